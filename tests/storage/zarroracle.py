# SPDX-License-Identifier: GPL-3.0-or-later
"""Stores of zarr, and beside each, as NAME.txt, what it holds with all bytes: `zarroracle.py write FOLDER` makes them, and
`zarroracle.py read FOLDER` says it of those that are there."""
import json
import sys
import warnings
import zipfile
from pathlib import Path

warnings.filterwarnings("ignore")

import numcodecs
import numpy as np
import torch
import zarr
from tensordict import NonTensorData, NonTensorStack, TensorDict, lazy_stack
from tensordict.utils import is_non_tensor
from zarr import codecs

DTYPES = ["float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
          "bool", "complex64", "complex128"]


def values(dtype, shape):
    """Any bits of the dtype, NaN and infinities among them; 0 and 1 for booleans."""
    rng = np.random.default_rng(0)
    if dtype == "bool":
        return rng.random(shape) < 0.5
    return np.frombuffer(rng.bytes(int(np.prod(shape, dtype=int)) * np.dtype(dtype).itemsize), dtype).reshape(shape).copy()


def line(path, array):
    """An array as a line: its keys, dtype, shape and bytes."""
    array = np.asarray(array)
    array = np.ascontiguousarray(array.astype(array.dtype.newbyteorder("<"))).reshape(array.shape)
    return [path, "leaf", "torch." + array.dtype.name, list(array.shape), array.tobytes().hex()]


def lines_of(root, path=()):
    """What a store of a tensordict holds: lazy stacks are dense in it. All is asked of the root: a level that is taken of a level
    has lost its names."""
    td = root.get(path) if path else root
    names = td.names if any(name is not None for name in td.names) else None
    yield [list(path), "tensordict", "TensorDict", list(td.batch_size), names]
    for key in sorted(td.keys(), key=str.encode):
        here = [*path, key]
        value = root.get(tuple(here))
        if is_non_tensor(value):
            is_stack = isinstance(value, NonTensorStack)
            yield [here, "non-tensor stack" if is_stack else "non-tensor", value.tolist() if is_stack else value.data]
        elif isinstance(value, torch.Tensor):
            yield line(here, value.numpy())
        else:
            yield from lines_of(root, tuple(here))


def text(lines):
    return "".join(json.dumps(one) + "\n" for one in lines)


def lines_of_arrays(group):
    """Those of a store without a word of tensordicts, whose arrays all begin with these dims."""
    yield [[], "tensordict", "TensorDict", [5, 7], None]
    for name in sorted(group.array_keys(), key=str.encode):
        yield line([name], group[name][...])


def foreign(folder, version):
    """Arrays of every sort that others write; gives their lines."""
    group = zarr.open_group(folder, mode="w", zarr_format=version)

    def add(name, data, **how):
        array = group.create_array(name, shape=data.shape, dtype=data.dtype, **how)
        array[...] = data

    for dtype in DTYPES:
        add(dtype, values(dtype, (5, 7)), chunks=(2, 3))
    for dtype in ("int16", "float64", "complex64"):
        add(dtype + " big", values(dtype, (5, 7)).astype(np.dtype(dtype).newbyteorder(">")), chunks=(2, 3),
            **({"serializer": codecs.BytesCodec(endian="big")} if version == 3 else {}))
    add("missing", np.full((5, 7), 3, dtype="int32"), chunks=(2, 3), fill_value=3)
    add("not a number", np.full((5, 7), np.nan), chunks=(2, 3), fill_value=np.nan)
    add("complex fill", np.full((5, 7), 1 - 2j), chunks=(2, 3), fill_value=1 - 2j)
    add("true", np.full((5, 7), True), chunks=(2, 3), fill_value=True)
    add("large", np.full((5, 7), 2**64 - 1, dtype="uint64"), chunks=(2, 3), fill_value=2**64 - 1)
    add("whole", values("float32", (5, 7, 2)), chunks=(5, 7, 2), compressors=None)
    add("mapped", np.arange(5 * 7 * 10000).reshape(5, 7, 10000), chunks=(5, 7, 10000), compressors=None)
    add("random", values("int64", (5, 7, 30)), chunks=(3, 4, 7))
    if version == 3:
        for cname in ("lz4", "lz4hc", "blosclz", "zstd", "zlib"):
            for shuffle in ("noshuffle", "shuffle", "bitshuffle"):
                add(f"blosc {cname} {shuffle}", np.arange(5 * 7 * 40, dtype="int32").reshape(5, 7, 40), chunks=(3, 4, 40),
                    compressors=codecs.BloscCodec(cname=cname, shuffle=shuffle, typesize=4))
        for level in (0, 9):
            add(f"gzip {level}", values("int16", (5, 7, 3)), chunks=(2, 7, 2), compressors=codecs.GzipCodec(level=level))
        add("zstd with sums", values("int16", (5, 7)), chunks=(2, 7), compressors=codecs.ZstdCodec(level=5, checksum=True))
        add("numcodecs lz4", values("int16", (5, 7)), chunks=(2, 7), compressors=[zarr.codecs.numcodecs.LZ4(acceleration=2)])
        add("numcodecs blosc", values("int16", (5, 7)), chunks=(2, 7), compressors=[zarr.codecs.numcodecs.Blosc(shuffle=2)])
        add("crc", values("int16", (5, 7)), chunks=(2, 7), compressors=[codecs.Crc32cCodec()])
        add("zstd crc", values("int16", (5, 7)), chunks=(2, 7), compressors=[codecs.ZstdCodec(), codecs.Crc32cCodec()])
        add("transposed", values("int16", (5, 7, 4)), chunks=(2, 3, 4), filters=[codecs.TransposeCodec(order=(2, 0, 1))])
        add("transposed whole", values("int32", (5, 7, 4)), chunks=(5, 7, 4), filters=[codecs.TransposeCodec(order=(1, 2, 0))],
            compressors=None)
        add("shards", values("float64", (5, 7)), chunks=(1, 2), shards=(2, 4), compressors=codecs.ZstdCodec())
        add("shards raw", values("float64", (5, 7)), chunks=(1, 2), shards=(2, 4), compressors=None)
        sparse = np.zeros((5, 7))
        sparse[3, 3] = 7
        add("shards with gaps", sparse, chunks=(1, 1), shards=(5, 7))
        add("dots", values("int8", (5, 7)), chunks=(2, 3), chunk_key_encoding={"name": "v2", "separator": "."})
        add("start", values("int8", (5, 7)), chunks=(5, 8), compressors=None, serializer=codecs.ShardingCodec(
            chunk_shape=(5, 2), index_location="start"))
    else:
        for compressor in (numcodecs.Blosc(), numcodecs.Zlib(), numcodecs.GZip(), numcodecs.Zstd(), numcodecs.LZ4()):
            for order in "CF":
                add(f"{compressor.codec_id} {order}", values("float32", (5, 7, 3)), chunks=(2, 3, 3), compressors=compressor,
                    order=order)
        add("F whole", values("int32", (5, 7, 4)), chunks=(5, 7, 4), order="F", compressors=None)
        add("slashes", values("int8", (5, 7)), chunks=(2, 3), chunk_key_encoding={"name": "v2", "separator": "/"})
    return text(lines_of_arrays(group))


def tensordicts():
    td = TensorDict({dtype: torch.from_numpy(values(dtype, (4, 3, 2))) for dtype in DTYPES}, [4, 3], names=["env", None])
    td["next"] = TensorDict({"deep": {"x": torch.zeros(4, 3, 5)}, "done": torch.ones(4, 3, dtype=torch.bool)}, [4, 3])
    td["s"] = "grüße"
    td["number"] = NonTensorData({"a": [1, None, 0.5]})
    yield "rollout", td, {}
    yield "chunks", td, {"chunks": (1,)}
    yield "packed", td, {"compressors": [codecs.ZstdCodec()]}
    empty = TensorDict({"x": torch.zeros(3, 0), "y": torch.zeros(3, 0, 2, dtype=torch.int64), "n": TensorDict({}, [3])}, [3])
    empty["texts"] = NonTensorStack("a", "ü", "")
    empty["numbers"] = NonTensorStack(1, 2, 3)
    yield "empty", empty, {}
    yield "scalar", TensorDict({"x": torch.tensor(1.5), "y": torch.tensor(True), "n": {"z": torch.tensor(2 + 1j)}}, []), {}
    yield "stack", lazy_stack([TensorDict({"a": torch.rand(2, 3), "b": {"c": torch.arange(2)}}, [2]) for _ in range(3)], 1), {}


def write(folder):
    for version in (2, 3):
        (folder / f"v{version}.txt").write_text(foreign(folder / f"v{version}", version))
        zipped(folder / f"v{version}")
    for name, td, how in tensordicts():
        td.to_zarr(folder / name, **how)
        zipped(folder / name)
        store = zarr.storage.ZipStore(folder / (name + ".store.zip"), mode="w")
        td.to_zarr(store, **how)
        store.close()
        (folder / (name + ".txt")).write_text(text(lines_of(td)))


def zipped(store):
    """The store, which is a folder, in archives."""
    for how, method in (("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED), ("bzip2", zipfile.ZIP_BZIP2),
                        ("lzma", zipfile.ZIP_LZMA)):
        with zipfile.ZipFile(f"{store}.{how}.zip", "w", method) as archive:
            for file in sorted(store.rglob("*")):
                archive.write(file, file.relative_to(store))


def read(folder):
    for store in folder.glob("*.zarr"):
        group = zarr.open_group(store, mode="r")
        isOurs = "__tensordict__" in group.attrs
        lines = lines_of(TensorDict.from_zarr(store)) if isOurs else lines_of_arrays(group)
        (folder / (store.stem + ".txt")).write_text(text(lines))


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](*map(Path, sys.argv[2:]))
