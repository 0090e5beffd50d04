"""The puzzles of the golden runs: 200 lines from all collections, drawn the same way every time."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SHARED = ROOT.parent / "shared" / "data"
LEVELS = ("very-easy", "easy", "normal", "hard", "very-hard", "extreme")

WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12..."

# Each kind of line that is no proper puzzle.
ODD = [
    "." * 81,                                             # empty: very many solutions
    "0" * 80 + "1",
    WIKIPEDIA.replace("8", "."),                          # several solutions
    WIKIPEDIA.replace("5", ".", 2),
    WIKIPEDIA[:-1] + ".",
    "1" + WIKIPEDIA[1:],                                  # no solution, or against the rules
    "55" + WIKIPEDIA[2:],
    ".5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..791",
    SOLUTION,                                             # full, and full but wrong
    SOLUTION[:-2] + "97",
    WIKIPEDIA[:-1],                                       # too short, too long, not digits
    WIKIPEDIA + "1",
    WIKIPEDIA.replace("7", "x", 1),
    "rubbish",
    "# a remark",
    WIKIPEDIA + " # with a remark",
    WIKIPEDIA.replace(".", "0"),
    WIKIPEDIA.replace(".", "*"),
    WIKIPEDIA + "," + SOLUTION,
    "",
]


def every(lines, count):
    """`count` of the lines, evenly spread."""
    return [lines[n * len(lines) // count] for n in range(count)]


def collection(name):
    return [line for line in (SHARED / name).read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#")]


def level(name):
    rows = (ROOT / "data" / "collections" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [row.split("\t")[0] for row in rows[1:]]


def draw():
    """The 180 proper puzzles: from each collection a share."""
    drawn = every(collection("top1465.txt"), 40) + every(collection("clues17.txt"), 30)
    drawn += every(collection("hardest.txt"), 24) + every(collection("everyday.txt"), 26)
    for name in LEVELS:
        drawn += every(level(name), 10)
    return drawn


def has_shared_data():
    return SHARED.is_dir()
