#!/usr/bin/env bash
# kernel_symbols.sh OBJECT…: a function that several objects may define is kept once by the linker,
# for everyone. So every such function of a kernel must carry the kernel's level in its name, or
# code for AVX2 could run on a machine without it.
set -euo pipefail
failed=0
for object in "$@"; do
  [[ $object =~ kernel_([a-z0-9]+)\.cpp ]] || { echo "not a kernel: $object"; exit 1; }
  level=${BASH_REMATCH[1]}
  shared=$(nm -C --defined-only "$object" | grep -E '^[0-9a-f]+ [Ww] ' || true)
  [[ -n $shared ]] || { echo "$object: no shared function at all: is nm right?"; exit 1; }
  if grep -v "lanes::${level}::" <<< "$shared"; then
    echo "$object: these functions do not name lanes::$level"
    failed=1
  fi
done
exit "$failed"
