# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the build into a folder and uses it there: the program, what desktops read, the manual and the completions.

What checks or completes is left out where it is not installed.
"""
import os
import pathlib
import pty
import select
import shutil
import signal
import subprocess
import tempfile
import unittest

ID = "org.tensordesk.TensorDesk"
HAS_WINDOW = os.environ["TENSORDESK_HAS_WINDOW"] == "1"


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=120, **options)
    assert done.returncode == 0, f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def needs(program):
    return unittest.skipUnless(shutil.which(program), f"{program} is not installed")


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = pathlib.Path(cls.folder.name) / "prefix"
        run(os.environ["TENSORDESK_CMAKE"], "--install", os.environ["TENSORDESK_BUILD"], "--prefix", cls.prefix)
        cls.program = cls.prefix / "bin/tensordesk"
        cls.share = cls.prefix / "share"
        cls.work = pathlib.Path(cls.folder.name) / "work"
        cls.work.mkdir()
        run(cls.program, "sample", cls.work / "pen")
        (cls.work / "my pen").symlink_to("pen")
        # As a person has it: the program on PATH, and nothing of theirs that shells read.
        cls.environment = {**os.environ, "PATH": f"{cls.prefix / 'bin'}:{os.environ['PATH']}", "HOME": str(cls.work)}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_verbs(self):
        self.assertIn("next", run(self.program, "tree", self.work / "pen"))
        run(self.program, "export", self.work / "pen", "td[:, :2]", "-o", self.work / "part.h5")
        # The installed program that looks at HDF5 files first is used, not the one of the build.
        self.assertTrue(os.access(self.prefix / "libexec/tensordesk/tensordesk-h5probe", os.X_OK))
        self.assertIn("next", run(self.program, "tree", self.work / "part.h5"))
        if (pathlib.Path(os.environ["TENSORDESK_BUILD"]) / "app/tensordesk-video").exists():
            self.assertTrue(os.access(self.prefix / "libexec/tensordesk/tensordesk-video", os.X_OK))

    @unittest.skipUnless(HAS_WINDOW, "built without the window")
    def test_pictures(self):
        run(self.program, "render", self.work / "pen", 'td["action"]', "--view", "line", "-o", self.work / "action.svg")
        self.assertIn("<svg", (self.work / "action.svg").read_text(encoding="utf-8"))

    def test_what_is_there(self):
        wanted = ["doc/tensordesk/reference.md", "doc/tensordesk/licences/GPL-3.0-or-later.txt", "man/man1/tensordesk.1",
                  "bash-completion/completions/tensordesk", "zsh/site-functions/_tensordesk",
                  "fish/vendor_completions.d/tensordesk.fish"]
        if HAS_WINDOW:
            wanted += [f"applications/{ID}.desktop", f"mime/packages/{ID}.xml", f"metainfo/{ID}.metainfo.xml",
                       f"icons/hicolor/scalable/apps/{ID}.svg"]
        self.assertEqual([name for name in wanted if not (self.share / name).is_file()], [])

    @unittest.skipUnless(HAS_WINDOW and shutil.which("desktop-file-validate"), "desktop-file-validate is not installed")
    def test_desktop_entry(self):
        run("desktop-file-validate", self.share / f"applications/{ID}.desktop")

    @unittest.skipUnless(HAS_WINDOW and shutil.which("appstreamcli"), "appstreamcli is not installed")
    def test_appstream(self):
        run("appstreamcli", "validate", "--no-net", self.share / f"metainfo/{ID}.metainfo.xml")
        run("appstreamcli", "validate-tree", "--no-net", self.prefix)

    @unittest.skipUnless(HAS_WINDOW and shutil.which("update-mime-database"), "update-mime-database is not installed")
    def test_mime_types(self):
        run("update-mime-database", self.share / "mime")
        self.assertIn("*.tdz", (self.share / "mime/globs").read_text(encoding="utf-8"))

    @needs("man")
    def test_manual(self):
        done = subprocess.run(["man", "--warnings", "-l", str(self.share / "man/man1/tensordesk.1")], capture_output=True,
                              text=True, env={**os.environ, "MANWIDTH": "100"}, timeout=60)
        # Of long names, such as all the choices of an option, a line may not break well.
        warnings = [line for line in done.stderr.splitlines() if "break" not in line and "adjust" not in line]
        self.assertEqual((done.returncode, warnings), (0, []))
        self.assertIn("tensordesk tree PATH", done.stdout)

    def complete_in_terminal(self, shell, setup, rows):
        """What a shell makes of a line and a tab, shown by `echo` around it; some end it with a space."""
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(self.work)
            os.execvpe(shell[0], shell, {**self.environment, "TERM": "dumb"})
        try:
            self.type_until(terminal, f"{setup}; echo rea''dy\n", "\nready")
            for typed, wanted in rows:
                # Control-A and Control-E: to the beginning and the end of the line.
                self.type_until(terminal, f"{typed}\t\x01echo '[\x05]'\n", f"\n[{wanted}")
        finally:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            os.close(terminal)

    def type_until(self, terminal, text, wanted):
        os.write(terminal, text.encode())
        shown = ""
        while wanted not in shown.replace("\r", ""):
            ready, _, _ = select.select([terminal], [], [], 30)
            self.assertTrue(ready, f"{text!r} did not show {wanted!r} but {shown!r}")
            shown += os.read(terminal, 4096).decode(errors="replace")

    ROWS = [("tensordesk expo", "tensordesk export"),
            ("tensordesk info pen next/rew", "tensordesk info pen next/reward"),
            ("tensordesk info pen nex", "tensordesk info pen next/"),
            ("tensordesk render pen --map=vi", "tensordesk render pen --map=viridis"),
            ("tensordesk tree pe", "tensordesk tree pen"),
            ("tensordesk tree my", "tensordesk tree my\\ pen"),
            ("tensordesk info my\\ pen nex", "tensordesk info my\\ pen next/"),
            ("tensordesk info 'my pen' nex", "tensordesk info my pen next/"),  # the quotes end those of echo
            ("tensordesk info ~/pen nex", "tensordesk info ~/pen next/"),
            ("tensordesk collate pen --episodes don", "tensordesk collate pen --episodes done")]

    @needs("bash")
    def test_bash(self):
        script = self.share / "bash-completion/completions/tensordesk"
        self.complete_in_terminal(["bash", "--norc", "-i"], f". {script}", self.ROWS)

    @needs("zsh")
    def test_zsh(self):
        folder = self.share / "zsh/site-functions"
        self.complete_in_terminal(["zsh", "-f", "-i"], f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -D", self.ROWS)

    @needs("fish")
    def test_fish(self):
        script = self.share / "fish/vendor_completions.d/tensordesk.fish"

        def completions(line):
            lines = run("fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line, cwd=self.work,
                        env=self.environment)
            return [line.split("\t")[0] for line in lines.splitlines()]

        self.assertEqual(completions("tensordesk expo"), ["export"])
        self.assertEqual(completions("tensordesk info pen next/rew"), ["next/reward"])
        self.assertEqual(completions("tensordesk render pen --map=vi"), ["--map=viridis"])
        self.assertEqual(completions("tensordesk tree pe"), ["pen/"])
        self.assertEqual(completions("tensordesk info my\\ pen nex"), ["next/"])
        self.assertEqual(completions("tensordesk info 'my pen' nex"), ["next/"])
        self.assertEqual(completions("tensordesk info ~/pen nex"), ["next/"])


if __name__ == "__main__":
    unittest.main()
