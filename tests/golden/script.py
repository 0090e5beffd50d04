"""The requests whose answers are kept, topic by topic, over all routes of the API."""

import dataclasses
import json

import puzzles
from commands import ENGINES, FORMATS

P, S, H = puzzles.WIKIPEDIA, puzzles.SOLUTION, puzzles.HARD
SEVERAL, NONE = P.replace("8", "."), "1" + P[1:]
BOARD = [[int(c) if c != "." else 0 for c in P[row * 9:row * 9 + 9]] for row in range(9)]
OPEN = [n for n, c in enumerate(P) if c == "."]

# Learned ids that answers may show: there their name stands. Tokens are volatile anyway.
NAMED_IN_ANSWERS = ("game", "other_game", "own_game", "third_game", "own_puzzle")
# What requests may name from the beginning.
GIVEN = {"nobody": "0" * 64}


@dataclasses.dataclass
class Request:
    method: str
    path: str
    body: str | None = None
    who: str = "anybody"
    learn: dict = dataclasses.field(default_factory=dict)    # name: where it stands in the answer
    header: dict = dataclasses.field(default_factory=dict)
    chance: bool = False                                     # only the fields of the answer are kept

    def name(self):
        body = "" if self.body is None else " " + self.body
        words = f"{self.method} {self.path}{body} by {self.who}"
        return words if len(words) <= 240 else f"{words[:200]}… ({len(words)} characters) by {self.who}"


def get(path, **more):
    return Request("GET", path, **more)


def post(path, body=None, **more):
    return Request("POST", path, body if body is None or isinstance(body, str) else json.dumps(body), **more)


def tables():
    """What the server knows by itself."""
    yield from (get(path) for path in ("/healthz", "/readyz", "/api/engines", "/api/techniques", "/api/openapi.json",
                                       "/api/techniques/x-wing", "/api/techniques/nothing", "/", "/api", "/api/",
                                       "/api/nothing", "/nothing.js"))
    yield get("/api/daily", chance=True)
    yield from (get(f"/api/daily?date={day}") for day in ("2999-01-01", "2001-01-01", "x", "2026-02-31"))
    for level in ("very-easy", "easy", "normal", "medium", "hard", "very-hard", "extreme", "Very%20Easy", "nothing"):
        yield get(f"/api/sudoku/puzzles/{level}?limit=3")
    yield from (get(f"/api/sudoku/puzzles/easy?watch={engine}") for engine in (*ENGINES, "nothing"))
    yield get("/api/sudoku/puzzles/hard?limit=2", learn={"stored_puzzle": "1.id"})
    yield get("/api/sudoku/puzzles/hard?limit=2&after=<stored_puzzle>")
    yield get("/api/sudoku/puzzles/hard?limit=2", header={"Accept": "application/x-ndjson"})
    yield from (get(f"/api/sudoku/puzzles/hard?{query}") for query in
                ("limit=0", "limit=x", "limit=100000", "after=nothing", "nothing=1", "limit=1&limit=2"))
    yield get("/api/sudoku/puzzle/<stored_puzzle>")
    yield get("/api/sudoku/puzzle/nothing")


def solving():
    """Without a session, by every engine in both modes."""
    for engine in ENGINES:
        for mode in ("instant", "steps"):
            yield post("/api/solve", {"puzzle": P, "engine": engine, "mode": mode})
            yield post("/api/solve", {"puzzle": H, "engine": engine, "mode": mode, "budget": 2000, "limit": 30})
        yield post("/api/solve", {"puzzle": SEVERAL, "engine": engine, "budget": 2000})
        yield post("/api/solve", {"puzzle": NONE, "engine": engine, "budget": 2000})
        yield post("/api/solve", {"puzzle": H, "engine": engine, "mode": "steps", "budget": 200},
                   header={"Accept": "application/x-ndjson"})
    for more in ({}, {"known": True}, {"decide": "mrv", "engine": "cdcl"}, {"from": "givens"}, {"mode": "steps"},
                 {"engine": "logic", "profile": "classic", "mode": "steps"},
                 {"engine": "logic", "techniques": ["naked-single"], "mode": "steps"},
                 {"engine": "logic", "group": True, "mode": "steps"}, {"engine": "logic", "inner": ["naked-single"]}):
        yield post("/api/solve", {"puzzle": P, **more})
    yield post("/api/solve", {"board": BOARD})
    yield post("/api/solve", {"puzzle": "." * 81})


def verbs():
    """The other routes without a session."""
    for puzzle in (P, H, SEVERAL, NONE, "." * 81, S, "55" + P[2:], "rubbish", P[:-1]):
        yield post("/api/check", {"puzzle": puzzle})
        yield post("/api/check", {"puzzle": puzzle, "minimal": True})
        yield post("/api/count", {"puzzle": puzzle})
        yield post("/api/count", {"puzzle": puzzle, "limit": 50})
        yield post("/api/rate", {"puzzle": puzzle})
        yield post("/api/hint", {"puzzle": puzzle})
    for name in FORMATS:
        yield post("/api/convert", {"puzzle": P, "to": name})
        yield post("/api/convert", {"puzzle": P, "from": name, "to": "line"})
    yield post("/api/rate", {"puzzle": H, "profile": "classic"})
    yield post("/api/rate", {"board": BOARD})
    yield from (post("/api/generate", wish) for wish in (
        {"seed": 1}, {"seed": 2, "count": 3}, {"seed": 3, "level": "easy"}, {"seed": 4, "symmetry": "rot180"},
        {"seed": 5, "givens": "26-28", "minimal": True}, {"seed": 6, "allow": ["singles"], "solvable": True},
        {"seed": 7, "practice": "naked-pair"}, {"seed": 8, "method": "published", "rounds": 3},
        {"seed": 9, "givens": 17, "budget": 5}, {"givens": 5}, {"seed": -1}, {"count": 101}, {"level": "nothing"},
        {"require": ["nothing"]}, {"givens": "30-20"}))
    yield post("/api/generate", {}, chance=True)


def teaching():
    """Hints, steps, why not."""
    entries = [{"cell": "r1c3", "digit": 4}, {"cell": "r1c4", "digit": 6}, {"cell": "r5c5", "digit": 7}]
    for stage in (1, 2, 3, 4):
        yield post("/api/hint", {"puzzle": H, "stage": stage})
        yield post("/api/hint", {"puzzle": P, "stage": stage, "entries": entries})
    for more in ({"profile": "all"}, {"known": ["naked-single"]}, {"notes": {"r1c3": [1, 2]}},
                 {"notes": {"r1c3": [1, 2]}, "notes_are": "candidates"}, {"entries": entries[:2]},
                 {"crossed_out": [{"cell": "r1c3", "digit": 4}]}, {"crossed_out": [{"cell": "r1c3", "digit": 1}]}):
        yield post("/api/hint", {"puzzle": P, **more})
        yield post("/api/steps", {"puzzle": P, "limit": 5, **{k: v for k, v in more.items() if k != "known"}})
    for more in ({"limit": 3}, {"in": "r4c5"}, {"in": "b5"}, {"in": "D5"}, {"technique": "x-wing"}, {"in": "r10"},
                 {"technique": "nothing"}, {"profile": "sudokio", "limit": 10}):
        yield post("/api/steps", {"puzzle": H, **more})
    yield post("/api/steps", {"board": BOARD, "limit": 2})
    for cell, digit in (("r1c3", 1), ("r1c3", 4), ("r1c1", 5), ("r1c1", 4), ("r1c3", 5), ("r1c3", 0), ("r0c3", 1)):
        yield post("/api/why-not", {"puzzle": P, "cell": cell, "digit": digit})
    yield post("/api/why-not", {"puzzle": H, "cell": "r1c3", "digit": 3})


def session():
    """A board that is initialised, changed, solved, and asked for its story."""
    base, who = "/api/sudoku", "guest"
    yield from (get(f"{base}/{route}", who=who) for route in ("state", "solverSteps", "conflicts"))
    yield post(f"{base}/moves", {"cell": "r1c3", "digit": 4}, who=who)
    for body in ({"puzzle": P}, {"board": BOARD}, BOARD, {}, {"id": "<stored_puzzle>"}, {"id": "nothing"},
                 {"puzzle": "55" + P[2:]}, {"puzzle": "55" + P[2:], "allow": "conflicts"}, {"board": [1, 2]},
                 {"puzzle": P, "board": BOARD}, {"puzzle": P}):
        yield post(f"{base}/initialize", body, who=who)
    for cell, digit in (("r1c3", 5), ("r1c3", None), ("r1c3", 4), ("r1c1", 4), ("r1c3", 10), ("r1c30", 1), ("C3", 1)):
        yield post(f"{base}/moves", {"cell": cell, "digit": digit}, who=who)
    yield get(f"{base}/state", who=who)
    yield get(f"{base}/conflicts", who=who)
    yield post(f"{base}/moves", {"cell": "r1c3", "digit": None}, who=who)
    yield post(f"{base}/initialize", {"puzzle": H}, who=who)
    for engine in ENGINES:
        yield post(f"{base}/solve", {"engine": engine, "mode": "steps", "limit": 5, "budget": 1000}, who=who)
        yield get(f"{base}/solverSteps?from=1&limit=20", who=who)
        yield get(f"{base}/conflicts?limit=10", who=who)
        yield from (get(f"{base}/state{at}", who=who) for at in ("", "?at=0", "?at=5", "?at=60", "?at=99999999"))
    yield post(f"{base}/solve", {"engine": "fast"}, who=who)
    yield get(f"{base}/solverSteps?from=30&limit=3", who=who, header={"Accept": "application/x-ndjson"})
    yield from (get(f"{base}/solverSteps?{query}", who=who) for query in ("from=0", "limit=0", "from=x", "limit=10001"))
    yield post(f"{base}/moves", {"cell": "r1c3", "digit": 1}, who=who)
    yield get(f"{base}/solverSteps", who=who)
    yield post(f"{base}/solve", {"from": "givens", "engine": "mrv"}, who=who)
    yield post(f"{base}/solve", {"puzzle": P}, who=who)
    yield get(f"{base}/state", who="stranger", header={"Authorization": "Bearer <nobody>"})


def place(n, digit):
    return {"kind": "place", "cell": f"r{n // 9 + 1}c{n % 9 + 1}", "digit": digit}


def games():
    """A game that is solved, one that is given up, several devices, and what is refused."""
    who = "ada"
    yield get("/api/games", who=who)
    yield post("/api/games", {"puzzle": P}, who=who, learn={"own_game": "id", "own_puzzle": "puzzle.id"})
    game = "/api/games/<own_game>"
    for moves in ([place(2, 4)], [place(3, 1)], [{"kind": "undo"}], [{"kind": "redo"}], [{"kind": "undo"}],
                  [{"kind": "note", "cell": "r1c4", "digit": 2}, {"kind": "note", "cell": "r1c4", "digit": 6}],
                  [{"kind": "colour", "cell": "r9c1", "colour": 3}], [{"kind": "hint", "stage": 2}],
                  [{"kind": "pause"}], [{"kind": "resume"}], [place(0, 4)], [{"kind": "jump"}], [place(2, 10)], 7, [7]):
        yield post(f"{game}/moves", {"moves": moves}, who=who)
    yield post(f"{game}/moves", {"moves": [place(3, 2)], "after": 2, "batch": "one", "device": "phone",
                                 "elapsed_ms": 5000, "page": {"zoom": 2}}, who=who)
    yield post(f"{game}/moves", {"moves": [place(3, 2)], "after": 2, "batch": "one", "device": "phone",
                                 "elapsed_ms": 4000}, who=who)
    yield from (post(f"{game}/moves", body, who=who) for body in
                ({}, {"moves": [], "elapsed_ms": -1}, {"moves": [], "after": 999}, {"moves": [], "nothing": 1}))
    yield post(f"{game}/check", who=who)
    yield from (post(f"{game}/hint", {"stage": stage}, who=who) for stage in (1, 2, 3, 4, 5))
    yield get(game, who=who)
    yield from (get(f"/api/games{query}", who=who) for query in
                ("", "?limit=2", "?limit=0", "?limit=1000", "?puzzle=nothing", "?x=1"))
    yield get(f"{game}/moves", who=who)
    yield get(f"{game}/moves?from=2&limit=2", who=who)
    yield get(game, who="stranger")
    yield post(f"{game}/finish", {}, who=who)
    yield post(f"{game}/moves", {"moves": [place(n, int(S[n])) for n in OPEN], "device": "desk", "elapsed_ms": 60000},
               who=who)
    yield post(f"{game}/moves", {"moves": [place(2, 4)]}, who=who)
    yield post(f"{game}/finish", {}, who=who)
    yield post("/api/games", {"puzzle": P[::-1]}, who=who)
    yield post("/api/games", {"puzzle": SEVERAL}, who=who)
    yield post("/api/games", {"id": "<stored_puzzle>"}, who=who, learn={"other_game": "id"})
    yield post("/api/games/<other_game>/hint", {"stage": 4}, who=who)
    yield post("/api/games/<other_game>/finish", {"give_up": True}, who=who)
    yield post("/api/games/<other_game>/check", who=who)
    yield post("/api/games", {"level": "easy"}, who=who, chance=True, learn={"third_game": "id"})
    yield from (post("/api/games", body, who=who) for body in
                ({"level": "nothing"}, {"id": "nothing"}, {"puzzle": "rubbish"}, {"level": "easy", "id": "x"}))
    # Those of the same second stand in any order.
    yield get("/api/games", who=who, chance=True)
    yield get("/api/games?puzzle=<own_puzzle>", who=who)
    yield get("/api/games/nothing", who=who)


def accounts():
    """Registering, logging in and out, passwords, codes, and the end of an account."""
    who, login = "ada", {"name": "Ada", "password": "correct horse"}
    yield get("/api/me", who="nobody")
    yield get("/api/me", who=who)
    for body in ({"name": "Ada"}, {"name": "", "password": "correct horse"}, {"name": "Ada", "password": "short"},
                 {**login, "email": "a@b.c"}):
        yield post("/api/account/register", body, who=who)
    yield post("/api/account/register", {**login, "name": "ADA"}, who="eve")
    yield get("/api/me", who=who)
    yield Request("PATCH", "/api/me", '{"settings":{"theme":"dark"}}', who=who)
    yield Request("PATCH", "/api/me", '{"settings":7}', who=who)
    yield post("/api/account/login", {**login, "password": "wrong horse"}, who="phone")
    yield post("/api/account/login", {"name": "Nobody", "password": "wrong horse"}, who="phone")
    yield post("/api/account/login", {**login, "bearer": True}, who="program", learn={"token": "token"})
    yield get("/api/me", who="program", header={"Authorization": "Bearer <token>"})
    yield post("/api/account/login", login, who="phone")
    yield post("/api/account/password", {"old": "wrong horse", "new": "better horse"}, who="phone")
    yield post("/api/account/password", {"old": "correct horse", "new": "short"}, who="phone")
    yield post("/api/account/recovery-codes", {"password": "wrong horse"}, who=who)
    yield post("/api/account/recovery-codes", {"password": "correct horse"}, who=who,
               learn={"code": "recovery_codes.0"})
    yield post("/api/account/password", {"old": "correct horse", "new": "better horse"}, who=who)
    yield get("/api/me", who="phone")
    recover = {"name": "Ada", "code": "<code>", "new": "newest horse"}
    yield post("/api/account/recover", {**recover, "code": "0000-0000-0000-0000"}, who="phone")
    yield post("/api/account/recover", recover, who="phone")
    yield post("/api/account/recover", recover, who="phone")
    yield post("/api/account/logout-everywhere", who="phone")
    yield post("/api/account/login", {"name": "Ada", "password": "newest horse"}, who=who)


def learning():
    """Practice positions, attempts, progress."""
    who = "ada"
    yield get("/api/techniques/x-wing/practice?limit=2", who=who, learn={"position": "positions.0.id"})
    yield from (get(f"/api/techniques/{rest}", who=who) for rest in
                ("naked-pair/practice?limit=1", "nothing/practice", "x-wing/practice?limit=0"))
    for body in ({"id": "<position>", "correct": True}, {"id": "<position>", "correct": False, "hinted": True},
                 {"id": "<position>", "correct": True, "passed": True}, {"id": "nothing", "correct": True}, {}):
        yield post("/api/techniques/x-wing/attempts", body, who=who)
    yield get("/api/me/progress", who=who)
    yield get("/api/me/statistics", who=who)


def own_data():
    """Saved puzzles, what is taken away and brought back, and the end."""
    who = "ada"
    yield from (post("/api/me/saved", body, who=who) for body in
                ({"puzzle": P, "title": "Mine"}, {"id": "<stored_puzzle>"}, {"puzzle": P[::-1]}, {"id": "nothing"},
                 {"puzzle": SEVERAL}, {}))
    yield get("/api/me/saved", who=who)
    yield get("/api/me/saved", who="nobody")
    yield Request("DELETE", "/api/me/saved/<stored_puzzle>", who=who)
    yield Request("DELETE", "/api/me/saved/nothing", who=who)
    yield get("/api/me/export", who=who, learn={"document": "."}, chance=True)
    yield post("/api/games", {"id": "<stored_puzzle>"}, who="eve", learn={"game": "id"})
    yield post("/api/games/<game>/moves", {"moves": [{"kind": "pause"}], "device": "desk", "elapsed_ms": 1000},
               who="eve")
    yield get("/api/me/export", who="eve")
    yield post("/api/me/import", "<document>", who="eve")
    yield post("/api/me/import", "<document>", who="eve")
    yield from (post("/api/me/import", body, who="eve") for body in ({}, {"games": 7}, "[]", '{"games":[{}]}'))
    yield get("/api/me/statistics", who="eve")
    yield Request("DELETE", "/api/me", '{"password":"wrong horse"}', who=who)
    yield Request("DELETE", "/api/me", '{"password":"newest horse"}', who=who)
    yield get("/api/me", who=who)
    yield post("/api/account/logout", who=who)
    yield Request("DELETE", "/api/me", "{}", who="eve")


def refusals():
    """What every route refuses alike."""
    for route in ("solve", "check", "count", "convert", "rate", "generate", "hint", "steps", "why-not",
                  "sudoku/initialize", "sudoku/moves", "sudoku/solve", "games", "account/register", "account/login"):
        for body in ("{", "7", "null", '{"nothing":1}', '{"puzzle":7}', '{"puzzle":"x","puzzle":"y"}', "\x00", ""):
            yield post(f"/api/{route}", body, who="stranger", chance=(route == "generate" and body == ""))
        yield get(f"/api/{route}", who="stranger")
        yield Request("PUT", f"/api/{route}", "{}", who="stranger")
    yield post("/api/solve", json.dumps({"puzzle": "." * 70_000}))
    yield post("/api/solve", json.dumps({"puzzle": P, "engine": "quick"}))
    yield post("/api/solve", json.dumps({"puzzle": P, "budget": 0}))
    yield post("/api/solve", json.dumps({"puzzle": P, "limit": "many"}))
    yield post("/api/solve", json.dumps({"puzzle": P, "board": BOARD}))
    yield post("/api/solve", json.dumps({"board": [[1] * 9] * 8}))
    yield post("/api/solve", json.dumps({"puzzle": P}), header={"Origin": "https://example.org"})
    yield post("/api/solve", json.dumps({"puzzle": P}), header={"Content-Type": "text/plain"})
    yield post("/api/solve", "[" * 5000)
    yield post("/api/convert", {"puzzle": P, "to": "nothing"})
    yield Request("OPTIONS", "/api/solve")
    yield Request("HEAD", "/healthz")
    yield Request("DELETE", "/api/engines")
    yield get("/api/%2e%2e/x")
    yield get("/api/sudoku/puzzle/%ff")


def requests():
    for topic in (tables, solving, verbs, teaching, session, games, accounts, learning, own_data, refusals):
        yield from topic()
