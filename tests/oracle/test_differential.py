# SPDX-License-Identifier: GPL-3.0-or-later
"""The expression language on files beside the Python library: tables, random indices, random whole expressions.

By hand, for hours:  test_differential.py --count 100000 --whole 100000 [--seed 1]
The seed of a run is printed; --seed or TENSORDESK_SEED repeats it.
On some devices only:  test_differential.py Differential.test_table --device cuda:0
"""
import argparse
import os
import random
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
TABLES = HERE.parent / "expression" / "differential"
sys.path.append(str(TABLES))

import differential  # noqa: E402
from differential import Outcome  # noqa: E402
from operands import OPERANDS  # noqa: E402
from python_outcomes import rows  # noqa: E402
from randomexpressions import Expressions  # noqa: E402
from randomindices import Indices  # noqa: E402
from sampling import chosen, scaled  # noqa: E402


def sections():
    """The expressions of all tables by their operand."""
    result = {}
    for operand, line in rows("expressions"):
        result.setdefault(operand, []).append(line)
    return result


class Differential(unittest.TestCase):
    count = scaled(300)
    whole = scaled(500)
    devices = ()  # all, and every form of storage
    seed = int(os.environ.get("TENSORDESK_SEED", random.SystemRandom().randrange(2**32)))

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def compare(self, forms, expressions):
        total = Outcome()
        for form in forms:
            outcome = differential.compare(form, expressions)
            print(f"{form.name}: {outcome}", flush=True)
            total += outcome
        return total

    def check(self, total):
        """No disagreement but those with a reason."""
        print(f"all: {total} {dict(total.explained)}", flush=True)
        count = len(total.unexplained)
        if count:
            self.fail(f"{count} disagree without a reason:\n" + "\n".join(total.unexplained[:60]))

    def test_table(self):
        devices = self.devices or ["cpu", *differential.devices()]
        print(f"devices: {', '.join(devices)}{'' if devices != ['cpu'] else '; none was compared on with CUDA'}", flush=True)
        total = Outcome()
        for operand, expressions in sections().items():
            expressions = chosen(expressions, operand)
            if not expressions:
                continue
            make = OPERANDS[operand]
            forms = (differential.forms_on(self.devices, operand, make, self.folder) if self.devices else
                     differential.forms(operand, make, self.folder))
            total += self.compare(forms, expressions)
        self.check(total)

    def test_random_indices(self):
        self.compare_random(Indices(self.seed), self.count)

    def test_random_expressions(self):
        self.compare_random(Expressions(self.seed), self.whole)

    def compare_random(self, generator, count):
        print(f"seed {self.seed}, {count} expressions", flush=True)
        expressions = list(dict.fromkeys(generator.expression() for _ in range(count)))
        forms = differential.rollout_forms(self.folder)
        total = Outcome()
        for start in range(0, len(expressions), 2000):
            total += self.compare(forms, expressions[start:start + 2000])
        self.check(total)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=Differential.count, help="random index expressions")
    parser.add_argument("--whole", type=int, default=Differential.whole, help="random whole expressions")
    parser.add_argument("--seed", type=int, default=Differential.seed)
    parser.add_argument("--device", action="append", default=[], help="compare the table on this device alone")
    options, rest = parser.parse_known_args()
    Differential.count, Differential.whole, Differential.seed = options.count, options.whole, options.seed
    Differential.devices = options.device
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
