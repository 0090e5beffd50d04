#!/usr/bin/env python3
"""Runs every command that README, CONTRIBUTING and the pages of docs/ show.

    tests/docs/doc_commands.py PROGRAM [PAGE…]

- ```console blocks: each line `$ command` is typed, and what stands below it must be the answer,
  standard error included. A line `…` stands for any lines. The exit code is not looked at.
- other blocks: a line that begins with a program's name is typed and must end with exit code 0.
- `nonet …` within a sentence: the command and every option must be in the program's --help.
What cannot be run here is in NOT_RUN, with the reason; a row that no page needs is an error too.
All commands of a page share a scratch folder, which holds the files of `prepare`. A page that calls
localhost:8080 is answered by a server of its own, and so is one that names a PostgreSQL database.
"""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

# What a command begins with, and why it is not run here.
NOT_RUN = [
    (r"make (run|test|lint|build|bench|fuzz|coverage|mutation|help)\b",
     "builds and tests the project: the machine that runs this test does it"),
    (r"nonet serve(?!.*--print-config)", "serves until it is stopped: tests/cli/serve_test.cpp"),
]
PROGRAMS = r"(nonet|make|cmake|ctest|curl|systemctl|cat|printf|source|cd|npx|tools/|build/|bench/|\./)"


def prepare(folder, program):
    """The files that examples speak of, small ones in the place of large."""
    rows = (ROOT / "data/collections/normal.tsv").read_text(encoding="utf-8").splitlines()[1:25]
    some, others = ("".join(row.split("\t")[0] + "\n" for row in half) for half in (rows[:12], rows[12:]))
    sixteen = ["".join("123456789ABCDEFG"[(r % 4 * 4 + r // 4 + c) % 16] for c in range(16))
               for r in range(16)]
    sixteen[0] = "." + sixteen[0][1:]
    case = next(line.split(" ", 1)[1]
                for line in (ROOT / "docs/techniques/examples.txt").read_text(encoding="utf-8").splitlines()
                if line.startswith("x-wing "))
    for name, text in {
        "puzzle.txt": PUZZLE + "\n",
        "puzzles.txt": some,
        "million.txt": others,  # a puzzle stays in the collection that it came with
        "collection.sdm": some.replace(".", "0"),
        "large.txt": "\n".join(sixteen) + "\n",
        "technique_cases.txt": case + "\n",
        "nonet.conf": "port = 8080\n",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    for made in (".zfunc", ".config/fish/completions", "bin"):
        (folder / made).mkdir(parents=True)
    (folder / "bin/nonet").symlink_to(program)
    (folder / "data").symlink_to(ROOT / "data")
    (folder / "examples").symlink_to(ROOT / "examples")
    typed(folder, "nonet convert puzzle.txt --to sdk > puzzle.sdk")
    typed(folder, "nonet db import puzzles.txt && nonet db export --tsv > copy.tsv")


def typed(folder, command):
    environment = {**os.environ, "HOME": str(folder), "PATH": f"{folder}/bin:{os.environ['PATH']}",
                   "MANPAGER": "cat"}
    return subprocess.run(["bash", "-c", "set -o pipefail; " + command], cwd=folder, env=environment,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=120, check=False)


@contextlib.contextmanager
def served(folder):
    """A server at a free port, where curl finds it for localhost:8080."""
    command = [folder / "bin/nonet", "serve", "--port", "0", "--db", folder / "served.db"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True) as server:
        try:
            port = re.search(r":(\d+)/", server.stdout.readline())[1]
            (folder / ".curlrc").write_text(f'connect-to = "localhost:8080:127.0.0.1:{port}"\n',
                                            encoding="utf-8")
            yield
        finally:
            server.terminate()


@contextlib.contextmanager
def postgresql():
    """A server with the database postgresql://nonet@localhost/nonet; PGPORT leads there."""
    programs = max(Path("/usr/lib/postgresql").glob("*/bin"))
    # The server refuses to be run by root: then it runs as the user that its package made.
    owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def run(program, *arguments):
        subprocess.run([*owner, programs / program, *arguments], cwd="/", check=True,
                       stdout=subprocess.DEVNULL)

    with tempfile.TemporaryDirectory(prefix="nonet-doc-postgresql-") as folder:
        if owner:
            shutil.chown(folder, "postgres")
        with socket.create_server(("localhost", 0)) as free:
            os.environ["PGPORT"] = str(free.getsockname()[1])
        data = ["-D", f"{folder}/data"]
        run("initdb", *data, "-A", "trust", "-U", "nonet", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        run("pg_ctl", *data, "-w", "-l", f"{folder}/log", "-o", f"-k {folder} -c fsync=off", "start")
        try:
            run("createdb", "-h", "localhost", "-U", "nonet", "nonet")
            yield
        finally:
            run("pg_ctl", *data, "-w", "-m", "immediate", "stop")


def blocks(text):
    """(language, lines) of each fenced block; and the text outside of them."""
    found, outside, inside = [], [], None
    for line in text.splitlines():
        if line.startswith("```"):
            inside = None if inside is not None else (line[3:].strip(), [])
            if inside is not None:
                found.append(inside)
        elif inside is not None:
            inside[1].append(line)
        else:
            outside.append(line)
    return found, "\n".join(outside)


def answers_as_shown(shown, got):
    pattern = "".join(r"(?:.*\n)*?" if line == "…" else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(pattern, got) is not None


class Pages:
    def __init__(self, program):
        self.program, self.problems, self.run, self.checked = program, [], 0, 0
        self.used, self.help = set(), {}

    def reason_not_to(self, command):
        for pattern, _ in NOT_RUN:
            if re.match(pattern, command):
                self.used.add(pattern)
                return True
        return False

    def read(self, page):
        name = page.relative_to(ROOT)
        found, outside = blocks(page.read_text(encoding="utf-8"))
        for words in re.findall(r"`(nonet [^`]+)`", outside):
            self.sentence(name, " ".join(words.split()))
        found = [block for block in found if block[0] in ("console", "", "sh")]
        if not found:
            return
        shown = "\n".join(line for _, lines in found for line in lines)
        with contextlib.ExitStack() as parts:
            folder = Path(parts.enter_context(tempfile.TemporaryDirectory(prefix="nonet-doc-")))
            prepare(folder, self.program)
            if "localhost:8080/" in shown:
                parts.enter_context(served(folder))
            if "postgresql://" in shown:
                parts.enter_context(postgresql())
            for language, lines in found:
                show = self.console if language == "console" else self.plain
                show(folder, name, lines)

    def console(self, folder, name, lines):
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        for start, end in zip(starts, starts[1:] + [len(lines)]):
            command, shown = lines[start][2:], lines[start + 1:end]
            if self.reason_not_to(command):
                continue
            self.run += 1
            got = typed(folder, command).stdout
            if not answers_as_shown(shown, got):
                self.problems.append(f"{name}: {command}\n  shown:\n" + "\n".join(shown) +
                                     f"\n  answered:\n{got}")

    def plain(self, folder, name, lines):
        for line in lines:
            command = re.sub(r"\s+# .*", "", line.removeprefix("$ ")).strip()
            if not re.match(PROGRAMS, command) or self.reason_not_to(command):
                continue
            self.run += 1
            done = typed(folder, command)
            if done.returncode != 0:
                self.problems.append(f"{name}: {command}\n  exit code {done.returncode}: {done.stdout}")

    def help_of(self, command):
        if command not in self.help:
            done = subprocess.run([self.program, *command.split(), "--help"], capture_output=True,
                                  text=True, check=False)
            self.help[command] = done.stdout if done.returncode == 0 else None
        return self.help[command]

    def sentence(self, name, words):
        """Command and options are there; the rest of a sentence's command may be a placeholder."""
        self.checked += 1
        parts = words.split()[1:]
        command = " ".join(parts[:2]) if parts[0] == "db" and len(parts) > 1 else parts[0]
        if parts[0].startswith("-") or parts[0].isupper():
            return
        text = self.help_of(command)
        if text is None:
            self.problems.append(f"{name}: `{words}`: there is no command {command}")
            return
        for option in re.findall(r"(?<!\S)(--?[a-z][a-z-]*)", words):
            if not re.search(rf"(?<![\w-]){option}(?![\w-])", text):
                self.problems.append(f"{name}: `{words}`: {command} has no option {option}")


def main():
    pages = Pages(str(Path(sys.argv[1]).resolve()))
    chosen = [Path(p).resolve() for p in sys.argv[2:]]
    everything = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for page in chosen or everything:
        pages.read(page)
    if not chosen:
        pages.problems += [f"NOT_RUN: no page needs {pattern}" for pattern, _ in NOT_RUN
                           if pattern not in pages.used]
    for problem in pages.problems:
        print(problem, file=sys.stderr)
    print(f"{pages.run} commands run, {pages.checked} in sentences looked up, "
          f"{len(pages.problems)} problems")
    return 1 if pages.problems else 0


if __name__ == "__main__":
    sys.exit(main())
