# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of one piece: what the libraries write the program shows, what it edits and writes they read, equal to the bit."""
import json
import struct
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
from documents import differences, document_of
from program import fingerprint, run
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from tensordict import LazyStackedTensorDict, NonTensorData, TensorDict, from_consolidated, from_safetensors, lazy_stack, to_safetensors
from tensordict.utils import is_non_tensor

warnings.simplefilter("ignore")


# What changes more than elements, beside what changes these.
STRUCTURE = ['td["new"] = td["reward"] * 2', 'td["next", "deep", "x"][1] = 3', 'del td["index"]', 'td.rename_key_("done", "finished")',
             'td["next", "more"] = td["obs"].to(torch.float16)', 'td.names = ["a", "b"]']


def same(left, right):
    """Equal to the bit: NaN as well."""
    return left.dtype == right.dtype and left.shape == right.shape and (
        left.contiguous().reshape(-1).view(torch.uint8).equal(right.contiguous().reshape(-1).view(torch.uint8)) if left.numel() else True)


class SingleFiles(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertSame(self, found, expected):
        self.assertEqual((type(found), found.batch_size, found.names), (type(expected), expected.batch_size, expected.names))
        if isinstance(expected, LazyStackedTensorDict):
            self.assertEqual(len(found.tensordicts), len(expected.tensordicts))
            for left, right in zip(found.tensordicts, expected.tensordicts):
                self.assertSame(left, right)
            return
        self.assertEqual(set(found.keys()), set(expected.keys()))
        for key in expected.keys():
            left, right = found.get(key), expected.get(key)
            if is_non_tensor(right):
                self.assertEqual((left.data, left.batch_size), (right.data, right.batch_size))
            elif isinstance(right, torch.Tensor):
                self.assertTrue(same(left, right), key)
            else:
                self.assertSame(left, right)


class Consolidated(SingleFiles):
    def test_editing_structure(self):
        stack = lazy_stack([rollouts.rollout((n,), None, n) for n in (2, 3)])
        for name, td, statements in [
                ("td", rollouts.rollout(), STRUCTURE),
                ("stack", TensorDict({"s": stack, "x": torch.rand(2)}, [2]),
                 ['td["y"] = td["x"] + 1', 'del td["s"][1]["index"]', 'td["s"][0]["new"] = td["s"][0]["reward"]',
                  'td["s"][1]["reward"][2] = 5'])]:
            with self.subTest(name):
                path = self.folder / name
                td.consolidate(path)
                expected = from_consolidated(path).clone()
                for statement in statements:
                    exec(statement, {"td": expected, "torch": torch})
                done = run("edit", path, *statements)
                self.assertEqual(done.status, 0, done.err)
                self.assertSame(from_consolidated(path), expected)
                self.assertEqual(run("check", path).status, 0)


class Safetensors(SingleFiles):
    def tensordicts(self):
        known = [dtype for dtype in [*rollouts.FLOATS, *rollouts.INTEGERS, torch.complex64, torch.bool]]
        stack = lazy_stack([rollouts.rollout((2, 3), None, seed).exclude("task") for seed in range(3)], 1)
        yield "rollout", rollouts.rollout()
        yield "dtypes", TensorDict({str(dtype): rollouts.values_of(dtype) for dtype in known}, [2])
        yield "stack", TensorDict({"stack": stack, "x": torch.rand(2, 3)}, [2])
        yield "stack of stacks", lazy_stack([stack, stack.clone()], 0)
        yield "values", TensorDict({"a": NonTensorData({"b": [1, None, True, 0.5]}), "s": "ü", "": {"/": torch.rand(2, 0)}}, [2])
        yield "empty", TensorDict({}, [3, 0])
        yield "scalar", TensorDict({"x": torch.tensor(1.5), "n": {}}, [])

    def test_reading(self):
        for name, td in self.tensordicts():
            with self.subTest(name):
                path = self.folder / name
                to_safetensors(td, path)
                before = fingerprint(path)
                shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
                self.assertEqual(differences(shown, document_of(from_safetensors(path))), [])
                self.assertEqual(fingerprint(path), before)
                self.assertEqual(run("check", path).status, 0)

    def test_writing(self):
        for name, td in self.tensordicts():
            with self.subTest(name):
                source, path = self.folder / name, self.folder / (name + ".safetensors")
                td.save(source)
                done = run("export", source, "--out", path)
                self.assertEqual(done.status, 0, done.err)
                to_safetensors(td, self.folder / "expected")
                self.assertSame(from_safetensors(path), from_safetensors(self.folder / "expected"))

    def test_names_without_structure(self):
        float8 = [torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz]
        tensors = {"layer.0.weight": torch.rand(3, 4), "layer.0.bias": torch.rand(3), "norm": torch.rand(1).half(),
                   **{f"scales.{i}": torch.rand(3).to(dtype) for i, dtype in enumerate(float8)}}
        save_file(tensors, self.folder / "plain", metadata={"format": "pt"})
        shown = run("eval", self.folder / "plain", "td", "--json", "--values").document
        # Their elements have no text that both sides would write alike.
        expected = document_of(from_safetensors(self.folder / "plain").exclude("scales"))
        shown["entries"] = [each for each in shown["entries"] if each["key"] != "scales"] if isinstance(shown["entries"], list) else \
            {key: each for key, each in shown["entries"].items() if key != "scales"}
        self.assertEqual(differences(shown, expected), [])
        self.assertIn("f8_e4m3fn", run("tree", self.folder / "plain").out)

    def test_editing(self):
        path = self.folder / "td"
        td = rollouts.rollout()
        to_safetensors(td, path)
        stack = self.folder / "stack"
        to_safetensors(lazy_stack([rollouts.rollout((2,), None, seed).exclude("task") for seed in range(3)], 1), stack)
        for file, statements in [(path, ['td["reward"][1, 2] = 7', 'td["next", "deep", "x"][:, 0] *= 2', 'td["done"][0] = True']),
                                 (stack, ['td[:, 0]["reward"][1] = 3', 'td[:, 2]["index"][0] = 9', 'td[:, 1]["next", "obs"][:] = 1'])]:
            expected = from_safetensors(file).clone()
            size = file.stat().st_size
            for statement in statements:
                exec(statement, {"td": expected, "torch": torch})
            done = run("edit", file, *statements)
            self.assertEqual(done.status, 0, done.err)
            found = from_safetensors(file)
            for key in expected.keys(True, True):
                if isinstance(expected.get(key), torch.Tensor):
                    self.assertTrue(same(found.get(key), expected.get(key)), key)
            self.assertEqual(file.stat().st_size, size)

    def test_editing_structure(self):
        for name, td in [("td", rollouts.rollout()),
                         ("stack", lazy_stack([rollouts.rollout((2,), None, seed).exclude("task") for seed in range(3)], 1))]:
            with self.subTest(name):
                path = self.folder / name
                to_safetensors(td, path)
                expected = from_safetensors(path).clone()
                # Python assigns to a copy of what is stacked.
                statements = [each for each in STRUCTURE if name == "td" or "names" not in each and "] = 3" not in each]
                for statement in statements:
                    exec(statement, {"td": expected, "torch": torch})
                done = run("edit", path, *statements)
                self.assertEqual(done.status, 0, done.err)
                self.assertSame(from_safetensors(path), expected)
                self.assertEqual(run("check", path).status, 0)

    def test_editing_structure_of_others(self):
        """The texts that another program put beside the tensors stay."""
        path = self.folder / "model.safetensors"
        save_file({"layer.0.weight": torch.rand(3, 4), "layer.0.bias": torch.rand(3), "norm": torch.rand(1).half()}, path,
                  metadata={"format": "pt", "note": "ü"})
        expected = load_file(path)
        expected["layers.0.weight"] = expected.pop("layer.0.weight")
        expected["layers.0.bias"] = expected.pop("layer.0.bias")
        del expected["norm"]
        done = run("edit", path, 'td.rename_key_("layer", "layers")', 'del td["norm"]')
        self.assertEqual(done.status, 0, done.err)
        found = load_file(path)
        self.assertEqual(set(found), set(expected))
        self.assertTrue(all(same(found[key], expected[key]) for key in expected))
        with safe_open(path, "pt") as file:
            self.assertEqual({key: text for key, text in file.metadata().items() if key != "tensordict"}, {"format": "pt", "note": "ü"})

    def test_structure_that_cannot_be_kept(self):
        path = self.folder / "td"
        to_safetensors(rollouts.rollout(), path)
        before = fingerprint(path)
        for statement, reason in [('td["z"] = torch.zeros(4, 3, dtype=torch.complex128)', "torch.complex128"),
                                  ('td["next.reward"] = torch.zeros(4, 3)', "two keys would become 'next.reward'; rename one of them")]:
            done = run("edit", path, statement)
            self.assertEqual(done.status, 1, statement)
            self.assertIn(reason, done.err)
            self.assertEqual(fingerprint(path), before)
            self.assertEqual([each.name for each in self.folder.iterdir()], ["td"])

    def test_refusing(self):
        """What the format cannot keep is said before anything is written."""
        for name, td, reason in [
                ("ragged", lazy_stack([TensorDict({"x": torch.rand(n)}) for n in (1, 2)]), "ragged"),
                ("keys", lazy_stack([TensorDict({"x": torch.rand(1)}), TensorDict({"y": torch.rand(1)})]), "different keys"),
                ("dtype", TensorDict({"x": torch.zeros(2, dtype=torch.complex128)}), "torch.complex128"),
                ("names", TensorDict({"a.b": torch.rand(1), "a": {"b": torch.rand(1)}}), "two keys would become"),
                ("values", TensorDict({"x": lazy_stack([NonTensorData("a"), NonTensorData("b")])}, [2]), "one value per position")]:
            with self.subTest(name):
                td.save(self.folder / name)
                path = self.folder / (name + ".safetensors")
                done = run("export", self.folder / name, "--out", path)
                self.assertEqual(done.status, 1)
                self.assertIn(reason, done.err)
                self.assertFalse(path.exists())

    def test_other_libraries_read_it(self):
        rollouts.rollout().exclude("task").save(self.folder / "td")
        run("export", self.folder / "td", "--out", self.folder / "td.safetensors")
        loaded = load_file(self.folder / "td.safetensors")
        for key, value in rollouts.rollout().exclude("task").flatten_keys(".").items():
            self.assertTrue(same(loaded[key], value), key)
        length, = struct.unpack("<Q", (self.folder / "td.safetensors").read_bytes()[:8])
        self.assertEqual(length % 8, 0)
        self.assertIn("__metadata__", json.loads((self.folder / "td.safetensors").read_bytes()[8:8 + length]))


if __name__ == "__main__":
    unittest.main()
