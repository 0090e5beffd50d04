#!/usr/bin/env python3
"""Every place and every test that docs/mission.md names is there, and no row is without either."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PLACES = (ROOT, ROOT / "src")


def place_exists(word):
    word = word.rstrip("/")
    return any(any(base.glob(word)) for base in PLACES)


def test_names():
    """Suite.Name of every GoogleTest; suites of parameters also with their prefix."""
    names = set()
    for path in (ROOT / "tests").rglob("*.cpp"):
        text = path.read_text(encoding="utf-8")
        prefixes = dict(re.findall(r"INSTANTIATE_TEST_SUITE_P\(\s*(\w+),\s*(\w+)", text))
        suites = {suite: prefix for prefix, suite in prefixes.items()}
        for suite, name in re.findall(r"^(?:TEST|TEST_F|TEST_P)\((\w+),\s*(\w+)\)", text, re.MULTILINE):
            names.update({f"{suite}.{name}", f"{suites.get(suite, '')}/{suite}.{name}"})
    return names


def test_exists(word, names):
    pattern = re.escape(word).replace(r"\*", ".*").replace("…", ".*")
    return any(re.match(pattern, name) for name in names)


def main():
    names, problems, rows = test_names(), [], 0
    for line in (ROOT / "docs/mission.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 4 or not cells[0].isdigit():
            continue
        rows += 1
        for column in (2, 3):
            if "`" not in cells[column]:
                problems.append(f"row {cells[0]}: nothing in column {column + 1}")
        for word in re.findall(r"`([^` ]+)`", cells[2] + " " + cells[3]):
            is_test = re.fullmatch(r"[A-Z]\w*(/[A-Z]\w*)?(\.[A-Z*][\w*…]*|/\*)", word)
            is_place = ("/" in word or word.endswith(".sh")) and not is_test
            if is_test and not test_exists(word, names):
                problems.append(f"row {cells[0]}: there is no test {word}")
            if is_place and not place_exists(word):
                problems.append(f"row {cells[0]}: there is no {word}")
    if rows != 55:
        problems.append(f"{rows} rows, there should be 55")
    print("\n".join(problems) or f"{rows} rows, every place and test is there")
    return 1 if problems else 0


sys.exit(main())
