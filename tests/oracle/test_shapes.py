# SPDX-License-Identifier: GPL-3.0-or-later
"""Random chains of shape operations on files beside the Python library.

By hand, for hours:  test_shapes.py --count 100000 [--seed 1]
The seed of a run is printed; --seed or TENSORDESK_SEED repeats it.
"""
import argparse
import os
import random
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "expression" / "differential"))

import differential  # noqa: E402
import torch  # noqa: E402
from differential import Outcome  # noqa: E402
from operands import OPERANDS  # noqa: E402
from program import run  # noqa: E402
from randomshapes import Shapes  # noqa: E402
from tensordict import TensorDict  # noqa: E402

# Lazy stacks have rules of their own, which the table tells. A text for the whole batch stays one here.
BATCHES = {"dense": [4, 5], "three dims": [2, 3, 4], "longer level": [2], "empty batch": [0, 5]}


class RandomShapes(unittest.TestCase):
    count = 100
    seed = int(os.environ.get("TENSORDESK_SEED", random.SystemRandom().randrange(2**32)))

    def test_random_shapes(self):
        print(f"seed {self.seed}, {self.count} expressions on each operand", flush=True)
        total = Outcome()
        for name, batch in BATCHES.items():
            shapes = Shapes(self.seed)
            expressions = list(dict.fromkeys(shapes.expression(batch) for _ in range(self.count)))
            with tempfile.TemporaryDirectory() as folder:
                for form in differential.forms(name, lambda name=name: OPERANDS[name]().exclude("s"), folder):
                    for start in range(0, len(expressions), 2000):
                        total += differential.compare(form, expressions[start:start + 2000])
        print(total, flush=True)
        if total.unexplained:
            self.fail(f"{len(total.unexplained)} disagree:\n" + "\n".join(total.unexplained[:60]))


class WhatSucceeds(unittest.TestCase):
    """What `eval --meta` says of expressions that work and are probably mistakes, beside what torch makes of them."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "td"

    def doubts(self, expression):
        done = run("eval", self.path, expression, "--meta")
        self.assertEqual((done.status, done.err), (0, ""))
        return [line for line in done.out.splitlines() if line.startswith("! ")]

    def test_dims_that_are_mixed(self):
        td = TensorDict({"x": torch.arange(24).view(4, 6)}, [4, 6], names=["env", "time"])
        td.save(self.path)
        for expression in ["td.reshape(6, 4)", "td.permute(1, 0)", "td.reshape(-1)", "td.reshape(2, 2, 6)", "td.reshape(8, 3)",
                           "td.reshape(3, 8)", "td.permute(1, 0).reshape(4, 6)", "td[:, 1:3]", "td.unsqueeze(0)",
                           "torch.stack([td[0], td[2]], 1)", "torch.cat([td, td], 1)"]:
            with self.subTest(expression):
                source = torch.stack([eval(expression)["x"] // 6, eval(expression)["x"] % 6])
                along = [{of for of in range(2) if (source[of] != source[of].narrow(dim, 0, 1)).any()}
                         for dim in range(source.dim() - 1)]
                mixed = any(len(dims) > 1 and any(dims & other for at, other in enumerate(along) if at != dim)
                            for dim, dims in enumerate(along))
                self.assertEqual(any("elements are regrouped" in line for line in self.doubts(expression)), mixed)

    def test_broadcasts_that_grow(self):
        td = TensorDict({"flat": torch.zeros(6), "column": torch.zeros(6, 1), "wide": torch.zeros(6, 5)}, [6])
        td.save(self.path)
        keys = list(td.keys())
        for left in keys:
            for right in keys:
                try:
                    result = td[left] + td[right]
                except RuntimeError:
                    continue
                with self.subTest(left=left, right=right):
                    grows = result.shape not in (td[left].shape, td[right].shape)
                    lines = self.doubts(f"(td[{left!r}] + td[{right!r}]).mean()")
                    self.assertEqual(len(lines), grows)
                    if grows:
                        self.assertIn(f"makes {list(result.shape)} of {list(td[left].shape)}, {list(td[right].shape)}", lines[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=RandomShapes.count, help="random expressions on each operand")
    parser.add_argument("--seed", type=int, default=RandomShapes.seed)
    options, rest = parser.parse_known_args()
    RandomShapes.count, RandomShapes.seed = options.count, options.seed
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
