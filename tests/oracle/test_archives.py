# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives (.tdz): what the library writes the program shows, what it edits and writes the library reads, equal to the bit."""
import tempfile
import unittest
import warnings
import zipfile
from pathlib import Path

import numpy
import rollouts
import torch
from documents import differences, document_of
from program import fingerprint, run
from tensordict import NonTensorData, TensorDict, lazy_stack, unpack_memmap
from tensordict.utils import is_non_tensor
from test_singlefiles import STRUCTURE, same

warnings.simplefilter("ignore")


def tensordicts():
    stack = lazy_stack([rollouts.rollout((2, 3), None, seed).exclude("task") for seed in range(3)], 1)
    yield "rollout", rollouts.rollout()
    yield "dtypes", TensorDict({str(dtype): rollouts.values_of(dtype)
                                for dtype in [*rollouts.FLOATS, *rollouts.INTEGERS, torch.complex64, torch.bool]}, [2])
    # In the order in which the library lists what it loaded: tensors first.
    yield "stack", TensorDict({"x": torch.rand(2, 3), "stack": stack}, [2])
    yield "values", TensorDict({"a": NonTensorData({"b": [1, None, True, 0.5]}), "s": "ü", "": {"/": torch.rand(2, 0)}}, [2])
    yield "empty", TensorDict({}, [3, 0])


class Archives(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertWhole(self, path):
        with zipfile.ZipFile(path) as archive:
            self.assertIsNone(archive.testzip())

    def assertSame(self, found, expected):
        self.assertEqual((type(found), found.batch_size, found.names), (type(expected), expected.batch_size, expected.names))
        self.assertEqual(set(found.keys()), set(expected.keys()))
        for key in expected.keys():
            left, right = found.get(key), expected.get(key)
            if is_non_tensor(right):
                self.assertEqual((left.data, left.batch_size), (right.data, right.batch_size))
            elif isinstance(right, torch.Tensor):
                self.assertTrue(same(left, right), key)
            else:
                self.assertSame(left, right)

    def test_reading(self):
        for compression in [None, "deflated", "bzip2", "lzma"]:
            for name, td in tensordicts():
                with self.subTest(name, compression=compression):
                    path = self.folder / f"{name}-{compression}.tdz"
                    td.memmap(path, compression=compression)
                    before = fingerprint(path)
                    shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
                    self.assertEqual(differences(shown, document_of(TensorDict.load(path))), [])
                    self.assertEqual(fingerprint(path), before)
                    self.assertEqual(run("check", path).status, 0)

    def test_reading_what_zipfile_packs(self):
        """Archives that were packed again by each method of Python's zipfile, and .npz files."""
        td = TensorDict({"x": torch.arange(60_000.0).reshape(2, 30_000), "n": {"b": torch.zeros(2, 3)}, "s": "text"}, [2])
        td.save(self.folder / "td")
        for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
            with self.subTest(method=method):
                path = self.folder / f"{method}.tdz"
                arrays = self.folder / f"{method}.npz"
                with zipfile.ZipFile(path, "w", method) as archive, zipfile.ZipFile(arrays, "w", method) as array_archive:
                    for file in sorted((self.folder / "td").rglob("*")):
                        archive.write(file, file.relative_to(self.folder / "td"))
                    with array_archive.open("x.npy", "w") as member:
                        numpy.lib.format.write_array(member, td["x"].numpy())
                shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
                self.assertEqual(differences(shown, document_of(TensorDict.load(path))), [])
                shown = run("eval", arrays, "td['x']", "--json", "--values", "--max-values", 100_000).document
                self.assertEqual(differences(shown, document_of(torch.from_numpy(numpy.load(arrays)["x"]))), [])
                for each in (path, arrays):
                    self.assertEqual(run("check", each).status, 0)

    def test_writing(self):
        for name, td in tensordicts():
            with self.subTest(name):
                source, path = self.folder / name, self.folder / (name + ".tdz")
                td.save(source)
                done = run("export", source, "--out", path)
                self.assertEqual(done.status, 0, done.err)
                self.assertWhole(path)
                self.assertSame(TensorDict.load(path), TensorDict.load(source))
                # The archive is the folder: what it unpacks to loads as well.
                unpack_memmap(path, self.folder / (name + " unpacked"))
                self.assertSame(TensorDict.load(self.folder / (name + " unpacked")), TensorDict.load(source))

    def test_editing(self):
        path = self.folder / "td.tdz"
        td = rollouts.rollout()
        td.save(path)
        size = path.stat().st_size
        statements = ['td["reward"][1, 2] = 7', 'td["next", "deep", "x"][:, 0] *= 2', 'td["done"][0] = True']
        for statement in statements:
            exec(statement, {"td": td, "torch": torch})
        done = run("edit", path, *statements)
        self.assertEqual(done.status, 0, done.err)
        found = TensorDict.load(path)
        for key in td.keys(True, True):
            if isinstance(td.get(key), torch.Tensor):
                self.assertTrue(same(found.get(key), td.get(key)), key)
        self.assertEqual(path.stat().st_size, size)
        self.assertWhole(path)
        self.assertEqual(run("check", path).status, 0)

    def test_editing_structure(self):
        for name, td in tensordicts():
            if name in ("rollout", "stack"):
                with self.subTest(name):
                    path = self.folder / (name + ".tdz")
                    td.save(path)
                    expected = TensorDict.load(path).clone()
                    statements = STRUCTURE if name == "rollout" else [
                        'td["stack", "new"] = td["stack", "obs"] + 1', 'del td["stack"][:, 1]["index"]', 'td["y"] = td["x"]',
                        'td["stack"][:, 2]["reward"][0] = 5']
                    for statement in statements:
                        exec(statement, {"td": expected, "torch": torch})
                    done = run("edit", path, *statements)
                    self.assertEqual(done.status, 0, done.err)
                    self.assertWhole(path)
                    self.assertSame(TensorDict.load(path), expected)
                    self.assertEqual(run("check", path).status, 0)

    def test_a_value_that_is_no_tensor(self):
        path = self.folder / "td.tdz"
        rollouts.rollout().save(path)
        path.chmod(0o640)
        self.assertEqual(run("edit", path, 'td["task"] = "other"').status, 0)
        self.assertEqual(TensorDict.load(path)["task"], "other")
        self.assertEqual(path.stat().st_mode & 0o777, 0o640)

    def test_the_file_behind_a_link(self):
        path, link = self.folder / "td.tdz", self.folder / "link.tdz"
        rollouts.rollout().save(path)
        link.symlink_to(path.name)
        self.assertEqual(run("edit", link, 'del td["index"]').status, 0)
        self.assertTrue(link.is_symlink())
        self.assertNotIn("index", TensorDict.load(path).keys())

    def test_members_of_others_stay(self):
        path = self.folder / "td.tdz"
        rollouts.rollout().save(path)
        with zipfile.ZipFile(path, "a") as archive:
            archive.writestr("notes.txt", "read me")
        before = fingerprint(path)
        done = run("edit", path, 'del td["index"]')
        self.assertEqual(done.status, 1)
        self.assertIn("the member 'notes.txt', which is not a part of the tensordict, would be lost", done.err)
        self.assertEqual(fingerprint(path), before)
        self.assertEqual(run("edit", path, 'td["reward"][0] = 1').status, 0)

    def test_editing_what_python_writes_to(self):
        """Python writes without the checksums; what was wrong is told, and an edit of something else leaves the rest readable."""
        path = self.folder / "td.tdz"
        TensorDict({"a": torch.zeros(3), "b": torch.zeros(3)}, [3]).save(path)
        TensorDict.load_memmap(path, mode="r+")["a"].add_(1)
        self.assertIn("the member 'a.memmap' is damaged", run("check", path).out)
        self.assertEqual(run("edit", path, 'td["b"][1] = 5').status, 0)
        found = TensorDict.load(path)
        self.assertEqual((found["a"].tolist(), found["b"].tolist()), ([1, 1, 1], [0, 5, 0]))

    def test_packed_members_stay(self):
        path = self.folder / "td.tdz"
        rollouts.rollout().memmap(path, compression="deflated")
        before = fingerprint(path)
        done = run("edit", path, 'td["reward"][0] = 1')
        self.assertEqual(done.status, 1)
        self.assertIn("elements of the packed member 'reward.memmap' cannot be edited in place", done.err)
        for statement in ['del td["reward"]', 'td["new"] = torch.zeros(4, 3)', 'td.names = ["a", "b"]', 'td["task"] = "other"']:
            done = run("edit", path, statement)
            self.assertEqual(done.status, 1, statement)
            self.assertIn("only elements can be edited in place", done.err)
        self.assertEqual(fingerprint(path), before)


if __name__ == "__main__":
    unittest.main()
