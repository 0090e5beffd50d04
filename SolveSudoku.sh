#!/bin/sh
# Solves the puzzle of a text file by human logic and writes the board and the steps to
# FILE_results.txt beside it, or to the file named second. Options go to `nonet solve`.
#   ./SolveSudoku.sh FILE [OUT] [--profile classic …]
usage="usage: $0 FILE [OUT] [OPTIONS of nonet solve, such as --profile classic]"
case ${1-} in
  -h | --help) echo "$usage" && exit ;;
  '' | -*) echo "$usage" >&2 && exit 2 ;;
esac
file=$1
shift
out=
case ${1-} in
  '' | -*) ;;
  *) out=$1 && shift ;;
esac

home=$(dirname "$(readlink -f "$0")")
nonet=$home/build/release/nonet

# Whether the program is missing or older than something that it is made of.
is_stale() {
  [ ! -x "$nonet" ] ||
    find "$home/src" "$home/data" "$home/CMakeLists.txt" -type f -newer "$nonet" | grep -q .
}
if is_stale; then
  echo "$0: building the program first" >&2
  if ! said=$(make -C "$home" --no-print-directory build 2>&1) || [ ! -x "$nonet" ]; then
    printf '%s\n' "$said" >&2
    echo "$0: the program could not be built; the reason is above" >&2
    exit 3
  fi
  touch "$nonet" # a source may be newer and yet change nothing in it
fi

exec "$nonet" solve "$file" --engine logic "$@" --results ${out:+"$out"}
