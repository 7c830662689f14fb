# SPDX-License-Identifier: GPL-3.0-or-later
"""Stores of zarr: what the program writes and edits the libraries read, equal to the bit."""
import itertools
import json
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
import zarr
from documents import data_of
from program import fingerprint, run
from sampling import chooses_itself, chosen
from tensordict import NonTensorData, NonTensorStack, TensorDict, lazy_stack
from tensordict.utils import is_non_tensor
from test_singlefiles import same

warnings.simplefilter("ignore")

COMPRESSIONS = ["", "gzip:4", "zstd:3", "blosc:5"]


def values():
    td = rollouts.non_tensors()
    td["tuple"] = NonTensorData((1, 2))
    td["bytes"] = NonTensorData(b"\x00\xff")
    td["complex"] = NonTensorData(1 - 2j)
    td["numbers"] = NonTensorStack(1, None, {"a": 0.5})
    td["equal"] = NonTensorStack("a", "a", "a")
    td["pickled"] = NonTensorStack(b"a", 1j, "x")
    return td


def odd_keys():
    keys = [key for key in rollouts.ODD_KEYS if "\\" not in key] + ["a%2Fb", "c", "zarr", ".zarray", "__x", "\x1b[2J"]
    td = TensorDict({key: torch.tensor(float(at)) for at, key in enumerate(keys)}, [])
    td["level ü"] = td.clone()
    return td


TENSORDICTS = {
    "rollout": rollouts.rollout, "dtypes": lambda: rollouts.dtypes(for_hdf5=True), "odd keys": odd_keys, "empty": rollouts.empty,
    "nothing": lambda: TensorDict({}, [3, 0]), "zero dims": rollouts.zero_dims, "scalars": rollouts.scalars,
    "longer batches": rollouts.longer_batches, "named levels": rollouts.named_levels, "stack": rollouts.stacked,
    "stack on dim 1": lambda: rollouts.stacked(1, ("env", "time")), "stack of stacks": rollouts.stack_of_stacks, "values": values,
    "many dims": lambda: TensorDict({"x": torch.arange(2**8).reshape([2] * 8)}, [2] * 5),
    "large": lambda: TensorDict({"x": torch.arange(3_000_000).reshape(300, 10_000), "done": torch.zeros(300, 1, dtype=bool)}, [300]),
}


class Zarr(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertSame(self, found, expected, path=()):
        """`path`: of the level to look at. Asked from the root: of a level below a level the library forgets names and keys."""
        left, right = (td.get(path) if path else td for td in (found, expected))
        self.assertEqual((left.batch_size, left.names), (right.batch_size, right.names), path)
        self.assertEqual(set(left.keys()), set(right.keys()), path)
        for key in right.keys():
            here = (*path, key)
            left, right = found.get(here), expected.get(here)
            if is_non_tensor(right):
                self.assertEqual(repr(data_of(left)), repr(data_of(right)), here)
            elif isinstance(right, torch.Tensor):
                self.assertTrue(same(left, right), here)
            else:
                self.assertSame(found, expected, here)

    def assertHealthy(self, path):
        done = run("check", path)
        self.assertEqual(done.status, 0, done.out + done.err)

    def export(self, source, target, *options):
        done = run("export", source, "-o", target, *options)
        self.assertEqual(done.status, 0, done.err)

    @chooses_itself
    def test_writing(self):
        for name, make in TENSORDICTS.items():
            td = make()
            td.save(self.folder / name)
            if name == "named levels":  # of which the library reads those of the root alone
                td.to_zarr(self.folder / "of python.zarr")
                td = TensorDict.from_zarr(self.folder / "of python.zarr")
            for compression in chosen(COMPRESSIONS, name):
                with self.subTest(name, compression=compression):
                    path = self.folder / f"{name} {compression}.zarr"
                    self.export(self.folder / name, path, *(["--compress", compression] if compression else []))
                    self.assertSame(TensorDict.from_zarr(path), td)
                    self.assertSame(TensorDict.from_zarr(path, mode="r+"), td)
                    self.assertHealthy(path)

    @chooses_itself
    def test_chunks(self):
        td = rollouts.dtypes(for_hdf5=True)
        td["large"] = torch.randint(0, 1000, (2, 700, 301), generator=rollouts.generator())
        td["none"] = torch.zeros(2, 0, 3)
        td["next", "row"] = torch.arange(2, dtype=torch.int16)
        td["task"] = "a"
        td.save(self.folder / "td")
        for name, source in {"folder": self.folder / "td", "packed HDF5": self.folder / "td.h5"}.items():
            if name == "packed HDF5":
                self.assertEqual(run("convert", self.folder / "td", source, "--compress", "gzip:1").status, 0)
            asked = itertools.product(COMPRESSIONS, [[1], [2, 64], [2, 300, 7], [9, 9, 9, 9]])
            for compression, wanted in chosen(asked, name):
                with self.subTest(name, compression=compression, chunks=wanted):
                    path = self.folder / "chunks.zarr"
                    self.export(source, path, "--force", "--chunks", ",".join(map(str, wanted)),
                                *(["--compress", compression] if compression else []))
                    self.assertSame(TensorDict.from_zarr(path), td)
                    self.assertHealthy(path)
                    for key in td.keys(True, True):
                        if isinstance(td[key], torch.Tensor):
                            array = zarr.open_array(path / ("/".join(key) if isinstance(key, tuple) else key), mode="r")
                            sizes = (wanted + list(array.shape)[len(wanted):])[:array.ndim]
                            expected = tuple(max(1, min(size, length)) for size, length in zip(sizes, array.shape))
                            self.assertEqual(array.chunks, expected, key)
        for sizes in ["0", "-1", "1,x", ""]:
            self.assertNotEqual(run("export", self.folder / "td", "-o", self.folder / "no.zarr", "--chunks", sizes).status, 0)
        self.assertFalse((self.folder / "no.zarr").exists())

    def test_as_python_writes(self):
        """The metadata of both, but for the lengths of chunks and the order of keys."""
        for name in ["rollout", "dtypes", "scalars", "named levels", "values", "zero dims"]:
            with self.subTest(name):
                TENSORDICTS[name]().save(self.folder / name)
                self.export(self.folder / name, self.folder / f"{name}.zarr")
                TensorDict.load_memmap(self.folder / name).to_zarr(self.folder / f"{name} of python.zarr")
                ours, theirs = (json.loads((self.folder / f"{name}{end}.zarr/zarr.json").read_text()) for end in ["", " of python"])
                for document in [ours, theirs]:
                    nodes = document["consolidated_metadata"]["metadata"]
                    for key in ["nan", "equal"]:  # values that Python pickles, or takes for one
                        nodes.pop(key, None)
                    for node in nodes.values():  # pickles of another protocol have another length
                        if node["attributes"].get("__tensordict_non_tensor__", {}).get("encoding") == "pickle":
                            del node["shape"], node["chunk_grid"]
                self.assertEqual(ours, theirs)

    def test_slices(self):
        td = rollouts.rollout()
        td.save(self.folder / "td")
        for number, expression in enumerate(["td[1]", "td[:, ::2]", "td[[2, 0]]", "td['next']", "td[0:0]", "td.select('obs')"]):
            with self.subTest(expression):
                path = self.folder / f"{number}.zarr"
                done = run("export", self.folder / "td", expression, "-o", path)
                self.assertEqual(done.status, 0, done.err)
                self.assertSame(TensorDict.from_zarr(path), eval(expression, {"td": td}))

    def test_what_no_store_holds(self):
        ragged = lazy_stack([TensorDict({"a": torch.zeros(2)}), TensorDict({"a": torch.zeros(3)})])
        unlike = lazy_stack([TensorDict({"a": torch.zeros(2)}), TensorDict({"b": torch.zeros(2)})])
        for name, td in {"ragged": ragged, "unlike": unlike, "bfloat16": TensorDict({"a": torch.zeros(2, dtype=torch.bfloat16)}),
                         "slash": TensorDict({"a/b": torch.zeros(2)})}.items():
            with self.subTest(name):
                td.save(self.folder / name)
                done = run("export", self.folder / name, "-o", self.folder / f"{name}.zarr")
                self.assertEqual(done.status, 1)
                self.assertIn("zarr store", done.err)
                self.assertFalse((self.folder / f"{name}.zarr").exists())

    def test_editing(self):
        statements = ['td["reward"][1, 2] = 7', 'td["next", "deep", "x"][:, 0] *= 2', 'td["done"][0] = True', 'td["obs"][::2] = 0',
                      'td["index"][td["index"] > 5] = -1']
        codecs = zarr.codecs
        layouts = {"whole": {}, "chunks": {"chunks": (2, 2)}, "rows": {"chunks": (3, 1), "compressors": [codecs.GzipCodec()]},
                   "zstd": {"compressors": [codecs.ZstdCodec(checksum=True)]},
                   "blosc": {"chunks": (3,), "compressors": [codecs.BloscCodec(cname="zlib", shuffle="bitshuffle")]}}
        for name, layout in layouts.items():
            with self.subTest(name):
                td = rollouts.rollout()
                td["done"] = torch.zeros(4, 3, 1, dtype=torch.bool)  # has no chunk
                path = self.folder / name
                td.to_zarr(path, **layout)
                metadata = {file: file.read_bytes() for file in path.rglob("zarr.json")}
                for statement in statements:
                    exec(statement, {"td": td, "torch": torch})
                done = run("edit", path, *statements)
                self.assertEqual(done.status, 0, done.err)
                self.assertSame(TensorDict.from_zarr(path), td)
                self.assertEqual({file: file.read_bytes() for file in path.rglob("zarr.json")}, metadata)
                self.assertEqual([file for file in path.rglob("*") if "tensordesk" in file.name], [])
                self.assertHealthy(path)

    def test_editing_shards(self):
        codecs, whole = zarr.codecs, zarr.codecs.BytesCodec()
        large = zarr.codecs.BytesCodec(endian="big")
        for name, inner, options in [("plain", [whole], {}), ("packed", [whole, codecs.ZstdCodec()], {"index_location": "start"}),
                                     ("swapped", [large, codecs.GzipCodec()], {"index_codecs": [large, codecs.Crc32cCodec()]}),
                                     ("blosc", [codecs.BytesCodec(), codecs.BloscCodec(typesize=8)], {}),
                                     ("nested", [codecs.ShardingCodec(chunk_shape=(1, 2), codecs=[whole])], {})]:
            for fill in [0, 7]:
                with self.subTest(name, fill=fill):
                    path = self.folder / f"{name} {fill}"
                    group = zarr.open_group(path, mode="w")
                    sharding = codecs.ShardingCodec(chunk_shape=(2, 4), codecs=inner, **options)
                    array = group.create_array("x", shape=(13, 10), dtype="i8", chunks=(4, 8), serializer=sharding, compressors=None,
                                               fill_value=fill)
                    array[:5] = torch.arange(50).reshape(5, 10).numpy()  # of some shards there is nothing
                    x = torch.from_numpy(array[...])
                    statements = ['td["x"][1, 3] = 100', 'td["x"][2:, ::3] += 5', 'td["x"][12, 9] = -1', 'td["x"][4:8] = 0']
                    for statement in statements:
                        exec(statement, {"td": {"x": x}})
                    done = run("edit", path, *statements)
                    self.assertEqual(done.status, 0, done.err)
                    found = zarr.open_group(path, mode="r")["x"]
                    self.assertTrue(torch.from_numpy(found[...]).equal(x))
                    self.assertTrue(all(torch.from_numpy(found[row, ::2]).equal(x[row, ::2]) for row in range(13)))
                    self.assertEqual([file for file in path.rglob("*") if "tensordesk" in file.name], [])
                    self.assertHealthy(path)
                    done = run("edit", path, 'td["x"] = td["x"] + 1')  # an array in its place is sharded too
                    self.assertEqual(done.status, 0, done.err)
                    again = zarr.open_group(path, mode="r")["x"]
                    self.assertEqual(again.metadata.to_dict(), found.metadata.to_dict())
                    self.assertTrue(torch.from_numpy(again[...]).equal(x + 1))

    def test_editing_version_2(self):
        path = self.folder / "old"
        group = zarr.open_group(path, mode="w", zarr_format=2)
        x = torch.arange(60).reshape(6, 10)
        group.create_array("x", data=x.numpy(), chunks=(4, 3))
        done = run("edit", path, 'td["x"][1:, ::3] += 100')
        self.assertEqual(done.status, 0, done.err)
        x[1:, ::3] += 100
        self.assertTrue(torch.from_numpy(zarr.open_group(path, mode="r")["x"][...]).equal(x))

    def assertConsolidated(self, path):
        """The record of all nodes in the root says what their own files say."""
        def below(folder):
            for file in folder.glob("*/zarr.json"):
                yield file.parent.relative_to(path).as_posix(), json.loads(file.read_text())
                yield from below(file.parent)

        nodes = json.loads((path / "zarr.json").read_text())["consolidated_metadata"]["metadata"]
        for node in nodes.values():
            node.pop("consolidated_metadata", None)
        self.assertEqual(nodes, dict(below(path)))

    def test_editing_structure(self):
        steps = ['td["new"] = td["reward"] + 1', 'td["reward"] = td["reward"] * 2', 'td["obs"] = torch.ones(4, 3, 2, dtype=torch.int16)',
                 'del td["done"]', 'td["a", "b"] = torch.arange(12).reshape(4, 3)', 'td.rename_key_("new", "newer")',
                 'td["next"].rename_key_("reward", "return")', 'td["task"] = "other"', 'td.names = ["a", "b"]',
                 'td["next", "note"] = "a text"', 'td["next", "deep", "x"][:, 1] = 5', 'td["a", "c"] = td["a", "b"] * 1.5',
                 'td.rename_key_("a", "d")', 'td["d", "e"] = torch.zeros(4, 3)', 'del td["d", "b"]']
        for name, layout in {"plain": {}, "packed": {"chunks": (2, 2), "compressors": [zarr.codecs.GzipCodec()]}}.items():
            for together in [True, False]:
                with self.subTest(name, together=together):
                    td = rollouts.rollout()
                    path = self.folder / f"{name} {together}"
                    td.to_zarr(path, **layout)
                    before = zarr.open_array(path / "reward", mode="r").metadata.to_dict()
                    for group in [steps] if together else [[step] for step in steps]:
                        for step in group:
                            exec(step, {"td": td, "torch": torch})
                        done = run("edit", path, *group)
                        self.assertEqual(done.status, 0, done.err)
                        self.assertSame(TensorDict.from_zarr(path), td)
                        self.assertConsolidated(path)
                        self.assertHealthy(path)
                    self.assertEqual(zarr.open_array(path / "reward", mode="r").metadata.to_dict(), before)
                    self.assertEqual([file for file in path.rglob("*") if "tensordesk" in file.name], [])

    def test_editing_structure_of_others(self):
        """Without a record of all nodes; attributes stay, and the batch size that was guessed is said from then on."""
        path = self.folder / "others"
        group = zarr.open_group(path, mode="w", attributes={"made by": "others", "large": 2**64})
        group.create_array("x", data=torch.arange(12).reshape(4, 3).numpy(), fill_value=7, attributes={"unit": "m"}, chunks=(3, 2))
        group.create_array("y", data=torch.arange(4).numpy())
        group.create_group("n").create_array("z", data=torch.arange(4).numpy())
        done = run("edit", path, 'del td["y"]', 'td["x"] = td["x"] + 7', 'td.rename_key_("n", "m")', 'td["m", "w"] = torch.zeros(4)')
        self.assertEqual(done.status, 0, done.err)
        group = zarr.open_group(path, mode="r")
        self.assertEqual(set(group), {"x", "m"})
        self.assertEqual(set(group["m"]), {"z", "w"})
        self.assertEqual((group.attrs["made by"], group.attrs["large"]), ("others", 2**64))
        self.assertEqual((group["x"].attrs["unit"], group["x"].chunks, group["x"].fill_value), ("m", (3, 2), 7))
        self.assertTrue(torch.from_numpy(group["x"][...]).equal(torch.arange(12).reshape(4, 3) + 7))
        self.assertEqual(run("info", path, "--json").document["batch_size"], [4])
        self.assertHealthy(path)

    def test_structure_that_cannot_be_kept(self):
        path = self.folder / "td"
        rollouts.rollout().to_zarr(path)
        before = fingerprint(path)
        for statement, reason in [('td["b"] = torch.zeros(4, 3, dtype=torch.bfloat16)', "cannot hold the dtype torch.bfloat16"),
                                  ('td["a/b"] = torch.zeros(4, 3)', "cannot hold the key 'a/b'; rename it first"),
                                  ('td.rename_key_("reward", "..")', "cannot hold the key '..'"),
                                  ('td["s"] = lazy_stack([td[0], td[1], td[2], td[3]])', "cannot keep lazy stacks")]:
            done = run("edit", path, statement)
            self.assertEqual(done.status, 1, statement)
            self.assertIn(reason, done.err)
        self.assertEqual(fingerprint(path), before)

    def test_structure_of_version_2_stays(self):
        path = self.folder / "old"
        zarr.open_group(path, mode="w", zarr_format=2).create_array("x", data=torch.arange(6).numpy())
        before = fingerprint(path)
        done = run("edit", path, 'td["y"] = torch.zeros(6)')
        self.assertEqual(done.status, 1)
        self.assertIn("is a zarr store of version 2, of which only elements can be edited in place", done.err)
        self.assertEqual(fingerprint(path), before)

    def test_archives(self):
        td = rollouts.rollout()
        path = self.folder / "td.zip"
        store = zarr.storage.ZipStore(path, mode="w")
        td.to_zarr(store)
        store.close()
        self.assertHealthy(path)
        self.export(path, self.folder / "td.zarr")
        self.assertSame(TensorDict.from_zarr(self.folder / "td.zarr"), td)
        before = fingerprint(path)
        for statement in ['td["reward"][0] = 1', 'del td["reward"]']:
            done = run("edit", path, statement)
            self.assertEqual(done.status, 1)
            self.assertIn("zarr store in a zip archive, which is read-only because a changed chunk may need more room", done.err)
        self.assertEqual(fingerprint(path), before)

    def test_overwriting(self):
        td = rollouts.rollout()
        td.save(self.folder / "td")
        self.export(self.folder / "td", self.folder / "td.zarr")
        self.assertEqual(run("export", self.folder / "td", "-o", self.folder / "td.zarr").status, 1)
        self.export(self.folder / "td", self.folder / "td.zarr", "--force", "--compress", "zstd:9")
        self.assertSame(TensorDict.from_zarr(self.folder / "td.zarr"), td)


if __name__ == "__main__":
    unittest.main()
