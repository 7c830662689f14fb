# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensordicts of every sort, small and seeded."""
import numpy
import torch
from tensordict import NonTensorStack, TensorDict, lazy_stack, tensorclass

FLOATS = [torch.float16, torch.bfloat16, torch.float32, torch.float64]
INTEGERS = [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16, torch.uint32, torch.uint64]
COMPLEX = [torch.complex32, torch.complex64, torch.complex128]
HDF5_REFUSES = {torch.bfloat16, torch.complex32}


@tensorclass
class Observation:
    position: torch.Tensor
    label: str
    inner: TensorDict


def generator(seed=0):
    return torch.Generator().manual_seed(seed)


def floats(*shape, seed=0):
    return torch.randn(shape, generator=generator(seed))


def rollout(batch=(4, 3), names=("env", "time"), seed=0):
    """What most expressions of the tests are about."""
    batch = list(batch)
    count = torch.Size(batch).numel()
    td = TensorDict({}, batch_size=batch)
    td["obs"] = floats(*batch, 5, seed=seed)
    td["reward"] = floats(*batch, seed=seed + 1)
    td["index"] = torch.arange(count).reshape(batch)
    td["done"] = floats(*batch, 1, seed=seed + 2) > 0
    td["next"] = TensorDict({"obs": floats(*batch, 5, seed=seed + 3), "reward": floats(*batch, 1, seed=seed + 4),
                             "deep": {"x": torch.arange(count, dtype=torch.int16).reshape(batch)}}, batch_size=batch)
    td["task"] = "pendulum"
    if names is not None:
        td.names = list(names)
    return td


def values_of(dtype):
    """Values that show whether a dtype went through unharmed, of shape [2, 4]."""
    if dtype is torch.bool:
        return torch.tensor([[True, False, True, True], [False, False, True, False]])
    if dtype.is_complex:
        real = values_of(torch.float64 if dtype is torch.complex128 else torch.float32)
        return torch.complex(real, real.flip(1)).to(dtype)
    if dtype.is_floating_point:
        low, high = torch.finfo(dtype).smallest_normal, torch.finfo(dtype).max
        return torch.tensor([[0.1, -0.0, float("nan"), 1 / 3], [float("inf"), -float("inf"), low, high]],
                            dtype=torch.float64).to(dtype)
    limits = numpy.iinfo(str(dtype).removeprefix("torch."))
    return torch.from_numpy(numpy.array([[limits.min, 0, 1, 2], [100, 50, 7, limits.max]], dtype=limits.dtype))


def dtypes(for_hdf5=False):
    td = TensorDict({}, batch_size=[2])
    for dtype in [torch.bool, *INTEGERS, *FLOATS, *COMPLEX]:
        if not (for_hdf5 and dtype in HDF5_REFUSES):
            td[str(dtype).removeprefix("torch.")] = values_of(dtype)
    return td


ODD_KEYS = ["obs.pos", "%", "q?*<>|\"", " lead", "trail ", "\u00e9", "e\u0301", "漢字", "tab\there", "two\nlines", "CON", "...",
            "'quotes\"", "\\", "emoji 😀", "_names", "Key", "key", "x" * 200]
MEMMAP_KEYS = ["", ".", "..", "a/b", "a%2Fb", "/", "\x1b[2J"]


def odd_keys(for_hdf5=False):
    keys = ODD_KEYS if for_hdf5 else ODD_KEYS + MEMMAP_KEYS
    td = TensorDict({key: torch.tensor(float(at)) for at, key in enumerate(keys)}, batch_size=[])
    td["level ü"] = TensorDict({key: torch.tensor(at) for at, key in enumerate(keys)}, batch_size=[])
    return td


def empty():
    return TensorDict({"none": torch.zeros(0, 3), "flat": torch.zeros(0, dtype=torch.int64),
                       "level": TensorDict({}, batch_size=[0])}, batch_size=[0])


def zero_dims():
    return TensorDict({"zero": torch.zeros(2, 0, 3, dtype=torch.uint8), "scalar rows": torch.tensor([1.5, 2.5])},
                      batch_size=[2])


def scalars():
    return TensorDict({"f": torch.tensor(0.1), "i": torch.tensor(-7), "b": torch.tensor(True)}, batch_size=[])


def longer_batches():
    """Levels whose batch is longer than their parent's."""
    return TensorDict({"a": torch.zeros(2), "level": TensorDict(
        {"b": floats(2, 3, 4), "level": TensorDict({"c": floats(2, 3, 4)}, batch_size=[2, 3, 4])},
        batch_size=[2, 3])}, batch_size=[2])


def named_levels():
    td = longer_batches()
    td["level", "level"].names = ["env", "time", None]
    td["level"].names = ["env", "time"]
    td.names = ["env"]
    return td


def stacked(dim=0, names=None):
    """Of batch [4, 3]: four members or three."""
    batch = [4, 3]
    count = batch.pop(dim)
    return lazy_stack([rollout(batch, names=names and [names[1 - dim]], seed=10 * at) for at in range(count)], dim,
                      stack_dim_name=names[dim] if names else None)


def ragged():
    """Members of different lengths, with keys and shapes of their own."""
    members = []
    for at, length in enumerate([2, 3, 5]):
        member = TensorDict({"obs": floats(length, 4, seed=at), "picture": floats(length, at + 1, 2, seed=at),
                             "next": {"reward": floats(length, seed=at + 5)}, "task": f"task {at}"},
                            batch_size=[length])
        if at == 1:
            member["only here"] = torch.arange(length)
        members.append(member)
    return lazy_stack(members, 0)


def stack_of_stacks():
    return lazy_stack([stacked(0), stacked(0)], 1)


def level_stacked():
    """A plain tensordict with a lazy stack below."""
    return TensorDict({"a": torch.zeros(3), "agents": lazy_stack(
        [TensorDict({"x": floats(3, at + 1)}, batch_size=[3]) for at in range(2)], 1)}, batch_size=[3])


def non_tensors():
    td = TensorDict({"x": torch.zeros(3)}, batch_size=[3])
    for key, value in {"text": "line\n\"quoted\" é", "whole": 7, "big": 2**70, "half": 0.5, "nan": float("nan"),
                       "flag": True, "nothing": None, "list": [1, "two", None], "dict": {"a": {"b": [1.5]}}}.items():
        td.set_non_tensor(key, value)
    td["per row"] = NonTensorStack("a", "b", "c")
    return td


def opaque():
    """Values that are saved as pickles."""
    td = TensorDict({"x": torch.zeros(2)}, batch_size=[2])
    td.set_non_tensor("set", {1, 2})
    td.set_non_tensor("bytes", b"\x00\xff")
    return td


def observation():
    return Observation(position=floats(4, 2), label="a label", batch_size=[4],
                       inner=TensorDict({"velocity": floats(4)}, batch_size=[4]))


def with_tensorclass():
    return TensorDict({"x": torch.zeros(4), "observation": observation()}, batch_size=[4])


def many_leaves():
    return TensorDict({f"leaf {at}": torch.full((2,), at) for at in range(200)}, batch_size=[2])


def ragged_batch():
    """The sizes of the second dim differ."""
    return TensorDict({"v": torch.nested.nested_tensor([floats(2), floats(3)]), "s": "text"}, [2, -1])


def part():
    """A part of another, with which it is saved as a whole."""
    return rollout(names=None)._get_sub_tensordict((slice(1, None, 2), 2))


MEMMAP = {
    "rollout": rollout,
    "unnamed": lambda: rollout(names=None),
    "partly named": lambda: rollout(names=(None, "time")),
    "every dtype": dtypes,
    "odd keys": odd_keys,
    "no rows": empty,
    "zero-size dims": zero_dims,
    "no batch": scalars,
    "longer batches below": longer_batches,
    "names below": named_levels,
    "stacked on dim 0": lambda: stacked(0),
    "stacked on dim 1": lambda: stacked(1),
    "stacked and named": lambda: stacked(1, names=("env", "time")),
    "ragged": ragged,
    "stack of stacks": stack_of_stacks,
    "stack below": level_stacked,
    "non-tensor data": non_tensors,
    "tensorclass": observation,
    "tensorclass below": with_tensorclass,
    "many leaves": many_leaves,
    "ragged batch": ragged_batch,
    "part": part,
    "part by a mask": lambda: rollout()._get_sub_tensordict(torch.tensor([True, False, True, True])),
    "part below": lambda: TensorDict({"n": part(), "x": torch.zeros(2)}, [2]),
    "stack of parts": lambda: lazy_stack([rollout(names=None)._get_sub_tensordict(i) for i in (1, 2)]),
}
HDF5 = {
    "rollout": rollout,
    "every dtype": lambda: dtypes(for_hdf5=True),
    "odd keys": lambda: odd_keys(for_hdf5=True),
    "zero-size dims": zero_dims,
    "no batch": scalars,
    "longer batches below": longer_batches,
    "stacked on dim 0": lambda: stacked(0),
    "stacked on dim 1": lambda: stacked(1),
    "many leaves": many_leaves,
}
