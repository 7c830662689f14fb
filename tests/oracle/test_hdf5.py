# SPDX-License-Identifier: GPL-3.0-or-later
"""HDF5 files that h5py writes, not Python's tensordict: what the program shows is what h5py reads, equal to the bit."""
import os
import tempfile
import unittest
from pathlib import Path

import h5py
import hdf5plugin
import numpy as np
import torch
from documents import differences, document_of
from program import fingerprint, run

COLOURS = {"RED": 0, "GREEN": 1, "BLUE": 300}


class Files(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name) / "inside"
        self.folder.mkdir()
        self.path = self.folder / "a.h5"

    def evaluated(self, expression, *flags):
        return run(*flags, "eval", self.path, expression, "--json", "--values", "--max-values", 100_000).document

    def check(self, key, array, *flags):
        """The leaf has the elements of the array."""
        array = np.ascontiguousarray(array)
        expected = torch.from_numpy(array.astype(array.dtype.newbyteorder("=")))
        self.assertEqual(differences(self.evaluated(f"td[{key!r}]", *flags), document_of(expected)), [], key)

    def check_value(self, key, value):
        self.assertEqual(differences(self.evaluated(f"td[{key!r}]"), document_of(value)), [], key)

    def reason(self, *flags):
        """What is said of the one entry that cannot be read."""
        leaves = run(*flags, "info", self.path, "--json").document["leaves"]
        return [leaf["error"] for leaf in leaves if "error" in leaf]


class Filters(Files):
    ELEMENTS = {
        "few different": np.arange(3000, dtype="i4").reshape(300, 10) % 7,
        "noise": np.random.default_rng(0).random((300, 10)),
        "bytes": np.frombuffer(np.random.default_rng(1).bytes(3000), "u1").reshape(300, 10),
        "all alike": np.zeros((300, 10), "f4"),
    }
    FILTERS = {
        "gzip": dict(compression="gzip", shuffle=True, fletcher32=True),
        "lzf": dict(compression="lzf", shuffle=True),
        "lzf fletcher32": dict(compression="lzf", fletcher32=True),
        **{f"blosc {name} {shuffle}": hdf5plugin.Blosc(cname=name, shuffle=shuffle)
           for name in ["blosclz", "lz4", "lz4hc", "zlib", "zstd"] for shuffle in [0, 1, 2]},
        "zstd": hdf5plugin.Zstd(),
        "zstd 19": dict(**hdf5plugin.Zstd(clevel=19), shuffle=True),
    }
    MISSING = {"lz4 (32004)": hdf5plugin.LZ4(), "bitshuffle (32008)": hdf5plugin.Bitshuffle(),
               "blosc2 (32026)": hdf5plugin.Blosc2(), "bzip2 (307)": hdf5plugin.BZip2()}

    def write(self, filters, arrays):
        with h5py.File(self.path, "w") as file:
            for name, how in filters.items():
                for key, array in arrays.items():
                    file.create_dataset(f"{name}, {key}", data=array, chunks=(64, 10), **how)

    def test_reading(self):
        self.write(self.FILTERS, self.ELEMENTS)
        for name in self.FILTERS:
            for key, array in self.ELEMENTS.items():
                self.check(f"{name}, {key}", array)
        self.assertEqual(run("check", self.path).status, 0)

    def test_integers_of_few_bits(self):
        array = self.ELEMENTS["few different"]
        self.write({"scaleoffset": dict(scaleoffset=0)}, {"x": array})
        self.check("scaleoffset, x", array)

    def test_editing(self):
        """Chunks are packed again, or lie as they are where the file lets them."""
        array = self.ELEMENTS["noise"].copy()
        self.write(self.FILTERS, {"x": array})
        array[70, 3] = 5.5
        for name in self.FILTERS:
            self.assertEqual(run("edit", self.path, f"td[{name + ', x'!r}][70, 3] = 5.5").err, "", name)
        with h5py.File(self.path) as file:
            for name in self.FILTERS:
                np.testing.assert_array_equal(file[f"{name}, x"][...], array, name)

    def test_missing(self):
        for name, how in self.MISSING.items():
            self.write({"x": how}, {"x": self.ELEMENTS["noise"]})
            [reason] = self.reason()
            self.assertIn(f"The data are compressed by the filter {name}, which is not available. Install its plug-in", reason)

    def test_damaged(self):
        """Damaged chunks are an error, and nothing else."""
        random = np.random.default_rng(2)
        for name, how in {"lzf": dict(compression="lzf"), "zstd": hdf5plugin.Zstd(), "blosc": hdf5plugin.Blosc()}.items():
            for _ in range(8):
                self.write({name: how}, {"x": np.arange(640).reshape(64, 10)})
                with h5py.File(self.path) as file:
                    chunk = file[f"{name}, x"].id.get_chunk_info(0)
                with open(self.path, "r+b") as file:
                    file.seek(chunk.byte_offset + int(random.integers(0, min(chunk.size, 24))))
                    file.write(random.bytes(3))
                status = run("check", self.path).status
                self.assertIn(status, (0, 1), name)


class Types(Files):
    RECORD = np.dtype([("x", ">f4"), ("text", "S5"), ("deep", [("i", "<i2"), ("v", "<f8", (2,))]),
                       ("colour", h5py.enum_dtype(COLOURS, "<i4")), ("long", h5py.string_dtype())])

    def test_numbers(self):
        arrays = {f"{order}{kind}": np.arange(6).reshape(2, 3).astype(order + kind)
                  for order in "<>" for kind in ["f2", "f4", "f8", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "c8", "c16", "b1"]}
        with h5py.File(self.path, "w") as file:
            for key, array in arrays.items():
                file[key] = array
        for key, array in arrays.items():
            self.check(key, array)

    def test_enumerations(self):
        array = np.array([[0, 1], [300, 7]])
        with h5py.File(self.path, "w") as file:
            for base in ["<i2", ">i2", "<u4", ">i8"]:
                file.create_dataset(base, data=array, dtype=h5py.enum_dtype(COLOURS, base))
        for base in ["<i2", ">i2", "<u4", ">i8"]:
            self.check(base, array.astype(base))
        for leaf in run("info", self.path, "--json").document["leaves"]:
            self.assertEqual(leaf["value_names"], COLOURS)
        run("edit", self.path, "td['>i2'][1, 1] = 300")
        with h5py.File(self.path) as file:
            np.testing.assert_array_equal(file[">i2"][...], [[0, 1], [300, 300]])

    def test_bytes_and_bits(self):
        bits = np.arange(256, 262, dtype="u2")
        with h5py.File(self.path, "w") as file:
            file["opaque"] = np.array([b"\1\2\3", b"\0\xff\0"], "V3")
            for name, kind, order in [("little", h5py.h5t.STD_B16LE, "<"), ("big", h5py.h5t.STD_B16BE, ">")]:
                dataset = h5py.h5d.create(file.id, name.encode(), kind, h5py.h5s.create_simple((6,)))
                dataset.write(h5py.h5s.ALL, h5py.h5s.ALL, bits.astype(order + "u2"), kind)
        self.check("opaque", np.array([[1, 2, 3], [0, 255, 0]], "u1"))
        self.check("little", bits)
        self.check("big", bits)

    def test_texts(self):
        texts = ["ä", "", "longer than the others", "c"]
        with h5py.File(self.path, "w") as file:
            file["varying"] = np.array(texts, dtype=h5py.string_dtype())
            file.create_dataset("ascii", data=["a", "", "b", "c"], dtype=h5py.string_dtype("ascii"))
            file["fixed"] = np.array([b"ab", b"", b"c", b"def"])
            file.create_dataset("utf8", (4,), h5py.string_dtype("utf-8", 4))[...] = "ä".encode()
            file["scalar"] = "text"
            pairs = file.create_dataset("pairs", (2,), np.dtype((h5py.string_dtype(), (2,))))
            pairs[0], pairs[1] = np.array(texts[:2], object), np.array(texts[2:], object)
        self.check_value("varying", texts)
        self.check_value("ascii", ["a", "", "b", "c"])
        self.check_value("fixed", ["ab", "", "c", "def"])
        self.check_value("utf8", ["ä"] * 4)
        self.check_value("scalar", "text")
        self.check_value("pairs", [texts[:2], texts[2:]])

    def record(self):
        rows = np.zeros(3, self.RECORD)
        rows["x"], rows["text"], rows["long"] = [1, 2, 3], [b"a", b"", b"abcde"], ["p", "ä" * 100, ""]
        rows["deep"]["i"], rows["deep"]["v"], rows["colour"] = [4, 5, 6], np.arange(6).reshape(3, 2), [0, 300, 1]
        return rows

    def test_records(self):
        rows = self.record()
        with h5py.File(self.path, "w") as file:
            file["r"] = rows
            file.create_dataset("packed", data=rows, chunks=(2,), compression="gzip", shuffle=True)
        for key in ["r", "packed"]:
            for field in ["x", "colour"]:
                self.assertEqual(differences(self.evaluated(f"td[{key!r}, {field!r}]"),
                                             document_of(torch.from_numpy(rows[field].astype("=" + rows[field].dtype.str[1:])))), [])
            self.assertEqual(differences(self.evaluated(f"td[{key!r}, 'deep', 'v']"),
                                         document_of(torch.from_numpy(np.ascontiguousarray(rows["deep"]["v"])))), [])
            self.check_value((key, "text"), ["a", "", "abcde"])
            self.check_value((key, "long"), ["p", "ä" * 100, ""])

    def test_editing_records(self):
        rows = np.zeros(3, [("x", ">f4"), ("deep", [("i", "<i2"), ("v", "<f8", (2,))]), ("s", "S2")])
        rows["s"] = b"ab"
        with h5py.File(self.path, "w") as file:
            file["r"] = rows
        run("edit", self.path, "td['r', 'deep', 'v'][1, 0] = 2.5", "td['r', 'x'][2] = -1")
        rows["deep"]["v"][1, 0], rows["x"][2] = 2.5, -1
        with h5py.File(self.path) as file:
            self.assertEqual(file["r"][...].tobytes(), rows.tobytes())

    def test_references(self):
        with h5py.File(self.path, "w", userblock_size=512) as file:
            file["g/deep/x"] = np.zeros((4, 3))
            file["of objects"] = np.array([file["g/deep/x"].ref, file["g"].ref, file["/"].ref, h5py.Reference()], h5py.ref_dtype)
            file["of regions"] = np.array([file["g/deep/x"].regionref[1:3, :2], h5py.RegionReference()], h5py.regionref_dtype)
            lists = file.create_dataset("lists", (2,), h5py.vlen_dtype(h5py.ref_dtype))
            lists[0] = np.array([file["g"].ref, file["g/deep"].ref], h5py.ref_dtype)
        self.check_value("of objects", ["/g/deep/x", "/g", "/", None])
        self.check_value("of regions", ["/g/deep/x[1:3, 0:2]", None])
        self.check_value("lists", [["/g", "/g/deep"], []])

    def test_without_elements(self):
        with h5py.File(self.path, "w") as file:
            file["none"], file["empty"], file["scalar"] = h5py.Empty("f4"), np.zeros((2, 0), "f4"), np.float32(2.5)
        self.check_value("none", None)
        self.check("empty", np.zeros((2, 0), "f4"))
        self.assertEqual(self.evaluated("td['scalar']")["values"], 2.5)

    def test_nothing_is_written(self):
        with h5py.File(self.path, "w") as file:
            file["r"] = self.record()
            file.attrs["list"] = np.array(["a", "b"], h5py.string_dtype())
        before = fingerprint(self.folder)
        for verb in ["tree", "info", "check"]:
            self.assertEqual(run(verb, self.path).status, 0)
        self.assertEqual(fingerprint(self.folder), before)


class Attributes(Files):
    def test_kinds(self):
        with h5py.File(self.path, "w") as file:
            data = file.create_dataset("g/x", data=np.zeros(3))
            values = {"text": "hällo", "fixed": np.bytes_("ab"), "texts": np.array(["a", "ä"], object), "number": 3, "float": .5,
                      "bool": True, "array": np.arange(4).reshape(2, 2), "empty": h5py.Empty("f4"), "where": data.ref}
            for name, value in values.items():
                file["g"].attrs[name] = value
            data.attrs["unit"] = "m/s"
            scales = np.empty(1, object)
            scales[0] = np.array([file["g"].ref], h5py.ref_dtype)
            data.attrs.create("DIMENSION_LIST", scales, dtype=h5py.vlen_dtype(h5py.ref_dtype))
        entries = {tuple(leaf["key"]) if isinstance(leaf["key"], list) else leaf["key"]: leaf.get("attributes")
                   for leaf in run("info", self.path, "--json").document["leaves"]}
        self.assertEqual(list(entries.values())[0],
                         {"array": [[0, 1], [2, 3]], "bool": True, "empty": None, "fixed": "ab", "float": .5, "number": 3,
                          "text": "hällo", "texts": ["a", "ä"], "where": "/g/x"})
        self.assertEqual(list(entries.values())[1], {"DIMENSION_LIST": [["/g"]], "unit": "m/s"})
        self.assertIn("@unit 'm/s'", run("info", self.path).out)

    def test_many(self):
        """More than the header of an object holds lie elsewhere."""
        with h5py.File(self.path, "w", libver="latest") as file:
            file["x"] = np.zeros(3)
            for number in range(100):
                file["x"].attrs[f"a{number:03}"] = f"value {number}"
        [leaf] = run("info", self.path, "--json").document["leaves"]
        self.assertEqual(leaf["attributes"], {f"a{number:03}": f"value {number}" for number in range(100)})


class OtherFiles(Files):
    def test_links(self):
        with h5py.File(self.folder / "b.h5", "w") as file:
            file["g/x"] = np.arange(3)
            file["g/back"] = h5py.ExternalLink("a.h5", "/")
        with h5py.File(self.path, "w") as file:
            file["leaf"], file["group"] = h5py.ExternalLink("b.h5", "/g/x"), h5py.ExternalLink("b.h5", "g")
            file["gone"], file["nothing"] = h5py.ExternalLink("c.h5", "/"), h5py.ExternalLink("b.h5", "/y")
        self.check("leaf", np.arange(3))
        self.check(("group", "x"), np.arange(3))
        reasons = self.reason()
        for part in ["leads back", "'c.h5', which does not exist", "a link to /y in another file, 'b.h5', which does not exist"]:
            self.assertTrue(any(part in reason for reason in reasons), (part, reasons))
        before = fingerprint(self.folder)
        refused = run("edit", self.path, "td['leaf'][0] = 5")
        self.assertIn("is another file than the one that is open", refused.err)
        self.assertEqual(fingerprint(self.folder), before)

    def assembled(self, name):
        outer = self.folder / name
        outer.parent.mkdir(exist_ok=True)
        with h5py.File(outer, "w") as file:
            file["x"] = np.arange(5)
        with h5py.File(self.path, "w") as file:
            file["own"] = np.arange(5) + 10
            layout = h5py.VirtualLayout((2, 5), "i8")
            layout[0], layout[1] = h5py.VirtualSource(name, "x", (5,)), h5py.VirtualSource(".", "own", (5,))
            file.create_virtual_dataset("v", layout)
        return np.stack([np.arange(5), np.arange(5) + 10])

    def test_virtual(self):
        for name in ["b.h5", "deep/b.h5"]:
            self.check("v", self.assembled(name))
        refused = run("edit", self.path, "td['v'][0] = 5")
        self.assertNotEqual(refused.status, 0)
        (self.folder / "deep/b.h5").unlink()
        self.assertIn("'deep/b.h5', which does not exist", self.reason()[0])

    def test_virtual_of_virtual(self):
        """A dataset in the folder that is assembled from one out of it."""
        with h5py.File(self.folder.parent / "secret.h5", "w") as file:
            file["x"] = np.arange(5)
        for path, source in [(self.folder / "b.h5", "../secret.h5"), (self.path, "b.h5")]:
            with h5py.File(path, "w") as file:
                layout = h5py.VirtualLayout((5,), "i8")
                layout[:] = h5py.VirtualSource(source, "x", (5,))
                file.create_virtual_dataset("x", layout)
        self.assertIn("outside the folder of the file", self.reason()[0])
        self.check("x", np.arange(5), "--follow-links")

    def test_out_of_the_folder(self):
        expected = self.assembled("../b.h5")
        (self.folder / "link.bin").symlink_to("../raw.bin")
        with h5py.File(self.path, "a") as file:
            file["link"] = h5py.ExternalLink("../b.h5", "/x")
            for key, name in [("raw", "../raw.bin"), ("raw2", "link.bin")]:
                h5py.File.create_dataset(file, key, (4,), "u1", external=[(name, 0, 4)])
        (self.folder.parent / "raw.bin").write_bytes(b"\1\2\3\4")
        self.assertEqual([("--follow-links" in reason) for reason in self.reason()], [True] * 4)
        self.check("v", expected, "--follow-links")
        self.check("link", np.arange(5), "--follow-links")
        for key in ["raw", "raw2"]:
            self.check(key, np.array([1, 2, 3, 4], "u1"), "--follow-links")

    def test_external_storage(self):
        (self.folder / "raw.bin").write_bytes(bytes(range(24)))
        with h5py.File(self.path, "w") as file:
            file.create_dataset("x", (2, 5), ">u2", external=[("raw.bin", 4, 20)])
        elsewhere = os.getcwd()
        os.chdir("/")
        self.addCleanup(os.chdir, elsewhere)
        self.check("x", np.frombuffer(bytes(range(4, 24)), ">u2").reshape(2, 5))
        run("edit", self.path, "td['x'][0] = 5")
        self.assertEqual((self.folder / "raw.bin").read_bytes(), bytes(range(24)))


class Versions(Files):
    def test_of_the_format(self):
        for version in ["earliest", "v108", "v110", "v112"]:
            with h5py.File(self.path, "w", libver=(version, "latest")) as file:
                file.create_dataset("x", data=np.arange(20).reshape(4, 5), chunks=(2, 2), maxshape=(None, 5))
                file["s"] = "text"
            self.check("x", np.arange(20).reshape(4, 5))
            self.check_value("s", "text")

    def test_unwritten_chunks(self):
        """No check goes through more elements than any file could hold."""
        with h5py.File(self.path, "w") as file:
            file.create_dataset("x", (10**14, 4), "f4", chunks=(1000, 4))[5] = 1
        done = run("check", self.path)
        self.assertIn("most chunks were never written", done.out + done.err)

    def test_newer_types(self):
        """HDF5 2 describes types in a way that earlier versions cannot read, if it is to write its latest format."""
        with h5py.File(self.path, "w", libver="latest") as file:
            file["x"] = np.array([True, False])
        done = run("eval", self.path, "td['x']", "--json", "--values")
        self.assertTrue(done.status == 0 and done.document["values"] == [True, False] or 'libver="v110"' in done.err, done.err)

    def test_unknown(self):
        with h5py.File(self.path, "w", libver="latest") as file:
            file["x"] = np.arange(3)
        content = bytearray(self.path.read_bytes())
        content[8] = 9
        self.path.write_bytes(content)
        self.assertIn("a newer HDF5 wrote it", run("tree", self.path).err)


if __name__ == "__main__":
    unittest.main()
