# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python library's side of tst_consolidated.

    consolidatedoracle.py write OUT      writes one consolidated file a case to OUT, and beside it CASE.txt, what Python
                                         reads from it
    consolidatedoracle.py dump FILE...   loads each and writes FILE.loaded.txt, or FILE.error.txt
"""
import pathlib
import sys
import traceback

import torch
from memmaporacle import cases, text_of
from tensordict import TensorDict


def jagged(parts, **arguments):
    return torch.nested.nested_tensor(parts, layout=torch.jagged, **arguments)


def jagged_cases():
    yield "jagged", TensorDict({"nt": jagged([torch.randn(2, 3), torch.randn(1, 3), torch.randn(0, 3)]), "x": torch.ones(3)}, [3])
    yield "jagged of integers", TensorDict({"deep": {"nt": jagged([torch.arange(4), torch.arange(2)])}}, [2])
    values = torch.arange(12.0).reshape(6, 2)
    with_holes = torch.nested.nested_tensor_from_jagged(values, torch.tensor([0, 3, 6]), torch.tensor([2, 1]))
    yield "jagged with lengths", TensorDict({"nt": with_holes}, [2])
    columns = torch.nested.nested_tensor_from_jagged(torch.arange(18.0).reshape(3, 6), torch.tensor([0, 2, 6]), jagged_dim=2)
    yield "ragged in dim 2", TensorDict({"nt": columns}, [2])
    yield "complex", TensorDict({"a": torch.randn(3, dtype=torch.complex128), "b": torch.randn(3, dtype=torch.complex64)}, [3])


def write(out):
    torch.manual_seed(0)
    for name, td in [*cases(), *jagged_cases()]:
        if name in ("dtypes", "scalars"):  # complex128 has to begin at a multiple of 16
            td = TensorDict({"complex128": td["complex128"], **{k: v for k, v in td.items() if k != "complex128"}}, td.batch_size)
        try:
            td.consolidate(out / name)
            text = text_of(TensorDict.from_consolidated(out / name))
        except Exception:  # float8, strided nested tensors and conjugated views are refused
            (out / name).unlink(missing_ok=True)
            continue
        (out / f"{name}.txt").write_text(text)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(pathlib.Path(sys.argv[2]))
    else:
        for file in map(pathlib.Path, sys.argv[2:]):
            try:
                pathlib.Path(f"{file}.loaded.txt").write_text(text_of(TensorDict.from_consolidated(file)))
            except Exception:
                pathlib.Path(f"{file}.error.txt").write_text(traceback.format_exc())
