#!/usr/bin/env python3
"""Instruction counts of the hot paths, by valgrind's callgrind, beside those of an earlier commit.

    tests/golden/counts.py PROGRAM                    count, and say new / old
    tests/golden/counts.py PROGRAM --record COMMIT    count, and write them to counts.tsv with the commit of PROGRAM

Run by hand: it takes some seconds, and valgrind is not needed for anything else. Kernel avx2, one job:
valgrind knows no AVX-512.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import puzzles
import runs
from server import Client, serving

TABLE = Path(__file__).resolve().parent / "counts.tsv"
CALLGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
ALLOWED = 1.02


def environment(folder):
    return {**runs.environment(folder), "NONET_KERNEL": "avx2"}


def collected(said):
    """The number that callgrind says at the end."""
    found = re.search(r"Collected : (\d+)", said)
    if not found:
        sys.exit("counts: callgrind did not count:\n" + said)
    return int(found[1])


def of_command(program, folder, words):
    done = subprocess.run([*CALLGRIND, program, *words], cwd=folder, env=environment(folder), capture_output=True,
                          text=True, check=False)
    if done.returncode not in (0, 1):  # 1: the techniques do not solve the puzzle, which is an answer too
        sys.exit(f"counts: {' '.join(words)} ended with {done.returncode}:\n{done.stderr}")
    return collected(done.stderr)


def of_server(program, folder, requests):
    """All instructions of a server that answers so many solves."""
    body = json.dumps({"puzzle": puzzles.HARD})
    with serving(program, folder, CALLGRIND, env=environment(folder)) as served:
        client = Client(served.port)
        for _ in range(requests):
            answer = client.send("POST", "/api/solve", body, {})
            assert answer.status == 200, answer.body
    return collected(served.stderr)


def solve_route(program, folder):
    """One POST /api/solve: what 200 more of them cost, divided."""
    with serving(program, folder, env=environment(folder)):
        pass  # the database is filled before anything is counted
    few, many = (of_server(program, folder, requests) for requests in (100, 300))
    return (many - few) // 200


def logic_path(program, folder):
    """The path of one puzzle on which every technique of the profile is tried, with its words and drawings."""
    return of_command(program, folder, ["explain", puzzles.HARD, "--json"])


def batch(program, folder):
    """1,000 puzzles of the shipped collections."""
    lines = [line for name in puzzles.LEVELS for line in puzzles.every(puzzles.level(name), 167)][:1000]
    (folder / "batch.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return of_command(program, folder, ["solve", "batch.txt", "--jobs", "1"])


COUNTED = {"one /api/solve": solve_route, "one logical path": logic_path, "1000 batch solves": batch}


def measure(program):
    with tempfile.TemporaryDirectory(prefix="nonet-counts-") as name:
        return {what: count(program, Path(name)) for what, count in COUNTED.items()}


def recorded():
    if not TABLE.exists():
        return {}
    rows = (line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:])
    return {what: (int(count), commit) for what, count, commit in rows}


def record(counts, commit):
    rows = [f"{what}\t{count}\t{commit}\n" for what, count in counts.items()]
    TABLE.write_text("what\tinstructions\tcommit\n" + "".join(rows), encoding="utf-8")


def show(counts, before):
    """A table; gives whether all are within what is allowed."""
    print(f"{'':20} {'before':>14} {'now':>14}  new / old")
    ratios = []
    for what, count in counts.items():
        old, commit = before.get(what, (count, "nothing"))
        ratios.append(count / old)
        print(f"{what:20} {old:14,} {count:14,}  {ratios[-1]:.4f} (of {commit})")
    return max(ratios) <= ALLOWED


def main(arguments):
    if len(arguments) not in (1, 3) or arguments[1:2] not in ([], ["--record"]):
        sys.exit(__doc__)
    counts = measure(str(Path(arguments[0]).resolve()))
    if arguments[1:]:
        record(counts, arguments[2])
    return 0 if show(counts, recorded()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
