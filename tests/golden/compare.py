"""The rule of comparison: text stays byte for byte; JSON may gain fields, but loses and changes none.

A short output is kept whole. Of a long text its SHA-256 is kept. Of long JSON a digest of every line is
kept, taken over the fields that were there when it was recorded (its shape): new fields do not change it.
"""

import hashlib
import json

LONG_TEXT = 4_000
LONG_JSON = 30_000


def keep(text, is_json):
    """What the golden file holds of an output."""
    if not is_json:
        return {"text": text} if len(text) <= LONG_TEXT else {"sha256": sha256(text), "length": len(text)}
    values = values_of(text)
    if len(text) <= LONG_JSON:
        return {"json": values}
    shape = shape_of(values)
    return {"shape": shape, "digests": digests(values, shape)}


def difference(kept, text):
    """The first thing that is not as it was kept, in a few words; None where all is."""
    if "text" in kept:
        return None if text == kept["text"] else first_line_changed(kept["text"], text)
    if "sha256" in kept:
        same = sha256(text) == kept["sha256"]
        return None if same else f"the text changed ({kept['length']} characters before, {len(text)} now)"
    if "json" in kept:
        return lost(kept["json"], values_of(text))
    now = digests(values_of(text), kept["shape"])
    if len(now) != len(kept["digests"]):
        return f"{len(kept['digests'])} lines before, {len(now)} now"
    changed = [n for n, (old, new) in enumerate(zip(kept["digests"], now), 1) if old != new]
    return f"line {changed[0]} changed, {len(changed)} of {len(now)} in all" if changed else None


def sha256(text):
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def values_of(text):
    """One JSON document, or those of NDJSON; a line that is no JSON stays text."""
    try:
        return [json.loads(text)]
    except ValueError:
        pass
    return [value_of(line) for line in text.splitlines()]


def value_of(line):
    try:
        return json.loads(line)
    except ValueError:
        return {"not json": line}


def lost(old, new, at=""):
    """Where `new` lacks or changes something of `old`; None if it holds all of it."""
    if type(old) is not type(new):
        return f"{at or 'all'}: {brief(old)} became {brief(new)}"
    if isinstance(old, dict):
        gone = next((key for key in old if key not in new), None)
        if gone is not None:
            return f"{at}.{gone} is gone"
        parts = ((old[key], new[key], f"{at}.{key}") for key in old)
    elif isinstance(old, list):
        if len(old) != len(new):
            return f"{at or 'all'}: {len(old)} elements before, {len(new)} now"
        parts = ((one, other, f"{at}[{n}]") for n, (one, other) in enumerate(zip(old, new)))
    else:
        return None if old == new else f"{at or 'all'}: {brief(old)} became {brief(new)}"
    return next((found for found in (lost(*part) for part in parts) if found), None)


def brief(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "…"


def shape_of(value, shape=None):
    """The fields that objects have, elements of an array taken together: a mapping under "{}" and "[]"."""
    shape = {} if shape is None else shape
    if isinstance(value, dict):
        fields = shape.setdefault("{}", {})
        for key, part in value.items():
            fields[key] = shape_of(part, fields.get(key))
    elif isinstance(value, list):
        for part in value:
            shape["[]"] = shape_of(part, shape.get("[]"))
    return shape


def within(value, shape):
    """A value without the fields that its shape does not know."""
    if isinstance(value, dict):
        fields = shape.get("{}", {})
        return {key: within(part, fields[key]) for key, part in value.items() if key in fields}
    if isinstance(value, list):
        return [within(part, shape.get("[]", {})) for part in value]
    return value


def digests(values, shape):
    element = shape.get("[]", {})
    return [sha256(json.dumps(within(value, element), sort_keys=True))[:16] for value in values]


def first_line_changed(old, new):
    before, after = old.splitlines(), new.splitlines()
    for n, (one, other) in enumerate(zip(before, after), 1):
        if one != other:
            return f"line {n}: {brief(one)} became {brief(other)}"
    if len(before) != len(after):
        return f"{len(before)} lines before, {len(after)} now"
    return "its line ends changed"
