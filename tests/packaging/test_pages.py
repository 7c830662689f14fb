# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples of the manual's pages do what the pages say.

Each page is worked through in a folder with the sample `pendulum`. What stands below a command is what it prints; "…" stands for
anything, and nothing for whatever that is. TENSORDESK_WRITE=1 brings what stands there up to date, where nothing is left out.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from pages import PAGES, ROOT, blocks

TENSORDESK = pathlib.Path(os.environ["TENSORDESK_BUILD"]) / "app/tensordesk"
# Without the window there are no pictures.
SKIPPED = None if os.environ["TENSORDESK_HAS_WINDOW"] == "1" else "tensordesk render"


def commands(block):
    """Each command of a block with the text below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.holder.name)
        subprocess.run([TENSORDESK, "sample", cls.folder / "sample"], check=True, capture_output=True)
        cls.environment = {**os.environ, "PATH": f"{TENSORDESK.parent}:{os.environ['PATH']}", "HOME": str(cls.folder),
                           "XDG_STATE_HOME": str(cls.folder / "state"), "NO_COLOR": "1"}

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def run_in(self, folder, command):
        done = subprocess.run(command, shell=True, cwd=folder, env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=120)
        self.assertIn(done.returncode, (0, 1), f"{command}\n{done.stdout}")
        return done.stdout

    def write_files(self, page, folder):
        """Runs the lines of Python of a page that write the files of its examples: what stands below ```python files."""
        lines = "\n".join(block for name, block in blocks(page, "python") if name == "files")
        done = subprocess.run([sys.executable, "-c", lines], cwd=folder, env=self.environment, capture_output=True, text=True,
                              timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_consoles(self):
        for page in [*sorted(PAGES.glob("*.md")), ROOT / "README.md"]:
            folder = self.folder / page.stem
            shutil.copytree(self.folder / "sample", folder / "pendulum")
            text = page.read_text(encoding="utf-8")
            self.write_files(page, folder)
            for _, block in blocks(page, "console"):
                written = ""
                for command, expected in commands(block):
                    if SKIPPED and command.startswith(SKIPPED):
                        continue
                    if command.startswith("tensordesk sample"):
                        shutil.rmtree(folder / "pendulum")
                    shown = self.run_in(folder, command)
                    is_whole = expected.strip() and "…" not in expected
                    written += f"$ {command}\n" + (shown if is_whole else expected)
                    pattern = ".*".join(map(re.escape, expected.strip().split("…"))) or ".*"
                    if not os.environ.get("TENSORDESK_WRITE"):
                        with self.subTest(page=page.name, command=command):
                            self.assertTrue(re.fullmatch(pattern, shown.strip(), re.DOTALL), f"it printed\n{shown[:2000]}")
                text = text.replace(block, written)
            if os.environ.get("TENSORDESK_WRITE"):
                page.write_text(text, encoding="utf-8")

    def test_links(self):
        for page in [*PAGES.glob("*.md"), ROOT / "README.md"]:
            text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
            for target in re.findall(r"\]\(([^)#:]+)\)", text):
                with self.subTest(page=page.name):
                    self.assertTrue((page.parent / target).exists(), target)
        listed = (PAGES / "index.md").read_text(encoding="utf-8") + (PAGES / "building.md").read_text(encoding="utf-8")
        self.assertEqual([page.name for page in PAGES.glob("*.md") if page.name != "index.md" and f"({page.name})" not in listed], [])

    def test_python(self):
        # There is no display: it prints a line of advice and goes on.
        environment = {name: value for name, value in self.environment.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        for _, block in blocks(PAGES / "python.md", "python"):
            done = subprocess.run([sys.executable, "-c", block], env={**environment, "PYTHONPATH": str(ROOT / "packaging/python")},
                                  capture_output=True, text=True, timeout=120)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("stack", done.stdout)


if __name__ == "__main__":
    unittest.main()
