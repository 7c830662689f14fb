# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the built program, whose path the environment gives in TENSORDESK_PROGRAM; or, where TENSORDESK_FORKSERVER names
it, the same code in children of one process, which start at once."""
import atexit
import functools
import hashlib
import json
import os
import resource
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Run:
    status: int
    out: str
    err: str
    peak: int  # KiB of memory that it had at most; where it was not forked, it or another one before

    @property
    def document(self):
        """The one JSON document on stdout."""
        assert self.status == 0, f"exit status {self.status}: {self.err}"
        return json.loads(self.out)


@functools.cache
def _server(path):
    server = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    atexit.register(server.communicate)
    return server


def _run_forked(server, arguments, stdin):
    server.stdin.write(b"%d %d\n" % (len(arguments), len(stdin)) + b"".join(word + b"\0" for word in arguments) + stdin)
    server.stdin.flush()
    status, out, err, peak = map(int, server.stdout.readline().split())
    return Run(status, server.stdout.read(out).decode(), server.stdout.read(err).decode(), peak)


def run(*arguments, stdin=None):
    arguments = [str(argument) for argument in arguments]
    server = os.environ.get("TENSORDESK_FORKSERVER")
    if server and arguments[0] != "render":  # which needs Qt
        return _run_forked(_server(server), [word.encode() for word in arguments], (stdin or "").encode())
    done = subprocess.run([os.environ["TENSORDESK_PROGRAM"], *arguments], input=stdin,
                          capture_output=True, text=True, encoding="utf-8", timeout=300)
    return Run(done.returncode, done.stdout, done.stderr, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)


def evaluate(path, expressions, device="cpu"):
    """The documents of many expressions, each on a freshly opened td, by one process."""
    lines = "".join(expression + "\n" for expression in expressions)
    done = run("eval", path, "--batch", "-", "--values", "--max-values", 1_000_000, "--device", device,
               stdin=lines)
    assert done.status == 0, f"exit status {done.status}: {done.err}"
    documents = [json.loads(line) for line in done.out.splitlines()]
    assert len(documents) == len(expressions), "not one document a line"
    return documents


def fingerprint(path):
    """Names and content of a file, or of all below a folder: equal if nothing was written."""
    path = Path(path)
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    return {str(file): hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else "folder"
            for file in files}
