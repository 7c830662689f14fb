# SPDX-License-Identifier: GPL-3.0-or-later
"""What `tensordesk convert` made of one format, as Python and its libraries see it."""
import csv
import json
import math
import tempfile
import unittest
import warnings
from pathlib import Path

import h5py
import hdf5plugin  # noqa: F401 (registers the filters that h5py reads)
import numpy
import rollouts
import torch
from documents import same_bits
from program import fingerprint, run
from tensordict import PersistentTensorDict, TensorDict, lazy_stack

warnings.simplefilter("ignore")  # the library's own, about reading strings


def leaves_of(td):
    return {key if isinstance(key, str) else "/".join(key): value for key, value in td.items(True, True)
            if isinstance(value, torch.Tensor)}


class Converting(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def convert(self, source, target, *arguments, err=""):
        done = run("convert", self.folder / source, self.folder / target, *arguments)
        self.assertEqual((done.status, done.err), (0, err))
        return self.folder / target

    def refuse(self, source, target, *arguments):
        done = run("convert", self.folder / source, self.folder / target, *arguments)
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertFalse((self.folder / target).exists())
        return done.err

    def test_round(self):
        """Through one format after the other, and back."""
        td = rollouts.rollout().exclude("task")
        td.save(self.folder / "td")
        before = fingerprint(self.folder / "td")
        source = "td"
        for target in ["a.h5", "a.tdz", "a.safetensors", "a.tdc", "a.npz", "back"]:
            self.convert(source, target)
            source = target
        self.assertEqual(fingerprint(self.folder / "td"), before)
        self.assertEqual(list(leaves_of(TensorDict.load_memmap(self.folder / "back"))), [key.replace("/", ".") for key in leaves_of(td)])
        for key, value in leaves_of(TensorDict.load_memmap(self.folder / "back")).items():
            self.assertTrue(same_bits(value, leaves_of(td)[key.replace(".", "/")]), key)

    def test_packed_hdf5(self):
        """What is packed here on all cores is unpacked there by the libraries of others, to the bit."""
        td = rollouts.dtypes(for_hdf5=True)
        td["large"] = torch.randint(0, 1000, (2, 700, 301), generator=rollouts.generator())
        td["ends"] = rollouts.floats(2, 1000, 999)
        td["none"] = torch.zeros(2, 0, 3)
        td["row"] = torch.arange(2, dtype=torch.int16)
        td["task"] = "a"
        td.save(self.folder / "td")
        original = leaves_of(td)
        for arguments in [["--compress", "gzip:1"], ["--compress", "gzip"], ["--compress", "gzip:9"], ["--compress", "zstd:3"],
                          ["--compress", "zstd:22"], ["--compress", "blosc"], ["--compress", "blosc:9"], ["--chunks", "1,64"],
                          ["--compress", "gzip:4", "--chunks", "2,300,7"], ["--compress", "zstd", "--chunks", "1"]]:
            with self.subTest(arguments):
                path = self.convert("td", "td.h5", "--force", *arguments)
                with h5py.File(path) as file:
                    for key, value in original.items():
                        self.assertTrue(same_bits(torch.from_numpy(numpy.ascontiguousarray(file[key][()])), value), key)
                    self.assertIs(file["none"].chunks, None)
                    if "--chunks" in arguments:
                        wanted = [int(size) for size in arguments[-1].split(",")]
                        for key in ("large", "row"):
                            shape = file[key].shape
                            sizes = (wanted + list(shape)[len(wanted):])[:len(shape)]
                            self.assertEqual(file[key].chunks, tuple(map(min, sizes, shape)))
                    else:
                        self.assertIsNot(file["large"].chunks, None)
                again = run("convert", path, self.folder / "again", "--force")
                self.assertEqual(again.status, 0, again.err)
                for key, value in leaves_of(TensorDict.load_memmap(self.folder / "again")).items():
                    self.assertTrue(same_bits(value, original[key]), key)
        self.assertIn("such as 1,1000", run("convert", "--help").out)
        self.assertIn("has no chunks", self.refuse("td", "td.npz", "--chunks", "1"))

    def test_packed_hdf5_is_edited(self):
        td = TensorDict({"x": rollouts.floats(700, 900)}, [700])
        td.save(self.folder / "td")
        for how in ("gzip:4", "zstd:3", "blosc:5"):
            with self.subTest(how):
                path = self.convert("td", "td.h5", "--force", "--compress", how)
                self.assertEqual(run("edit", path, 'td["x"][3, 5] = 2.5').err, "")
                expected = td["x"].clone()
                expected[3, 5] = 2.5
                with h5py.File(path) as file:
                    self.assertTrue(same_bits(torch.from_numpy(file["x"][()]), expected))

    def test_order_of_keys(self):
        """Python lists the keys of HDF5 files by the alphabet and reads them unharmed; this program has them in their order."""
        td = TensorDict({key: torch.zeros(2) for key in "zab"}, [2])
        td["n"] = TensorDict({"y": torch.zeros(2), "x": torch.ones(2)}, [2])
        td.save(self.folder / "td")
        path = self.convert("td", "td.h5")
        keys = lambda document: [entry["key"] for entry in document["entries"]]
        shown = run("tree", path, "--json").document
        self.assertEqual(keys(shown), ["z", "a", "b", "n"])
        self.assertEqual(keys(shown["entries"][3]), ["y", "x"])
        opened = PersistentTensorDict.from_h5(path, mode="r")
        self.assertEqual(list(opened.keys()), ["a", "b", "n", "z"])
        self.assertEqual(list(opened.batch_size), [2])
        opened.close()
        self.assertEqual(run("edit", path, 'td["c"] = td["a"] + 1', 'td.rename_key_("a", "A")', 'td.names = ["t"]').err, "")
        self.assertEqual(keys(run("tree", path, "--json").document), ["z", "b", "n", "c", "A"])

    def test_what_cannot_be_held(self):
        td = TensorDict({"b": torch.arange(3).to(torch.bfloat16), "n": {"c": torch.zeros(3, dtype=torch.complex32)},
                         "x": torch.ones(3)}, [3])
        td["meta"] = None
        td.save(self.folder / "td")
        error = self.refuse("td", "td.h5")
        for part in ('"b": ', "convertible to torch.float32", '("n", "c")', "convertible to torch.complex64", '"meta"',
                     "cannot hold 3 of the entries"):
            self.assertIn(part, error)
        done = run("convert", self.folder / "td", self.folder / "skipped.h5", "--cannot-hold", "skip")
        self.assertEqual(done.status, 0)
        self.assertIn('Left out:\n"b": ', done.err)
        with h5py.File(self.folder / "skipped.h5") as file:
            self.assertEqual(sorted(file), ["n", "x"])
            self.assertEqual(list(file["n"]), [])
        done = run("eval", self.folder / "td", "td", "-o", self.folder / "converted.h5", "--cannot-hold", "convert")
        self.assertEqual(done.status, 0)
        self.assertIn('Converted:\n"b": ', done.err)
        with h5py.File(self.folder / "converted.h5") as file:
            self.assertEqual(file["b"][()].tolist(), [0, 1, 2])
            self.assertEqual(file["n/c"].dtype, numpy.complex64)
            self.assertEqual(file["meta"][()], b"None")

    def test_many_that_cannot_be_held(self):
        TensorDict({str(at): torch.zeros(1, dtype=torch.bfloat16) for at in range(25)}).save(self.folder / "td")
        error = self.refuse("td", "td.npz")
        self.assertIn("cannot hold 25 of the entries", error)
        self.assertEqual(error.count("convertible to torch.float32"), 10)
        self.assertIn("and 15 more", error)

    def test_unlike_members(self):
        members = [TensorDict({"x": torch.full((at + 1,), float(at)), **({"only": torch.ones(1)} if at == 1 else {})})
                   for at in range(3)]
        lazy_stack(members).save(self.folder / "td")
        error = self.refuse("td", "td.h5")
        self.assertIn('"only"', error)
        self.assertIn('"x"', error)
        run("convert", self.folder / "td", self.folder / "td.h5", "--cannot-hold", "convert")
        opened = PersistentTensorDict.from_h5(self.folder / "td.h5", mode="r")
        for at, member in enumerate(members):
            for key, value in member.items():
                self.assertTrue(same_bits(opened.get((str(at), key)), value))
        opened.close()

    def test_csv(self):
        td = rollouts.rollout(names=["env", None])
        td["task"] = 'a "quoted", text'
        td["next", "big"] = torch.full((4, 3), float("nan"), dtype=torch.bfloat16)
        td.save(self.folder / "td")
        with open(self.convert("td", "td.csv"), newline="") as file:
            rows = list(csv.reader(file))
        columns = dict(zip(rows[0], zip(*rows[1:], strict=True), strict=True))
        self.assertEqual(list(columns)[:7], ["env", "[1]", *(f"obs[{at}]" for at in range(5))])
        self.assertEqual(columns["env"], tuple(str(at // 3) for at in range(12)))
        self.assertEqual(columns["[1]"], tuple(str(at % 3) for at in range(12)))
        self.assertEqual(set(columns["task"]), {'a "quoted", text'})
        self.assertEqual(set(columns["next/big"]), {"nan"})
        self.assertEqual(columns["done"], tuple(map(str, td["done"].flatten().tolist())))
        self.assertEqual(columns["index"], tuple(map(str, range(12))))
        for at in range(5):
            read = torch.tensor([float(text) for text in columns[f"next/obs[{at}]"]])
            self.assertTrue(same_bits(read, td["next", "obs"].flatten(0, 1)[:, at].contiguous()))

    def test_csv_as_the_library(self):
        """Of one batch dim and leaves without events, what `to_csv` writes; it needs pandas, so here is what that gives."""
        TensorDict(a=torch.arange(2), b=TensorDict(c=torch.zeros(2)), batch_size=[2]).save(self.folder / "td")
        self.assertEqual(self.convert("td", "td.csv").read_text(), "a,b/c\n0,0.0\n1,0.0\n")

    def test_json(self):
        for name in ("rollout", "every dtype", "zero-size dims", "no batch", "stacked on dim 1"):
            with self.subTest(name):
                td = rollouts.MEMMAP[name]()
                td.save(self.folder / name)
                self.convert(name, f"{name}.json", "--cannot-hold", "skip")
                loaded = json.loads((self.folder / f"{name}.json").read_text())
                for key, value in td.items(True, True):
                    if isinstance(value, torch.Tensor):
                        read = loaded
                        for part in (key,) if isinstance(key, str) else key:
                            read = read[part]
                        if value.is_complex():
                            read = torch.view_as_complex(torch.tensor(read, dtype=torch.float64)).to(value.dtype)
                        else:
                            read = torch.tensor(read, dtype=value.dtype)
                        self.assertTrue(same_bits(read.reshape(value.shape), value), key)
                        if value.numel() > 0:
                            self.assertEqual(read.shape, value.shape)
        self.assertEqual(json.loads((self.folder / "rollout.json").read_text())["task"], "pendulum")

    def test_json_of_episodes(self):
        """Ragged tensors are lists of unequal length."""
        lazy_stack([TensorDict({"x": torch.arange(at + 1)}, [at + 1]) for at in range(3)]).save(self.folder / "td")
        self.assertEqual(self.convert("td", "td.json").read_text(), '{"x": [[0], [0, 1], [0, 1, 2]]}\n')

    def test_numbers_that_are_none(self):
        TensorDict({"x": torch.tensor([math.nan, math.inf, -math.inf, -0.0, 1e-45, 16777216.0])}, [6]).save(self.folder / "td")
        self.assertEqual(self.convert("td", "td.json").read_text(), '{"x": [NaN, Infinity, -Infinity, -0.0, 1e-45, 16777216.0]}\n')
        self.assertEqual(self.convert("td", "td.csv").read_text(), "x\nnan\ninf\n-inf\n-0.0\n1e-45\n16777216.0\n")


if __name__ == "__main__":
    unittest.main(verbosity=2)
