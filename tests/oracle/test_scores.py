# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores of language models: what `tensordesk tokens --scores` prints is the matrix that Python computes (tokens/scores.py)."""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import run

HERE = Path(__file__).parent / "tokens"


class Scores(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        done = subprocess.run([sys.executable, "-B", HERE / "scores.py", cls.folder], check=True, capture_output=True, text=True, encoding="utf-8")
        cls.truth = json.loads(done.stdout)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def document(self, name, *options):
        return run("tokens", self.folder / name, "--scores", "--json", *options).document

    def check(self, shown, expected, place):
        """Compares lists of numbers and null."""
        self.assertEqual([value is None for value in shown], [value is None for value in expected], place)
        for one, other in zip(shown, expected):
            self.assertTrue(one is None or abs(one - other) <= 1e-6 * max(1, abs(other)), (place, shown, expected))

    def test_matrices(self):
        self.assertEqual(len(self.truth), 14)
        for name, expected in self.truth.items():
            with self.subTest(name):
                document = self.document(name, "--rows", ":")
                self.assertEqual((document["kind"], document["prompts"]), ("scores", len(expected["rows"])))
                for key in ("criteria", "counts", "loose_counts"):
                    self.assertEqual(document[key], expected[key], key)
                self.check(document["means"], expected["means"], "means")
                if expected["loose_means"] is None:
                    self.assertIsNone(document["loose_means"])
                    self.assertIsNone(document["level"])
                else:
                    self.check(document["loose_means"], expected["loose_means"], "loose means")
                for number, (row, other) in enumerate(zip(document["rows"], expected["rows"], strict=True)):
                    self.assertEqual((row["row"], row["query"]), (number, other["query"]))
                    self.check([row["mean"], row["loose_mean"]], [other["mean"], other["loose_mean"]], f"mean of row {number}")
                    self.check(row["values"], other["values"], f"row {number}")
                    self.assertEqual(row["loose"] is None, other["loose"] is None)
                    self.check(row["loose"] or [], other["loose"] or [], f"loose row {number}")

    def test_levels_and_kinds(self):
        document = self.document("rollout")
        self.assertEqual(document["level"], ["next", "ifeval_score"])
        self.assertEqual(document["kinds"], ["instruction"] * (len(document["criteria"]) - 2) + ["prompt", "number"])
        self.assertEqual(self.document("dense")["level"], [])

    def test_some_rows_have_the_means_of_all(self):
        document = self.document("rollout.pt", "--rows", "1:3")
        expected = self.truth["rollout.pt"]
        self.assertEqual([row["query"] for row in document["rows"]], [row["query"] for row in expected["rows"][1:3]])
        self.check(document["rows"][1]["values"], expected["rows"][2]["values"], "row 2")
        self.check(document["means"], expected["means"], "means")

    def test_table(self):
        done = run("tokens", self.folder / "gsm8k", "--scores", "--rows", "1:4")
        self.assertEqual(done.status, 0, done.err)
        lines = done.out.splitlines()
        self.assertEqual([line.split() for line in lines[:6]],
                         [["reward_answer", "reward_think", "reward_right", "reward", "success", "mean"], ["mean", "0.4375", "0.5", "0.3", "0.3", "0.25"],
                          ["prompts", "4", "4", "4", "4", "4"], ["1", "0.5", "0", "0.1", "0.1", "0", "0.14"], ["2", "0", "0", "0", "0", "0", "0"],
                          ["3", "0.25", "1", "0.1", "0.1", "0", "0.29"]])
        points = {line.index(".") for line in (lines[1], lines[3], lines[5])}
        self.assertEqual(len(points), 1, done.out)
        self.assertEqual(lines[7], "3 prompts of 4 and 5 criteria. Means of columns are over all prompts that have the criterion.")

    def test_table_with_a_list_of_long_names(self):
        done = run("tokens", self.folder / "unset", "--scores")
        self.assertEqual(done.status, 0, done.err)
        lines = [line.split() for line in done.out.splitlines()]
        self.assertEqual(lines[0], ["strict"])
        self.assertEqual(lines[1], ["#1", "punctuation:no_comma"])
        self.assertIn(["#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8", "mean"], lines)
        rows = [line for line in lines if line[:1] == ["4"]]
        self.assertEqual([row[:10] for row in rows], [["4", "0", "-", "-", "-", "0.5", "-", "0", "1", "0.25"], ["4", *["-"] * 7, "1", "-"]])
        self.assertIn("5 prompts and 8 criteria, scored by IFEval in next/ifeval_score; the mean of a row is over its instructions. "
                      "Means of columns are over all prompts that have the criterion.", done.out.splitlines())


class Lines(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "lines.jsonl"

    def write(self, *rows):
        self.path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        return self.path

    def scores(self, names, values):
        return {"instruction_id_list": names, "inst_level_strict_acc": values, "prompt_level_strict_acc": all(values)}

    def test_samples_of_lm_eval(self):
        rows = [{"doc_id": 0, "doc": {"key": 1, "prompt": "Write.", "instruction_id_list": ["a:b", "c:d"]}, "prompt_level_strict_acc": False,
                 "inst_level_strict_acc": [True, False], "prompt_level_loose_acc": True, "inst_level_loose_acc": [True, True]},
                {"doc_id": 1, "doc": {"key": 2, "prompt": "Read.", "instruction_id_list": ["c:d"]}, "prompt_level_strict_acc": True,
                 "inst_level_strict_acc": [True], "prompt_level_loose_acc": True, "inst_level_loose_acc": [True]}]
        document = run("tokens", self.write(*rows), "--scores", "--json").document
        self.assertEqual((document["criteria"], document["means"], document["loose_means"]), (["a:b", "c:d", "prompt_level"], [1, 0.5, 0.5], [1, 1, 1]))
        self.assertEqual([(row["query"], row["values"]) for row in document["rows"]], [("Write.", [1, 0, 0]), ("Read.", [None, 1, 1])])

    def test_missing_numbers(self):
        rows = [{"prompt": "x", "completion": "y", "accuracy_reward": accuracy, "format_reward": form, "advantage": 0.5, "step": 1}
                for accuracy, form in ((1.0, 0.5), (0.5, None))]
        document = run("tokens", self.write(*rows), "--scores", "--json").document
        self.assertEqual((document["criteria"], document["means"], document["counts"]), (["accuracy_reward", "format_reward"], [0.75, 0.5], [2, 1]))
        self.assertEqual([(row["query"], row["values"], row["mean"]) for row in document["rows"]], [("x", [1, 0.5], 0.75), ("x", [0.5, None], 0.5)])

    def test_refused(self):
        many = lambda first, count: self.scores([f"i:{i}" for i in range(first, first + count)], [True] * count)
        cases = [
            ([{"text": "x"}], [], "has no scores: expected IFEvalScoreData"),
            ([self.scores(["a", "b"], [True, True, False])], [], "has 3 scores for 2 instructions"),
            ([many(0, 1001)], [], "has 1001 criteria; at most 1000 are shown"),
            ([many(0, 600), many(600, 600)], [], "has 1201 criteria; at most 1000 are shown"),
            ([many(0, 2)], ["--by", "log-prob"], "--by excludes --scores"),
            ([many(0, 2)], ["--rows", "x"], "--rows 'x' is not a range of sequences"),
        ]
        for rows, options, message in cases:
            with self.subTest(message):
                done = run("tokens", self.write(*rows), "--scores", *options)
                self.assertNotEqual(done.status, 0, done.out)
                self.assertIn(message, done.err)
        document = run("tokens", self.write(many(0, 600), many(400, 599)), "--scores", "--json").document
        self.assertEqual(len(document["criteria"]), 1000)


if __name__ == "__main__":
    unittest.main(verbosity=2)
