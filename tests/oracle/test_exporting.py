# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that the program wrote, read back by Python."""
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
from documents import data_of, differences, document_of, reordered, same_bits, text_of
from program import fingerprint, run
from tensordict import PersistentTensorDict, TensorDict
from tensordict.utils import is_non_tensor

warnings.simplefilter("ignore")  # the library's own, about reading strings

SLICES = ["td", "td[2]", "td[:, 1]", "td[1:3, ::2]", "td[::3]", "td[..., -1]", "td[:, None]", "td[[3, 0, 0]]",
          "td[td[\"reward\"] > 0]", "td.select(\"obs\", (\"next\", \"reward\"))", "td.exclude(\"obs\", \"task\")",
          "td[\"next\"]", "td[\"next\"][:, 1:].select(\"obs\")", "td[0:0]"]


class Exporting(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def export(self, *arguments):
        done = run("export", *arguments)
        self.assertEqual((done.status, done.err), (0, ""))

    def assert_same(self, ours, theirs, ignoring=()):
        """Both are objects of the library; the order of keys may differ, since loading changes it."""
        theirs = document_of(theirs)
        ours = reordered(_listed(document_of(ours)), theirs)
        self.assertEqual(differences(ours, theirs, ignoring=ignoring), [])

    def test_whole_memmap(self):
        for name, make in rollouts.MEMMAP.items():
            with self.subTest(name):
                make().save(self.folder / name)
                before = fingerprint(self.folder / name)
                self.export(self.folder / name, "-o", self.folder / f"{name} again")
                self.assertEqual(fingerprint(self.folder / name), before)
                self.assert_same(TensorDict.load_memmap(self.folder / f"{name} again"),
                                 TensorDict.load_memmap(self.folder / name))

    def test_memmap_to_hdf5(self):
        # Stacks become dense groups.
        for name in ["rollout", "every dtype", "zero-size dims", "no batch", "longer batches below", "stacked on dim 0",
                     "stacked on dim 1", "many leaves"]:
            with self.subTest(name):
                original = rollouts.HDF5[name]()
                original.save(self.folder / name)
                self.export(self.folder / name, "-o", self.folder / f"{name}.h5")
                self.assert_hdf5(self.folder / f"{name}.h5", original)

    def assert_hdf5(self, path, original):
        opened = PersistentTensorDict.from_h5(path, mode="r")
        for key in original.keys(True, True):
            expected = original.get(key)
            if isinstance(expected, torch.Tensor):
                self.assertTrue(same_bits(opened.get(key), expected), f"{key}: {opened.get(key)}, {expected}")
        for key in original.keys():
            if is_non_tensor(original.get(key)):
                self.assertEqual(text_of(data_of(opened.get(key))), _common(data_of(original.get(key))))
        self.assertEqual(sorted(map(str, opened.keys(True, True))), sorted(map(str, original.keys(True, True))))
        opened.close()

    def test_slices(self):
        rollouts.rollout().save(self.folder / "memmap")
        rollouts.rollout().to_h5(self.folder / "file.h5").close()
        td = TensorDict.load_memmap(self.folder / "memmap")
        for source in ["memmap", "file.h5"]:
            for at, expression in enumerate(SLICES):
                with self.subTest(source=source, expression=expression):
                    expected = eval(expression, {"td": td})
                    target = self.folder / f"{at} of {Path(source).stem}"
                    self.export(self.folder / source, expression, "-o", target)
                    lost = ("locked",) if source == "memmap" else ("locked", "names")
                    self.assert_same(TensorDict.load_memmap(target), expected, ignoring=lost)
                    self.export(self.folder / source, expression, "-o", f"{target}.h5", "--force")
                    self.assert_hdf5(f"{target}.h5", expected)

    def test_compression(self):
        td = TensorDict({"x": torch.arange(100_000).reshape(1000, 100), "scalar": torch.tensor(2.0), "task": "a"})
        td.save(self.folder / "memmap")
        self.export(self.folder / "memmap", "-o", self.folder / "plain.h5")
        self.export(self.folder / "memmap", "-o", self.folder / "small.h5", "--compress", "gzip:9")
        self.assert_hdf5(self.folder / "small.h5", td)
        self.assertLess((self.folder / "small.h5").stat().st_size, (self.folder / "plain.h5").stat().st_size / 2)

    def test_device(self):
        rollouts.rollout().save(self.folder / "memmap")
        for flags, device in [((), torch.device("cpu")), (("--no-device",), None)]:
            with self.subTest(device=device):
                self.export(self.folder / "memmap", "-o", self.folder / f"with {device}", *flags)
                loaded = TensorDict.load_memmap(self.folder / f"with {device}")
                levels = [loaded, *(item for item in loaded.values(True) if isinstance(item, TensorDict))]
                self.assertGreater(len(levels), 1)
                self.assertEqual({level.device for level in levels}, {device})
                self.assert_same(loaded, TensorDict.load_memmap(self.folder / "memmap"), ignoring=("device",))

    def test_evaluated_result(self):
        rollouts.rollout().save(self.folder / "memmap")
        done = run("eval", self.folder / "memmap", "td[1].select('obs')", "-o", self.folder / "out")
        self.assertEqual((done.status, done.err), (0, ""))
        expected = TensorDict.load_memmap(self.folder / "memmap")[1].select("obs")
        self.assert_same(TensorDict.load_memmap(self.folder / "out"), expected)

    def test_sample(self):
        done = run("sample", self.folder / "a")
        self.assertEqual((done.status, done.err), (0, ""))
        self.assertEqual(run("sample", self.folder / "b", "--seed", "0").status, 0)
        sample = TensorDict.load_memmap(self.folder / "a")
        self.assertEqual((list(sample.batch_size), sample.names), ([16, 500], ["env", "time"]))
        self.assertEqual({name.split("/a/")[1]: digest for name, digest in fingerprint(self.folder / "a").items()},
                         {name.split("/b/")[1]: digest for name, digest in fingerprint(self.folder / "b").items()})
        # Within an episode the next state is the state one step later.
        ends = sample["next", "done"].squeeze(-1)
        going_on = ~ends[:, :-1]
        self.assertTrue(torch.equal(sample["next", "observation"][:, :-1][going_on],
                                    sample["observation"][:, 1:][going_on]))
        self.assertTrue(ends.any())


def _common(data):
    """A list of equal values is stored as the one value."""
    flat = data
    while isinstance(flat, list) and flat and isinstance(flat[0], list):
        flat = [item for part in flat for item in part]
    return flat[0] if isinstance(flat, list) and flat and all(item == flat[0] for item in flat) else data


def _listed(document):
    """A document of document_of() with its elements as the program lists them."""
    if isinstance(document, dict):
        return {key: _elements(item) if key == "values" else _listed(item) for key, item in document.items()}
    if isinstance(document, list):
        return [_listed(item) for item in document]
    return document


def _elements(tensor):
    if tensor.dtype in (torch.complex32, torch.complex64, torch.complex128):
        return torch.view_as_real(tensor.to(torch.complex128)).tolist()
    return tensor.tolist()


if __name__ == "__main__":
    unittest.main(verbosity=2)
