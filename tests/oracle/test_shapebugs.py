# SPDX-License-Identifier: GPL-3.0-or-later
"""Shape bugs as people meet them: the class of the error is Python's, and each fix that the program suggests runs in Python.

Random ones by hand, for hours:  test_shapebugs.py --count 10000 [--seed 1]
The seed of a run is printed; --seed or TENSORDESK_SEED repeats it.
"""
import argparse
import os
import random
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

import torch
from program import evaluate, run
from shapebugs import BUGS, NAMES, broken, rollout

# Errors of values, which no fix of shapes can know.
OF_VALUES = ("out of bounds", "out of range", "DATA bounds", "singular", "non-negative")


def outcome(expression, td, of_fix=False):
    """What Python makes of an expression: a value, the name of the error's class, or None if values are at fault."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return eval(expression, {"td": td.clone(), **NAMES})
    except Exception as error:  # whatever Python raises is compared
        own = next(each for each in type(error).__mro__ if each.__module__ == "builtins")  # tensordict has subclasses
        return own.__name__ if not of_fix or not any(each in str(error) for each in OF_VALUES) else None


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
        self.assertEqual("\n".join(wrong), "")

    def test_fixes_run(self):
        for (expression, _), document in zip(BUGS, self.documents):
            for fix in document.get("remedies", []):
                with self.subTest(expression, fix=fix["expression"]):
                    result = outcome(fix["expression"], self.td)
                    self.assertNotIsInstance(result, str)
                    if "shape" in fix:
                        ragged = [size if isinstance(size, int) else -1 for size in result.shape]  # of a nested tensor
                        self.assertEqual(fix["shape"], ragged)
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
                                      '                            ^',
                                      '  td["value"]              [4, 5]',
                                      '                            ^'])
        self.assertIn('Try: td["next", "reward"] - td["value"].unsqueeze(-1)', lines)

    def test_statements_have_fixes(self):
        done = run("edit", self.path, 'td["x"] = torch.zeros(5, 4)')
        self.assertEqual(done.status, 1)
        self.assertIn('Try: td["x"] = torch.zeros(5, 4).transpose(0, 1)', done.err.splitlines())


    @unittest.skipUnless(torch.cuda.is_available(), "there is no GPU")
    def test_on_cuda(self):  # reiniscimurs/DRL-robot-navigation#142, HumanCompatibleAI/imitation#820
        cuda = 'td["obs"].to("cuda")'
        bugs = [(f'{cuda} + td["obs"]', f'{cuda} + td["obs"].to({cuda}.device)'),
                (f"{cuda} @ torch.zeros(3, 2)", f"{cuda} @ torch.zeros(3, 2).to({cuda}.device)"),
                (f'torch.cat([{cuda}, td["q"]], -1)', f'torch.cat([{cuda}, td["q"].to({cuda}.device)], -1)'),
                ('torch.nn.Linear(3, 2).to("cuda")(td["obs"])', f'torch.nn.Linear(3, 2).to("cuda")({cuda})'),
                ('torch.nn.GRU(3, 2).to("cuda")(td["obs"])[0]', f'torch.nn.GRU(3, 2).to("cuda")({cuda})[0]')]
        for (expression, right), document in zip(bugs, evaluate(self.path, [expression for expression, _ in bugs])):
            with self.subTest(expression):
                self.assertEqual((document.get("class"), document.get("remedy")), ("RuntimeError", right))
                result = outcome(right, self.td)
                # A simulated device has no kernels of recurrent layers for Python.
                self.assertFalse(isinstance(result, str) and result != "NotImplementedError", result)


class RandomBugs(unittest.TestCase):
    count = 60
    seed = int(os.environ.get("TENSORDESK_SEED", random.SystemRandom().randrange(2**32)))

    def test_random_fixes_run(self):
        torch.distributions.Distribution.set_default_validate_args(True)
        print(f"seed {self.seed}, {self.count} expressions", flush=True)
        td = rollout()
        generator = random.Random(self.seed)
        fails = 0
        fixed = 0
        wrong = []
        with tempfile.TemporaryDirectory() as folder:
            td.save(Path(folder) / "td")
            for start in range(0, self.count, 1000):
                expressions = [broken(generator) for _ in range(min(1000, self.count - start))]
                for expression, document in zip(expressions, evaluate(Path(folder) / "td", expressions)):
                    fails += document["kind"] == "error"
                    fixed += "remedies" in document
                    for fix in document.get("remedies", []):
                        result = outcome(fix["expression"], td, of_fix=True)
                        if result is None:
                            continue
                        if isinstance(result, str) or ("shape" in fix and list(result.shape) != fix["shape"]):
                            wrong.append(f"{expression}: {fix['expression']} gives {result if isinstance(result, str) else result.shape}")
        print(f"{fails} fail, {fixed} of them have a fix", flush=True)
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=RandomBugs.count, help="random expressions")
    parser.add_argument("--seed", type=int, default=RandomBugs.seed)
    options, rest = parser.parse_known_args()
    RandomBugs.count, RandomBugs.seed = options.count, options.seed
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
