# SPDX-License-Identifier: GPL-3.0-or-later
"""Shape bugs as people meet them: the class of the error is Python's, and each fix that the program suggests runs in Python."""
import tempfile
import unittest
import warnings
from pathlib import Path

import torch
from program import evaluate, run
from shapebugs import BUGS, rollout
from tensordict import TensorDict


def outcome(expression, td):
    """What Python makes of an expression: a value, or the name of the error's class."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return eval(expression, {"td": td.clone(), "torch": torch, "TensorDict": TensorDict})
    except Exception as error:  # whatever Python raises is compared
        return type(error).__name__


class ShapeBugs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        torch.distributions.Distribution.set_default_validate_args(True)  # which torchrl switches off
        cls.td = rollout()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = Path(folder.name) / "td"
        cls.td.save(cls.path)
        cls.documents = evaluate(cls.path, [expression for expression, _ in BUGS])

    def test_the_class_is_that_of_python(self):
        for (expression, _), document in zip(BUGS, self.documents):
            with self.subTest(expression):
                self.assertEqual(document.get("class"), outcome(expression, self.td))

    def test_the_first_fix_is_right(self):
        wrong = []
        for (expression, right), document in zip(BUGS, self.documents):
            first = document.get("remedy")
            if (first not in right) if right else first is not None:
                wrong.append(f"{expression}: {first} instead of {right}")
        print(f"{len(BUGS) - len(wrong)} of {len(BUGS)} bugs have the right fix first", flush=True)
        self.assertEqual(wrong, [])

    def test_fixes_run(self):
        for (expression, _), document in zip(BUGS, self.documents):
            for fix in document.get("remedies", []):
                with self.subTest(expression, fix=fix["expression"]):
                    result = outcome(fix["expression"], self.td)
                    self.assertNotIsInstance(result, str)
                    if "shape" in fix:
                        self.assertEqual(fix["shape"], list(result.shape))
                    self.assertTrue(fix["meaning"].endswith("."))

    def test_operands_are_marked(self):
        document = evaluate(self.path, ['td["next", "reward"] - td["value"]'])[0]
        reward, value = document["actual"]
        self.assertEqual((reward["shape"], reward["offending"], reward["kinds"]), ([4, 5, 1], [1], ["batch", "batch", "event"]))
        self.assertEqual((value["shape"], value["offending"], value["names"]), ([4, 5], [0], ["env", "time"]))
        self.assertIn("aligned at the last dim", document["rule"])

    def test_the_shell_says_what_to_try(self):
        done = run("eval", self.path, 'td["next", "reward"] - td["value"]')
        self.assertEqual((done.status, done.out), (1, ""))
        lines = done.err.splitlines()
        self.assertEqual(lines[1:5], ['  td["next", "reward"]  [4, 5, 1]',
                                      '                           ^',
                                      '  td["value"]              [4, 5]',
                                      '                            ^'])
        self.assertIn('Try: td["next", "reward"] - td["value"].unsqueeze(-1)', lines)

    def test_statements_have_fixes(self):
        done = run("edit", self.path, 'td["x"] = torch.zeros(5, 4)')
        self.assertEqual(done.status, 1)
        self.assertIn('Try: td["x"] = torch.zeros(5, 4).transpose(0, 1)', done.err.splitlines())


if __name__ == "__main__":
    unittest.main(verbosity=2)
