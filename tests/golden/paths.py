"""Logic paths of whole collections: every step in words and as data, one hash for 100 puzzles."""

import puzzles
from runs import Run

BLOCK = 100
# A collection, and how many of its puzzles.
COLLECTIONS = [("top1465.txt", 1465), ("clues17.txt", 1500)]
# Every so many blocks one is in the sample.
SAMPLED = 5


def write_blocks(folder):
    """The puzzles in files of 100; gives the names of the files, and whether each is in the sample."""
    for name, count in COLLECTIONS:
        lines = puzzles.collection(name)[:count]
        for n, begin in enumerate(range(0, count, BLOCK)):
            file = f"{name.removesuffix('.txt')}-{begin + 1}.txt"
            (folder / file).write_text("\n".join(lines[begin:begin + BLOCK]) + "\n", encoding="utf-8")
            yield file, n % SAMPLED == 0


def runs(folder):
    if not puzzles.has_shared_data():
        print("golden: the paths of whole collections are left out: ../shared/data is not here")
        return
    for file, sampled in write_blocks(folder):
        yield Run(f"explain --no-boards {file}", sampled=sampled)
        yield Run(f"explain --json {file}", combined=True, sampled=sampled)


def is_path(name):
    """Whether a run of this name is one of these."""
    return any(f" {collection.removesuffix('.txt')}-" in name for collection, _ in COLLECTIONS)
