#!/usr/bin/env bash
# install_test.sh CMAKE BUILD SOURCE: installs the build into a new folder, looks at what is there, then
# configures, builds and runs the example project and every program of docs/library.md against it.
set -euo pipefail
cmake=$1 build=$2 source=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

fail() { echo "install: $*" >&2; exit 1; }

"$cmake" --install "$build" --prefix "$folder/usr" >"$folder/log" || { cat "$folder/log"; fail "cmake --install"; }
for file in bin/nonet share/man/man1/nonet.1 share/bash-completion/completions/nonet \
  share/zsh/site-functions/_nonet share/fish/vendor_completions.d/nonet.fish include/nonet/nonet.h lib*/libnonet.a; do
  # One name of a library's folder stands for any: lib, lib64, lib/x86_64-linux-gnu.
  [[ $(find "$folder/usr" -path "$folder/usr/$file" -size +0 | wc -l) == 1 ]] || fail "$file is missing or empty"
done
headers() { (cd "$1" && find . -type f | sort); }
[[ $(headers "$folder/usr/include") == $(headers "$source/include" | grep '\.h$') ]] ||
  fail "other headers than those of include/: $(headers "$folder/usr/include")"
[[ $(find "$folder/usr" -name '*.a' | wc -l) == 1 ]] || fail "more archives than one"
"$folder/usr/bin/nonet" check "$puzzle" >/dev/null || fail "the installed program does not work"

"$cmake" -S "$source/examples/library" -B "$folder/build" -DCMAKE_PREFIX_PATH="$folder/usr" -DCMAKE_BUILD_TYPE=Debug \
  >"$folder/log" 2>&1 || { cat "$folder/log"; fail "the package is not found"; }
"$cmake" --build "$folder/build" >"$folder/log" 2>&1 || { cat "$folder/log"; fail "the example does not build"; }
said=$("$folder/build/example" "$puzzle")
wanted='exactly one solution
534678912672195348198342567859761423426853791713924856961537284287419635345286179
difficulty 51, normal
Look at box 5.'
[[ $said == "$wanted"* ]] || fail "the example says:
$said"
if "$folder/build/example" 12 2>"$folder/err"; then fail "the example takes rubbish"; fi
grep -q '2 characters, a puzzle has 81' "$folder/err" || fail "the example does not say why"
python3 "$source/tests/docs/doc_programs.py" "$cmake" "$folder/usr" "$source/docs/library.md"
# By hand, as the page says, with no CMake.
lib=$(dirname "$(find "$folder/usr" -name libnonet.a)")
"${CXX:-c++}" -std=c++20 -I"$folder/usr/include" "$source/examples/library/main.cpp" -L"$lib" \
  -lnonet -lboost_json -lfmt -lpugixml -o "$folder/by_hand" || fail "the archive does not link by hand"
[[ $("$folder/by_hand" "$puzzle") == "$said" ]] || fail "by hand the example says something else"
echo "install: program, manual, completions and library are there; the example works"
