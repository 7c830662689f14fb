# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs recorded calls on the program and says where it differs from the library: see README.md."""
import argparse
import json
import os
import pickle
import re
import shutil
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))

from documents import differences  # noqa: E402
from program import run  # noqa: E402
from reasons import reason_for  # noqa: E402

AGREE, EXPLAINED, DIFFER, CRASH = "agree", "with reason", "differ", "crash"


def calls_of(recording):
    with (recording / "calls.pickle").open("rb") as file:
        while True:
            try:
                yield pickle.load(file)
            except EOFError:
                return


class Player:
    """Answers calls by the program. Operands stay as they are: statements change copies."""

    def __init__(self, recording, scratch):
        self.operands = recording / "operands"
        self.scratch = Path(scratch)
        self.none = self.operands / "none"  # what is opened for expressions without operands
        shutil.copytree(HERE / "none", self.none, dirs_exist_ok=True)

    def path(self, name):
        return self.operands / name if name else self.none

    def answers(self, calls):
        """A document for each of some calls on one set of operands, or None where the program crashed."""
        if calls[0]["kind"] == "statement":
            return [self.edited(call) for call in calls]
        found = self.evaluated(calls)
        if len(found) == len(calls):
            return found
        return [(self.evaluated([call]) or [None])[0] for call in calls]

    def evaluated(self, calls):
        operands = calls[0]["operands"]
        rest = [word for name, file in operands.items() if name != "td" for word in ("--with", f"{name}={self.path(file)}")]
        done = run("eval", self.path(operands.get("td")), "--batch", "-", "--values", "--max-values", 1_000_000, *rest,
                   stdin="".join(call["text"] + "\n" for call in calls))
        return [json.loads(line) for line in done.out.splitlines()] if done.status == 0 else []

    def edited(self, call):
        copy = self.scratch / "td"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.path(call["operands"]["td"]), copy)
        done = run("edit", copy, call["text"])
        if done.status == 1:
            return {"kind": "error", "class": None, "message": done.err}
        shown = run("eval", copy, "td", "--json", "--values", "--max-values", 1_000_000) if done.status == 0 else done
        return json.loads(shown.out) if shown.status == 0 else None


def verdict(call, ours):
    """Whether both agree, and what differs."""
    theirs = call["outcome"]
    ignoring = ("locked",) if call["kind"] == "statement" else ()  # a file has no lock
    if ours is None:
        return CRASH, "crash"
    if call["kind"] == "statement" and ours["kind"] == "error":  # `edit` tells no class
        found = [] if theirs["kind"] == "error" else [f": {ours['message']}, in Python no error"]
    else:
        found = differences(ours, theirs, ignoring=ignoring)
    if not found:
        return AGREE, ""
    return (EXPLAINED, reason.__name__) if (reason := reason_for(call["text"], ours, theirs, ignoring)) else (DIFFER, "\n    ".join(found[:3]))


def cause(call, difference):
    """What differences of one cause have in common: what is called, and the words of the difference."""
    line = difference.split("\n")[0]
    line = re.sub(r"\[[^\]]*\]|\"[^\"]*\"|'[^']*'|-?\d+(\.\d+)?", "·", line.split("\\n")[0])
    return f"{call['name']}: {line[:110]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("recording", type=Path)
    parser.add_argument("--family", action="append", help="of this family only; may be repeated")
    parser.add_argument("--grep", help="calls whose text fits this regular expression only")
    parser.add_argument("--show", type=int, default=2, help="calls shown of each cause (default 2)")
    parser.add_argument("--causes", type=int, default=60, help="causes shown, the most frequent first")
    parser.add_argument("--reasons", action="store_true", help="every call that is explained, by its reason")
    parser.add_argument("--list", action="store_true", help="every differing call, as commands")
    options = parser.parse_args()
    groups = defaultdict(list)
    for call in calls_of(options.recording):
        if (not options.family or call["family"] in options.family) and (not options.grep or re.search(options.grep, call["text"])):
            groups[call["kind"] == "statement", tuple(sorted(call["operands"].items()))].append(call)
    counts, causes, reasons = defaultdict(Counter), defaultdict(list), defaultdict(list)
    with tempfile.TemporaryDirectory() as scratch:
        player = Player(options.recording, scratch)
        for calls in groups.values():
            for call, ours in zip(calls, player.answers(calls), strict=True):
                result, difference = verdict(call, ours)
                counts[call["family"]][result] += 1
                if result == EXPLAINED:
                    reasons[difference].append((call, "\n    ".join(differences(ours, call["outcome"])[:3])))
                if result in (DIFFER, CRASH):
                    causes[cause(call, difference)].append((call, difference))
    report(options, player, counts, causes)
    report_reasons(options, player, reasons)
    return 1 if causes else 0


def report(options, player, counts, causes):
    shown = sorted(causes.items(), key=lambda item: -len(item[1]))[:None if options.list else options.causes]
    for title, found in shown:
        print(f"\n{len(found)}x {title}")
        for call, difference in found if options.list else found[:options.show]:
            print("  " + command(player, call) + f"\n    {difference[:600]}")
    print(f"\n{'family':12} {'calls':>7} {'agree':>7} {'reason':>7} {'differ':>7} {'crash':>6} {'agree %':>8}")
    total = sum(counts.values(), Counter())
    for family, count in [*sorted(counts.items()), ("all", total)]:
        share = 100 * (count[AGREE] + count[EXPLAINED]) / max(count.total(), 1)
        print(f"{family:12} {count.total():7} {count[AGREE]:7} {count[EXPLAINED]:7} {count[DIFFER]:7} {count[CRASH]:6} {share:8.2f}")


def report_reasons(options, player, reasons):
    for name, found in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"{len(found):7} {name}")
        for call, difference in found if options.reasons else ():
            print("  " + command(player, call) + f"\n    {difference[:600]}")


def command(player, call):
    """What a person types to see the program's answer."""
    operands = call["operands"]
    quoted = "'" + call["text"].replace("'", "'\\''") + "'"
    if call["kind"] == "statement":
        return f"tensordesk edit {player.path(operands['td'])} {quoted}"
    rest = "".join(f" --with {name}={player.path(file)}" for name, file in operands.items() if name != "td")
    return f"tensordesk eval {player.path(operands.get('td'))} {quoted}{rest}"


if __name__ == "__main__":
    sys.exit(main())
