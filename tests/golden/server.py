"""A real `nonet serve` with a database of its own, and clients that keep their cookies."""

import contextlib
import dataclasses
import http.client
import json
import re
import subprocess

import runs


@dataclasses.dataclass
class Served:
    port: int
    stderr: str = ""   # all of it, once the server has stopped


@contextlib.contextmanager
def serving(program, folder, prefix=(), env=None):
    """A server, under another program where `prefix` names one; it is stopped at the end."""
    web = folder / "web"
    web.mkdir(exist_ok=True)
    (web / "index.html").write_text("<!doctype html><title>Nonet</title>\n", encoding="utf-8")
    patience = (word for limit in ("solve", "request", "response", "stream", "idle")
                for word in (f"--{limit}-time", "600"))
    command = [*prefix, program, "serve", "--port", "0", "--db", "served.db", "--web", str(web), "--threads", "1",
               "--io-threads", "1", *patience]
    with (open(folder / "served.log", "w+", encoding="utf-8") as log,
          subprocess.Popen(command, cwd=folder, env=env or runs.environment(folder), stdout=subprocess.PIPE,
                           stderr=log, text=True) as process):
        try:
            served = Served(port_of(process))
            yield served
        finally:
            process.terminate()
            process.wait()
        log.seek(0)
        served.stderr = log.read()


def port_of(process):
    """From the line that says where it is."""
    for line in process.stdout:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found:
            return int(found[1])
    raise RuntimeError("the server did not start")


@dataclasses.dataclass
class Answer:
    status: int
    header: dict
    body: str


class Client:
    """One visitor: a connection and its cookies."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
        self.cookies = {}

    def send(self, method, path, body, header):
        told = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        told = {**({} if not self.cookies else told), **header}
        if body is not None:
            told.setdefault("Content-Type", "application/json")
        self.connection.request(method, path, None if body is None else body.encode(), told)
        reply = self.connection.getresponse()
        text = reply.read().decode("utf-8", "surrogateescape")
        for cookie in reply.headers.get_all("Set-Cookie") or []:
            self.take(cookie)
        return Answer(reply.status, dict(reply.headers), text)

    def take(self, cookie):
        name, _, value = cookie.split(";")[0].partition("=")
        self.cookies.pop(name, None)
        if value and "Max-Age=0" not in cookie:
            self.cookies[name] = value


def field_of(body, path):
    """The text at a path such as "recovery_codes.0" in a body; "none" where there is nothing, since the
    body itself is compared."""
    try:
        value = json.loads(body)
        for step in path.split("."):
            value = value[int(step)] if isinstance(value, list) else value[step]
    except (ValueError, LookupError):
        return "none"
    return str(value)
