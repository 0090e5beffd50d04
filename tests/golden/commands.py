"""The commands whose answers are kept: every verb, with its options, as text and as JSON."""

import itertools

import puzzles
from runs import Run

ENGINES = ("fast", "dfs", "mrv", "norvig", "least", "cdcl", "logic")
FORMATS = ("line", "grid", "framed", "pencilmarks", "sdm", "sdk", "ss", "opensudoku", "hodoku", "json",
           "candidates", "mixed", "squares")
VERBS = ("solve", "check", "hint", "explain", "steps", "rate", "generate", "convert", "canon", "watch",
         "serve", "db", "bench", "cases", "man", "completions")
DB_VERBS = ("migrate", "status", "import", "export", "stats", "backup", "rerate")
P, S, H = puzzles.WIKIPEDIA, puzzles.SOLUTION, puzzles.HARD

# Over all 200 lines, those included that are no puzzle.
OVER_ALL = [
    "solve", "solve --count 1", "solve --count 50", "solve --aligned", "solve --after-line 150",
    "solve --jobs 2", "solve --engine cdcl --stats", "solve --engine cdcl --decide mrv",
    "solve --engine dfs --budget 20000 --stats", "solve --engine least --budget 20000 --stats",
    "solve --engine mrv --budget 20000 --stats", "solve --engine norvig --budget 20000 --stats",
    "solve --engine norvig --constrain-only", "solve --engine logic", "solve --engine logic --profile classic",
    "check", "check --minimal", "check --aligned", "check --jobs 2", "rate", "rate --aligned",
    "canon", "canon --unique", "canon --aligned", "convert", "convert --aligned",
    "hint", "hint --stage 2", "hint --stage 3", "hint --stage 4", "hint --profile classic --stage 4",
    "hint --known naked-single,hidden-single-box --stage 4", "explain", "explain --group",
]
# Over twelve puzzles of all strengths: long answers, or long work.
OVER_SOME = [
    "steps --limit 20", "steps --limit 2", "steps --technique hidden-single-box,naked-pair,x-wing", "steps --in r4c5",
    "steps --in b5 --limit 5", "steps --profile classic", "steps --profile sudokio --limit 3",
    "steps --profile all --limit 1 --in r1", "explain --no-boards", "explain --profile sudokio",
    "explain --anyway", "rate --profile classic", "hint --notes reminders --stage 4", "solve --engine logic --profile all",
    "solve --engine logic --stats",
]
# One puzzle that is typed.
OVER_TYPED = [
    *(f"solve {P} --engine {engine}" for engine in ENGINES), f"solve {H}", f"check {P}", f"check {H} --minimal",
    f"rate {H}", f"hint {P}", f"hint {H} --stage 4", f"hint {P} --history r1c3=4,r1c4=6,r5c5=7 --stage 3",
    f"hint {P} --history r1c3=1 --stage 4", f"explain {P}", f"explain {P} --why-not r1c3=1",
    f"explain {H} --why-not r1c3=1", f"explain {P} --why-not r1c3=4", f"explain {P} --why-not r1c1=5",
    f"explain {P} --why-not r1c1=4", f"explain {P} --why-not r1c3=5", f"explain {P} --why-not E5=5",
    f"explain {P} --inner naked-single,fork-chain:2 --profile all", f"steps {P} --limit 1", f"canon {P}", f"convert {P}", f"solve {'.' * 81}", f"solve {'.' * 81} --count 10000",
    f"explain {'.' * 81}", f"check {'.' * 81}", f"rate {'.' * 81}", f"hint {'.' * 81}", f"hint {S}",
]
GENERATE = [
    "--seed 1", "--seed 2 --count 5", "--seed 3 --level very-easy --count 2", "--seed 4 --level easy",
    "--seed 5 --level normal --symmetry rot180", "--seed 6 --level hard", "--seed 7 --level hard --band",
    "--seed 8 --difficulty 100-200", "--seed 9 --score 300-600", "--seed 10 --score-level gentle",
    "--seed 11 --givens 26-28 --minimal", "--seed 12 --not-minimal --givens 32", "--seed 13 --symmetry diagonal",
    "--seed 14 --allow singles,locked --require pointing", "--seed 15 --forbid chains --solvable",
    "--seed 16 --beyond singles --solvable", "--seed 17 --practice naked-pair --count 2",
    "--seed 18 --method published --rounds 5", "--seed 19 --uniform-grids", "--seed 20 --full-grids --count 3",
    "--seed 21 --to framed", "--seed 22 --to hodoku", "--seed 23 --count 3 --jobs 2",
    "--seed 24 --givens 17 --budget 20 --stats", "--seed 25 --only-hard naked-pair",
    "--seed 26 --profile classic --level normal --stats",
]
# What cannot be done: the sentence and the exit code.
RUBBISH = [
    "", "nothing", "solve --nothing", "solve --engine", "solve --engine quick", "solve --count x", "solve --count 0",
    "solve --count -1", "solve no-such-file.txt", "solve 12345", "solve rubbish", f"solve {P}x", f"solve {P[:-1]}",
    f"solve 55{P[2:]}", f"solve 1{P[1:]}", f"solve {P} {P}", f"solve {P} --budget many", f"solve {P} --size 7x8",
    f"solve {P} --size 0", f"solve {P} --from nothing", f"solve {P} --from framed", f"solve {P} --decide luck",
    f"solve {P} --profile nothing", f"solve {P} --trace no/such/folder/x", f"solve {P} --jobs 0",
    f"solve {P} --jobs x", "solve all.txt --trace x.ndjson", "solve empty.txt", "solve .", "check rubbish",
    "check", f"hint {P} --stage 5", f"hint {P} --stage 0", f"hint {P} --history r1c3", f"hint {P} --history r0c3=1",
    f"hint {P} --known nothing", f"hint {P} --notes some", f"explain {P} --why-not r1c3", f"explain {P} --inner x",
    f"explain {P} --why-not r1c3=0", f"steps {P} --in r10", f"steps {P} --technique nothing", f"steps {P} --limit 0",
    "rate rubbish", "rate all.txt --resume", "rate all.txt --output no/such/folder", "generate --level nothing",
    "generate --givens 5", "generate --givens 30-20", "generate --count 0", "generate --require nothing",
    "generate --symmetry odd", "generate --pattern ...", "generate --seed x", "generate --method other",
    "generate --append", "generate --only-hard nothing", f"convert {P} --to nothing", "convert rubbish",
    "canon rubbish", "watch rubbish", f"watch {P} --engine fast", f"watch {P} --speed 0", "db", "db nothing",
    "db import", "db import no-such-file.txt --db x.db", "db export --db no/such/folder/x.db",
    "db status --db all.txt", "db backup", "cases rubbish", "bench rubbish", f"bench {P} --kernel nothing",
    "completions", "completions tcsh", "serve --port x", "serve --port 70000", "serve --nothing",
    "serve --config no-such-file.conf", "--nothing",
]
# In this order, on one database of its own.
DATABASE = [
    "db migrate --db g.db", "db migrate --db g.db", "db status --db g.db", "db status --db g.db --json",
    "db import some.txt --db g.db --collection mine --source here", "db import some.txt --db g.db --json",
    "db import rest.txt --db g.db --unrated --collection rest --jobs 1", "db import rest.txt --db g.db --json --aligned",
    "db stats --db g.db", "db stats --db g.db --json", "db export --db g.db", "db export --db g.db --tsv",
    "db export --db g.db --level hard --to sdm", "db export --db g.db --technique x-wing",
    "db export --db g.db --collection mine --to hodoku", "db export --db g.db --collection none",
    "db rerate --db g.db", "db rerate --db g.db --all", "db export --db g.db --tsv --level extreme",
    "db status --db g.db --check", "db status --db g.db --check --json", f"check {P} --db g.db",
    "check some.txt --db g.db --json", f"check {P[::-1]} --db g.db --json",
    "generate --seed 31 --count 2 --db g.db", "db stats --db g.db --json ", "db backup g-copy.db --db g.db",
    "db backup g-copy.db --db g.db ", "db stats --db g-copy.db",
]


def sources(chosen):
    """The files that the commands name."""
    proper = chosen[:len(chosen) - len(puzzles.ODD)]
    sixteen = ["".join("123456789ABCDEFG"[(r % 4 * 4 + r // 4 + c) % 16] for c in range(16)) for r in range(16)]
    sixteen[0] = "." + sixteen[0][1:]
    return {
        "all.txt": "\n".join(chosen) + "\n",
        "some.txt": "\n".join(puzzles.every(proper, 12)) + "\n",
        "rest.txt": "\n".join(proper[-60::4] + puzzles.ODD) + "\n",
        "one.txt": P + "\n",
        "empty.txt": "",
        "large.txt": "\n".join(sixteen) + "\n",
        "small.txt": "1...\n..2.\n.3..\n...4\n",
        "six.txt": "1.....\n..4...\n...2..\n..3...\n....5.\n.....6\n",
        "cases.txt": (puzzles.ROOT / "docs/techniques/examples.txt").read_text(encoding="utf-8"),
        "own.txt": "naked-single 4\nhidden-single-box 14\npointing 50\n",
        "nonet.conf": "port = 8123\nlog = yes\n",
    }


def in_both(lines):
    for line in lines:
        yield Run(line)
        yield Run(f"{line} --json")


def notations():
    """One puzzle in every notation, and read back from it (the file was written by the first run)."""
    for name, source in itertools.product(FORMATS, ("one.txt", "some.txt")):
        yield Run(f"convert {source} --to {name}")
    for name in FORMATS:
        yield from in_both([f"convert one.{name} --to line", f"convert one.{name} --from {name} --to pencilmarks",
                            f"check one.{name}"])


def stories():
    """What watch and --trace tell, and the other files that solve writes."""
    for engine in ENGINES[1:]:
        yield Run(f"watch {P} --engine {engine} --json")
        yield Run(f"watch {P} --engine {engine}")
        yield Run(f"watch {H} --engine {engine} --budget 300 --json")
        yield Run(f"solve {H} --engine {engine} --budget 300 --trace /dev/stdout --json")
    yield from in_both([f"watch {H}", f"watch {H} --decide activity", f"watch {P} --engine logic --group",
                        f"watch {'.' * 81} --engine mrv", f"watch 1{P[1:]}", "watch small.txt --size 4"])
    yield Run(f"solve {P} --engine cdcl --dimacs /dev/stdout")
    yield Run(f"solve {H} --engine cdcl --proof /dev/stdout")
    yield Run(f"solve {H} --engine logic --results /dev/stdout")


def other_sizes():
    return in_both(["solve large.txt --size 16", "solve small.txt --size 4", "solve small.txt --size 2x2 --count 5",
                    "solve six.txt --size 2x3", "solve six.txt --size 3x2 --count 3", "convert six.txt"])


def manuals():
    yield Run("--help")
    yield Run("--version")
    yield from (Run(f"{verb} --help") for verb in VERBS)
    yield from (Run(f"db {verb} --help") for verb in DB_VERBS)
    yield from (Run(line) for line in ("man", "man --markdown", "completions bash", "completions zsh",
                                       "completions fish", "serve --config nonet.conf --print-config"))


def standard_input(chosen):
    text = "\n".join(chosen[-30:]) + "\n"
    for line in ("solve -", "solve - --aligned", "check -", "rate -", "canon -", "convert - --to json", "hint -"):
        yield Run(line, typed=text)
        yield Run(f"{line} --json", typed=text)


def runs(chosen):
    """All commands, in the order in which they must be run."""
    yield from manuals()
    yield from (Run(line) for line in RUBBISH)
    yield from in_both(f"{line} all.txt" for line in OVER_ALL)
    yield from in_both(f"{line} some.txt" for line in OVER_SOME)
    yield from in_both(OVER_TYPED)
    yield from in_both(f"convert some.txt --to {name}" for name in ("framed", "pencilmarks", "hodoku"))
    yield from in_both(f"generate {line}" for line in GENERATE)
    yield from in_both(["cases cases.txt", "rate some.txt --profile own.txt", "steps one.txt --profile own.txt"])
    yield from notations()
    yield from stories()
    yield from other_sizes()
    yield from standard_input(chosen)
    # Puzzles are numbered as they are stored, which is done by the clock: exported lines stand in any order.
    yield from (Run(line, any_order=line.startswith("db export")) for line in DATABASE)
