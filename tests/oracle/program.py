# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the built program, whose path the environment gives in TENSORDESK_PROGRAM."""
import hashlib
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Run:
    status: int
    out: str
    err: str

    @property
    def document(self):
        """The one JSON document on stdout."""
        assert self.status == 0, f"exit status {self.status}: {self.err}"
        return json.loads(self.out)


def run(*arguments, stdin=None):
    done = subprocess.run([os.environ["TENSORDESK_PROGRAM"], *map(str, arguments)], input=stdin,
                          capture_output=True, text=True, encoding="utf-8", timeout=300)
    return Run(done.returncode, done.stdout, done.stderr)


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
