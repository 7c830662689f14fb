# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that earlier versions of tensordict wrote themselves, kept in earlier/ with what made them: the program shows all of each.
Random floats are made anew to compare with, and their last bits depend on the processor."""
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from documents import differences, document_of, reordered
from program import fingerprint, run
from reasons import same_but_for_rounding

EARLIER = Path(__file__).resolve().parent / "earlier"
sys.path.insert(0, str(EARLIER))
import make  # noqa: E402


class Earlier(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def check(self, version, trees):
        with zipfile.ZipFile(EARLIER / f"{version}.zip") as archive:
            archive.extractall(self.folder)
        before = fingerprint(self.folder)
        paths = sorted(self.folder.iterdir())
        names = [path.name.removesuffix(".tdz").removesuffix(".tdc") for path in paths]
        self.assertEqual(set(names), set(trees))
        for path, name in zip(paths, names, strict=True):
            with self.subTest(path.name):
                shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
                expected = reordered(document_of(trees[name]()), shown)
                # What is on disk is locked and of the processor; names are kept by none but consolidated files.
                ignored = ("locked", "device") if path.suffix == ".tdc" else ("locked", "device", "names")
                self.assertEqual(differences(shown, expected, ignoring=ignored, same=same_but_for_rounding), [])
                self.assertEqual(shown["names"], expected["names"] if path.suffix == ".tdc" else None)
        self.assertEqual(fingerprint(self.folder), before, "opening wrote something")

    def test_0_1_1(self):
        self.check("0.1.1", make.FIRST)

    def test_0_14(self):
        self.check("0.14.3", make.later())


if __name__ == "__main__":
    unittest.main(verbosity=2)
