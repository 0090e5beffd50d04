"""doc_programs.py CMAKE PREFIX PAGE: builds and runs the C++ of a page against an installed library.

A ```cpp block is a program, or without `int main` the body of one. A ```text block right after it is
what the program must say. `--write` puts there what it says now.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```cpp\n(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.M | re.S)


def whole(code: str) -> str:
    if "int main" in code:
        return code
    return f"#include <iostream>\n\n#include <nonet/nonet.h>\n\nint main() {{\n{code}}}\n"


def build(cmake: str, prefix: str, codes: list[str], folder: pathlib.Path) -> None:
    lines = ["cmake_minimum_required(VERSION 3.25)", "project(page LANGUAGES CXX)", "find_package(nonet REQUIRED)"]
    for n, code in enumerate(codes):
        (folder / f"piece{n}.cpp").write_text(whole(code))
        lines.append(f"add_executable(piece{n} piece{n}.cpp)")
        lines.append(f"target_link_libraries(piece{n} PRIVATE nonet::nonet)")
    (folder / "CMakeLists.txt").write_text("\n".join(lines) + "\n")
    options = [f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror"]
    for command in ([cmake, "-S", folder, "-B", folder / "build", *options], [cmake, "--build", folder / "build"]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"doc_programs: the page does not build\n{done.stdout}{done.stderr}")


def main() -> None:
    arguments = [word for word in sys.argv[1:] if word != "--write"]
    cmake, prefix, page = arguments[0], arguments[1], pathlib.Path(arguments[2])
    text = page.read_text()
    blocks = list(BLOCK.finditer(text))
    if not blocks:
        sys.exit(f"doc_programs: {page} has no C++")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        build(cmake, prefix, [block[1] for block in blocks], folder)
        said = []
        for n, block in enumerate(blocks):
            ran = subprocess.run([folder / "build" / f"piece{n}"], capture_output=True, text=True, timeout=120)
            if ran.returncode != 0:
                sys.exit(f"doc_programs: exit code {ran.returncode} of\n{block[1]}{ran.stderr}")
            said.append(ran.stdout)
    if "--write" in sys.argv:
        for block, words in reversed(list(zip(blocks, said))):
            if block[2] is not None:
                text = text[: block.start(2)] + words + text[block.end(2) :]
        page.write_text(text)
        return
    for block, words in zip(blocks, said):
        if block[2] is not None and block[2] != words:
            sys.exit(f"doc_programs: of\n{block[1]}\nthe page says\n{block[2]}\nand the program\n{words}")
    print(f"doc_programs: {len(blocks)} programs of {page.name} build and say what the page says")


main()
