# SPDX-License-Identifier: GPL-3.0-or-later
"""The package with the real library; the window is played by a socket or a small program."""
import contextlib
import importlib.util
import io
import json
import linecache
import os
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
import types
import unittest
from pathlib import Path
from unittest import mock

import torch
import torch.nn.functional as F
from tensordict import LazyStackedTensorDict, TensorDict, lazy_stack, tensorclass

sys.path.insert(0, str(Path(__file__).parent.parent))
import tensordesk  # noqa: E402
from tensordesk import _folder, _window  # noqa: E402

MEMORY = Path(_folder._memory() or tempfile.gettempdir())


@tensorclass
class Data:
    x: torch.Tensor


class Window:
    """Listens as the window does and keeps what it is asked."""

    def __init__(self, answer=b'{"ok": true}\n'):
        path = _window.socket_path()
        path.parent.mkdir(mode=0o700, exist_ok=True)
        self.requests = []
        self._answer = answer
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self):
        with contextlib.suppress(OSError, ValueError):
            while True:
                connection, _ = self._server.accept()
                with connection:
                    self.requests.append(json.loads(connection.makefile("rb").readline()))
                    connection.sendall(self._answer)

    def close(self):
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self._thread.join()


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        # A program that keeps what it was started with.
        self.program = self.folder / "program"
        self.program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{self.folder}/new"\nmv "{self.folder}/new" '
                                f'"{self.folder}/started"\n')
        self.program.chmod(0o755)
        environment = {"XDG_RUNTIME_DIR": folder.name, "QT_QPA_PLATFORM": "offscreen",
                       "TENSORDESK_PROGRAM": str(self.program)}
        patch = mock.patch.dict(os.environ, environment)
        patch.start()
        self.addCleanup(patch.stop)
        _window._given.clear()

    def shown(self):
        """The folder that a new window was started with."""
        deadline = time.monotonic() + 30
        while not (self.folder / "started").exists():
            self.assertLess(time.monotonic(), deadline, "no window was started")
            time.sleep(0.01)
        option, path = (self.folder / "started").read_text().splitlines()
        self.assertEqual(option, "--show")
        (self.folder / "started").unlink()
        self.addCleanup(shutil.rmtree, path)
        return Path(path)

    def about(self, path):
        return json.loads((path / "show.json").read_text())

    def advice(self, function):
        with contextlib.redirect_stderr(io.StringIO()) as text:
            function()
        return text.getvalue()


class Showing(Case):
    def test_one(self):
        td = TensorDict({"x": torch.arange(6).reshape(2, 3), "n": {"y": torch.ones(2)}, "task": "walk"}, batch_size=[2],
                        names=["time"])
        self.assertIsNone(tensordesk.show(td))
        path = self.shown()
        self.assertEqual(self.about(path), {"members": 1})
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o700)
        loaded = TensorDict.load_memmap(path / "0")
        self.assertEqual((loaded == td).all(), True)
        self.assertEqual((loaded["task"], loaded.names), ("walk", ["time"]))

    def test_several_that_do_not_stack(self):
        tds = [TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4), "y": torch.ones(4)}, [4])]
        for arguments in (tds, [tds], [tuple(tds)]):
            tensordesk.show(*arguments, title="two")
            path = self.shown()
            self.assertEqual(self.about(path), {"members": 2, "title": "two"})
            self.assertEqual(sorted(child.name for child in path.iterdir()), ["0", "1", "show.json"])
            self.assertEqual(TensorDict.load_memmap(path / "1").batch_size, torch.Size([4]))

    def test_what_can_be_shown(self):
        file = self.folder / "x.h5"
        for name, value, key, expected in [
            ("a tensor", torch.arange(3), "tensor", torch.arange(3)),
            ("a dict", {"a": {"b": torch.ones(2)}}, ("a", "b"), torch.ones(2)),
            ("a tensorclass", Data(x=torch.ones(2), batch_size=[2]), "x", torch.ones(2)),
            ("with gradients", TensorDict({"x": torch.ones(2, requires_grad=True)}), "x", torch.ones(2)),
            ("a part", TensorDict({"x": torch.arange(6)}, [6])[::2], "x", torch.arange(0, 6, 2)),
            ("an HDF5 file", TensorDict({"x": torch.arange(2)}, [2]).to_h5(file), "x", torch.arange(2)),
            ("a memmap", TensorDict({"x": torch.arange(2)}, [2]).memmap(self.folder / "memmap"), "x", torch.arange(2)),
        ]:
            with self.subTest(name):
                tensordesk.show(value)
                loaded = TensorDict.load_memmap(self.shown() / "0")
                self.assertTrue(torch.equal(torch.as_tensor(loaded.get(key)), expected))

    def test_ragged_stack(self):
        tensordesk.show(lazy_stack([TensorDict({"x": torch.zeros(2)}), TensorDict({"x": torch.zeros(3)})]))
        loaded = TensorDict.load_memmap(self.shown() / "0")
        self.assertIsInstance(loaded, LazyStackedTensorDict)
        self.assertEqual([list(member["x"].shape) for member in loaded.tensordicts], [[2], [3]])

    @unittest.skipUnless(torch.cuda.is_available(), "there is no CUDA device")
    def test_on_cuda(self):
        tensordesk.show(TensorDict({"x": torch.arange(3, device="cuda")}, device="cuda"))
        self.assertEqual(TensorDict.load_memmap(self.shown() / "0")["x"].tolist(), [0, 1, 2])

    def test_nothing_and_something_else(self):
        before = sorted(MEMORY.glob("tensordesk-*"))
        for arguments, error in [((), ValueError), (([],), ValueError), ((3,), TypeError)]:
            with self.subTest(arguments=arguments), self.assertRaises(error):
                tensordesk.show(*arguments)
        self.assertEqual(sorted(MEMORY.glob("tensordesk-*")), before)

    def test_what_a_killed_window_left_is_removed(self):
        folders = [Path(tempfile.mkdtemp(prefix="tensordesk-", dir=MEMORY)) for _ in range(3)]
        old, fresh, foreign = folders
        for folder in folders:
            self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        for folder in (old, fresh):
            (folder / "show.json").write_text("{}")
        os.utime(old / "show.json", (0, 0))
        tensordesk.show(TensorDict({"x": torch.zeros(1)}))
        self.shown()
        self.assertEqual([folder.exists() for folder in folders], [False, True, True])

    def test_without_display(self):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            os.environ.pop(name, None)
        before = sorted(MEMORY.glob("tensordesk-*"))
        td = TensorDict({"x": torch.zeros(3, 2), "n": {"y": torch.ones(3, dtype=torch.int64)}}, [3])
        advice = self.advice(lambda: [tensordesk.show(td, title="rollout") for _ in range(2)]).splitlines()
        self.assertIn("no display", advice[0])
        self.assertEqual(advice[1:], 2 * ["rollout", "   td   TensorDict [3]", "   x    [3, 2] float32", "   n    TensorDict [3]",
                                          "   n/y  [3] int64"])
        other = TensorDict({"x": torch.zeros(4, 2)}, [4])
        self.assertEqual(self.advice(lambda: tensordesk.show(td, other)).splitlines(), [
            "        0               1", "≠  td   TensorDict [3]  TensorDict [4]", "≠  x    [3, 2] float32  [4, 2] float32",
            "≠  n    TensorDict [3]  missing", "≠  n/y  [3] int64       missing"])
        self.assertEqual(sorted(MEMORY.glob("tensordesk-*")), before)

    def test_without_program(self):
        os.environ["PATH"] = str(self.folder / "nowhere")
        del os.environ["TENSORDESK_PROGRAM"]
        self.assertIn("TENSORDESK_PROGRAM", self.advice(lambda: tensordesk.show(TensorDict())))

    def test_with_a_bad_program(self):
        os.environ["TENSORDESK_PROGRAM"] = str(self.folder / "nowhere")
        self.assertIn(str(self.folder / "nowhere"), self.advice(lambda: tensordesk.show(TensorDict())))


class RunningWindow(Case):
    def setUp(self):
        super().setUp()
        self.window = Window()
        self.addCleanup(lambda: self.window and self.window.close())

    def test_is_used_again(self):
        for _ in range(2):
            tensordesk.show(TensorDict({"x": torch.zeros(1)}))
        self.assertFalse((self.folder / "started").exists())
        paths = [Path(request["show"]) for request in self.window.requests]
        self.assertEqual(len(set(paths)), 2)
        for path in paths:
            self.addCleanup(shutil.rmtree, path)
            self.assertEqual(self.about(path), {"members": 1})

    def test_that_has_gone(self):
        self.window.close()
        self.window = None
        tensordesk.show(TensorDict({"x": torch.zeros(1)}))
        self.assertTrue(self.shown().exists())

    def test_of_another_user(self):
        with mock.patch.object(_window, "_is_ours", return_value=False):
            tensordesk.show(TensorDict({"x": torch.zeros(1)}))
        self.shown()
        self.assertEqual(self.window.requests, [])


class Breakpoint(Case):
    def failing(self, function):
        with self.assertRaises(Exception) as raised, tensordesk.breakpoint_on_shape_error():
            function()
        return raised.exception

    def test_stack(self):
        a, b = TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4)}, [4])
        error = self.failing(lambda: torch.stack([a, b], 0))
        path = self.shown()
        about = self.about(path)
        self.assertRegex(about.pop("where"), rf"^{__file__}:\d+$")
        self.assertEqual(about, {"members": 2, "title": "torch.stack([a, b], 0)", "names": ["a", "b"],
                                 "error": f"RuntimeError: {error}"})
        self.assertEqual(TensorDict.load_memmap(path / "1").batch_size, torch.Size([4]))

    def test_operands(self):
        self.td = TensorDict({"x": torch.zeros(3)}, [3])
        members = [self.td, TensorDict({"y": torch.zeros(3)}, [3])]
        index = torch.zeros(7, dtype=torch.bool)
        for name, function, count, title in [
            ("a method", lambda: self.td.reshape(2, 2), 1, "self.td.reshape(2, 2)"),
            ("a list of a variable", lambda: torch.stack(members), 2, "torch.stack(members)"),
            ("an index", lambda: self.td[index], 1, "self.td[index]"),
            ("a key", lambda: self.td["nothing"], 1, 'self.td["nothing"]'),
            ("what has no name", lambda: torch.cat([TensorDict({}, [3]), TensorDict({"x": torch.zeros(3)}, [3])]), 2,
             None),
        ]:
            with self.subTest(name):
                self.failing(function)
                about = self.about(self.shown())
                self.assertEqual(about["members"], count)
                if title is not None and sys.version_info >= (3, 11):
                    self.assertEqual(about["title"], title)

    @unittest.skipIf(sys.version_info < (3, 11), "Python tells lines alone")
    def test_the_very_operands(self):
        """Slices, plain tensors and expressions, under the names that the line has for them; what fails as one expression is one for
        the shape debugger."""
        self.td = TensorDict({"x": torch.arange(6.).view(3, 2), "y": torch.zeros(4)}, [])
        a, b = TensorDict({"x": torch.arange(3)}, [3]), TensorDict({"x": torch.arange(4)}, [4])
        t, n, calls = torch.arange(3.), 5, []
        layer = torch.nn.Sequential(torch.nn.Linear(3, 1), torch.nn.ReLU())

        def made(length):
            calls.append(length)
            return TensorDict({"x": torch.zeros(length)}, [length])

        def changed():
            a["x"] = t[:2]

        def added():
            value = torch.arange(3.)
            value += torch.arange(4.)

        for name, function, names, values, expression in [
            ("slices", lambda: torch.stack([a[:2], b[1:]]), ["a[:2]", "b[1:]"], [[0, 1], [1, 2, 3]], None),
            ("tensors", lambda: t + torch.arange(4.), None, {"t": [0, 1, 2], "torch.arange(4.0)": [0, 1, 2, 3]},
             "td['t'] + td['torch.arange(4.0)']"),
            ("an expression", lambda: (a["x"] * 2).reshape(n, 2), None, {"x": [0, 1, 2]}, "(td['x'] * 2).reshape(5, 2)"),
            ("a function of another name", lambda: F.cross_entropy(self.td["x"], self.td["y"][:2]), None, {"y": [0, 0, 0, 0]},
             "torch.nn.functional.cross_entropy(td['x'], td['y'][:2])"),
            ("a layer", lambda: layer(self.td["x"]), None, {"x": [[0, 1], [2, 3], [4, 5]]},
             "torch.nn.Sequential(torch.nn.Linear(in_features=3, out_features=1, bias=True), torch.nn.ReLU())(td['x'])"),
            ("two tensordicts", lambda: a["x"] + b["x"], None, {"a['x']": [0, 1, 2], "b['x']": [0, 1, 2, 3]},
             "td[\"a['x']\"] + td[\"b['x']\"]"),
            ("one tensordict", lambda: a.reshape(n), None, {"x": [0, 1, 2]}, "td.reshape(5)"),
            ("an attribute", lambda: self.td["y"].view(3), None, {"y": [0, 0, 0, 0]}, "td['y'].view(3)"),
            ("what only a call gives", lambda: torch.stack([made(2), a]), ["made(2)", "a"], [[0, 0], [0, 1, 2]], None),
            ("tensordicts", lambda: a + b, None, {("a", "x"): [0, 1, 2], ("b", "x"): [0, 1, 2, 3]}, "td['a'] + td['b']"),
            ("what is to be written", changed, ["a", "t[:2]"], [[0, 1, 2], [0, 1]], None),
            ("in place", added, None, {"value": [0, 1, 2], "torch.arange(4.0)": [0, 1, 2, 3]}, "td['value'] + td['torch.arange(4.0)']"),
            ("tensors that are stacked", lambda: torch.stack([t, t[1:]]), ["t", "t[1:]"], [[0, 1, 2], [1, 2]], None),
        ]:
            with self.subTest(name):
                calls.clear()
                self.failing(function)
                self.assertLessEqual(len(calls), 1)  # nothing is called again
                path = self.shown()
                about = self.about(path)
                self.assertEqual(about.get("names"), names)
                self.assertEqual(about.get("expression"), expression)
                if names:
                    shown = [TensorDict.load_memmap(path / str(at)) for at in range(about["members"])]
                    self.assertEqual([(each["x"] if "x" in each.keys() else each["tensor"]).tolist() for each in shown], values)
                else:
                    shown = TensorDict.load_memmap(path / "0")
                    self.assertEqual({key: shown[key].tolist() for key in values}, values)

    def test_of_other_errors_nothing_is_shown(self):
        def without_tensors():
            return [1][2]

        def interrupted():
            td = TensorDict()  # noqa: F841
            raise KeyboardInterrupt

        self.failing(without_tensors)
        with self.assertRaises(KeyboardInterrupt), tensordesk.breakpoint_on_shape_error():
            interrupted()
        self.assertFalse((self.folder / "started").exists())

    def test_in_a_notebook(self):
        """A cell has no file: its source is in linecache, under a name of its own."""
        source = "a, b = td[:2], td[:3]\nresult = torch.cat([a.unsqueeze(0),\n                    b.unsqueeze(0)], 0)\n"
        name = "<ipython-input-3-5f4dcc3b5aa7>"
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
        self.addCleanup(linecache.cache.pop, name)
        cell = compile(source, name, "exec")
        self.failing(lambda: exec(cell, {"td": TensorDict({"x": torch.zeros(4)}, [4]), "torch": torch}))
        about = self.about(self.shown())
        self.assertEqual(about["members"], 2)
        self.assertIn("torch.cat([a.unsqueeze(0),", about["title"])

    @unittest.skipUnless(importlib.util.find_spec("pytest"), "pytest is not installed")
    def test_under_pytest(self):
        test = self.folder / "test_it.py"
        test.write_text("import torch\nfrom tensordict import TensorDict\nimport tensordesk\n\n\ndef test_it():\n"
                        "    with tensordesk.breakpoint_on_shape_error():\n"
                        "        assert TensorDict({}, [3]).reshape(2).batch_size == [2]\n")
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)],
                              env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                              capture_output=True, text=True, timeout=120)
        self.assertIn("1 failed", done.stdout)
        self.assertIn("reshape(2)", self.about(self.shown())["title"])

    def test_passes_what_succeeds(self):
        with tensordesk.breakpoint_on_shape_error():
            result = torch.stack([TensorDict({}, [3])] * 2)
        self.assertEqual(result.batch_size, torch.Size([2, 3]))

    def test_what_cannot_be_shown_leaves_the_error_as_it_is(self):
        class Odd:
            def __str__(self):
                raise RuntimeError("has no text")

        jagged = torch.nested.nested_tensor([torch.zeros(2), torch.zeros(3)], layout=torch.jagged)
        before = sorted(MEMORY.glob("tensordesk-*"))
        for name, td, program in [
            ("a function as a value", TensorDict({"f": lambda x: x}, [3]), None),
            ("an object that cannot be pickled", TensorDict({"f": threading.Lock()}, [3]), None),
            ("leaves without elements", TensorDict({"x": torch.zeros(3, device="meta")}, [3]), None),
            ("a jagged tensor", TensorDict({"x": jagged}, []), None),
            ("no such program", TensorDict({"x": torch.zeros(3)}, [3]), str(self.folder / "nothing")),
            ("a program that is none", TensorDict({"x": torch.zeros(3)}, [3]), str(self.folder)),
        ]:
            for make in (lambda: ValueError("mine"), lambda: RuntimeError(Odd())):
                with self.subTest(name), mock.patch.dict(os.environ, {"TENSORDESK_PROGRAM": program or str(self.program)}):
                    expected = make()

                    def fail(td=td, expected=expected):
                        raise expected if td is not None else None

                    with contextlib.redirect_stderr(io.StringIO()) as text:
                        self.assertIs(self.failing(fail), expected)
                    self.assertLessEqual(len(text.getvalue().splitlines()), 1)
                    self.assertIsNone(expected.__context__)
        self.assertEqual(sorted(MEMORY.glob("tensordesk-*")), before)
        self.assertFalse((self.folder / "started").exists())

    def test_without_display(self):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            os.environ.pop(name, None)
        a, b = TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4)}, [4])
        lines = self.advice(lambda: self.failing(lambda: torch.stack([a, b]))).splitlines()
        self.assertIn("no display", lines[0])
        self.assertRegex(lines[1], r"torch.stack\(\[a, b\]\).* \(.*test_tensordesk.py:\d+\)")
        self.assertTrue(lines[2].startswith("RuntimeError: "))
        self.assertEqual(lines[-3:], ["       a               b", "≠  td  TensorDict [3]  TensorDict [4]",
                                      "≠  x   [3] float32     [4] float32"])

    def test_why(self):
        """The error is found where debuggers keep it."""
        a, b = TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4)}, [4])
        try:
            torch.stack([a, b])
        except RuntimeError as error:
            kept = error
            tensordesk.why()
            self.assertEqual(self.about(self.shown())["names"], ["a", "b"])
        __exception__ = (type(kept), kept)  # noqa: F841
        for ask in (lambda: tensordesk.why(kept), tensordesk.why):
            ask()
            self.assertEqual(self.about(self.shown())["names"], ["a", "b"])

    def test_in_pdb(self):
        script = self.folder / "script.py"
        for command, members, last in (("show a", 1, "[][1]"), ("show a, b", 2, "[][1]"), ("why", 2, "torch.stack([a, b])")):
            with self.subTest(command):
                script.write_text("import torch, tensordesk.pdb\nfrom tensordict import TensorDict\n"
                                  f"a, b = TensorDict({{}}, [3]), TensorDict({{}}, [4])\n{last}\n")
                subprocess.run([sys.executable, "-m", "pdb", "-c", "continue", str(script)], input=f"{command}\nquit\n",
                               env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True, timeout=120)
                self.assertEqual(self.about(self.shown())["members"], members)


class Notebook(Case):
    """IPython played by a shell with a kernel; the program by one that draws."""

    def setUp(self):
        super().setUp()
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            os.environ.pop(name, None)
        self.drawn = []
        module = types.ModuleType("IPython")
        module.get_ipython = lambda: types.SimpleNamespace(kernel=object())
        module.display = types.ModuleType("IPython.display")
        module.display.display = self.drawn.append
        patch = mock.patch.dict(sys.modules, {"IPython": module, "IPython.display": module.display})
        patch.start()
        self.addCleanup(patch.stop)
        self.program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{self.folder}/asked"\nfor last; do :; done\n'
                                'printf "\\211PNG" > "$last"\n')

    def asked(self):
        return (self.folder / "asked").read_text().splitlines()

    def test_pictures(self):
        a, b = TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4)}, [4])
        before = sorted(MEMORY.glob("tensordesk-*"))
        tensordesk.show(a, title="<one>")
        self.assertEqual(self.asked()[0], "render")
        self.assertEqual(self.asked()[2:5], ["td", "--view", "tree"])
        tensordesk.show(a, b)
        self.assertEqual(self.asked()[2:5], ["[td['0'], td['1']]", "--view", "collation"])
        with self.assertRaises(RuntimeError), tensordesk.breakpoint_on_shape_error():
            a.reshape(2)
        self.assertEqual(self.asked()[2:5], ["td.reshape(2)", "--view", "shapes"])
        one, two, failed = self.drawn
        self.assertEqual(one._repr_png_(), b"\x89PNG")
        self.assertIn("&lt;one&gt;", one._repr_html_())
        self.assertIn("data:image/png;base64,iVBORw==", one._repr_html_())
        self.assertIn("TensorDict [4]", repr(two))
        self.assertIn("RuntimeError", failed._repr_html_())
        self.assertEqual(sorted(MEMORY.glob("tensordesk-*")), before)

    def test_rollouts_of_language_models_are_text(self):
        tokens = TensorDict({"input_ids": torch.arange(6).reshape(2, 3)}, [2])
        tensordesk.show(tokens)
        self.assertEqual(self.asked()[2:7], ["td", "--view", "tokens", "--rows", ":3"])
        tensordesk.show({"batch": {"input_ids": torch.arange(3)}})
        self.assertEqual(self.asked()[4], "tokens")
        tensordesk.show(tokens, tokens)
        self.assertEqual(self.asked()[4], "collation")
        with self.assertRaises(KeyError), tensordesk.breakpoint_on_shape_error():
            tokens["missing"]
        self.assertNotIn("tokens", self.asked())

    def test_keys_like_those_of_language_models(self):
        """The program finds no tokens, and shows the keys."""
        script = self.program.read_text()
        self.program.write_text(script.replace("\n", '\ncase "$*" in *tokens*) exit 1;; esac\n', 1))
        tensordesk.show(TensorDict({"input": torch.zeros(3)}, [3]))
        self.assertEqual(self.asked()[2:5], ["td", "--view", "tree"])
        self.assertEqual(self.drawn[0]._repr_png_(), b"\x89PNG")

    def test_without_a_program_it_is_text(self):
        self.program.unlink()
        picture = tensordesk.picture(TensorDict({"x": torch.zeros(3)}, [3]))
        self.assertIsNone(picture._repr_png_())
        self.assertIn("<pre>", picture._repr_html_())
        self.assertIn("[3] float32", picture._repr_html_())
        self.assertRaises(ValueError, tensordesk.picture)


@unittest.skipUnless(os.environ.get("TENSORDESK_WINDOW"), "TENSORDESK_WINDOW names no built program")
class RealWindow(Case):
    """The built program in place of one that plays it."""

    def setUp(self):
        super().setUp()
        os.environ["TENSORDESK_PROGRAM"] = os.environ["TENSORDESK_WINDOW"]
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(self.folder)

    def test_the_error_is_explained_in_a_terminal(self):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            os.environ.pop(name, None)
        td = TensorDict({"value": torch.zeros(4, 5), "next": {"reward": torch.zeros(4, 5, 1)}}, [4, 5])
        with contextlib.redirect_stderr(io.StringIO()) as text, self.assertRaises(RuntimeError):
            with tensordesk.breakpoint_on_shape_error():
                td["next", "reward"] + 0.99 * td["value"][:, 1:]
        lines = text.getvalue().splitlines()
        self.assertIn("  0.99 * td['value'][:, 1:]     [4, 4]", lines)
        self.assertIn("Try: td['next', 'reward'][:, :-1] + (0.99 * td['value'][:, 1:]).unsqueeze(-1)", lines)
        self.assertNotIn("td  TensorDict [4, 5]", text.getvalue())

    def wait_until(self, condition, what):
        deadline = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.05)

    def test_is_started_used_again_and_clears_up(self):
        before = set(MEMORY.glob("tensordesk-*"))
        tensordesk.show(TensorDict({"x": torch.zeros(3)}, [3]))
        window = _window._started[-1]
        self.addCleanup(window.kill)
        self.wait_until(lambda: _window.socket_path().exists(), "the window does not listen")
        tensordesk.show(TensorDict({"x": torch.zeros(3)}, [3]), TensorDict({"x": torch.zeros(4)}, [4]))
        self.assertIs(_window._started[-1], window)
        folders = set(MEMORY.glob("tensordesk-*")) - before
        self.assertEqual(len(folders), 2)
        self.assertEqual([stat.S_IMODE(folder.stat().st_mode) for folder in folders], [0o700] * 2)
        window.terminate()
        self.wait_until(lambda: window.poll() is not None, "the window does not close")
        self.wait_until(lambda: not any(folder.exists() for folder in folders), "what was shown is left behind")

    def test_several_at_once_start_one(self):
        before = set(MEMORY.glob("tensordesk-*"))
        with mock.patch.object(_window, "_started", []) as started:
            for length in range(3):
                tensordesk.show(TensorDict({"x": torch.zeros(length)}))
            windows = list(started)
        for window in windows:
            self.addCleanup(window.kill)
        alive = lambda: [window for window in windows if window.poll() is None]  # noqa: E731
        self.wait_until(lambda: len(alive()) == 1, "several windows run")
        folders = set(MEMORY.glob("tensordesk-*")) - before
        self.assertEqual(len(folders), 3)
        # One that a person opened beside it is found once it is the only one.
        second = subprocess.Popen([os.environ["TENSORDESK_PROGRAM"]], stdin=subprocess.DEVNULL,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(second.kill)
        alive()[0].terminate()
        self.wait_until(lambda: not alive(), "the window does not close")
        self.wait_until(lambda: _window._send("/nothing"), "the second is not found")


if __name__ == "__main__":
    unittest.main(verbosity=2)
