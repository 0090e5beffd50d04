#!/usr/bin/env bash
# install_test.sh CMAKE BUILD EXAMPLE: installs the build into a new folder, looks at what is there,
# then configures, builds and runs the example project against it.
set -euo pipefail
cmake=$1 build=$2 example=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

fail() { echo "install: $*" >&2; exit 1; }

"$cmake" --install "$build" --prefix "$folder/usr" >"$folder/log" || { cat "$folder/log"; fail "cmake --install"; }
for file in bin/nonet share/man/man1/nonet.1 share/bash-completion/completions/nonet \
  share/zsh/site-functions/_nonet share/fish/vendor_completions.d/nonet.fish include/nonet/board/grid.h; do
  [[ -s "$folder/usr/$file" ]] || fail "$file is missing or empty"
done
[[ -z $(find "$folder/usr/include" -name '*.cpp') ]] || fail "sources among the headers"
"$folder/usr/bin/nonet" check "$puzzle" >/dev/null || fail "the installed program does not work"

"$cmake" -S "$example" -B "$folder/build" -DCMAKE_PREFIX_PATH="$folder/usr" -DCMAKE_BUILD_TYPE=Debug \
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
echo "install: program, manual, completions and library are there; the example works"
