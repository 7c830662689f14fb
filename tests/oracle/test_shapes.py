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
from differential import Outcome  # noqa: E402
from operands import OPERANDS  # noqa: E402
from randomshapes import Shapes  # noqa: E402

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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=RandomShapes.count, help="random expressions on each operand")
    parser.add_argument("--seed", type=int, default=RandomShapes.seed)
    options, rest = parser.parse_known_args()
    RandomShapes.count, RandomShapes.seed = options.count, options.seed
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
