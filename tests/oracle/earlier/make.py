# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what the tests have of an earlier tensordict: VERSION.zip beside this file, by that version itself.

    pip download --no-deps -d WHEELS tensordict==0.14.3
    unzip -d OLD WHEELS/tensordict-0.14.3-*.whl
    PYTHONPATH=OLD python make.py

Any Python with torch does, the one of the tests too: what is on PYTHONPATH comes before what is installed. The same trees are
made anew by the tests, which read them with this program.
"""
import pathlib
import sys
import tempfile
import warnings
import zipfile

import tensordict
import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))


def floats(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


def member(at):
    return {"x": floats(3, seed=at), "agent": {"id": torch.full((3,), at, dtype=torch.int64)}}


def nested(tree, batch):
    """A tensordict whose levels have the batch of the root, as all versions make them of dicts."""
    return tensordict.TensorDict({key: nested(value, batch) if isinstance(value, dict) else value for key, value in tree.items()},
                                 batch_size=batch)


# Of 0.1.1, which has neither names on disk nor values that are no tensors.
FIRST = {
    "rollout": lambda: nested({"obs": floats(4, 3, 5), "done": floats(4, 3, 1, seed=1) > 0, "next": {
        "obs": floats(4, 3, 5, seed=2), "deep": {"x": torch.arange(12, dtype=torch.int16).reshape(4, 3)}}}, [4, 3]),
    "every dtype": lambda: nested({str(dtype): (floats(2, 4) * 10).to(dtype) for dtype in [
        torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.float32,
        torch.float64, torch.complex64, torch.complex128]}, [2]),
    "no rows": lambda: nested({"none": torch.zeros(0, 3), "level": {"flat": torch.zeros(0, dtype=torch.int64)}}, [0]),
    "no batch": lambda: nested({"f": torch.tensor([0.1, -0.0]), "i": torch.tensor([[-7]])}, []),
    "stacked on dim 0": lambda: stacked(0),
    "stacked on dim 1": lambda: stacked(1),
}


def stacked(dim):
    return tensordict.LazyStackedTensorDict(*[nested(member(at), [3]) for at in range(2)], stack_dim=dim)


# Of 0.14, by their names in rollouts.py. Those that it could not consolidate are memmap folders and archives alone.
LATER = ["rollout", "every dtype", "no rows", "no batch", "names below", "stacked and named", "ragged", "stack of stacks",
         "non-tensor data", "tensorclass below", "ragged batch"]


def later():
    import rollouts

    if tensordict.__version__.startswith("0.14."):  # whose lazy_stack() takes no name
        def named(members, dim, stack_dim_name=None):
            stack = tensordict.lazy_stack(members, dim)
            if stack_dim_name is not None:
                stack.names = [*stack.names[:dim], stack_dim_name, *stack.names[dim + 1:]]
            return stack

        rollouts.lazy_stack = named
    return {name: rollouts.MEMMAP[name] for name in LATER}


def main():
    warnings.simplefilter("ignore")
    isFirst = tensordict.__version__.startswith("0.1.")
    with tempfile.TemporaryDirectory() as folder, \
            zipfile.ZipFile(HERE / f"{tensordict.__version__}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        folder = pathlib.Path(folder)
        for name, make in (FIRST if isFirst else later()).items():
            if isFirst:
                make().memmap_(prefix=str(folder / name))
                continue
            make().memmap(str(folder / name))
            make().save(str(folder / f"{name}.tdz"))
            try:
                make().consolidate(filename=str(folder / f"{name}.tdc"))
            except (RuntimeError, NotImplementedError) as error:
                (folder / f"{name}.tdc").unlink(missing_ok=True)
                print(f"{name} is not consolidated: {str(error)[:100]}")
        for path in sorted(folder.rglob("*")):
            archive.write(path, path.relative_to(folder))


if __name__ == "__main__":
    main()
