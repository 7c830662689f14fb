# SPDX-License-Identifier: GPL-3.0-or-later
"""The floor plan holds: arrows between layers point down, libraries stay in their layer, folders can be taken in.

A target of CMake a layer sees to it that no upward call links; this sees to includes, which link nothing.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^#include ["<]([^">]+)[">]', re.MULTILINE)
# A folder that one can take in: its sources with their headers.
MOST_FILES = 33
MOST_LINES = 650
MOST_WITHOUT_README = 10

# What a layer may include beside itself, the floors of model/storage among them.
BELOW = {
    "model/tensordict": set(),
    "model/operations": {"model/tensordict"},
    "model/storage/files": {"model/tensordict"},
    "model/storage/arrays": {"model/tensordict", "model/storage/files"},
    "model/storage/formats": {"model/tensordict", "model/storage/files", "model/storage/arrays", "model/storage"},
    "model/storage/series": {"model/tensordict", "model/storage/files", "model/storage/arrays", "model/storage/formats",
                             "model/storage"},
    "model/distributed": {"model/tensordict", "model/operations", "model/storage"},
    "model/layouts": {"model/tensordict", "model/operations", "model/storage"},
    "model/expression": {"model/tensordict", "model/operations", "model/storage", "model/distributed"},
    "model/analysis": {"model/tensordict", "model/operations", "model/expression", "model/distributed"},
}
STORAGE = {"model/storage", *(name for name in BELOW if name.startswith("model/storage/"))}
BELOW |= {above: below | STORAGE for above, below in BELOW.items() if "model/storage" in below and above not in STORAGE}
MODEL = set(BELOW) | STORAGE | {"model/document"}
BELOW["model/document"] = MODEL
BELOW["model/remote"] = MODEL
BELOW["app/sample"] = MODEL
BELOW["app/commandline"] = MODEL | {"model/remote", "app/sample"}


def sources(*folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                yield path


def includes(path):
    return INCLUDE.findall(path.read_text(encoding="utf-8"))


def layer(name):
    """`model/tensordict` of `model/tensordict/tree/node.h`; `views` of all of its folders; `model/storage/files` of its files."""
    parts = name.split("/")
    if parts[0] == "views":
        return parts[0]
    return "/".join(parts[:3] if name.startswith("model/storage/") and len(parts) > 3 else parts[:2])


def classes(path):
    """The classes that a header defines beside each other, with the namespaces that they are in."""
    spaces = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if opened := re.match(r"namespace (\S+) \{", line):
            spaces.append(opened[1])
        elif line.startswith("}  // namespace"):
            spaces.pop()
        elif defined := re.match(r"(?:class|struct)(?: \[\[.*\]\])? (\w+)(?: final)?(?: :.*| \{.*|)$", line):
            yield "::".join([*spaces, defined[1]])


class Structure(unittest.TestCase):
    def check(self, folders, is_wrong, why):
        wrong = [f"{path.relative_to(ROOT)} includes {name}" for path in sources(*folders) for name in includes(path)
                 if is_wrong(path, name)]
        self.assertEqual(wrong, [], why)

    def test_classes_have_names_of_their_own(self):
        found = {}
        for path in sources("model", "views", "app"):
            if path.suffix == ".h":
                for name in classes(path):
                    found.setdefault(name, []).append(str(path.relative_to(ROOT)))
        self.assertGreater(len(found), 300)
        self.assertEqual({name: paths for name, paths in found.items() if len(paths) > 1}, {},
                         "the linker would take one of them for both")

    def test_ours_are_included_by_their_whole_path(self):
        self.check(["model", "views", "app"],
                   lambda path, name: name.endswith(".h") and (path.parent / name).exists() and not (ROOT / name).exists(),
                   "an include says its layer")

    def test_arrows_point_down(self):
        for above, below in BELOW.items():
            self.check([above], lambda path, name: (ROOT / name).exists() and layer(name) not in below | {above},
                       f"{above} may include {', '.join(sorted(below)) or 'nothing else'}")
        self.check(["views"], lambda path, name: (ROOT / name).exists() and name.startswith("app/"), "the window is above views")

    def test_views_know_no_format(self):
        self.check(["views"], lambda path, name: name.startswith(("model/storage/formats/", "model/storage/series/")),
                   "a view reads leaves, not files")

    def test_only_the_window_uses_qt(self):
        self.check(["model", "app/commandline", "app/sample"], lambda path, name: re.match(r"Q[A-Z]|Qt", name) is not None,
                   "the model and the command line use no Qt")

    def test_what_a_thread_carries_is_in_one_header(self):
        # A generator of random names, and a counter of steps, concern nobody else.
        known = {"model/tensordict/thread/threadcontext.cpp", "model/tensordict/base/progress.cpp", "model/storage/files/atomicwrite.cpp"}
        found = {str(path.relative_to(ROOT)) for path in sources("model", "views", "app")
                 if re.search(r"^[^/]*\bthread_local\b", path.read_text(encoding="utf-8"), re.MULTILINE)}
        self.assertEqual(found - known, set(), "see model/tensordict/thread/threadcontext.h")

    def test_only_storage_uses_hdf5(self):
        others = ["model/tensordict", "model/operations", "model/layouts", "model/expression", "model/analysis", "model/document", "views", "app"]
        self.check(others, lambda path, name: name.startswith("hdf5") or name.startswith("H5"), "formats stay in model/storage")

    def test_folders_and_files_can_be_taken_in(self):
        files = {}
        for path in sources("model", "views", "app", "tests"):
            files.setdefault(path.parent, []).append(path)
        large = {str(folder.relative_to(ROOT)): len(paths) for folder, paths in files.items() if len(paths) > MOST_FILES}
        self.assertEqual(large, {}, f"a folder holds at most {MOST_FILES} sources and headers")
        long = {str(path.relative_to(ROOT)): count for path in sources("model", "views", "app")
                if (count := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES}
        self.assertEqual(long, {}, f"a source has at most {MOST_LINES} lines")

    def test_large_folders_say_what_they_are_for(self):
        files = {}
        for path in [*sources("model", "views", "app", "tests"), *(ROOT / "tests").rglob("*.py")]:
            files.setdefault(path.parent, []).append(path)
        large = [folder for folder, paths in files.items() if len(paths) > MOST_WITHOUT_README]
        self.assertGreater(len(large), 70)
        silent = [str(folder.relative_to(ROOT)) for folder in large if not (folder / "README.md").is_file()]
        self.assertEqual(silent, [], "its README.md says what it is for, where to start, and who may include it")
        missing = [f"{folder.relative_to(ROOT)}: {name}" for folder in large
                   for name in re.findall(r"`(\w+\.(?:h|cpp|py))`", (folder / "README.md").read_text(encoding="utf-8"))
                   if not (folder / name).is_file()]
        self.assertEqual(missing, [], "a README names files of its folder")

    def test_one_version(self):
        def first(name, pattern):
            return re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE).group(1)

        version = first("CMakeLists.txt", r"^project\(TensorDesk VERSION ([\d.]+)")
        self.assertEqual(first("packaging/python/pyproject.toml", r'^version = "([\d.]+)"'), version)
        self.assertEqual(first("resources/org.tensordesk.TensorDesk.metainfo.xml", r'<release version="([\d.]+)"'), version)
        self.assertEqual(first("CHANGELOG.md", r"^## ([\d.]+)"), version)

    def test_sources_are_formatted(self):
        program = shutil.which("clang-format", path=pathlib.Path(sys.executable).parent)
        self.assertIsNotNone(program, "packaging/requirements-test.txt names the clang-format to install")
        done = subprocess.run([program, "--dry-run", "-Werror", *sources("model", "views", "app", "tests")], cwd=ROOT,
                              capture_output=True, text=True)
        wrong = sorted(set(re.findall(r"^(\S+?):\d+:", done.stderr, re.MULTILINE)))
        self.assertEqual((wrong, done.returncode), ([], 0), "run clang-format -i on these")


if __name__ == "__main__":
    unittest.main()
