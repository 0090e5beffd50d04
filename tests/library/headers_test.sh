#!/usr/bin/env bash
# headers_test.sh INCLUDE COMPILER: every header of INCLUDE/nonet alone, as strictly as anybody would
# compile it, by the project's compiler and by clang 19 where that is installed.
set -euo pipefail
include=$1 compiler=$2
fail() { echo "headers: $*" >&2; exit 1; }

compilers=("$compiler")
if command -v clang++-19 >/dev/null; then compilers+=(clang++-19); fi
for header in "$include"/nonet/*.h; do
  name=nonet/$(basename "$header")
  if grep -n '#include' "$header" | grep -vE '#include <(nonet/[a-z]+\.h|[a-z_]+)>'; then
    fail "$name includes more than the standard library and its neighbours"
  fi
  for each in "${compilers[@]}"; do
    # Twice in one file: the second time it must be empty.
    printf '#include <%s>\n#include <%s>\nint main() {}\n' "$name" "$name" |
      "$each" -std=c++20 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -fsyntax-only \
        -I"$include" -x c++ - || fail "$name does not compile alone by $each"
  done
  [[ $name == nonet/nonet.h ]] || grep -q "#include <$name>" "$include/nonet/nonet.h" ||
    fail "nonet.h does not include $name"
done
echo "headers: each compiles alone by ${compilers[*]}"
