# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that Python wrote, as the program shows them, beside the objects that Python had in memory."""
import json
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
from documents import differences, document_of, reordered, text_of
from program import fingerprint, run
from tensordict import PersistentTensorDict, TensorDict

warnings.simplefilter("ignore")  # the library's own, about reading strings


def without(document, *fields):
    """`document` without these fields at any level; nor the members of nested tensors, which hold such."""
    if isinstance(document, dict):
        left = {*fields, *(["members"] if document.get("kind") == "tensor" else [])}
        return {key: without(item, *fields) for key, item in document.items() if key not in left}
    if isinstance(document, list):
        return [without(item, *fields) for item in document]
    return document


class Opening(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_figures_without_padding(self):
        """What a mask tells to be padding is no data, unless it is asked for."""
        lengths = torch.tensor([[16], [66], [3]])
        mask = torch.arange(66) < lengths
        x = torch.rand(3, 66, 2, generator=torch.Generator().manual_seed(0))
        inner = {"mask": mask, "traj_ids": torch.zeros(3, 66, dtype=torch.long)}
        for name, entries, key in [("collector", {"collector": inner}, ["collector", "mask"]), ("mask", dict(inner), ["mask"])]:
            path = self.folder / name
            TensorDict({"next": {"x": x}, **entries}, [3, 66]).memmap(path)
            for options, told, kept in [([], key, x[mask]), (["--padding"], None, x)]:
                leaves = run("info", path, *options, "--json").document["leaves"]
                figures = next(leaf for leaf in leaves if leaf["key"] == ["next", "x"])
                self.assertEqual((figures["count"], figures["padding"], figures["mask"]), (kept.numel(), x.numel() - kept.numel(), told))
                for figure in ("min", "max", "mean", "std"):
                    self.assertAlmostEqual(figures[figure], getattr(kept.double(), figure)().item(), 12)
            whole = next(leaf for leaf in run("info", path, "--json").document["leaves"] if leaf["key"] == key)
            self.assertEqual((whole["count"], whole["mask"]), (mask.numel(), None))
            self.assertIn(f"without {x.numel() - x[mask].numel()} elements of padding, which {'/'.join(key)} tells",
                          run("info", path, "next/x").out)

    def show(self, path):
        before = fingerprint(path)
        whole = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
        tree = run("tree", path, "--json").document
        self.assertEqual(json.dumps(tree), json.dumps(without(whole, "values", "truncated")))
        self.assertEqual(run("tree", path).status, 0)
        self.assertEqual(fingerprint(path), before, "opening wrote something")
        return whole

    def test_memmap(self):
        for name, make in rollouts.MEMMAP.items():
            with self.subTest(name):
                original = make()
                path = self.folder / name
                original.save(path)
                loaded = TensorDict.load_memmap(path)
                # Python loads leaves before levels; the file keeps the order in which they were set.
                expected = reordered(document_of(loaded), document_of(original))
                self.assertEqual(differences(self.show(path), expected), [])

    def test_dtypes_as_another_has_them(self):
        """What attrs() says of each leaf, read from a file, is what the leaves become."""
        td = TensorDict({"a": torch.arange(3.0), "b": torch.arange(3), "n": {"c": torch.ones(3)}}, [3])
        like = TensorDict({"a": torch.zeros(3, dtype=torch.int32), "n": {"c": torch.zeros(3, dtype=torch.float64)}}, [3])
        td.save(self.folder / "td")
        for name, fields in [("dtypes", ("dtype",)), ("shapes", ("shape",)), ("devices", ("dtype", "device"))]:
            with self.subTest(name):
                like.attrs(fields=fields).save(self.folder / name)
                done = run("eval", self.folder / "td", "td.to(b)", "--with", f"b={self.folder / name}", "--json", "--values")
                if "device" in fields:  # a device is an object, and none of a file comes to life
                    self.assertEqual((done.status, json.loads(done.out)["class"]), (1, "NotImplementedError"))
                    self.assertIn("the devices in the attributes of the leaves are unknown", done.err)
                else:
                    expected = document_of(TensorDict.load_memmap(self.folder / "td").clone().to(like.attrs(fields=fields)))
                    self.assertEqual(differences(done.document, reordered(expected, done.document)), [])

    def test_nested_tensors_change_in_memory_alone(self):
        path = self.folder / "nested"
        rollouts.ragged_batch().save(path)
        before = fingerprint(path)
        for change in ['td.zero_()', 'td.fill_("v", 3)']:
            with self.subTest(change):
                td = TensorDict.load_memmap(path).clone()
                eval(change)
                shown = run("eval", path, f"[{change}, td][1]", "--json", "--values").document
                self.assertEqual(differences(shown, reordered(document_of(td), shown)), [])
        self.assertEqual(fingerprint(path), before)

    def test_pickles_are_shown_and_never_run(self):
        path = self.folder / "opaque"
        rollouts.opaque().save(path)
        entries = {entry["key"]: entry for entry in self.show(path)["entries"]}
        self.assertEqual(entries["x"]["values"], [0.0, 0.0])
        for key in ["set", "bytes"]:
            self.assertEqual(entries[key]["kind"], "non-tensor")
            self.assertTrue(entries[key]["opaque"])

    def test_hdf5(self):
        for name, make in rollouts.HDF5.items():
            with self.subTest(name):
                original = make()
                path = self.folder / f"{name}.h5"
                original.to_h5(path).close()
                opened = PersistentTensorDict.from_h5(path, mode="r")
                expected = document_of(opened)
                for entry in expected["entries"]:
                    if entry["kind"] == "non-tensor":
                        entry["data"] = text_of(entry["data"])
                opened.close()
                self.assertEqual(differences(self.show(path), expected), [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
