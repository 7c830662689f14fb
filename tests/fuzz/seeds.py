#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the seeds of the fuzzers anew, small files of each format, made by the libraries whose formats these are, and what has
to stand beside them. Seeds whose names begin with "found" were found by fuzzers, and stay."""
import gzip
import io
import json
import pickle
import shutil
import sys
import tempfile
import types
import warnings
import zipfile
from pathlib import Path

import h5py
import numcodecs
import numpy
import pyarrow
import pyarrow.parquet
import torch
import torch.distributed.checkpoint as dcp
import zarr
from PIL import Image
from safetensors.torch import save_file
from tensordict import NonTensorData, TensorDict, lazy_stack, to_safetensors
from torchrl.checkpoint import Checkpoint, StateDictCheckpointAdapter
from torchrl.data import LazyTensorStorage, ReplayBuffer, TensorDictReplayBuffer

warnings.simplefilter("ignore")
SEEDS = Path(__file__).resolve().parent / "seeds"
BESIDE = SEEDS.parent / "beside"
SEPARATOR = b"\x1e"  # between the files of one input


def put(reader, name, content):
    (SEEDS / reader).mkdir(parents=True, exist_ok=True)
    (SEEDS / reader / name).write_bytes(content)


def put_folder(reader, name, folder, files):
    """An input of some files of the folder; the others stand beside it."""
    put(reader, name, SEPARATOR.join((folder / file).read_bytes() if (folder / file).exists() else b"" for file in files))
    for file in folder.rglob("*"):
        place = file.relative_to(folder).as_posix()
        if file.is_file() and place not in files:
            put_beside(reader, place, file.read_bytes())


def put_beside(reader, place, content):
    (BESIDE / reader / place).parent.mkdir(parents=True, exist_ok=True)
    (BESIDE / reader / place).write_bytes(content)


def written(write, name="seed"):
    """What `write` puts into a file of that path."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        write(path)
        return path.read_bytes()


def tensordicts():
    td = TensorDict({"x": torch.arange(6).reshape(2, 3), "b": torch.tensor([True, False]), "n": {"f": torch.rand(2).half()},
                     "s": "text"}, [2], names=["time"])
    yield "plain", td
    yield "stack", lazy_stack([TensorDict({"x": torch.arange(n)}, [n]) for n in (1, 2)])
    yield "values", TensorDict({"v": NonTensorData({"a": [1, None, 0.5]}), "e": torch.zeros(2, 0)}, [2])


def buffer_of(save):
    stream = io.BytesIO()
    save(stream)
    return stream.getvalue()


def checkpoints():
    net = torch.nn.Linear(2, 1)
    optimizer = torch.optim.Adam(net.parameters())
    net(torch.rand(1, 2)).sum().backward()
    optimizer.step()
    state = {"model": net.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3, "mixed": [torch.ones(2), 3, {"a.b": None}]}
    with tempfile.TemporaryDirectory() as folder:
        dcp.save(state, storage_writer=dcp.FileSystemWriter(folder), no_dist=True)
        put_folder("dcp", "checkpoint", Path(folder), [".metadata"])
    with tempfile.TemporaryDirectory() as folder:
        checkpoint = Checkpoint(format="directory")
        checkpoint.register("policy", optimizer, adapter=StateDictCheckpointAdapter(payload_format="directory"))
        checkpoint.register("config", {"lr": 0.1, "layers": [3, None]})
        checkpoint.save(Path(folder) / "saved")
        put_folder("checkpoint", "policy", Path(folder) / "saved",
                   ["manifest.json", "components/0001-policy/state.json", "components/0000-config/value.json"])
    save_file({"a.b": torch.rand(2), "c": torch.zeros(0)}, written_beside("shards", "one.safetensors"))
    torch.save({"d": torch.rand(2, 2), "level": {"e": torch.ones(1)}}, written_beside("shards", "two.bin"))
    where = {"a.b": "one.safetensors", "c": "one.safetensors", "d": "two.bin", "level.e": "two.bin", "no": "three.bin"}
    put("shards", "index", json.dumps({"metadata": {"total_size": 36}, "weight_map": where}).encode())


def written_beside(reader, place):
    put_beside(reader, place, b"")
    return BESIDE / reader / place


def before_0_3():
    """Folders of tensordict 0.1.1, as that wrote them."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(SEEDS.parents[1] / "oracle/earlier/0.1.1.zip") as saved:
        saved.extractall(folder)
        put_folder("legacymemmap", "stack", Path(folder) / "stacked on dim 0", ["meta.pt"])
        put("legacymemmap", "level", (Path(folder) / "rollout/meta.pt").read_bytes())
        for place in ("obs.memmap", "obs.meta.pt"):
            put_beside("legacymemmap", place, (Path(folder) / "rollout" / place).read_bytes())


def buffers():
    files = ["storage/storage_metadata.json", "writer/metadata.json", "sampler/sampler_metadata.json"]
    step = {"a": torch.arange(2), "n": {"b": torch.ones(1)}}
    for name, buffer, row in [("rows", TensorDictReplayBuffer(storage=LazyTensorStorage(4), batch_size=2), TensorDict(step)),
                              ("tree", ReplayBuffer(storage=LazyTensorStorage(4), batch_size=2), step)]:
        for _ in range(6):
            buffer.add(row)
        with tempfile.TemporaryDirectory() as folder:
            buffer.dumps(folder)
            put_folder("replay", name, Path(folder), files)
    parts = (SEEDS / "replay/tree").read_bytes().split(SEPARATOR)
    parts[2] = json.dumps({"_alpha": 0.5, "_max_capacity": 4, "_max_priority": [1.0, None]}).encode()
    put("replay", "priorities", SEPARATOR.join(parts))
    for name in ("sumtree", "mintree"):
        put_beside("replay", f"sampler/{name}.memmap", numpy.ones(4).tobytes())


def hdf5_files():
    for name, td in tensordicts():
        if name == "plain":
            put("hdf5", name, written(lambda path: td.to_h5(str(path)).close()))
            put("hdf5", "packed", written(lambda path: td.select("x", "n").to_h5(str(path), compression="gzip").close()))

    def odd(path):
        with h5py.File(path, "w", track_order=True) as file:
            file["record"] = numpy.zeros(2, [("a", "<i4"), ("b", "<f4", 2)])
            file["texts"] = ["a", "ü"]
            file["enum"] = numpy.zeros(2, h5py.enum_dtype({"off": 0, "on": 1}))
            file["reference"] = file["record"].ref
            file.create_dataset("lzf", data=numpy.arange(64), chunks=(16,), compression="lzf", shuffle=True, fletcher32=True)
            file.create_dataset("rows", (2,), h5py.vlen_dtype(numpy.uint8))[0] = numpy.frombuffer(image("PNG", "L"), numpy.uint8)
            file["soft"] = h5py.SoftLink("/record")
            file["lzf"].attrs["unit"] = "m/s"

    def minari(path):
        with h5py.File(path, "w") as file:
            for number, steps in enumerate((2, 3)):
                episode = file.create_group(f"episode_{number}")
                episode.attrs["total_steps"] = steps
                episode["observations"] = numpy.zeros((steps + 1, 2))
                episode["actions"] = numpy.zeros(steps, "<i8")
                for name in ("rewards", "terminations", "truncations"):
                    episode[name] = numpy.zeros(steps, "<f8" if name == "rewards" else "?")

    put("hdf5", "odd", written(odd))
    put("hdf5", "episodes", written(minari))


def json_lines():
    rows = [{"step": n, "reward": 0.5 * n, "ok": n > 1, "ids": list(range(n)), "grid": [[1, 2], [3, 4]], "text": "q \u00fc", "m": {"kl": 0.1}}
            for n in range(3)]
    lines = "\n".join(map(json.dumps, rows)).encode()
    yield "lines", lines
    yield "list", json.dumps(rows, indent=1).encode()
    yield "broken", lines.replace(b"0.5", b"NaN") + b'\n{"step": 3, "rew\n[1]\n'
    nodes = [{"parent": parent, "message": {"role": "user", "content": "q"}, "sampled": parent == 0, "token_ids": [1, 2], "mask": [False, True],
              "logprobs": [-0.5], "advantages": [1.0]} for parent in (None, 0, 0)]
    trace = {"nodes": nodes, "rewards": {"acc": {"score": 1.0, "weight": 0.5}}, "calls": [{"finish_reason": "length"}], "stop_condition": "x"}
    episode = {"id": "a", "task": {"type": "T"}, "group": {"id": "g"}, "run": {"work": {"step": 1}}, "traces": [trace, trace]}
    yield "episodes", "\n".join(map(json.dumps, [episode, {**episode, "traces": []}])).encode()
    yield "gzip", gzip.compress(lines, mtime=0)
    yield "zstd", bytes(numcodecs.Zstd().encode(lines))


def micro_batches():
    """Yields MessagePack with micro-batches of prime-rl, with and without routed experts and images."""
    reals = "92cb0000000000000000cbbff0000000000000"
    fields = ["9205cd012c", "92c2c3", reals, reals, "920001", "920101", "920101", "92a161a0", "920101"]
    others = [reals, "93c4010193010101a575696e7438", "81a17893a575696e74389101c40101", "c0", reals, "c0", "c0"]
    yield "plain", bytes.fromhex("92" + 2 * ("99" + "".join(fields)))
    yield "all", bytes.fromhex("91dc0010" + "".join(fields + others))


def token_files():
    words = {"<s>": 0, "\u2581a": 1, "##b": 2, "\u0120c": 3, "<0xE2>": 4, "d": 5}
    decoders = {"bytes": {"type": "ByteLevel"}, "spaces": {"type": "Metaspace", "replacement": "\u2581", "prepend_scheme": "always"},
                "words": {"type": "WordPiece", "prefix": "##", "cleanup": True},
                "sequence": {"type": "Sequence", "decoders": [{"type": "Replace", "pattern": {"String": "\u2581"}, "content": " "},
                                                               {"type": "ByteFallback"}, {"type": "Fuse"},
                                                               {"type": "Strip", "content": " ", "start": 1, "stop": 0}]}}
    for name, decoder in decoders.items():
        model = {"type": "Unigram", "vocab": [[word, -1.0] for word in words]} if name == "spaces" else {"type": "BPE", "vocab": words}
        added = [{"id": 0, "content": "<s>", "special": True, "normalized": False}]
        put("tokenizer", name, json.dumps({"model": model, "added_tokens": added, "decoder": decoder}).encode())
    row = {"input_ids": [0, 1, 2, 3], "responses": [2, 3], "attention_mask": [1, 1, 1, 0], "response_mask": [1, 0], "old_log_probs": [-0.5, 0.0],
           "rollout_log_probs": [-0.4, 0.0], "uid": "a", "token_level_scores": [0.0, 1.0]}
    put("tokens", "verl", "\n".join([json.dumps(row)] * 3).encode())
    row = {"token_ids": [[1, 2, 3]], "token_loss_mask": [[0, 1, 1]], "input_lengths": [3], "rewards": [1.0], "prev_logprobs": [[0, -1.0, -2.0]]}
    put("tokens", "nemo", "\n".join([json.dumps(row)] * 2).encode())
    put("tokens", "texts", json.dumps({"prompt": "q", "completion": "a", "reward": 1, "step": 2}).encode())


def remote_answers():
    leaf = {"is": "leaf", "dtype": "torch.float32", "shape": [3, 4], "chunks": [1, 4], "device": "cuda:0", "file": "/x"}
    entries = {"leaf": leaf, "images": {"is": "leaf", "dtype": "torch.uint8", "shape": [3, 8, 8, 3], "images": "JPEG"}, "unlisted": None,
               "ragged": {"is": "ragged", "dim": 0, "members": [{**leaf, "shape": [2], "chunks": []}, {**leaf, "shape": [5], "chunks": []}]},
               "value": {"is": "value", "batch": [3], "value": ["d", ["a", ["l", [1, 2.5, None, ["i", "99"], ["c", [1.0, 2.0]]]]]]},
               "values": {"is": "values", "batch": [3], "value": ["x", "y", "z"]},
               "broken": {"is": "broken", "error": {"kind": "KeyError", "reason": ["no {}", "x"], "key": ["a", [1, 0]], "file": "/x"}}}
    level = {"is": "level", "batch": [3], "names": ["time"], "device": "cpu", "locked": True, "class": "module.Name", "stored": "dict",
             "keys": list(entries), "entries": list(entries.values())}
    stack = {"is": "stack", "batch": [2, 3], "dim": 0, "name": "env", "files": ["a", "b"], "members": [level, level]}
    for name, root in {"level": level, "stack": stack}.items():
        put("remote", name, json.dumps({"id": 1, "file": 1, "path": "/x", "format": "HDF5", "root": root, "findings": [],
                                        "is_fixed": True, "is_collection": False,
                                        "has_notes": True, "has_inspector": True, "modified": 1, "size": 2}).encode())


def image(kind, mode, **options):
    stream = io.BytesIO()
    Image.fromarray((numpy.arange(64).reshape(8, 8) * 4).astype("uint8")).convert(mode).save(stream, kind, **options)
    return stream.getvalue()


def images():
    for mode in ("L", "RGB", "CMYK"):
        put("image", f"jpeg {mode}", image("JPEG", mode))
    put("image", "jpeg progressive", image("JPEG", "RGB", progressive=True))
    for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "I;16"):
        put("image", f"png {mode}", image("PNG", mode))


def parquet_tables():
    rows = range(6)
    yield "numbers", pyarrow.table({"i": list(rows), "f": [None, *(row / 2 for row in rows[1:])], "b": [row % 2 == 0 for row in rows]}), {}
    yield "lists", pyarrow.table({"fixed": pyarrow.array([[row, 1] for row in rows], pyarrow.list_(pyarrow.float32(), 2)),
                                  "ragged": [[row] * row for row in rows], "matrix": [[[row], [1]] for row in rows]}), {}
    yield "texts", pyarrow.table({"t": [f"row {row}" for row in rows], "s": [{"x": row, "y": {"z": "a"}} for row in rows],
                                  "c": pyarrow.array(["a", "b"] * 3).dictionary_encode()}), {"compression": "zstd"}
    picture = image("PNG", "RGB")
    yield "images", pyarrow.table({"image": [{"bytes": picture, "path": "a"}] * 2}), {"row_group_size": 1, "compression": "gzip"}


def robot_data():
    """Seeds of Parquet tables, videos, and a data set of LeRobot; its files beside are those of the oracle tests."""
    for name, table, options in parquet_tables():
        put("parquet", name, buffer_of(lambda stream: pyarrow.parquet.write_table(table, stream, **options)))
    kept = Path(__file__).parent.parent / "oracle"
    for path in sorted((kept / "videos").iterdir()):
        if path.suffix in (".mp4", ".mkv", ".webm"):
            put("video", path.name, path.read_bytes())
    data = kept / "lerobot/v30"
    for path in sorted(data.rglob("*")):
        if path.is_file() and path.name not in ("info.json", "stats.json"):
            put_beside("lerobot", str(path.relative_to(data)), path.read_bytes())
    put("lerobot", "info", (data / "meta/info.json").read_bytes())


class DataProto:
    """Pickled as verl's class of that name; its state is batch, non_tensor_batch and meta_info."""

    def __init__(self, state):
        self.state = state

    def __getstate__(self):
        return self.state


def data_protos():
    """Yields pickles of verl's DataProto, with an archive of torch.save and with arrays of bytes."""
    DataProto.__module__ = "verl.protocol"
    sys.modules.update({name: types.ModuleType(name) for name in ("verl", "verl.protocol")})
    sys.modules["verl.protocol"].DataProto = DataProto
    batch = TensorDict({"input_ids": torch.ones(2, 3).long(), "responses": torch.ones(2, 1).long()}, [2])
    arrays, about = {"uid": numpy.array(["a", "b"], dtype=object), "acc": numpy.array([1.0, 0.0])}, {"global_steps": 3}
    tensors = {key: ("int64", value.shape, value.flatten().view(torch.uint8).numpy()) for key, value in batch.items()}
    for name, saved in (("archive", buffer_of(lambda stream: torch.save(batch, stream))), ("numpy", ((2,), None, tensors))):
        yield f"dataproto {name}", pickle.dumps(DataProto((saved, arrays, about)))


def main():
    for name, content in data_protos():
        put("torchsave", name, content)
    for name, content in json_lines():
        put("jsonlines", name, content)
    for name, content in micro_batches():
        put("microbatches", name, content)
    shutil.rmtree(BESIDE, ignore_errors=True)
    robot_data()
    torch.manual_seed(0)
    arrays = {"f8": numpy.arange(3.0), "be": numpy.arange(4, dtype=">i2").reshape(2, 2), "b": numpy.array([True]),
              "fortran": numpy.asfortranarray(numpy.ones((2, 3), "<c8")), "record": numpy.zeros(2, [("a", "<i4"), ("b", "<f4")])}
    for name, array in arrays.items():
        put("npy", name, buffer_of(lambda stream: numpy.save(stream, array)))
    put("npz", "stored", buffer_of(lambda stream: numpy.savez(stream, **{key: arrays[key] for key in ("f8", "be")})))
    put("npz", "packed", buffer_of(lambda stream: numpy.savez_compressed(stream, x=numpy.zeros(100))))

    for name, td in tensordicts():
        put("tdz", name, written(td.save, "seed.tdz"))
        put("torchsave", name, buffer_of(lambda stream: torch.save(td, stream)))
        put("consolidated", name, written(lambda path: td.consolidate(path)))
        with tempfile.TemporaryDirectory() as folder:
            td.save(folder)
            for number, file in enumerate(sorted(Path(folder).rglob("meta.json"))):
                put("memmap", f"{name}{number}", file.read_bytes())
    some = bytes(index % 2 for index in range(64))
    for place in ("x.memmap", "x.shape.memmap", "other.pickle"):
        put_beside("memmap", place, some)
    put_beside("memmap", "0/meta.json", json.dumps({"shape": [2], "device": "cpu", "_type": "<class 'tensordict._td.TensorDict'>"}).encode())
    put_beside("memmap", "a/meta.json", json.dumps({"_type": "<class 'tensordict.tensorclass.NonTensorData'>", "data": 1}).encode())
    plain = next(tensordicts())[1]
    put("tdz", "packed", written(lambda path: plain.memmap(path, compression="deflated"), "seed.tdz"))
    for compression in ("bzip2", "lzma"):
        put("tdz", compression, written(lambda path: plain.memmap(path, compression=compression), "seed.tdz"))
    put("safetensors", "structure", written(lambda path: to_safetensors(plain, path)))
    put("safetensors", "names", written(lambda path: save_file({"a.b": torch.rand(2), "a.c": torch.rand(1).bfloat16()}, path)))

    net = torch.nn.Linear(2, 1)
    optimizer = torch.optim.Adam(net.parameters())
    net(torch.rand(1, 2)).sum().backward()
    optimizer.step()
    put("torchsave", "checkpoint", buffer_of(
        lambda stream: torch.save({"model": net.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3}, stream)))
    put("torchsave", "before zip", buffer_of(
        lambda stream: torch.save({"w": torch.rand(2, 2).t()}, stream, _use_new_zipfile_serialization=False)))
    put("torchsave", "script", buffer_of(lambda stream: torch.jit.save(torch.jit.trace(net, torch.rand(1, 2)), stream)))
    for protocol in range(2, 6):
        put("torchsave", f"pickle{protocol}", pickle.dumps(
            {"a": [1, 2.5, None, True, 10**30, b"x", "ü"], "t": (1, {2}), "z": numpy.arange(2)}, protocol=protocol))

    for name, options in [("gzip", {"compressors": zarr.codecs.GzipCodec()}), ("zstd", {"compressors": zarr.codecs.ZstdCodec()}),
                          ("blosc", {"compressors": zarr.codecs.BloscCodec()}), ("plain", {"compressors": None}),
                          ("shards", {"chunks": (16,), "shards": (64,)})]:
        with tempfile.TemporaryDirectory() as folder:
            array = zarr.create_array(store=folder, shape=(64,), dtype="uint8", **{"chunks": (64,), **options})
            array[:] = numpy.arange(64)
            put("zarr", name, (Path(folder) / "zarr.json").read_bytes())
            if name == "blosc":
                put("zarrchunk", "lz4", (Path(folder) / "c/0").read_bytes())
    for compressor in ["blosclz", "zstd", "lz4hc", "zlib"]:
        with tempfile.TemporaryDirectory() as folder:
            array = zarr.create_array(store=folder, shape=(64,), chunks=(64,), dtype="uint8",
                                      compressors=zarr.codecs.BloscCodec(cname=compressor))
            array[:] = numpy.arange(64)
            put("zarrchunk", compressor, (Path(folder) / "c/0").read_bytes())
            if compressor == "zlib":
                put_beside("zarrchunk", "x/zarr.json", (Path(folder) / "zarr.json").read_bytes())
    for reader in ("zarr", "zarrchunk"):
        put_beside(reader, "zarr.json", b'{"zarr_format": 3, "node_type": "group", "attributes": {}}')
    put_beside("zarr", "x/c/1", some)  # of arrays with one dim
    put_beside("zarr", "x/c/0/0", some)  # with two

    before_0_3()
    checkpoints()
    buffers()
    hdf5_files()
    images()
    token_files()
    remote_answers()
    with zipfile.ZipFile(SEEDS / "npz" / "odd", "w") as archive:
        archive.writestr("a/../b.npy", buffer_of(lambda stream: numpy.save(stream, numpy.ones(1))))
        archive.writestr("c", "no array")


if __name__ == "__main__":
    main()
