# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON lines: each value that the program shows is what Python's json module reads, also in random rows with random faults."""
import gzip
import json
import math
import random
import tempfile
import unittest
from pathlib import Path

from program import evaluate, fingerprint
from sampling import SEED


def equal(left, right):
    """Equal values: NaN equals NaN, and 1 equals 1.0, since a column has one dtype."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(equal, left, right))
    if isinstance(left, float) and isinstance(right, float) and math.isnan(left) and math.isnan(right):
        return True
    return left == right


def value_of(document):
    """The plain value of a document of the program."""
    if document["kind"] == "tensor":
        return value_of({"kind": "list", "items": document["values"]}) if isinstance(document["values"], list) else number_of(document["values"])
    if document["kind"] == "list":
        return [value_of(item) if isinstance(item, dict) else value_of({"kind": "tensor", "values": item}) for item in document["items"]]
    if document["kind"] == "dict":
        return {key: value_of(item) for key, item in document["items"].items()}
    return None if document["kind"] == "none" else number_of(document["value"])


def number_of(value):
    """JSON has no NaN: the program writes it as text."""
    return float(value) if value in ("nan", "inf", "-inf") else value


class JsonLines(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def value(self, path, expression):
        return value_of(evaluate(path, [expression])[0])

    def assertShown(self, path, rows, above=()):
        """What the program shows of the rows, key by key and row by row, is what `rows` has; a missing number is NaN, a missing list empty."""
        before = fingerprint(path)
        for name in sorted({key for row in rows for key in row}):
            column, key = [row.get(name) for row in rows], (*above, name)
            present = [value for value in column if value is not None]
            if present and all(isinstance(value, dict) for value in present):
                self.assertShown(path, [value or {} for value in column], key)
                continue
            if present and all(isinstance(value, list) and all(type(item) in (int, float) for item in value) for value in present):
                for number in random.Random(0).sample(range(len(rows)), min(5, len(rows))):
                    self.assertTrue(equal(self.value(path, f"td[{number}][{key!r}]"), column[number] or []), (key, number))
                continue
            if present and all(type(value) in (int, float) for value in present):
                column = [math.nan if value is None else value for value in column]
            self.assertTrue(equal(self.value(path, f"td[{key!r}]"), column), key)
        self.assertEqual(fingerprint(path), before)

    def test_rows(self):
        rows = [{"step": 1, "reward": 0.1, "ok": True, "text": "ü\n\"", "ids": [1, 2], "v": [1.5, 2.5], "big": 2**70, "none": None},
                {"step": 2, "reward": 3, "ok": False, "text": "\U0001f600", "ids": [], "v": [0, 1e300], "big": 1, "none": None},
                {"step": 3, "reward": -1e-320, "ok": True, "text": "", "ids": [7], "v": [-0.0, 5], "big": 2, "none": None}]
        lines = "\n".join(map(json.dumps, rows))
        for name, content in {"a.jsonl": lines.encode(), "a.jsonl.gz": gzip.compress(lines.encode()), "a.json": json.dumps(rows).encode(),
                              "b.json": json.dumps(rows, indent=2, ensure_ascii=False).encode()}.items():
            with self.subTest(name):
                (self.folder / name).write_bytes(content)
                self.assertShown(self.folder / name, rows)

    def test_random_rows(self):
        number = SEED
        chance = random.Random(number)
        makers = {
            "int": lambda: chance.randint(-2**40, 2**40), "float": lambda: chance.uniform(-1, 1) * 10.0 ** chance.randint(-30, 30),
            "mixed": lambda: chance.choice([1, 2.5, -3]), "nan": lambda: chance.choice([1.0, math.nan, math.inf]),
            "text": lambda: "".join(chance.choices("ab \"\\\n\tü€\U0001f600", k=chance.randint(0, 9))),
            "ids": lambda: [chance.randint(0, 9) for _ in range(chance.randint(0, 4))],
            "fixed": lambda: [chance.random() for _ in range(3)], "any": lambda: chance.choice([1, "x", [1, "y"], None, {"a": 1}]),
        }
        for case in range(8):
            with self.subTest(seed=number, case=case):
                keys = chance.sample(sorted(makers), chance.randint(1, len(makers)))
                gaps = chance.random() < 0.5
                rows = [{key: makers[key]() for key in keys if not gaps or chance.random() < 0.9} for _ in range(chance.randint(2, 40))]
                lines, kept = [], []
                for row in rows:
                    if chance.random() < 0.1 and kept:
                        lines.append(chance.choice(['{"cut": ', "[1, 2]", "text", json.dumps(row) + "}"]))
                    else:
                        lines.append(json.dumps(row, ensure_ascii=chance.random() < 0.5))
                        kept.append(row)
                path = self.folder / "random.jsonl"
                path.write_text("\n".join(lines), encoding="utf-8")
                self.assertShown(path, kept)


if __name__ == "__main__":
    unittest.main()
