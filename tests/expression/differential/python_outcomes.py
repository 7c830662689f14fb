# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what Python makes of the lines of all tables here, and of random statements, for tst_differential.

    python_outcomes.py FOLDER [COUNT [SEED]]

saves every operand as FOLDER/<its name> and prints a line `table <tab> operand <tab> line <tab> outcome` for each line of
a table, and of COUNT random statements: the value, or the tensordict after the statements, as describe() writes it, or
`! ` and the error's classes.
"""
import sys
import warnings
from pathlib import Path

import torch
from operands import NAMES, OPERANDS
from randomstatements import Statements
from tensordict import LazyStackedTensorDict, MemoryMappedTensor, PersistentTensorDict, TensorDict, is_tensor_collection
from tensordict.utils import is_non_tensor

warnings.simplefilter("ignore")

LINE_BREAK = "⏎"  # within a text of several lines, which is one line of a table


def rows(kind, pattern="*.txt"):
    """Operand and line of every row of the tables in the folder `kind`; a heading may name several operands."""
    for table in sorted((Path(__file__).parent / kind).glob(pattern)):
        operands = []
        for line in table.read_text(encoding="utf-8").splitlines():
            if line.startswith("[") and all(name in OPERANDS for name in line[1:-1].split(" | ")):
                operands = line[1:-1].split(" | ")
            elif line and not line.startswith("#"):
                for operand in operands:
                    yield operand, line


def describe(value):
    """One line with all there is to say of a value; the C++ test has the same function."""
    if isinstance(value, type):
        return repr(torch.Tensor if value is MemoryMappedTensor else value)
    if is_non_tensor(value):
        data = value.tolist() if hasattr(value, "tensordicts") else value.data
        return f"nontensor {list(value.batch_size)} {describe(data)}"
    if is_tensor_collection(value):
        return describe_collection(value)
    if isinstance(value, torch.Tensor) and value.is_nested:
        members = value.unbind()
        if len({member.shape for member in members}) == 1:
            return describe(torch.stack(members))  # here only differing sizes make a tensor nested
        return f"nested {describe(members)}"
    if isinstance(value, torch.Tensor):
        return f"{value.dtype} {list(value.shape)} {describe(value.flatten().tolist())}"
    if isinstance(value, torch.Size):
        return f"size {list(value)}"
    if isinstance(value, (list, tuple)) or type(value).__name__ == "LinkedList":
        return "[" + ", ".join(map(describe, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{describe(key)}: {describe(item)}" for key, item in value.items()) + "}"
    if isinstance(value, complex):
        return f"complex({describe(value.real)}, {describe(value.imag)})"
    return repr(value) if not isinstance(value, (torch.dtype, torch.device)) else str(value)


def describe_collection(td):
    kind = type(td).__name__.removeprefix("_Sub")  # a view, which is no type of its own here
    text = f"{kind} {list(td.batch_size)} {list(td.names)}"
    if isinstance(td, LazyStackedTensorDict):
        return f"{text} on {td.stack_dim} <" + "; ".join(map(describe, td.tensordicts)) + f"> {list(td.keys())}"
    return text + " {" + ", ".join(f"{key!r}: {describe(td.get(key))}" for key in td.keys()) + "}"


def expression(line, td):
    return eval(line, dict(NAMES, td=td))


def statements(line, td):
    td = td if isinstance(td, LazyStackedTensorDict) else td.clone()
    exec(line, dict(NAMES, td=td))
    return td


def outcome(run, line, td):
    torch.manual_seed(0)  # with which each text begins here
    try:
        return describe(run(line.replace(LINE_BREAK, "\n"), td))
    except Exception as error:
        return "! " + " ".join(kind.__name__ for kind in type(error).__mro__)


def stored(folder):
    """The dense operand as a file of HDF5: what that holds."""
    path = Path(folder) / "dense.h5"
    OPERANDS["dense"]().exclude("s").to_h5(path).close()
    opened = PersistentTensorDict.from_h5(path, mode="r")
    content = opened.to_tensordict()
    opened.close()
    return content


def random_statements(content, count, seed):
    """A line for each random statement, on each operand and the same as an HDF5 file, whose content is given."""
    operands = {"dense": (OPERANDS["dense"], Statements(seed, "dense", [4, 5])), "dense.h5": (content.clone, Statements(seed, "dense", [4, 5])),
                **{f"stacked on dim {dim}": (OPERANDS[f"stacked on dim {dim}"], Statements(seed, "small", batch, stacked=True))
                   for dim, batch in enumerate([[3, 4, 5], [4, 3, 5], [4, 5, 3]])}}
    for operand, (make, generator) in operands.items():
        for line in dict.fromkeys(generator.statement() for _ in range(count)):
            after = outcome(statements, line, make())
            if not (";" in line and after.startswith("!")):  # in memory the statements before the wrong one stay
                print("random", operand, line, after, sep="\t")


def main(folder, count=0, seed=0):
    for name, make in OPERANDS.items():
        make().save(Path(folder) / name)
    for operand, line in rows("expressions"):
        td = TensorDict.load_memmap(Path(folder) / operand, mode="r")  # in-place methods leave the file alone
        print("expression", operand, line, outcome(expression, line, td), sep="\t")
    for operand, line in rows("statements"):
        print("statements", operand, line, outcome(statements, line, OPERANDS[operand]()), sep="\t")
    content = stored(folder)
    for operand, line in rows("statements", "with.txt"):  # in files too
        print("staged", operand, line, outcome(statements, line, OPERANDS[operand]()), sep="\t")
        if operand == "dense":
            print("staged", "dense.h5", line, outcome(statements, line, content.clone()), sep="\t")
    random_statements(content, int(count), seed)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main(*sys.argv[1:])
