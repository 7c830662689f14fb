#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rewrites English texts in the sources and in every .ts file, so that they keep their translations.

    translations/rename.py MAP.json        MAP.json: {"old text": "new text", …}

A text must be the whole of a string in a source; parts of it that stand in several literals are put together. Format the sources
afterwards, and translate again what now means something else. Prints the texts that no source has.
"""
import html
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERALS = re.compile(LITERAL.pattern + rf"(?:\s*{LITERAL.pattern})*")


def decoded(literals):
    return "".join(LITERAL.findall(literals)).replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")


def encoded(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def rewrite(path, pattern, replaced):
    before = path.read_text("utf-8")
    after = pattern.sub(replaced, before)
    if after != before:
        path.write_text(after, "utf-8")


def main():
    texts = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    found = set()

    def in_source(match):
        text = decoded(match[0])
        if text not in texts:
            return match[0]
        found.add(text)
        return encoded(texts[text])

    def in_catalogue(match):
        text = texts.get(html.unescape(match[1]))
        if text is None:
            return match[0]
        escaped = html.escape(text, quote=False)
        if "&quot;" in match[0] or "&apos;" in match[0] or not is_model:
            escaped = escaped.replace('"', "&quot;").replace("'", "&apos;")
        return f"<source>{escaped}</source>"

    listed = subprocess.run(["git", "ls-files", "model", "views", "app"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        if name.endswith((".cpp", ".h")):
            rewrite(ROOT / name, LITERALS, in_source)
    for path in sorted(ROOT.glob("translations/*.ts")):
        is_model = path.name.startswith("model_")
        rewrite(path, re.compile(r"<source>(.*?)</source>", re.DOTALL), in_catalogue)
    print("\n".join(f"no source has {text!r}" for text in texts if text not in found), end="\n" if len(found) < len(texts) else "")


if __name__ == "__main__":
    main()
