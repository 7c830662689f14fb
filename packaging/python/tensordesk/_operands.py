# SPDX-License-Identifier: GPL-3.0-or-later
"""What failed, with which operands: found in the frames that an error passed, and in the source of the line that failed.

Nothing of a program is run again but what only looks at tensors: names, attributes, indices, operators and methods such as
`reshape`. What takes part by any other call is looked for in the frames of the library that it was handed to."""
import ast
import linecache
import os
import types
from dataclasses import dataclass, field
from pathlib import Path

import tensordict
import torch
from tensordict import is_tensor_collection

from tensordesk._expression import PURE, is_operand, over_keys, over_operands

_FOLDERS = [Path(module.__file__).parent for module in (tensordict, torch)]
# torchrl's too, whether it is imported or not. What ends in a separator is no beginning of another name.
_LIBRARIES = tuple(f"{folder}{os.sep}" for folder in (*_FOLDERS, *(folder.parent / "torchrl" for folder in _FOLDERS),
                                                      Path(__file__).parent))
_COLLATING = {"stack", "cat", "concat", "concatenate", "vstack", "hstack", "lazy_stack", "maybe_dense_stack", "dense_stack_tds",
              "pad_sequence", "lazy_legacy_stack", "stack_tensors"}
_PROPERTIES = {"T", "mT", "H", "batch_size", "shape", "dtype", "device", "names", "ndim", "batch_dims"}
_BUILTINS = {"len": len, "range": range, "slice": slice, "tuple": tuple, "list": list, "int": int, "float": float}
_OPERATORS = {ast.Add: "__add__", ast.Sub: "__sub__", ast.Mult: "__mul__", ast.Div: "__truediv__", ast.FloorDiv: "__floordiv__",
              ast.Mod: "__mod__", ast.Pow: "__pow__", ast.MatMult: "__matmul__", ast.BitAnd: "__and__", ast.BitOr: "__or__",
              ast.BitXor: "__xor__", ast.Eq: "__eq__", ast.NotEq: "__ne__", ast.Lt: "__lt__", ast.LtE: "__le__", ast.Gt: "__gt__",
              ast.GtE: "__ge__"}


@dataclass
class Failure:
    """What failed."""
    expression: str = ""  #: as the source has it: `torch.stack([a, b[:2]])`
    where: str = ""  #: `train.py:12`
    operands: list = field(default_factory=list)  #: of names, as the source has them, and tensors or tensordicts
    is_collation: bool = False  #: it was to make one tensordict of several
    python: str | None = None  #: the same over `td`, for the shape debugger
    td: object = None  #: what `td` is there, with the keys that the operation uses; None: the one operand, or one with all as keys


def failure_of(traceback):
    """The operation that failed in the innermost frame that is the user's."""
    entries = []
    while traceback is not None:
        entries.append(traceback)
        traceback = traceback.tb_next
    own = [at for at, entry in enumerate(entries) if not _is_library(entry.tb_frame)]
    if not own:
        return Failure()
    entry = entries[own[-1]]
    frame = entry.tb_frame
    text, node = _failing(entry)
    failure = Failure(text, f"{frame.f_code.co_filename}:{entry.tb_lineno}")
    parts = _Operands(frame)
    found = parts.of(node) if node is not None else []
    failure.is_collation = isinstance(node, ast.Call) and _name_of(node.func) in _COLLATING
    if own[-1] + 1 < len(entries) and (parts.untold or not found):
        # What only a call of the user's gives was handed to the library, and stands in its frame.
        inner = _tensordicts_in(entries[own[-1] + 1].tb_frame.f_locals.values())
        untold = iter(parts.untold)
        known = [[name for name, value, _ in found if value is each] for each in inner]
        if inner:
            found = [((names or [next(untold, str(at))])[0], value, None)
                     for at, (names, value) in enumerate(zip(known, inner, strict=True))]
    if not found:
        found = [(name, value, None) for name, value in _named(node, frame)]
    failure.operands = [(name, value) for name, value, _ in found]
    if not failure.is_collation and found:
        failure.td, failure.python = over_keys(node, parts) or (None, over_operands(node, found, parts))
    return failure


def _is_library(frame):
    return frame.f_code.co_filename.startswith(_LIBRARIES)


def _failing(entry):
    """Source and syntax of the instruction that raised: of a long line only the operation itself where Python tells."""
    code = entry.tb_frame.f_code
    positions = list(code.co_positions())[entry.tb_lasti // 2] if hasattr(code, "co_positions") else (None,) * 4
    if None in positions:
        text = linecache.getline(code.co_filename, entry.tb_lineno).strip()
        return text, _parsed(text)
    line, end_line, column, end_column = positions
    lines = [linecache.getline(code.co_filename, number).encode() for number in range(line, end_line + 1)]
    lines[-1] = lines[-1][:end_column]  # columns count bytes
    lines[0] = lines[0][column:]
    text = b"".join(lines).decode().strip()
    node = _parsed(text)
    if isinstance(node, ast.Subscript):
        # What is written to an index fails there: the whole statement tells what was to be written.
        statement = _parsed(linecache.getline(code.co_filename, line).strip())
        if isinstance(statement, ast.Assign) and any(ast.unparse(target) == ast.unparse(node) for target in statement.targets):
            return linecache.getline(code.co_filename, line).strip(), statement
    return text, node


def _parsed(text):
    """The one expression or assignment that it is; None if it is something else."""
    try:
        statements = ast.parse(text).body
    except (SyntaxError, ValueError):
        return None
    if len(statements) != 1:
        return None
    only = statements[0]
    if isinstance(only, (ast.Expr, ast.Return)):
        return only.value
    if isinstance(only, ast.AugAssign):
        left = ast.parse(ast.unparse(only.target), mode="eval").body
        return ast.copy_location(ast.BinOp(left, only.op, only.value), only)
    if isinstance(only, ast.Assign):
        return only if isinstance(only.targets[0], ast.Subscript) else only.value
    return None


def _name_of(function):
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


class _Unknown(Exception):
    """It could only be told by running the program again."""


class _Operands:
    """The values of the parts of an operation."""

    def __init__(self, frame):
        self._frame = frame
        self.untold = []  #: parts that may be operands, and whose values cannot be told

    def of(self, node):
        """Names, values and, where they are written down, syntax of the tensors and tensordicts that take part."""
        found = []
        for part in self._parts(node):
            self._add(ast.unparse(part), part, found)
        return found

    def value(self, node):
        """The value of a part. Raises if it could only be told by running the program again."""
        return self._value(node)

    def _parts(self, node):
        if isinstance(node, ast.Call):
            is_method = isinstance(node.func, ast.Attribute) and not self._is_module(node.func.value)
            arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
            return [node.func.value, *arguments] if is_method else arguments
        if isinstance(node, ast.BinOp):
            return [node.left, node.right]
        if isinstance(node, ast.Compare):
            return [node.left, *node.comparators]
        if isinstance(node, ast.Subscript):
            return [node.value, *(node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice])]
        if isinstance(node, ast.UnaryOp):
            return [node.operand]
        if isinstance(node, ast.Attribute):
            return [node.value]
        if isinstance(node, ast.Assign):
            return [node.targets[0].value, node.value]
        return []

    def _add(self, name, part, found):
        if isinstance(part, (ast.List, ast.Tuple)):
            for element in part.elts:
                self._add(ast.unparse(element), element, found)
            return
        try:
            value = self._value(part)
        except Exception:  # it cannot be told, or fails
            self.untold.append(name)
            return
        if isinstance(value, (list, tuple)):
            for at, each in enumerate(value):
                if is_operand(each):
                    found.append((f"{name}[{at}]", each, None))
        elif is_operand(value) and not any(value is known for _, known, _ in found):
            found.append((name, value, part))

    def _is_module(self, node):
        try:
            return isinstance(self._value(node), (types.ModuleType, type))
        except Exception:
            return False

    def _value(self, node):
        match node:
            case ast.Constant():
                return node.value
            case ast.Name():
                for names in (self._frame.f_locals, self._frame.f_globals):
                    if node.id in names:
                        return names[node.id]
                if node.id in _BUILTINS:
                    return _BUILTINS[node.id]
                raise _Unknown
            case ast.Attribute():
                holder = self._value(node.value)
                if isinstance(holder, types.ModuleType) or (is_operand(holder) and node.attr in _PROPERTIES):
                    return getattr(holder, node.attr)
                if not is_operand(holder) and node.attr in getattr(holder, "__dict__", {}):
                    return holder.__dict__[node.attr]
                raise _Unknown
            case ast.Subscript():
                holder = self._value(node.value)
                if is_operand(holder) or type(holder) in (list, tuple, dict, torch.Size):
                    return holder[self._value(node.slice)]
                raise _Unknown
            case ast.Slice():
                return slice(*(each and self._value(each) for each in (node.lower, node.upper, node.step)))
            case ast.Tuple():
                return tuple(self._value(each) for each in node.elts)
            case ast.List():
                return [self._value(each) for each in node.elts]
            case ast.UnaryOp():
                value = self._value(node.operand)
                return -value if isinstance(node.op, ast.USub) else ~value if isinstance(node.op, ast.Invert) else not value
            case ast.BinOp():
                return self._combined(self._value(node.left), node.op, self._value(node.right))
            case ast.Compare() if len(node.ops) == 1:
                return self._combined(self._value(node.left), node.ops[0], self._value(node.comparators[0]))
            case ast.Call():
                return self._called(node)
        raise _Unknown

    @staticmethod
    def _combined(left, operator, right):
        method = _OPERATORS.get(type(operator))
        if method is None or not all(is_operand(each) or isinstance(each, (int, float)) for each in (left, right)):
            raise _Unknown
        result = getattr(left, method)(right)
        if result is NotImplemented:
            result = getattr(right, method.replace("__", "__r", 1))(left)
        return result

    def _called(self, node):
        arguments = [self._value(each) for each in node.args]
        named = {each.arg: self._value(each.value) for each in node.keywords}
        if isinstance(node.func, ast.Attribute):
            holder = self._value(node.func.value)
            if (is_operand(holder) or holder is torch) and node.func.attr in PURE:
                return getattr(holder, node.func.attr)(*arguments, **named)
        function = self._value(node.func)
        if function in _BUILTINS.values() or function is tensordict.TensorDict:
            return function(*arguments, **named)
        raise _Unknown


def _tensordicts_in(values):
    """The tensordicts among the values and in the lists and tuples among them, each once."""
    found = []
    for value in values:
        inner = _tensordicts_in(value) if isinstance(value, (list, tuple)) else [value]
        found += [each for each in inner if is_operand(each) and is_tensor_collection(each)
                  and not any(each is known for known in found)]
    return found


def _named(node, frame):
    """The tensors and tensordicts that the names in it stand for: what can be told of an operation that is a call of the
    user's own."""
    found = []
    for each in ast.walk(node) if node is not None else []:
        if isinstance(each, (ast.Name, ast.Attribute)):
            try:
                value = _Operands(frame)._value(each)
            except Exception:
                continue
            if is_operand(value) and not any(value is known for _, known in found):
                found.append((ast.unparse(each), value))
    return found
