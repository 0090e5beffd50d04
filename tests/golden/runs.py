"""Runs the program and tells what it said."""

import dataclasses
import os
import shlex
import subprocess


@dataclasses.dataclass
class Run:
    """A command as it is typed after `nonet`."""
    line: str
    typed: str = ""          # on standard input
    combined: bool = False   # one digest for all lines of JSON
    any_order: bool = False  # the order of the lines means nothing: they are sorted
    sampled: bool = True     # in the sample that is always run, or only in the whole


@dataclasses.dataclass
class Seen:
    """What was said to one command or request."""
    name: str
    code: int
    out: str
    is_json: bool
    more: dict               # standard error, or the header
    combined: bool = False
    sampled: bool = True


def environment(folder):
    """Nothing of this machine: no settings, the kernel that every machine has."""
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "NONET_KERNEL": "portable"}


def run(program, folder, command):
    words = shlex.split(command.line)
    done = subprocess.run([program, *words], cwd=folder, env=environment(folder),
                          input=command.typed.encode(), capture_output=True, check=False)
    out, err = (text.decode("utf-8", "surrogateescape") for text in (done.stdout, done.stderr))
    if command.any_order:
        out = "".join(sorted(out.splitlines(keepends=True)))
    typed = f" < {command.typed[:20]!r}" if command.typed else ""
    return Seen(command.line + typed, done.returncode, out, "--json" in words, {"stderr": err},
                command.combined, command.sampled)
