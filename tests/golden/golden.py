#!/usr/bin/env python3
"""Golden outputs: what the program said before, kept while its parts are moved.

    tests/golden/golden.py record PROGRAM    write tests/golden/golden.json.xz
    tests/golden/golden.py check PROGRAM     say what is not as it was, a line for each command or request

With NONET_LONG_TESTS set, check looks at all that was recorded, else at a sample. README.md has the rule.
"""

import json
import lzma
import os
import sys
import tempfile
from pathlib import Path

import api
import commands
import compare
import paths
import puzzles
import runs

GOLDEN = Path(__file__).resolve().parent / "golden.json.xz"


def observe(program, chosen, whole):
    """All that is said, section by section."""
    with tempfile.TemporaryDirectory(prefix="nonet-golden-") as name:
        folder = Path(name)
        lay_out(program, folder, chosen)
        for command in (*commands.runs(chosen), *paths.runs(folder)):
            if whole or command.sampled:
                yield runs.run(program, folder, command)
        yield from api.observe(program, folder)


def lay_out(program, folder, chosen):
    """The files that commands name, and the first puzzle in every notation."""
    for name, text in commands.sources(chosen).items():
        (folder / name).write_text(text, encoding="utf-8")
    for name in commands.FORMATS:
        said = runs.run(program, folder, runs.Run(f"convert one.txt --to {name}"))
        (folder / f"one.{name}").write_text(said.out, encoding="utf-8")


def named(seen):
    """Names that differ: the second command of the same words has a 2 behind it."""
    times = {}
    for one in seen:
        times[one.name] = times.get(one.name, 0) + 1
        yield (one.name if times[one.name] == 1 else f"{one.name} ({times[one.name]})"), one


def entry(seen):
    """What is kept of one command or request."""
    kept = {"code": seen.code, "out": compare.keep(seen.out, seen.is_json), **seen.more}
    if seen.combined:
        kept["out"] = combined(kept["out"]["shape"], seen.out)
    return kept if seen.sampled else {**kept, "long": True}


def combined(shape, text):
    """One digest in the place of one for each line."""
    return {"shape": shape, "combined": compare.sha256(" ".join(compare.digests(compare.values_of(text), shape)))}


def difference(kept, seen):
    """What is not as it was, in a few words; None where all is."""
    if seen.code != kept["code"]:
        return f"its code was {kept['code']} and is {seen.code}"
    if seen.combined:
        same = combined(kept["out"]["shape"], seen.out) == kept["out"]
        changed = None if same else "some line changed"
    else:
        changed = compare.difference(kept["out"], seen.out)
    return changed or compare.lost({key: kept[key] for key in seen.more if key in kept}, seen.more)


def record(program):
    chosen = puzzles.draw() + puzzles.ODD
    entries = {name: entry(seen) for name, seen in named(observe(program, chosen, whole=True))}
    text = json.dumps({"puzzles": chosen, "entries": entries}, ensure_ascii=True, separators=(",", ":"))
    GOLDEN.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"golden: {len(entries)} answers in {GOLDEN.stat().st_size} bytes")
    return 0


def check(program):
    golden = json.loads(lzma.decompress(GOLDEN.read_bytes()))
    whole = bool(os.environ.get("NONET_LONG_TESTS"))
    differences, seen_names = 0, set()
    for name, seen in named(observe(program, golden["puzzles"], whole)):
        seen_names.add(name)
        kept = golden["entries"].get(name)
        changed = difference(kept, seen) if kept else "is not in the golden file: record it"
        if changed:
            differences += 1
            print(f"{name}: {changed}", flush=True)
    for name in missing(golden["entries"], seen_names, whole):
        differences += 1
        print(f"{name}: was not run")
    print(f"golden: {len(seen_names)} answers compared, {differences} differ")
    return 1 if differences else 0


def missing(entries, seen_names, whole):
    """What was recorded, should have been run, and was not. Without ../shared/data no paths are."""
    for name, kept in entries.items():
        expected = whole or not kept.get("long")
        if name not in seen_names and expected and (puzzles.has_shared_data() or not paths.is_path(name)):
            yield name


def main(arguments):
    verbs = {"record": record, "check": check}
    if len(arguments) != 2 or arguments[0] not in verbs:
        sys.exit(__doc__)
    return verbs[arguments[0]](str(Path(arguments[1]).resolve()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
