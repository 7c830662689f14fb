# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrays of numpy that are not plain numbers, pickles of every age, and zip archives of files: the program shows what Python reads."""
import io
import json
import os
import pickle
import random
import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path

import h5py
import numpy as np
import torch
from program import run
from safetensors.torch import save

RECORD = np.dtype([("pos", "<f4", (3,)), ("id", ">i2"), ("name", "U5"), ("ok", "?"), ("inner", [("a", "<f8"), ("b", "u1", (2, 2))])])


def plain(document):
    """The Python value that a document describes."""
    kind = document.get("kind")
    if kind == "list":
        return [plain(item) for item in document["items"]]
    if kind == "dict":
        return {key: plain(item) for key, item in document["items"].items()}
    return None if kind == "none" else document.get("value")


def records(shape, seed=0):
    array = np.zeros(shape, RECORD)
    numbers = np.random.default_rng(seed)
    array["pos"] = numbers.normal(size=(*array.shape, 3))
    array["id"] = numbers.integers(-99, 99, array.shape)
    array["name"] = numbers.choice(["a", "bb", "ä本"], array.shape)
    array["ok"] = numbers.integers(0, 2, array.shape)
    array["inner"]["a"] = numbers.normal(size=array.shape)
    array["inner"]["b"] = numbers.integers(0, 255, (*array.shape, 2, 2))
    return array


class Arrays(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def shown(self, path, key, *flags):
        """The value or the elements that the program shows under a key."""
        expression = "td" + "".join(f"[{part!r}]" for part in key)
        document = run("eval", path, expression, "--json", "--values", "--max-values", 100_000, *flags).document
        return document["values"] if "values" in document else plain(document)

    def check(self, path, key, expected, *flags):
        """The elements are equal in the dtype of `expected`."""
        expected = np.asarray(expected)
        np.testing.assert_array_equal(np.array(self.shown(path, key, *flags), expected.dtype), expected, str(key))

    def check_records(self, path, array, above=(), *flags):
        for name in ("pos", "id", "name", "ok"):
            self.check(path, (*above, name), array[name], *flags)
        for name in ("a", "b"):
            self.check(path, (*above, "inner", name), array["inner"][name], *flags)

    def test_records(self):
        """Each field is an entry, in every form in which numpy writes the array."""
        for array in (records(5), records((2, 3)), np.asfortranarray(records((3, 2)))):
            np.save(self.folder / "a.npy", array)
            self.check_records(self.folder / "a.npy", array)
            for write in (np.savez, np.savez_compressed):
                write(self.folder / "a.npz", r=array, x=np.ones(2))
                self.check_records(self.folder / "a.npz", array, ("r",))
            for protocol in range(6):
                (self.folder / "a.pkl").write_bytes(pickle.dumps({"r": array}, protocol))
                self.check_records(self.folder / "a.pkl", array, ("r",), "--raw")
        aligned = np.zeros(3, np.dtype([("a", "u1"), ("b", "<f8")], align=True))
        aligned["b"] = [1, 2, 3]
        np.save(self.folder / "aligned.npy", aligned)
        self.assertEqual(self.shown(self.folder / "aligned.npy", ("b",)), [1, 2, 3])

    def test_records_edited(self):
        """Only the bytes of the field change."""
        edits = 'td{0}["pos"][1, 2] = 7.5; td{0}["id"][0] = -3; td{0}["inner", "b"][2, :, 1] = 9; td{0}["ok"][:] = True'
        expected = records(4)
        for name, above in (("a.npy", ""), ("a.npz", '["r"]'), ("a.pkl", '["r"]')):
            array = records(4)
            path = self.folder / name
            if name == "a.npy":
                np.save(path, array)
            elif name == "a.npz":
                np.savez(path, r=array)
            else:
                path.write_bytes(pickle.dumps({"r": array}, 5))
            before = path.read_bytes()
            done = run("edit", path, edits.format(above), "--raw")
            self.assertEqual((done.status, done.err), (0, ""))
            array["pos"][1, 2], array["id"][0], array["ok"] = 7.5, -3, True
            array["inner"]["b"][2, :, 1] = 9
            read = np.load(path) if name == "a.npy" else np.load(path)["r"] if name == "a.npz" else pickle.loads(path.read_bytes())["r"]
            self.assertEqual(read.tobytes(), array.tobytes(), name)
            if name != "a.npz":  # which has a CRC besides
                changed = sum(left != right for left, right in zip(before, path.read_bytes()))
                self.assertLessEqual(changed, np.count_nonzero(np.frombuffer(array.tobytes(), "u1") != np.frombuffer(
                    expected.tobytes(), "u1")))

    def test_times(self):
        """Integers, and the dtype as an attribute."""
        arrays = {"t": np.array(["2020-01-01", "NaT"], "M8[ns]"), "d": np.array([1, 2], "m8[s]"), "big": np.array(["2020-01-01"], ">M8[us]")}
        np.savez(self.folder / "a.npz", **arrays)
        for key, array in arrays.items():
            self.assertEqual(self.shown(self.folder / "a.npz", (key,)), array.astype("i8").tolist())
        self.assertIn("@dtype 'datetime64[ns]'", run("info", self.folder / "a.npz").out)
        for protocol in (0, 2, 5):
            (self.folder / "a.pkl").write_bytes(pickle.dumps(arrays, protocol))
            for key, array in arrays.items():
                self.assertEqual(self.shown(self.folder / "a.pkl", (key,)), array.astype("i8").tolist())
            self.assertIn("datetime64[ns]", run("tree", self.folder / "a.pkl").out)

    def test_objects(self):
        """Arrays of Python objects are read as pickles are."""
        steps = [{"obs": np.full((length, 2), length, "f4"), "rew": np.ones(length)} for length in (2, 4)]
        array = np.array([*steps, None], dtype=object)[:2]
        single = np.array({"a": 1, "b": np.arange(3)}, dtype=object)
        grid = np.array([[1, "a"], [None, {"x": 2}]], dtype=object)
        for name, write in (("a.npz", np.savez), ("b.npz", np.savez_compressed)):
            write(self.folder / name, o=array, single=single, grid=grid)
            self.assertEqual(self.shown(self.folder / name, ("o", "1", "obs")), steps[1]["obs"].tolist())
            self.assertEqual(self.shown(self.folder / name, ("single", "b")), [0, 1, 2])
            self.assertEqual(self.shown(self.folder / name, ("grid", "1", "1", "x")), 2)
        np.save(self.folder / "single.npy", single)
        self.assertEqual(self.shown(self.folder / "single.npy", ("b",)), [0, 1, 2])
        np.save(self.folder / "episodes.npy", array)
        layout = run("layout", self.folder / "episodes.npy", "--json").document
        self.assertEqual(layout["layout"], "common names")
        self.assertEqual(run("eval", self.folder / "episodes.npy", 'td[1]["observation"].shape', "--json").document["value"], [4, 2])

    def test_objects_without_end(self):
        """An array of no objects that claims very many rows is refused."""
        honest = pickle.dumps(np.empty((7, 0), object), 2)
        for shape in (b"(J\xff\xff\xff\x7fK\x00t", b"(J\xff\xff\xff\x7fJ\xff\xff\xff\x7fJ\xff\xff\xff\x7ft"):
            claimed = honest.replace(b"K\x07K\x00\x86", shape)
            self.assertNotEqual(claimed, honest)
            (self.folder / "a.pkl").write_bytes(claimed)
            done = run("tree", self.folder / "a.pkl")
            self.assertEqual((done.status, "entries" in done.err or "64 bits" in done.err), (1, True), done.out + done.err)

    def test_old_pickles(self):
        value = {"a": np.arange(3.0), "n": 3, "text": "ä", "set": {1}, "frozen": frozenset(["x"]), "c": 1 + 2j, "l": [1, 2.5, None, True]}
        for protocol in range(6):
            (self.folder / "a.pkl").write_bytes(pickle.dumps(value, protocol))
            self.assertEqual(self.shown(self.folder / "a.pkl", ("a",)), [0, 1, 2])
            self.assertEqual(self.shown(self.folder / "a.pkl", ("text",)), "ä")
            self.assertEqual(self.shown(self.folder / "a.pkl", ("l",)), [1, 2.5, None, True])
            out = run("tree", self.folder / "a.pkl").out
            self.assertIn("<set {1}>", out)
            self.assertIn("<frozenset {'x'}>", out)
        (self.folder / "text.pkl").write_text("(this is a text.")
        self.assertEqual(run("tree", self.folder / "text.pkl").status, 1)

    def test_sequences_in_hdf5(self):
        """Numbers of variable length are a ragged leaf with their dtype."""
        rows = [[1.5, 2, 3], [4], [], [5, 6]]
        with h5py.File(self.folder / "a.h5", "w") as file:
            for name, dtype in (("f", "f4"), ("i", ">i8"), ("b", "u1")):
                data = file.create_dataset(name, (4,), h5py.vlen_dtype(dtype))
                for i, row in enumerate(rows):
                    data[i] = np.array(row).astype(dtype)
        for name, dtype in (("f", "float32"), ("i", "int64"), ("b", "uint8")):
            document = run("eval", self.folder / "a.h5", f'td["{name}"]', "--json").document
            self.assertEqual((document["shape"], document["dtype"]), ([4, -1], f"torch.{dtype}"))
            for i, row in enumerate(rows):
                self.assertEqual(run("eval", self.folder / "a.h5", f'td["{name}"][{i}]', "--json", "--values").document["values"],
                                 np.array(row).astype(dtype).tolist())
        done = run("edit", self.folder / "a.h5", 'td["f"][0, 0] = 3')
        self.assertEqual(done.status, 1)
        self.assertIn("sequences of variable length", done.err)

    def saved(self, value):
        content = io.BytesIO()
        torch.save(value, content)
        return content.getvalue()

    def test_archives(self):
        """As Stable-Baselines3 saves its models, and episodes in one archive."""
        weights = {"net.weight": torch.arange(6.0).reshape(2, 3), "net.bias": torch.ones(2)}
        with zipfile.ZipFile(self.folder / "model.zip", "w") as archive:
            archive.writestr("data", json.dumps({"policy": "MlpPolicy", "n": 3}))
            archive.writestr("policy.pth", self.saved(weights))
            archive.writestr("_stable_baselines3_version", "2.9.2")
            archive.writestr("raw.bin", bytes(range(256)))
            archive.writestr("a/b.npy", self.npy(np.arange(4)))
            archive.writestr("a/packed.npy", self.npy(np.arange(5)), zipfile.ZIP_DEFLATED)
            archive.writestr("packed.pkl", pickle.dumps({"x": np.arange(2)}), zipfile.ZIP_DEFLATED)
        path = self.folder / "model.zip"
        self.assertEqual(self.shown(path, ("policy", "net.weight")), weights["net.weight"].tolist())
        self.assertEqual(self.shown(path, ("data",)), {"policy": "MlpPolicy", "n": 3})
        self.assertEqual(self.shown(path, ("_stable_baselines3_version",)), "2.9.2")
        self.assertEqual(self.shown(path, ("a", "b")), [0, 1, 2, 3])
        self.assertEqual(self.shown(path, ("a", "packed")), [0, 1, 2, 3, 4])
        self.assertEqual(self.shown(path, ("packed", "x")), [0, 1])
        done = run("tree", path)
        self.assertEqual(done.status, 0)
        self.assertIn("raw.bin: cannot be opened within an archive", done.out)
        with zipfile.ZipFile(self.folder / "episodes.zip", "w") as archive:
            for number in range(12):
                content = io.BytesIO()
                length = 3 + number
                np.savez(content, obs=np.ones((length, 2)), action=np.ones((length, 1)), reward=np.full(length, number),
                         done=np.arange(length) == length - 1)
                archive.writestr(f"all/episode_{number}.npz", content.getvalue())
        document = run("layout", self.folder / "episodes.zip", "--json").document
        self.assertEqual(document["layout"], "common names")
        self.assertEqual(run("eval", self.folder / "episodes.zip", "td.shape", "--json").document["value"][0], 12)
        self.assertEqual(run("eval", self.folder / "episodes.zip", 'td[11]["next", "reward"].sum()', "--json", "--values").document["values"],
                         11 * 14)
        done = run("edit", self.folder / "model.zip", 'td["a", "b"][0] = 1')
        self.assertEqual(done.status, 1)

    def test_members_of_archives_that_are_unpacked(self):
        """Compressed archives, and formats that need a file of their own."""
        weights = {"net.weight": torch.arange(6.0).reshape(2, 3)}
        rows = np.arange(12, dtype=np.float32).reshape(4, 3)
        arrays, inner = io.BytesIO(), io.BytesIO()
        np.savez_compressed(arrays, obs=rows, reward=np.ones(4))
        hdf5 = self.folder / "made.h5"
        with h5py.File(hdf5, "w") as file:
            file["run/obs"] = rows
            file["run"].create_dataset("packed", data=rows, compression="gzip", chunks=(2, 3))
        with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("again.npz", arrays.getvalue())
            archive.writestr("again.h5", hdf5.read_bytes())
        path = self.folder / "packed.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("arrays.npz", arrays.getvalue())
            archive.writestr("weights.pt", self.saved(weights))
            archive.writestr("file.h5", hdf5.read_bytes())
            archive.writestr("stored.hdf5", hdf5.read_bytes(), zipfile.ZIP_STORED)
            archive.writestr("named otherwise", hdf5.read_bytes())
            archive.writestr("w.safetensors", save({"weight": weights["net.weight"]}))
            archive.writestr("inner.npz", inner.getvalue())
            archive.writestr("old.pkl", pickle.dumps({"x": [1, 2]}, protocol=0))
            archive.writestr("damaged.h5", hdf5.read_bytes()[:1000])
            archive.writestr("raw.bin", bytes(range(256)))
        temporary = self.folder / "temporary"
        temporary.mkdir()

        def shown(*command):
            return subprocess.run([os.environ["TENSORDESK_PROGRAM"], *map(str, command), "--raw"], capture_output=True, text=True,
                                  env={**os.environ, "TMPDIR": str(temporary)}, timeout=300)
        expected = {("arrays", "obs"): rows, ("arrays", "reward"): np.ones(4), ("weights", "net.weight"): weights["net.weight"],
                    ("w", "weight"): weights["net.weight"], ("inner", "again", "obs"): rows}
        for file in [("file",), ("stored",), ("named otherwise",), ("inner", "again'")]:
            for key in ["obs", "packed"]:
                expected[(*file, "run", key)] = rows
        tree = shown("tree", path).stdout
        for key, value in expected.items():
            with self.subTest(key):
                done = shown("eval", path, f"td[{key!r}]", "--json", "--values")
                self.assertEqual((done.returncode, json.loads(done.stdout)["values"]), (0, value.tolist()), tree)
        self.assertEqual(json.loads(shown("eval", path, "td['old', 'x']", "--json", "--values").stdout)["kind"], "list")
        self.assertIn(f"broken: {path}/damaged.h5: The file is shorter", tree)
        self.assertNotIn(str(temporary), tree)
        self.assertIn("raw.bin: cannot be opened within an archive", tree)
        self.assertEqual(shown("check", path).returncode, 1)
        self.assertEqual(list(temporary.iterdir()), [], "temporary files are left")
        temporary.rmdir()
        self.assertEqual(json.loads(shown("eval", path, "td['old']", "--json").stdout)["class"], "FileNotFoundError")
        self.assertEqual(shown("tree", self.folder / "made.h5").returncode, 0)
        tree = shown("tree", path)
        self.assertEqual(tree.returncode, 0)
        self.assertIn("the folder for temporary files, which TMPDIR names", tree.stdout)

    def test_archives_within_themselves_end(self):
        content = b""
        for _ in range(130):
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("a.npz", content) if content else archive.writestr("a.npy", self.npy(np.arange(3)))
                archive.writestr("b.npy", self.npy(np.arange(2)))
            content = packed.getvalue()
        (self.folder / "deep.zip").write_bytes(content)
        done = run("tree", self.folder / "deep.zip")
        self.assertEqual(done.status, 0)
        self.assertIn("is nested in more than 100 folders and archives", done.out)

    def test_an_archive_that_unpacks_to_more_than_there_is_room_for(self):
        path = self.folder / "bomb.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            with archive.open("zeros.h5", "w", force_zip64=True) as member:
                member.write(b"\x89HDF\r\n\x1a\n" + random.randbytes(6 << 20))
            archive.filelist[0].file_size = 5 << 30  # as its directory says
        done = run("tree", path)
        self.assertEqual(done.status, 0)
        self.assertIn(f"has {5 << 30} bytes when it is unpacked, more than the", done.out)

    def npy(self, array):
        content = io.BytesIO()
        np.save(content, array)
        return content.getvalue()

    def test_exported_program(self):
        """An archive of torch.export has the weights under their names."""
        class Net(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.linear = torch.nn.Linear(3, 2)
                self.register_buffer("steps", torch.arange(4))

            def forward(self, x):
                return self.linear(x) + self.steps.sum()

        torch.manual_seed(0)
        program = torch.export.export(Net(), (torch.ones(2, 3),))
        torch.export.save(program, self.folder / "net.pt2")
        for name, value in program.state_dict.items():
            self.check(self.folder / "net.pt2", ("data", "weights", name), value.detach().numpy())
        self.assertEqual(run("check", self.folder / "net.pt2").status, 0)

    def test_damaged(self):
        """Whatever byte changes, the program ends in order."""
        pick = random.Random(1)
        np.save(self.folder / "a.npy", records(4))
        np.savez(self.folder / "a.npz", o=np.array([{"a": np.ones(3)}, 2], dtype=object), r=records(3))
        (self.folder / "a.pkl").write_bytes(pickle.dumps({"r": records(3), "o": np.array([{}, 1], dtype=object)}, 2))
        torch.export.save(torch.export.export(torch.nn.Linear(3, 2), (torch.ones(2, 3),)), self.folder / "a.pt2")
        for name in ("a.npy", "a.npz", "a.pkl", "a.pt2"):
            good = (self.folder / name).read_bytes()
            for _ in range(40):
                bad = bytearray(good)
                for _ in range(pick.randrange(1, 4)):
                    bad[pick.randrange(len(bad))] = pick.randrange(256)
                path = self.folder / f"bad-{name}"
                path.write_bytes(bad[:pick.choice([len(bad), len(bad), pick.randrange(len(bad))])])
                self.assertIn(run("tree", path).status, (0, 1))
                self.assertIn(run("check", path).status, (0, 1))


if __name__ == "__main__":
    unittest.main()
