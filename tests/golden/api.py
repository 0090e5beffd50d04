"""Sends the script of requests to a real server and tells what it answered."""

import json
import re

import compare
import script
from runs import Seen
from server import Client, field_of, serving

# What differs from run to run: the name of the rule, how it looks, what stands in its place.
VOLATILE = [
    ("moments", re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"), "<moment>"),
    ("moments in seconds", re.compile(r'("(?:started|updated|created|saved|at|exported)":)\d{9,}'), r'\1"<moment>"'),
    ("days", re.compile(r'"20\d\d-\d\d-\d\d"'), '"<day>"'),
    ("tokens", re.compile(r"\b[0-9a-f]{64}\b"), "<token>"),
    ("recovery codes", re.compile(r"\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b"), "<code>"),
]
# Of the header, what says something of the transport or of this very request.
LEFT_OUT = {"date", "x-request-id", "content-length", "connection", "keep-alive", "etag", "last-modified"}


class Talk:
    """Visitors by name, and what their requests have learned: ids and tokens, by name too."""

    def __init__(self, port, learned):
        self.port = port
        self.visitors = {}
        self.learned = dict(learned)

    def say(self, request):
        client = self.visitors.get(request.who) or self.visitors.setdefault(request.who, Client(self.port))
        header = {name: self.filled(value) for name, value in request.header.items()}
        answer = client.send(request.method, self.filled(request.path),
                             None if request.body is None else self.filled(request.body), header)
        for name, path in request.learn.items():
            self.learned[name] = answer.body if path == "." else field_of(answer.body, path)
        return self.seen(request, answer)

    def filled(self, text):
        """A request with what was learned in the place of <name>."""
        return re.sub(r"<([a-z_]+)>", lambda found: self.learned.get(found[1], found[0]), text)

    def normal(self, text):
        """An answer with <name> in the place of what was learned, and of all that is volatile."""
        for name, value in self.learned.items():
            if name in script.NAMED_IN_ANSWERS:
                text = text.replace(value, f"<{name}>")
        for _, pattern, replacement in VOLATILE:
            text = pattern.sub(replacement, text)
        return text

    def seen(self, request, answer):
        header = {name.lower(): self.normal(value) for name, value in answer.header.items()
                  if name.lower() not in LEFT_OUT}
        is_json = "json" in header.get("content-type", "")
        body = self.normal(answer.body)
        if request.chance:
            body = fields_of(body)
        return Seen(request.name(), answer.status, body, is_json, {"header": header})


def fields_of(body):
    """Of an answer that chance made only its fields, as JSON."""
    paths = {path for value in compare.values_of(body) for path in field_paths(value)}
    return json.dumps({path: True for path in sorted(paths)})


def field_paths(value, at=""):
    """The path of every field, elements of an array taken together (how many there are may be chance too)."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield f"{at}.{key}"
            yield from field_paths(part, f"{at}.{key}")
    elif isinstance(value, list):
        for part in value:
            yield from field_paths(part, at)


def observe(program, folder):
    with serving(program, folder) as served:
        talk = Talk(served.port, script.GIVEN)
        for request in script.requests():
            yield talk.say(request)
