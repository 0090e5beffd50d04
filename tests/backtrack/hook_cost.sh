#!/usr/bin/env bash
# hook_cost.sh WITH WITHOUT: both programs do the same work; the first may take at most 1 % more
# instructions than the second.
set -euo pipefail
command -v valgrind >/dev/null || { echo "left out: valgrind is not installed"; exit 77; }
count() {
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$1" 2>&1 |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}
with=$(count "$1") without=$(count "$2")
echo "instructions: $with with the hooks switched off, $without without hooks"
[[ -n $with && -n $without ]] && (( with * 100 <= without * 101 ))
