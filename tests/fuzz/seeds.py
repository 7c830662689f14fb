#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the seeds of the fuzzers anew: small files of each format, made by the libraries whose formats these are."""
import io
import pickle
import tempfile
import warnings
import zipfile
from pathlib import Path

import numpy
import torch
import zarr
from safetensors.torch import save_file
from tensordict import NonTensorData, TensorDict, lazy_stack, to_safetensors

warnings.simplefilter("ignore")
SEEDS = Path(__file__).resolve().parent / "seeds"


def put(reader, name, content):
    (SEEDS / reader).mkdir(parents=True, exist_ok=True)
    (SEEDS / reader / name).write_bytes(content)


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


def main():
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
    plain = next(tensordicts())[1]
    put("tdz", "packed", written(lambda path: plain.memmap(path, compression="deflated"), "seed.tdz"))
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
    with zipfile.ZipFile(SEEDS / "npz" / "odd", "w") as archive:
        archive.writestr("a/../b.npy", buffer_of(lambda stream: numpy.save(stream, numpy.ones(1))))
        archive.writestr("c", "no array")


if __name__ == "__main__":
    main()
