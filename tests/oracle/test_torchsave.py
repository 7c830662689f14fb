# SPDX-License-Identifier: GPL-3.0-or-later
"""What torch.save and pickle wrote, the program shows equal to the bit; what it edits in place, torch reads."""
import collections
import io
import os
import pickle
import sys
import tempfile
import types
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import numpy
import torch
from tensordict import LazyStackedTensorDict, NonTensorData, NonTensorStack, TensorDict, is_tensor_collection, lazy_stack, tensorclass
from tensordict.nn import TensorDictParams
from tensordict.utils import is_non_tensor
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Shard, distribute_tensor

from documents import differences, document_of, reordered
from program import fingerprint, run


@tensorclass
class Observation:
    x: torch.Tensor
    label: str
    missing: object = None


class DataProto:
    """Pickled as verl's class of that name."""

    def __init__(self, state):
        self.state = state

    def __getstate__(self):
        return self.state

    def __setstate__(self, state):
        self.state = state


DataProto.__module__ = "verl.protocol"


def saved(value):
    buffer = io.BytesIO()
    torch.save(value, buffer)
    return buffer.getvalue()


def serialized(batch):
    """What verl makes of a batch with VERL_DATAPROTO_SERIALIZATION_METHOD=numpy."""
    def one(tensor):
        return str(tensor.dtype).removeprefix("torch."), tensor.shape, tensor.flatten().contiguous().view(torch.uint8).numpy()

    return tuple(batch.batch_size), None, {
        key: ("jagged", [one(part) for part in tensor.unbind()]) if tensor.is_nested else one(tensor) for key, tensor in batch.items()}


DTYPES = [torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.int8, torch.int16, torch.int32, torch.int64,
          torch.uint8, torch.uint16, torch.uint32, torch.uint64, torch.bool, torch.complex64, torch.complex128]


def values_of(dtype):
    return torch.arange(6).reshape(2, 3).to(dtype)


def tensordicts():
    td = TensorDict({"a": torch.arange(6.0).reshape(2, 3), "n": {"b": torch.zeros(2, 1), "a.b": torch.ones(2)}, "s": "text"}, [2])
    yield "nested", td
    yield "named", td.clone().refine_names("time")
    yield "locked", td.clone().lock_()
    yield "dtypes", TensorDict({str(dtype): values_of(dtype) for dtype in DTYPES}, [2])
    yield "odd keys", TensorDict({"": torch.ones(1), "a/b": torch.ones(1), "é": torch.ones(1), ".": torch.zeros(1)}, [])
    yield "empty", TensorDict({"e": torch.ones(0, 3), "n": {}}, [0])
    yield "scalars", TensorDict({"x": torch.tensor(1.5), "v": 3}, [])
    base = torch.arange(12.0)
    yield "views", TensorDict({"t": base.view(3, 4).T, "part": base[2:6], "wide": torch.ones(1).expand(4)}, [4][:0])
    yield "stack", lazy_stack([td, td.clone().zero_()], 1)
    yield "ragged stack", lazy_stack([TensorDict({"x": torch.ones(2)}, []), TensorDict({"x": torch.ones(3), "y": torch.ones(1)}, [])])
    yield "values", TensorDict({"s": NonTensorStack.from_list(["a", "b"]), "l": NonTensorData([1, None, {"k": 2.5}], [2])}, [2])
    yield "tensorclass", TensorDict({"o": Observation(torch.ones(2), "hi", batch_size=[2])}, [2])
    yield "consolidated", TensorDict({"a": torch.arange(6.0).reshape(2, 3), "n": {"b": torch.zeros(2)}}, [2]).consolidate()
    yield "jagged", TensorDict({"x": torch.nested.nested_tensor([torch.ones(2, 3), torch.zeros(1, 3)], layout=torch.jagged)}, [2])


def plain(value):
    """The dicts, lists and tensors that a tensordict is written as."""
    if is_non_tensor(value):
        return value.tolist() if isinstance(value, NonTensorStack) else value.data
    if not is_tensor_collection(value):
        return value
    if isinstance(value, LazyStackedTensorDict):
        members = [plain(member) for member in value.tensordicts]
        if any(shapes(member) != shapes(members[0]) for member in members):
            return members
    return {key: plain(value.get(key)) for key in value.keys()}


def shapes(value):
    if isinstance(value, dict):
        return {key: shapes(below) for key, below in value.items()}
    return (value.shape, value.dtype) if isinstance(value, torch.Tensor) else None


def equal(ours, theirs):
    """Equal to the bit, in the order of keys too."""
    if isinstance(theirs, torch.Tensor) and theirs.is_nested:
        return all(map(equal, ours.unbind(), theirs.unbind()))
    if type(ours) is not type(theirs):
        return False
    if isinstance(theirs, dict):
        return list(ours) == list(theirs) and all(equal(ours[key], theirs[key]) for key in theirs)
    if isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(equal, ours, theirs))
    if isinstance(theirs, torch.Tensor):
        ours, theirs = (tensor.detach().resolve_conj() for tensor in (ours, theirs))
        same = (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape) and ours.is_contiguous()
        return same and torch.equal(*(tensor.reshape(-1).contiguous().view(torch.uint8) for tensor in (ours, theirs)))
    return ours == theirs or (ours != ours and theirs != theirs)


def loaded(load, saved):
    """What Python reads; what was saved where torch cannot read what it wrote, as unsigned dtypes before the zip format."""
    try:
        return load()
    except AttributeError as error:
        assert "UntypedStorage" in str(error), error
        return saved


class TorchSave(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "file"

    def shown(self):
        before = fingerprint(self.path)
        document = run("eval", self.path, "td", "--json", "--values", "--max-values", 100_000).document
        self.assertEqual(fingerprint(self.path), before, "opening wrote something")
        return document

    def check_equal(self, td):
        shown = self.shown()
        self.assertEqual(differences(shown, reordered(document_of(td), shown)), [])

    def test_tensordicts(self):
        for name, td in tensordicts():
            for old in (False, True):
                for protocol in (2, 4, 5):
                    with self.subTest(name, old=old, protocol=protocol):
                        torch.save(td, self.path, pickle_protocol=protocol, _use_new_zipfile_serialization=not old)
                        self.check_equal(loaded(lambda: torch.load(self.path, weights_only=False), td))

    def test_bare_pickles(self):
        for name, td in tensordicts():
            if name == "jagged":
                continue
            for protocol in (2, 5):
                with self.subTest(name, protocol=protocol):
                    self.path.write_bytes(pickle.dumps(td, protocol))
                    self.check_equal(loaded(lambda: pickle.loads(self.path.read_bytes()), td))

    def written(self, source, expression="td"):
        """What torch makes of what the program wrote, trusting nothing in it; the same mapped."""
        done = run("export", source, expression, "-o", self.folder / "out.pt", "--force")
        self.assertEqual((done.status, done.err), (0, ""))
        read = torch.load(self.folder / "out.pt", weights_only=True)
        self.assertTrue(equal(torch.load(self.folder / "out.pt", weights_only=True, mmap=True), read))
        self.assertTrue(equal(torch.load(self.folder / "out.pt", weights_only=False), read))
        self.assertIsNone(zipfile.ZipFile(self.folder / "out.pt").testzip())
        self.assertEqual(run("check", self.folder / "out.pt").status, 0)
        return read

    def test_writing(self):
        for name, td in tensordicts():
            with self.subTest(name):
                torch.save(td, self.path)
                read = self.written(self.path)
                expected = plain(torch.load(self.path, weights_only=False))
                self.assertTrue(equal(read, expected), f"{read}, expected {expected}")
                if isinstance(expected, dict) and name not in ("scalars", "values", "tensorclass"):
                    shown = run("eval", self.folder / "out.pt", "td", "--raw", "--json", "--values", "--max-values", 100_000).document
                    self.assertEqual(differences(shown, document_of(TensorDict(expected, []))), [])

    def test_writing_every_dtype(self):
        dtypes = [*DTYPES, torch.complex32, torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz,
                  torch.float8_e8m0fnu]
        bits = torch.arange(256, dtype=torch.uint8).repeat(16)
        saved = {str(dtype): (bits % 2 if dtype == torch.bool else bits.clone()).view(dtype).reshape(4, -1) for dtype in dtypes}
        torch.save(saved, self.path)
        self.assertTrue(equal(self.written(self.path), saved))
        self.assertTrue(equal(self.written(self.path, "td.apply(lambda x: x[1:3, ::2])"),
                              {key: value[1:3, ::2].contiguous() for key, value in saved.items()}))

    def test_writing_values(self):
        values = {"int": -5, "large": 2**64, "larger": -2**2000, "edges": [2**63 - 1, -2**63, 255, -2**71, 2**71 - 1], "float": -0.0,
                  "nan": float("nan"), "complex": 1 - 2j, "bytes": bytes(range(256)), "none": None, "bool": True, "text": "é\0😀",
                  "list": [1, [2.5, {"a": None}]], "dict": {"k": {1: "one", (1, 2): "pair", None: []}}, "empty": [[], {}, "", b""]}
        td = TensorDict({key: NonTensorData(value) for key, value in values.items()}, [])
        torch.save(td, self.path)
        self.assertTrue(equal(self.written(self.path), values), self.written(self.path))

    def test_writing_ragged(self):
        """Tensors of rows that differ are nested ones; stacks of members that differ are lists of them."""
        td = TensorDict({"x": torch.nested.nested_tensor([torch.ones(2, 3), torch.zeros(0, 3), torch.ones(1, 3)]),
                         "s": lazy_stack([TensorDict({"a": torch.ones(2), "b": torch.ones(1)}), TensorDict({"a": torch.ones(2)}),
                                          TensorDict({"a": torch.ones(3)})])}, [3])
        td.save(self.folder / "td")
        read = self.written(self.folder / "td")
        self.assertTrue(equal(read, {"x": td["x"], "s": plain(td["s"])}) or equal(read, {"s": plain(td["s"]), "x": td["x"]}), read)

    def test_writing_many(self):
        """More members than the records of an archive count in 16 bits."""
        torch.save({str(i): torch.tensor(i) for i in range(66_000)}, self.path)
        done = run("export", self.path, "-o", self.folder / "out.pt")
        self.assertEqual((done.status, done.err), (0, ""))
        read = torch.load(self.folder / "out.pt", weights_only=True)
        self.assertTrue(all(int(value) == int(key) for key, value in read.items()) and len(read) == 66_000)

    def test_state_dict(self):
        td = TensorDict({"a": torch.ones(2), "n": {"b": torch.zeros(2, 1), "a.b": torch.ones(2)}}, [2])
        for flatten in (False, True):
            with self.subTest(flatten=flatten):
                torch.save(td.state_dict(flatten=flatten), self.path)
                self.check_equal(td)

    def test_state_dict_without_its_values(self):
        """Python writes nothing of a NonTensorStack: the file has an empty level, and the program says what it may have been."""
        td = TensorDict({"x": torch.ones(2), "n": {"s": NonTensorStack("a", "b")}, "one": NonTensorData("c", [2])}, [2])
        for flatten in (True, False):
            with self.subTest(flatten=flatten):
                torch.save(td.state_dict(flatten=flatten), self.path)
                read = torch.load(self.path, weights_only=False)
                self.assertEqual(td.clone().load_state_dict(read)["n", "s"], ["a", "b"])  # the target keeps its own
                expected = td.clone()
                expected["n", "s"] = TensorDict({}, [2])
                self.check_equal(expected)
                checked = run("check", self.path, "--json")
                self.assertEqual(checked.status, 0)
                told = [finding for finding in checked.document["findings"] if "NonTensorStack" in finding["message"]]
                self.assertEqual([finding["key"] for finding in told], [["n", "s"]])

    def test_parameters(self):
        td = TensorDict({"w": torch.ones(2)}, [])
        torch.save(TensorDictParams(td, no_convert=True), self.path)
        self.check_equal(td)

    def test_checkpoint(self):
        net = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.BatchNorm1d(3))
        adam = torch.optim.Adam(net.parameters())
        net(torch.ones(4, 2)).sum().backward()
        adam.step()
        torch.save({"model": net.state_dict(), "optim": adam.state_dict(), "epoch": 3, 0: "int", "0": "text"}, self.path)
        whole = {entry["key"]: entry for entry in self.shown()["entries"]}
        self.assertEqual([entry["key"] for entry in whole["model"]["entries"]], list(net.state_dict()))
        for entry, value in zip(whole["model"]["entries"], net.state_dict().values()):
            self.assertTrue(torch.equal(torch.tensor(entry["values"], dtype=value.dtype), value))
        self.assertEqual([entry["key"] for entry in whole["optim"]["entries"][0]["entries"]], ["0", "1", "2", "3"])
        self.assertEqual((whole["epoch"]["data"], whole["0"]["data"], whole["0'"]["data"]), (3, "int", "text"))
        torch.jit.script(net).save(self.path)
        weight = run("eval", self.path, 'td["0", "weight"]', "--json", "--values").document["values"]
        self.assertTrue(torch.equal(torch.tensor(weight), net[0].weight))

    def test_parts_of_processes(self):
        """Of a tensor that is spread over processes a file has what one of them held."""
        torch.distributed.init_process_group("gloo", init_method=f"file://{self.folder}/group", rank=0, world_size=1)
        try:
            mesh = init_device_mesh("cpu", (1,))
            whole = torch.arange(6.0).reshape(2, 3)
            torch.save({"w": distribute_tensor(whole, mesh, [Shard(0)]), "b": torch.ones(2)}, self.path)
        finally:
            torch.distributed.destroy_process_group()
        self.check_equal(TensorDict({"w": whole, "b": torch.ones(2)}, []))
        self.assertIn("only the local part of one process", run("tree", self.path).out)

    def test_values_and_arrays(self):
        torch.save({"np": numpy.arange(6).reshape(2, 3), "f": numpy.asfortranarray(numpy.arange(6.0).reshape(2, 3)),
                    "scalar": numpy.float32(2.5), "t": (1, 2), "d": torch.float32, "device": torch.device("cuda:1"),
                    "size": torch.Size([1, 2]), "queue": collections.deque([1]), "conj": torch.tensor([1 + 2j]).conj()}, self.path)
        whole = {entry["key"]: entry for entry in self.shown()["entries"]}
        self.assertEqual(whole["np"]["values"], [[0, 1, 2], [3, 4, 5]])
        self.assertEqual(whole["f"]["values"], [[0, 1, 2], [3, 4, 5]])
        self.assertEqual([whole[key]["data"] for key in ("scalar", "t", "d", "device", "size", "queue")],
                         [2.5, [1, 2], "torch.float32", "cuda:1", [1, 2], [1]])
        self.assertEqual(run("eval", self.path, 'td["conj"].imag', "--json", "--values").document["values"], [-2.0])

    def write_data_proto(self, *state, protocol=4):
        modules = {name: types.ModuleType(name) for name in ("verl", "verl.protocol")}
        modules["verl.protocol"].DataProto = DataProto
        patch = mock.patch.dict(sys.modules, modules)
        patch.start()
        self.addCleanup(patch.stop)
        self.path.write_bytes(pickle.dumps(DataProto(state), protocol))

    def test_data_protos(self):
        batch = TensorDict({str(dtype): values_of(dtype) for dtype in DTYPES} | {"empty": torch.ones(2, 0), "row": torch.ones(2)}, [2])
        jagged = torch.nested.nested_tensor([torch.ones(2), torch.zeros(3)], layout=torch.jagged)
        chat = [[{"role": "user"}], [{"role": "tool"}]]
        images = [{"pixels": torch.ones(2)}, {"pixels": torch.zeros(3)}]
        arrays = {"uid": numpy.array(["a", "b"], dtype=object), "chat": numpy.array(chat, dtype=object),
                  "name": numpy.array(["long", "é"]), "dict": numpy.array([{"style": "rule"}, {}], dtype=object),
                  "turns": numpy.array([1, 2], dtype=numpy.int32), "image": numpy.array(images, dtype=object)}
        beside = TensorDict({"uid": NonTensorStack("a", "b"), "chat": NonTensorStack(*map(NonTensorData, chat)),
                             "name": NonTensorStack("long", "é"),
                             "dict": NonTensorStack(NonTensorData({"style": "rule"}), NonTensorData({})),
                             "turns": torch.tensor([1, 2], dtype=torch.int32), "image": lazy_stack(list(map(TensorDict, images)))}, [2])
        meta = {"global_steps": 3, "temperature": 0.5, "keys": ["a"], "timing": {"gen": 1.5}}
        about = TensorDict({key: NonTensorData(value, [2]) for key, value in meta.items()}, [2])
        with_jagged = batch.clone().set("ragged", jagged)
        for name, first, td in (("saved", saved(batch), None), ("consolidated", saved(batch.consolidate()), None),
                                ("numpy", serialized(with_jagged), with_jagged)):
            for protocol in (4, 5):
                with self.subTest(name, protocol=protocol):
                    self.write_data_proto(first, arrays, meta, protocol=protocol)
                    td = td if td is not None else torch.load(io.BytesIO(first), weights_only=False)
                    for key, expected in (("batch", td), ("non_tensor_batch", beside), ("meta_info", about)):
                        shown = run("eval", self.path, f"td.{key}", "--json", "--values", "--max-values", 100_000).document
                        self.assertEqual(differences(shown, reordered(document_of(expected), shown)), [])
                    self.assertEqual(run("eval", self.path, 'td[1].non_tensor_batch["uid"]', "--json").document["value"], "b")
                    self.assertEqual(run("check", self.path).status, 0)

    def test_data_protos_without_a_batch(self):
        arrays = {"uid": numpy.array(["a", "b"], dtype=object)}
        for first, kind in ((saved(None), "non-tensor"), (None, "non-tensor"), (b"PK\3\4", "broken"), (saved({"a": 1})[:-9], "broken")):
            with self.subTest(first=first and first[:4], kind=kind):
                self.write_data_proto(first, arrays, {})
                entries = {entry["key"]: entry for entry in run("tree", self.path, "--json").document["entries"]}
                self.assertEqual([entries[key]["kind"] for key in ("batch", "non_tensor_batch", "meta_info")],
                                 [kind, "tensordict", "tensordict"])

    def test_edits_of_data_protos(self):
        batch = TensorDict({"a": torch.arange(6.0).reshape(2, 3), "b": torch.ones(2)}, [2])
        for first in (saved(batch), saved(batch.consolidate()), serialized(batch)):
            self.write_data_proto(first, {}, {})
            done = run("edit", self.path, 'td.batch["a"][0] = 7')
            self.assertEqual(done.status, 0, done.err)
            read = pickle.loads(self.path.read_bytes()).state[0]
            if isinstance(read, bytes):
                self.assertIsNone(zipfile.ZipFile(io.BytesIO(read)).testzip())
                shown = torch.load(io.BytesIO(read), weights_only=False)["a"]
            else:
                shown = torch.from_numpy(read[2]["a"][2].copy()).view(torch.float32).reshape(2, 3)
            self.assertEqual(shown.tolist(), [[7, 7, 7], [3, 4, 5]])
            self.assertEqual(run("check", self.path).status, 0)

    def test_nothing_is_run(self):
        mark = self.folder / "run"

        class Evil:
            def __reduce__(self):
                return os.system, (f"touch {mark}",)

        torch.save({"evil": Evil(), "x": torch.ones(2)}, self.path)
        whole = {entry["key"]: entry for entry in self.shown()["entries"]}
        self.assertTrue(whole["evil"]["opaque"])
        self.assertEqual(whole["x"]["values"], [1.0, 1.0])
        self.assertFalse(mark.exists())

    def test_shared_elements_are_told(self):
        base = torch.arange(6.0)
        torch.save({"a": base, "b": base[2:], "c": torch.ones(2)}, self.path)
        notes = [finding for finding in run("tree", self.path).out.splitlines() if finding.startswith("note:")]
        self.assertEqual(len(notes), 1)
        self.assertIn('shares its elements in the file with "a"', notes[0])

    def test_edits_in_place(self):
        td = TensorDict({"a": torch.arange(6.0).reshape(2, 3), "t": torch.arange(6).reshape(3, 2).T}, [2])
        for old in (False, True):
            with self.subTest(old=old):
                torch.save(td, self.path, _use_new_zipfile_serialization=not old)
                done = run("edit", self.path, 'td["a"][0] = 7', 'td["t"][1, 2] = -1')
                self.assertEqual(done.status, 0, done.err)
                expected = td.clone()
                expected["a"][0] = 7
                expected["t"][1, 2] = -1
                read = torch.load(self.path, weights_only=False)
                for key in td.keys():
                    self.assertTrue(torch.equal(read[key], expected[key]))
                if not old:
                    self.assertIsNone(zipfile.ZipFile(self.path).testzip())
                self.assertEqual(run("check", self.path).status, 0)

    def test_what_is_cut_is_told(self):
        buffer = io.BytesIO()
        torch.save({"a": torch.arange(1000.0), "b": torch.ones(3)}, buffer, _use_new_zipfile_serialization=False)
        whole = buffer.getvalue()
        for size in (*range(2, 600, 7), len(whole) - 4):
            self.path.write_bytes(whole[:size])
            self.assertIn(run("tree", self.path).status, (0, 1, 2))
        entries = {entry["key"]: entry for entry in run("tree", self.path, "--json").document["entries"]}
        self.assertEqual(sorted(entries[key]["kind"] == "broken" for key in ("a", "b")), [False, True])


if __name__ == "__main__":
    unittest.main(verbosity=2)
