# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses by a seed the cases that a run takes, so that a quick run and the run of the rest together take each case once.

    sampling.py MODULE…     runs the chosen tests of these modules

TENSORDESK_SAMPLE is "4" for one case in four, "4 rest" for the three others, and unset for all cases. TENSORDESK_SAMPLE_SEED is
the seed; it is printed.
"""
import os
import sys
import time
import unittest
import zlib

SEED = int(os.environ.get("TENSORDESK_SAMPLE_SEED", "1"))


def share():
    """One case in how many is taken, and whether the others are taken instead."""
    one_in, _, rest = (os.environ.get("TENSORDESK_SAMPLE") or "1").partition(" ")
    return int(one_in), rest == "rest"


def is_chosen(case):
    """True if the run takes the case of this name."""
    one_in, rest = share()
    return one_in == 1 or (zlib.crc32(f"{SEED} {case}".encode()) % one_in == 0) != rest


def chosen(cases, within=""):
    """Returns the cases that the run takes, in their order, and prints how many they are; `within` names what they are cases of."""
    cases = list(cases)
    taken = [case for case in cases if is_chosen(f"{within} {case}")]
    if len(taken) < len(cases):
        print(f"{within or 'tests'}: {len(taken)} of {len(cases)}, chosen by seed {SEED}", flush=True)
    return taken


def chooses_itself(test):
    """Marks a test that takes a share of its own cases: every run has it."""
    test.chooses_itself = True
    return test


def scaled(count):
    """Returns the number of random cases that this run takes of `count`."""
    one_in, rest = share()
    return count - count // one_in if rest else count // one_in


class _Timed(unittest.TextTestResult):
    """Prints beside each test the seconds that it took."""

    def startTest(self, test):
        super().startTest(test)
        self.started = time.perf_counter()

    def addSuccess(self, test):
        unittest.TestResult.addSuccess(self, test)
        self.stream.writeln(f"ok, {time.perf_counter() - self.started:.1f} s")


def _tests(suite):
    for item in suite:
        yield from _tests(item) if isinstance(item, unittest.TestSuite) else [item]


def _is_whole(test):
    return getattr(getattr(test, test._testMethodName), "chooses_itself", False)


def main(modules):
    tests = {test.id(): test for test in _tests(unittest.defaultTestLoader.loadTestsFromNames(modules))}
    names = {name for name, test in tests.items() if not _is_whole(test)}
    taken = {*chosen(sorted(names)), *(tests.keys() - names)}
    suite = unittest.TestSuite(test for name, test in tests.items() if name in taken)
    return 0 if unittest.TextTestRunner(verbosity=2, resultclass=_Timed).run(suite).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
