#!/bin/sh
# Solves the puzzle of a text file by human logic and writes the board and the steps to
# FILE_results.txt beside it, or to the file named second.
#   ./SolveSudoku.sh FILE [OUT]
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  echo "usage: $0 FILE [OUT]" >&2
  exit 2
fi
nonet=$(dirname "$0")/build/release/nonet
if [ ! -x "$nonet" ]; then
  echo "$0: first build the program: make build" >&2
  exit 2
fi
if [ $# -eq 2 ]; then
  exec "$nonet" solve "$1" --engine logic --results "$2"
fi
exec "$nonet" solve "$1" --engine logic --results
