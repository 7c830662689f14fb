# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the model as a library, and builds and runs the programs that the pages of the manual show of it."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import numpy
from pages import PAGES, blocks

PROGRAMS = {"entries": "library.md", "pgm": "reader.md", "rewardless": "check.md"}
TENSORDESK = pathlib.Path(os.environ["TENSORDESK_BUILD"]) / "app/tensordesk"


def run(*command, status=0):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300)
    assert done.returncode == status, f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


class Library(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.holder.name)
        cmake = os.environ["TENSORDESK_CMAKE"]
        run(cmake, "--install", os.environ["TENSORDESK_BUILD"], "--component", "model", "--prefix", cls.folder / "prefix")
        source = cls.folder / "source"
        source.mkdir()
        [(_, project)] = blocks(PAGES / "library.md", "cmake")
        start = project.index("add_executable")
        (source / "CMakeLists.txt").write_text(project[:start] + "".join(project[start:].replace("entries", name) for name in PROGRAMS))
        for name, page in PROGRAMS.items():
            [(file, text)] = blocks(PAGES / page, "cpp")
            assert file == f"{name}.cpp"
            (source / file).write_text(text, encoding="utf-8")
        run(cmake, "-S", source, "-B", cls.folder / "build", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={cls.folder / 'prefix'}",
            "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror -Wno-unused-parameter")
        run(cmake, "--build", cls.folder / "build")
        run(TENSORDESK, "sample", cls.folder / "pendulum")

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def program(self, name, *arguments, status=0):
        return run(self.folder / "build" / name, *arguments, status=status)

    def test_entries(self):
        shown = self.program("entries", self.folder / "pendulum", "action").splitlines()
        self.assertIn('("next", "reward") [16, 500, 1]', shown)
        mean = run(TENSORDESK, "eval", self.folder / "pendulum", "float(td['action'].mean())")
        self.assertAlmostEqual(float(shown[-1]), float(mean), places=5)

    def test_pgm(self):
        pixels = numpy.arange(35, dtype=numpy.uint8).reshape(5, 7)
        (self.folder / "a.pgm").write_bytes(b"P5\n7 5\n255\n" + pixels.tobytes())
        self.program("pgm", self.folder / "a.pgm", self.folder / "a.npz")
        with numpy.load(self.folder / "a.npz") as file:
            numpy.testing.assert_array_equal(file["image"], pixels)
        (self.folder / "b.pgm").write_bytes(b"P5\n7 500\n255\n" + pixels.tobytes())
        self.program("pgm", self.folder / "b.pgm", self.folder / "b.npz", status=1)

    def test_rewardless(self):
        self.assertEqual(self.program("rewardless", self.folder / "pendulum"), "")
        zero = self.folder / "zero"
        run(TENSORDESK, "export", self.folder / "pendulum", "td[:2, :9]", "-o", zero)
        run(TENSORDESK, "edit", zero, 'td["next", "reward"].zero_()')
        self.assertEqual(self.program("rewardless", zero, status=1), '("next", "reward"): the reward is zero at all of its 18 steps\n')


if __name__ == "__main__":
    unittest.main()
