# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders of several files: what a run left behind is one tree, equal to the bit to what Python stacks or puts together."""
import dataclasses
import io
import json
import pickle
import tempfile
import unittest
import warnings
import zipfile
from pathlib import Path

import rollouts
import torch
import torch.distributed.checkpoint as dcp
from documents import differences, document_of
from program import fingerprint, run
from safetensors.torch import save_file
from tensordict import LazyStackedTensorDict, NonTensorData, TensorDict
from torch.distributed.checkpoint.filesystem import _StorageInfo
from torch.distributed.checkpoint.metadata import (BytesStorageMetadata, ChunkStorageMetadata, Metadata, MetadataIndex,
                                                   TensorProperties, TensorStorageMetadata)

warnings.simplefilter("ignore")


def shown_as(value):
    """How nested dicts and lists are shown: lists that hold tensors or dicts as levels, all else as values."""
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, list) and any(isinstance(item, (torch.Tensor, dict)) for item in value):
        value = dict(enumerate(value))
    if isinstance(value, dict):
        return TensorDict({str(key): shown_as(item) for key, item in value.items()}, [])
    return NonTensorData(list(value) if isinstance(value, tuple) else value)


def described(value, tensors):
    """The structure of a state, as torchrl's checkpoints write it."""
    if isinstance(value, torch.Tensor):
        tensors[f"tensor_{len(tensors):08d}"] = value
        return {"kind": "tensor", "key": f"tensor_{len(tensors) - 1:08d}", "device": "cpu"}
    if isinstance(value, dict):
        return {"kind": "dict", "items": [[described(part, tensors) for part in item] for item in value.items()]}
    if isinstance(value, (list, tuple)):
        return {"kind": type(value).__name__, "items": [described(item, tensors) for item in value]}
    return {"kind": "value", "value": value}


def save_state(state, folder, form):
    """A component of torchrl's StateDictCheckpointAdapter, in one of its payload formats."""
    folder.mkdir(parents=True)
    if form == "torch":
        torch.save(state, folder / "state.pt")
        return
    tensors = {}
    (folder / "state.json").write_text(json.dumps(described(state, tensors)))
    td = TensorDict(tensors, [])
    if form == "consolidated":
        td.consolidate(folder / "state.tdc")
    else:
        td.save(folder / ("state" if form == "directory" else "state.tdz"))


def save_checkpoint(folder, form):
    """A checkpoint as torchrl.checkpoint writes it; gives what it holds."""
    state = {"0.weight": torch.randn(3, 2), "0.bias": torch.randn(3).bfloat16(), "state": {0: {"step": torch.tensor(3.0), "lr": 0.5}},
             "betas": (0.9, 0.99), "empty": torch.zeros(0, 3)}
    save_state(state, folder / "components/0002-policy", form)
    buffer = folder / "components/0000-buffer"
    td = TensorDict({"obs": torch.arange(8.0).reshape(4, 2), "index": torch.arange(4)}, [4])
    td.save(buffer / "storage")
    (buffer / "buffer_metadata.json").write_text('{"batch_size": 2}')
    (buffer / "storage/storage_metadata.json").write_text('{"metadata": {}, "is_pytree": false, "len": 4}')
    config = {"lr": 0.1, "layers": [3, 4]}
    (folder / "components/0001-config").mkdir()
    (folder / "components/0001-config/value.json").write_text(json.dumps(config))
    components = {"buffer": ("dump_load", "0000-buffer"), "config": ("json", "0001-config"), "policy": ("state_dict", "0002-policy")}
    manifest = {"format": "torchrl.checkpoint", "format_version": 1, "container": "directory",
                "components": {name: {"adapter": f"torchrl.{adapter}", "path": f"components/{path}"}
                               for name, (adapter, path) in components.items()}}
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return TensorDict({"buffer": TensorDict.load(buffer / "storage"), "config": NonTensorData(config), "policy": shown_as(state)}, [])


def pack(folder, archive, method=zipfile.ZIP_STORED):
    """As torchrl.checkpoint packs it."""
    with zipfile.ZipFile(archive, "w", method) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(folder).as_posix())


def chunked(folder, name, tensor, parts):
    """A distributed checkpoint of one tensor, of whose parts every other one lies in another file."""
    folder.mkdir()
    files = [io.BytesIO(), io.BytesIO()]
    chunks, places = [], {}
    for number, (offsets, sizes) in enumerate(parts):
        part = tensor
        for dim, (offset, size) in enumerate(zip(offsets, sizes)):
            part = part.narrow(dim, offset, size)
        saved = io.BytesIO()
        torch.save(part.clone(), saved)
        file = files[number % 2]
        chunks.append(ChunkStorageMetadata(torch.Size(offsets), torch.Size(sizes)))
        places[MetadataIndex(name, torch.Size(offsets), number)] = _StorageInfo(f"__{number % 2}_0.distcp", file.tell(), len(saved.getvalue()))
        file.write(saved.getvalue())
    for number, file in enumerate(files):
        (folder / f"__{number}_0.distcp").write_bytes(file.getvalue())
    metadata = Metadata({name: TensorStorageMetadata(TensorProperties(tensor.dtype), tensor.shape, chunks)}, storage_data=places)
    (folder / ".metadata").write_bytes(pickle.dumps(metadata))
    return metadata


class Folders(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertShown(self, path, expected):
        before = fingerprint(path)
        shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
        self.assertEqual(differences(shown, document_of(expected)), [])
        self.assertEqual(fingerprint(path), before)
        self.assertEqual(run("check", path).status, 0)

    def test_steps(self):
        """Rollouts saved every so many steps, one longer than the others, are what lazy_stack makes of them."""
        for step in (1000, 200, 30):
            rollouts.rollout((2 + step // 1000, 3), None, step).exclude("task").save(self.folder / f"step-{step}")
        loaded = [TensorDict.load(self.folder / f"step-{step}") for step in (30, 200, 1000)]
        self.assertShown(self.folder, LazyStackedTensorDict(*loaded, stack_dim=0, stack_dim_name="step"))

    def test_checkpoints(self):
        """Checkpoints of torch, whose optimizer states differ from step to step."""
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 2))
        optimizer = torch.optim.Adam(model.parameters())
        weights = []
        for step in (9, 10, 11):
            model(torch.rand(5, 3)).sum().backward()
            optimizer.step()
            weights.append(model[0].weight.detach().clone())
            torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step}, self.folder / f"{step}.pt")
        for text, expected in (('td["model", "0.weight"]', torch.stack(weights)), ('td["step"]', [9, 10, 11])):
            shown = run("eval", self.folder, text, "--json", "--values").document
            self.assertEqual(differences(shown, document_of(expected)), [], text)

    def test_several(self):
        """Files of several formats in folders of their own, with files that are none."""
        td = TensorDict({"x": torch.rand(3)}, [3])
        td.save(self.folder / "a")
        (self.folder / "below").mkdir()
        save_file({"w": torch.arange(3)}, self.folder / "below" / "model.safetensors")
        (self.folder / "notes.txt").write_text("no tensors")
        self.assertShown(self.folder, TensorDict({"a": TensorDict.load(self.folder / "a"), "below": {"model.safetensors": {"w": torch.arange(3)}}}, []))

    def test_shards(self):
        weights = {f"layers.{i}.{name}": torch.randn(3, i + 1).to(dtype) for i, dtype in enumerate((torch.bfloat16, torch.float32, torch.int8))
                   for name in ("weight", "bias")}
        for save, ending in ((save_file, "safetensors"), (torch.save, "bin")):
            with self.subTest(ending):
                folder = self.folder / ending
                folder.mkdir()
                files = [f"model-{number}-of-00002.{ending}" for number in ("00001", "00002")]
                where = {name: files[number % 2] for number, name in enumerate(weights)}
                for file in files:
                    save({name: tensor for name, tensor in weights.items() if where[name] == file}, folder / file)
                index = folder / f"model.{ending}.index.json"
                index.write_text(json.dumps({"metadata": {"total_size": 99}, "weight_map": where}, indent=2))
                expected = TensorDict(weights, []).unflatten_keys(".")
                self.assertShown(index, expected)
                self.assertShown(folder, expected)

    def test_checkpoints_of_torchrl(self):
        """Folders and archives of torchrl.checkpoint, under the real names."""
        for form in ("directory", "archive", "consolidated", "torch"):
            with self.subTest(form):
                expected = save_checkpoint(self.folder / form, form)
                self.assertShown(self.folder / form, expected)
                archive = self.folder / f"{form}.torchrl"
                pack(self.folder / form, archive)
                self.assertShown(archive, expected)
                for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
                    packed = self.folder / f"{form} {method}.torchrl"
                    pack(self.folder / form, packed, method)
                    if form == "directory":
                        self.assertShown(packed, expected)
                    else:
                        entries = {entry["key"]: entry for entry in run("tree", packed, "--json").document["entries"]}
                        self.assertEqual(entries["buffer"]["kind"], "tensordict")
                        self.assertIn("is compressed in the archive and cannot be read there; unpack",
                                      entries["policy"]["error"])

    def test_checkpoints_that_torchrl_writes(self):
        from torchrl.checkpoint import Checkpoint, StateDictCheckpointAdapter
        from torchrl.data import LazyTensorStorage, TensorDictReplayBuffer
        policy = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 1).bfloat16())
        critic = torch.nn.Linear(2, 1)
        optimizer = torch.optim.Adam(critic.parameters())
        critic(torch.rand(5, 2)).sum().backward()
        optimizer.step()
        buffer = TensorDictReplayBuffer(storage=LazyTensorStorage(8), batch_size=2)
        buffer.extend(TensorDict({"obs": torch.arange(12.0).reshape(6, 2)}, [6]))
        config = {"lr": 0.1, "layers": [3, 4], "name": "grün"}
        for form in ("directory", "archive", "consolidated", "torch"):
            for container in ("directory", "archive"):
                with self.subTest(form=form, container=container):
                    checkpoint = Checkpoint(format=container, buffer=buffer, config=config)
                    for name, state in [("policy", policy), ("optimizer", optimizer)]:
                        checkpoint.register(name, state, adapter=StateDictCheckpointAdapter(payload_format=form))
                    saved = self.folder / f"{form} {container}"
                    checkpoint.save(saved)
                    before = fingerprint(saved)
                    for name, state in [("policy", policy), ("optimizer", optimizer)]:
                        shown = run("eval", saved, f'td["{name}"]', "--json", "--values").document
                        self.assertEqual(differences(shown, document_of(shown_as(state.state_dict()))), [])
                    rows = run("eval", saved, 'td["buffer", "obs"]', "--oldest-first", "--json", "--values").document
                    self.assertEqual(differences(rows, document_of(torch.arange(12.0).reshape(6, 2))), [])
                    self.assertEqual(run("eval", saved, 'td["config"]["name"]', "--json").document["value"], "grün")
                    self.assertEqual(run("check", saved).status, 0)
                    self.assertEqual(fingerprint(saved), before)

    def test_archives_of_torchrl_that_are_damaged(self):
        save_checkpoint(self.folder / "folder", "archive")
        archive = self.folder / "a.torchrl"
        pack(self.folder / "folder", archive)
        whole = archive.read_bytes()
        with zipfile.ZipFile(archive) as packed:
            weight = packed.getinfo("components/0000-buffer/storage/obs.memmap")
        at = whole.index((self.folder / "folder/components/0000-buffer/storage/obs.memmap").read_bytes(), weight.header_offset)
        archive.write_bytes(whole[:at] + b"\xff" + whole[at + 1:])
        done = run("check", archive)
        self.assertEqual(done.status, 1)
        self.assertIn("'components/0000-buffer/storage/obs.memmap' is damaged", done.out + done.err)
        for size in range(0, len(whole), 97):
            archive.write_bytes(whole[:size])
            self.assertIn(run("tree", archive).status, (0, 1))

    def test_distributed_checkpoints(self):
        """What torch.distributed.checkpoint saves, in one file a process or a file a tensor."""
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4))
        optimizer = torch.optim.Adam(model.parameters())
        model(torch.rand(5, 3)).sum().backward()
        optimizer.step()
        state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": 7, "note": "text", "none": None,
                 "mixed": [torch.ones(2), 3, {"a.b": torch.zeros(1)}], "0-d": torch.tensor(1.5), "empty": torch.zeros(0, 3)}
        state |= {str(dtype): torch.arange(6).reshape(2, 3).to(dtype) for dtype in
                  (torch.bfloat16, torch.uint16, torch.bool, torch.complex64, torch.float8_e5m2)}
        for one_file in (True, False):
            with self.subTest(one_file=one_file):
                folder = self.folder / f"{one_file}"
                dcp.save(state, storage_writer=dcp.FileSystemWriter(folder, single_file_per_rank=one_file), no_dist=True)
                self.assertShown(folder, shown_as(state))

    def test_chunks(self):
        """Tensors are put together of what several processes saved."""
        tensor = torch.randn(5, 7)
        parts = {"rows": [((0, 0), (2, 7)), ((2, 0), (3, 7))], "columns": [((0, 4), (5, 3)), ((0, 0), (5, 4))],
                 "both": [((0, 0), (2, 3)), ((0, 3), (2, 4)), ((2, 0), (3, 3)), ((2, 3), (3, 4))], "empty ones": [((0, 0), (5, 7)), ((5, 0), (0, 7))]}
        for name, chunks in parts.items():
            with self.subTest(name):
                folder = self.folder / name
                chunked(folder, "a.b", tensor, chunks)
                loaded = {"a.b": torch.zeros(5, 7)}
                dcp.load(loaded, checkpoint_id=folder, no_dist=True)
                self.assertTrue(torch.equal(loaded["a.b"], tensor))
                self.assertShown(folder, TensorDict({"a": {"b": tensor}}, []))
                for index in ("1:4:2, ::3", "-1", "..., 3", "[4, 0, 0]"):
                    shown = run("eval", folder, f'td["a", "b"][{index}]', "--json", "--values").document
                    self.assertEqual(differences(shown, document_of(eval(f"tensor[{index}]", {"tensor": tensor}))), [], index)

    def test_chunks_that_are_wrong(self):
        tensor = torch.arange(10.0)
        halves = [((0,), (5,)), ((5,), (5,))]

        def broken(change, chunks=halves):
            folder = Path(tempfile.mkdtemp(dir=self.folder)) / "dcp"
            metadata = chunked(folder, "x", tensor, chunks)
            change(folder, metadata)
            (folder / ".metadata").write_bytes(pickle.dumps(metadata))
            shown = run("tree", folder, "--json").document["entries"][0]
            self.assertNotEqual(run("check", folder).status, 0)
            return shown["error"] if shown["kind"] == "broken" else run("eval", folder, 'td["x"] + 1').err

        def place(**changes):
            def change(folder, metadata):
                index = list(metadata.storage_data)[1]
                metadata.storage_data[index] = dataclasses.replace(metadata.storage_data[index], **changes)
            return change

        def described(**changes):
            def change(folder, metadata):
                metadata.state_dict_metadata["x"] = dataclasses.replace(metadata.state_dict_metadata["x"], **changes)
            return change

        def chunk(offset, size):
            return described(chunks=[ChunkStorageMetadata(torch.Size([0]), torch.Size([5])), ChunkStorageMetadata(torch.Size([offset]), torch.Size([size]))])

        cases = {
            "this file of the checkpoint is missing": lambda folder, metadata: (folder / "__1_0.distcp").unlink(),
            "outside the checkpoint": place(relative_path="../__0_0.distcp"),
            "is at '/etc/passwd'": place(relative_path="/etc/passwd"),
            "bytes are expected from byte -1 on": place(offset=-1),
            "bytes are expected from byte 9223372036854775807 on": place(offset=2**63 - 1, length=2**63 - 1),
            "is truncated or damaged: 100000 bytes": place(length=100_000),
            "was packed by an extension": place(transform_descriptors=["zstd"]),
            "the metadata lacks the location of the chunk at [5]": lambda folder, metadata: metadata.storage_data.popitem(),
            "is not complete: its chunks have 5 of 10 elements": described(chunks=[ChunkStorageMetadata(torch.Size([0]), torch.Size([5]))]),
            "the metadata lacks the location of the chunk at [6]": chunk(6, 5),
            "is not a tensor of shape [5] and torch.float64": described(properties=TensorProperties(torch.float64)),
            "which is not known": lambda folder, metadata: metadata.state_dict_metadata.update(x=TensorProperties(torch.float32)),
            "the metadata lacks its location": lambda folder, metadata: metadata.state_dict_metadata.update(x=BytesStorageMetadata()),
        }
        for message, change in cases.items():
            with self.subTest(message):
                self.assertIn(message, broken(change))
        with self.subTest("overlapping"):
            self.assertIn("has two chunks of the same elements, at [0] and [4]", broken(lambda *_: None, [((0,), (5,)), ((4,), (5,))]))
        with self.subTest("beyond the tensor"):
            self.assertIn("has a chunk of shape [5] at [5], which exceeds its shape [9]", broken(described(size=torch.Size([9]))))
        with self.subTest("a damaged chunk"):
            def damage(folder, metadata):
                data = (folder / "__1_0.distcp").read_bytes()
                at = data.index(tensor[5:].numpy().tobytes())
                (folder / "__1_0.distcp").write_bytes(data[:at] + b"\xff" + data[at + 1:])
            broken(damage)

    def test_paths_that_collide(self):
        """What cannot stand where the metadata puts it stands at the root under its whole name."""
        tensor = torch.arange(3)
        metadata = chunked(self.folder / "dcp", "x", tensor, [((0,), (3,))])
        place = next(iter(metadata.storage_data.values()))
        metadata.planner_data = {"x": ("k",), "y": ("k", 0), "z": ("k",), "deep": ("k",) * 10_000, "none": ()}
        for name in metadata.planner_data:
            metadata.state_dict_metadata[name] = metadata.state_dict_metadata["x"]
            metadata.storage_data[MetadataIndex(name, torch.Size([0]))] = place
        (self.folder / "dcp/.metadata").write_bytes(pickle.dumps(metadata))
        self.assertShown(self.folder / "dcp", TensorDict({key: tensor for key in ("k", "y", "z", "deep", "none")}, []))

    def test_metadata_of_others_is_not_run(self):
        class Evil:
            def __reduce__(self):
                return open, (str(mark), "w")

        mark = self.folder / "mark"
        metadata = chunked(self.folder / "dcp", "x", torch.ones(2), [((0,), (2,))])
        metadata.planner_data = Evil()
        (self.folder / "dcp/.metadata").write_bytes(pickle.dumps(metadata))
        self.assertShown(self.folder / "dcp", TensorDict({"x": torch.ones(2)}, []))
        self.assertFalse(mark.exists())

    def test_saving_as(self):
        """What is shown as one tree is written as one."""
        for step in (1, 2):
            TensorDict({"x": torch.full((2,), step)}, [2]).save(self.folder / "run" / f"step-{step}")
        done = run("export", self.folder / "run", "--out", self.folder / "all")
        self.assertEqual(done.status, 0, done.err)
        self.assertEqual(TensorDict.load(self.folder / "all")["x"].tolist(), [[1, 1], [2, 2]])


if __name__ == "__main__":
    unittest.main()
