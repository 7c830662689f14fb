# SPDX-License-Identifier: GPL-3.0-or-later
"""Records the calls of upstream's tests: see README.md."""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SUITES = ["tensordict/test_generic.py", "tensordict/test_methods.py", "tensordict/test_lazy.py", "tensordict/test_misc.py",
          "tensordict/test_nontensor.py", "tensordict/test_nameddims.py", "tensordict/test_errors.py", "tensordict/test_repr.py",
          "tensorclass", "memmap/test_memmap.py", "utils/test_utils.py"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repository", help="a git repository of tensordict")
    parser.add_argument("recording", type=Path, help="the folder to make")
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--cases", type=int, default=12, help="sets of parameters that a test function is run with at most")
    parser.add_argument("--per-test", type=int, default=150, help="calls kept of one test function at most")
    parser.add_argument("tests", nargs="*", default=SUITES, help="below upstream's folder test/; further options go to pytest")
    options, rest = parser.parse_known_args()
    options.recording.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "-C", options.repository, "archive", options.commit, "test"], check=True,
                                 capture_output=True).stdout
        subprocess.run(["tar", "x", "-C", folder], input=archive, check=True)
        tests = Path(folder) / "test"
        environment = dict(os.environ, UPSTREAM_RECORDING=str(options.recording.resolve()), UPSTREAM_PER_TEST=str(options.per_test), UPSTREAM_CASES=str(options.cases),
                           PYTHONPATH=f"{HERE}:{tests}", PYTHONDONTWRITEBYTECODE="1", PYTHONHASHSEED="0", OMP_NUM_THREADS="1")
        done = subprocess.run([sys.executable, "-m", "pytest", "-qq", "-p", "recorder", "-p", "no:cacheprovider",
                               "--tb=no", "-W", "ignore", *options.tests, *rest], cwd=tests, env=environment)
    print((options.recording / "counts.txt").read_text())
    return 0 if done.returncode in (0, 1) else done.returncode  # tests that fail are recorded as well


if __name__ == "__main__":
    sys.exit(main())
