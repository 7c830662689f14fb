# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python library's side of tst_memmap.

    memmaporacle.py write OUT       writes one memmap folder a case to OUT, and beside it CASE.txt,
                                    what the tensordict was in memory
    memmaporacle.py dump FOLDER...  loads each and writes FOLDER.loaded.txt, or FOLDER.error.txt

The text has a line an entry, in JSON, with all bytes in hex: tst_memmap prints the same.
"""
import json
import pathlib
import sys
import traceback
import warnings

import torch
from tensordict import (LazyStackedTensorDict, NonTensorData, NonTensorStack, TensorDict, is_tensorclass, lazy_stack,
                        tensorclass)

warnings.simplefilter("ignore")


@tensorclass
class Obs:
    position: torch.Tensor
    label: str
    inner: "TensorDict"


def hexed(tensor):
    return bytes(tensor.detach().clone().contiguous().untyped_storage()).hex() if tensor.numel() else ""


def names_of(td):
    names = list(td.names) if td.ndim else []
    return names if any(name is not None for name in names) else None


def dump(td, path, out):
    if is_tensorclass(td) and not isinstance(td, (NonTensorData, NonTensorStack)):
        name, td = type(td).__name__, td._tensordict
    else:
        name = type(td).__name__
    if isinstance(td, LazyStackedTensorDict):
        out.append([path, "stack", name, list(td.batch_size), names_of(td), td.stack_dim, len(td.tensordicts)])
        for i, member in enumerate(td.tensordicts):
            dump(member, path + [str(i)], out)
        return
    out.append([path, "tensordict", name, list(td.batch_size), names_of(td)])
    for key in sorted(td.keys()):
        value = td._get_str(key, default=None)
        here = path + [key]
        if isinstance(value, NonTensorStack):
            out.append([here, "non-tensor stack", value.tolist()])
        elif isinstance(value, NonTensorData):
            out.append([here, "non-tensor", value.data])
        elif isinstance(value, torch.Tensor) and value.is_nested:
            out.append([here, "nested", str(value.dtype), [[list(p.shape), hexed(p)] for p in value.unbind(0)]])
        elif isinstance(value, torch.Tensor):
            out.append([here, "leaf", str(value.dtype), list(value.shape), hexed(value)])
        else:
            dump(value, here, out)


def text_of(td):
    out = []
    dump(td, [], out)
    return "".join(json.dumps(line) + "\n" for line in out)


LOADABLE = """float32 float64 float16 bfloat16 int8 int16 int32 int64 uint8 uint16 uint32 uint64 bool
complex32 complex64 complex128""".split()
FLOAT8 = "float8_e4m3fn float8_e5m2 float8_e4m3fnuz float8_e5m2fnuz float8_e8m0fnu".split()
ODD_KEYS = ["", ".", "..", "...", "a/b", "a%2Fb", "a%b", "tab\there", "q?*<>|\"", " lead", "trail ", "back\\slash", "C:x",
            "new\nline", "\x7f", "é", "e\u0301", "日本", "😀", "CON", ".hidden", "dot.", "a.b", "x.shape", "data",
            "_names", "_class", "_format_version", "_tensordict", "stack_dim", "nul\x00key"]


def filled(dtype, *shape):
    dtype = getattr(torch, dtype)
    count = torch.Size(shape).numel()
    if dtype == torch.bool:
        return (torch.arange(count) % 3 == 0).reshape(shape)
    size = torch.empty((), dtype=dtype).element_size()
    return torch.randint(0, 256, (count * size,), dtype=torch.uint8).view(dtype).reshape(shape)


def cases():
    yield "dtypes", TensorDict({name: filled(name, 2, 3, 2) for name in LOADABLE}, [2, 3])
    yield "float8", TensorDict({name: filled(name, 2, 3) for name in FLOAT8}, [2])
    yield "scalars", TensorDict({name: filled(name) for name in LOADABLE}, [])
    yield "empty", TensorDict({"rows": torch.zeros(0, 3), "deep": {"x": torch.zeros(0, 2, 5)}}, [0])
    yield "zero columns", TensorDict({"a": torch.zeros(4, 0), "b": torch.arange(4)}, [4])
    yield "no entries", TensorDict({}, [3, 2])
    yield "odd keys", TensorDict({key: torch.full((2,), i) for i, key in enumerate(ODD_KEYS)}, [2])
    yield "odd folders", TensorDict({key: {"x": torch.full((2,), i)} for i, key in enumerate(ODD_KEYS)}, [2])
    yield "nested", TensorDict({"a": {"b": {"c": torch.randn(4, 2), "d": {}}, "e": torch.arange(4)}, "f": torch.ones(4)}, [4])
    yield "names", TensorDict({"x": torch.randn(2, 3, 4), "child": TensorDict({"y": torch.randn(2, 3, 4)}, [2, 3, 4])},
                              [2, 3], names=["env", "time"])
    yield "view", TensorDict({"x": torch.randn(6, 4).t(), "y": torch.randn(1, 3).expand(4, 3)}, [4])
    conj = torch.randn(3, dtype=torch.complex64).conj()
    yield "conjugate", TensorDict({"x": conj, "imag": conj.imag}, [3])
    yield "stack 0", lazy_stack([TensorDict({"x": torch.randn(3, 2), "n": {"y": torch.arange(3)}}, [3]) for _ in range(3)], 0)
    yield "stack 1", lazy_stack([TensorDict({"x": torch.randn(3, 2)}, [3]) for _ in range(2)], 1)
    named = [TensorDict({"x": torch.randn(3, 2)}, [3], names=["time"]) for _ in range(2)]
    yield "named stack", LazyStackedTensorDict.lazy_stack(named, 1, stack_dim_name="agent")
    yield "heterogeneous", lazy_stack([TensorDict({"x": torch.randn(2, n), f"only{n}": torch.ones(2)}, [2]) for n in (1, 3)], 0)
    yield "ragged batch", lazy_stack([TensorDict({"x": torch.randn(n)}, [n]) for n in (2, 4)], 0)
    yield "stack of stacks", lazy_stack([lazy_stack([TensorDict({"x": torch.randn(3)}, [3]) for _ in range(2)], 1)
                                         for _ in range(2)], 0)
    yield "stack inside", TensorDict({"s": lazy_stack([TensorDict({"x": torch.randn(n)}, []) for n in (1, 2)], 0),
                                      "t": torch.ones(2)}, [2])
    yield "tensorclass", Obs(position=torch.randn(2, 3), label="left", inner=TensorDict({"z": torch.ones(2)}, [2]),
                             batch_size=[2])
    yield "tensorclass inside", TensorDict({"o": Obs(position=torch.randn(2, 3), label="x", inner=TensorDict({}, [2]),
                                                     batch_size=[2])}, [2], names=["env"])
    values = {"str": "pendulum", "int": 3, "float": 0.1, "true": True, "none": None, "list": [1, "a", [None]],
              "dict": {"k": [1.5], "l": {}}, "big": 2**70, "negative": -2**65, "unicode": "é 日本 😀 \n \"",
              "empty": "", "strings": ["a", "b"]}
    yield "non-tensor", TensorDict({key: NonTensorData(value, batch_size=[2]) for key, value in values.items()}, [2])
    odd = {"nan": float("nan"), "inf": float("inf"), "minus": float("-inf")}
    yield "not finite", TensorDict({key: NonTensorData(value) for key, value in odd.items()}, [])
    yield "non-tensor stack", TensorDict({
        "words": lazy_stack([NonTensorData(w) for w in ("a", "b", "c")]),
        "mixed": lazy_stack([NonTensorData(w) for w in (1, None, {"k": 2.5})])}, [3])
    grid = NonTensorStack(*[NonTensorStack(NonTensorData(f"{i}a"), NonTensorData(f"{i}b")) for i in range(3)])
    yield "non-tensor grid", TensorDict({"grid": grid}, [3, 2])
    parts = torch.nested.nested_tensor([torch.randn(2, 3), torch.randn(1, 3), torch.randn(0, 3)])
    yield "nested tensor", TensorDict({"x": parts, "y": torch.ones(3)}, [3])


def write(out):
    torch.manual_seed(0)
    for name, td in cases():
        (out / f"{name}.txt").write_text(text_of(td))
        td.memmap(out / name, copy_existing=True)
    import numpy
    pickles = {"numpy": numpy.arange(3), "set": {1, 2}, "bytes": b"\x00\xff", "tuple keys": {(1, 2): 3},
               "object": pathlib.PurePosixPath("a/b"), "list": [b"x"]}
    TensorDict({key: NonTensorData(value) for key, value in pickles.items()}, []).memmap(out / "pickles")
    objects = NonTensorStack.from_list([[True, torch.tensor(1.0)], ["b", pathlib.PurePosixPath("a")]])
    TensorDict({"values": objects}, []).memmap(out / "stack of objects")
    TensorDict({"s": lazy_stack([NonTensorData(b"a"), NonTensorData(b"b")])}, [2]).memmap(out / "pickled stack")
    td = TensorDict({"x": torch.arange(6.0).reshape(3, 2)}, [3])
    td._get_sub_tensordict(slice(0, 2)).memmap(out / "sub")
    large = TensorDict({f"leaf{i:03d}": torch.full((4, 3), float(i)) for i in range(1000)}, [4])
    large.memmap(out / "thousand")


def load(folder):
    td = TensorDict.load_memmap(folder, mode="r", allow_pickle=True)
    return td


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(pathlib.Path(sys.argv[2]))
    else:
        for folder in map(pathlib.Path, sys.argv[2:]):
            try:
                pathlib.Path(f"{folder}.loaded.txt").write_text(text_of(load(folder)))
            except Exception:
                pathlib.Path(f"{folder}.error.txt").write_text(traceback.format_exc())
