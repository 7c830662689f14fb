#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences of the model (model/tensordict/base/message.h), which lupdate does not know.

Without arguments it prints the pattern of each, as the sources have it. `--update` brings the catalogues up to date:
what they have stays, what is new stands in them as unfinished, and what no source has goes. `--check` says what is
missing in them, what no source has, and which translations have other places than their patterns."""

import argparse
import re
import sys
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
# English is in the sources.
LANGUAGES = sorted({path.stem.removeprefix("tensordesk_") for path in (ROOT / "translations").glob("tensordesk_*.ts")} - {"en"})
FOLDERS = ("model", "views", "app")
# The command line and the pictures it draws speak English.
ENGLISH = ("app/commandline", "app/window/render", "app/sample")

TOKEN = re.compile(r'''//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\((?P<raw>.*?)\)(?P=mark)"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+\'''', re.S)
LITERALS = re.compile(r'(?:\s*"(?:[^"\\]|\\.)*")+\s*$', re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}
# A function that takes a pattern or a message says so where it is declared.
DECLARED = re.compile(r"\b(\w+)\((?=[^()]*\b(?:Pattern<|Message\b))((?:[^()]|\([^()]*\))*)\)")


def without_comments(text):
    """Comments blanked out, and the apostrophes in numbers."""
    text = re.sub(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])", " ", text)
    return TOKEN.sub(lambda found: " " if found[0].startswith("/") else found[0], text)


def resolved(literals):
    """What string literals that stand side by side say together."""
    said = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals))
    said = re.sub(r"\\x([0-9a-fA-F]{2})|\\(.)", lambda m: chr(int(m[1], 16)) if m[1] else ESCAPES.get(m[2], m[2]), said)
    return said


def arguments(text, opening):
    """What stands between a bracket and the one that closes it, cut at its commas."""
    found, depth, begin, at = [], 0, opening + 1, opening
    while at < len(text):
        if token := TOKEN.match(text, at):
            at = token.end()
            continue
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
            if depth == 0:
                return found + [text[begin:at]]
        elif text[at] == "," and depth == 1:
            found.append(text[begin:at])
            begin = at + 1
        at += 1
    return []


def pattern_in(argument, bare):
    """The pattern that an argument is, where it may be `bare`, or begins with between braces."""
    if LITERALS.match(argument):
        return resolved(argument) if bare else None
    braced = argument.strip()
    if braced.startswith("{"):
        first = arguments(braced, 0)[:1]
        if first and LITERALS.match(first[0]):
            return resolved(first[0])
    return None


def places_of_patterns(texts):
    """By function, which of its arguments are patterns (True) or messages (False): these have theirs between braces."""
    places = {"Error": {1: True}, "Message": {0: True}, "Pattern": {0: True}}
    for text in texts:
        for name, parameters in DECLARED.findall(text):
            for number, parameter in enumerate(arguments("(" + parameters + ")", 0)):
                if found := re.search(r"\b(Pattern<.*>|Message)(?:\s*&&?)?\s+\w+\s*(?:=.*)?$", parameter.strip(), re.S):
                    own = places.setdefault(name, {})
                    own[number] = own.get(number, False) or found[1] != "Message"
    return places


def patterns_in(text, places):
    names = "|".join(sorted(places))
    # `Error(…)`, `Message{…}`, `fail(…)`, `as<List>(…)`, `Error failure(…)`, and an Error that is returned in braces.
    call = re.compile(rf"\b({names})(?:<[^;(){{}}]*>)?(?:\s+\w+)?\s*[({{]|(\{{)(?=\s*ErrorKind::)")
    at = 0
    while found := next_outside_literals(call, text, at):
        at = found.end()
        given = arguments(text, found.end() - 1)
        for number, bare in places[found[1] or "Error"].items():
            if number < len(given) and (pattern := pattern_in(given[number], bare)):
                yield pattern


def next_outside_literals(wanted, text, at):
    while at < len(text):
        found, token = wanted.search(text, at), TOKEN.search(text, at)
        if not found or not token or found.start() < token.start():
            return found
        at = token.end()
    return None


def sources():
    """What the sources say, by their paths."""
    return {str(path.relative_to(ROOT)): without_comments(path.read_text(encoding="utf-8"))
            for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".cpp", ".h")}


def patterns():
    texts = sources()
    places = places_of_patterns(texts.values())
    found = set()
    for name, text in texts.items():
        if not name.startswith(ENGLISH):
            found.update(patterns_in(text, places))
    # Where there are no letters, there is nothing to translate.
    return {pattern for pattern in found if re.search(r"[^\W\d_]", pattern)}


def catalogue_of(language):
    """The file of a language's texts."""
    return ROOT / "translations" / f"model_{language}.ts"


def translations_into(language):
    """By pattern, its translation: empty where there is none yet."""
    if not catalogue_of(language).exists():
        return {}
    found = {}
    for message in ElementTree.parse(catalogue_of(language)).getroot().iter("message"):
        translation = message.find("translation")
        finished = translation is not None and translation.get("type") != "unfinished"
        found[message.findtext("source")] = (translation.text or "") if finished else ""
    return found


def text_of(language, translations):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}" sourcelanguage="en">',
             "<context>", "    <name>model</name>"]
    for source, translation in sorted(translations.items()):
        said = f"<translation>{escape(translation)}</translation>" if translation else '<translation type="unfinished"></translation>'
        lines += ["    <message>", f"        <source>{escape(source)}</source>", f"        {said}", "    </message>"]
    return "\n".join([*lines, "</context>", "</TS>", ""])


def numbers_of_places(text):
    """The numbers of the parts that stand at the places of a text."""
    numbers, following = [], 0
    for number in re.findall(r"\{(\d*)\}", text):
        following += not number
        numbers.append(int(number) if number else following)
    return sorted(numbers)


def faults(wanted, translations):
    for pattern in sorted(wanted):
        if not translations.get(pattern):
            yield f"no text: {pattern}"
    for pattern, translation in sorted(translations.items()):
        if pattern not in wanted:
            yield f"in no source: {pattern}"
        elif translation and numbers_of_places(translation) != list(range(1, pattern.count("{}") + 1)):
            yield f"other places than its pattern: {translation}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--update", action="store_true", help="bring translations/model_*.ts up to date")
    what.add_argument("--check", action="store_true", help="say what is wrong with them")
    options = parser.parse_args()
    wanted = patterns()
    if options.update:
        for language in LANGUAGES:
            known = translations_into(language)
            catalogue_of(language).write_text(text_of(language, {pattern: known.get(pattern, "") for pattern in wanted}), encoding="utf-8")
    elif options.check:
        found = [f"{language}: {fault}" for language in LANGUAGES for fault in faults(wanted, translations_into(language))]
        print("\n".join(found), end="\n" if found else "")
        return 1 if found else 0
    else:
        print("\n".join(sorted(wanted)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
