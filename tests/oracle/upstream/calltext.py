# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls as text of the expression language, with their operands in files.

What cannot be said as text is a `Left`, with the reason.
"""
import ast
import dis
import inspect
import math
import textwrap

import tensordict
import torch
from tensordict import LazyStackedTensorDict, TensorDict, is_tensor_collection
from tensordict._td import _SubTensorDict
from tensordict.utils import is_non_tensor

WRITTEN_OUT = 64  # elements: a tensor with more is a leaf of a file
CLASSES = {cls: cls.__name__ for cls in (
    TensorDict, LazyStackedTensorDict, tensordict.NonTensorData, tensordict.NonTensorStack, tensordict.TensorDictBase,
    tensordict.PersistentTensorDict, tensordict.MemoryMappedTensor, bool, int, float, str, bytes, list, tuple, dict, set, range,
    complex, KeyError, TypeError, ValueError, RuntimeError)} | {torch.Tensor: "torch.Tensor", torch.Size: "torch.Size"}
FUNCTIONS = {tensordict.default_is_leaf: "default_is_leaf", tensordict.is_leaf_nontensor: "is_leaf_nontensor",
             tensordict.is_tensor_collection: "is_tensor_collection", is_non_tensor: "is_non_tensor",
             tensordict.is_tensorclass: "is_tensorclass"}


class Left(Exception):
    """A call that is left out, and why."""


class Writer:
    """Writes one call. Tensordicts become `td`, `b`, `c`, …, and large tensors leaves of `x`; or, inline, what makes them.

    Of a statement the first is `td` and all others are written out, since `edit` has one file.
    """

    def __init__(self, inline=False, statement=False):
        self._inline = inline
        self._statement = statement
        self._alike = []     # texts of tensors whose elements make no other call
        self.operands = {}   # name: tensordict
        self.tensors = {}    # key in `x`: tensor
        self.signature = []  # what the operands are, but for their elements
        self._known = {}     # id: name; operands that are the same object are the same name

    def text(self, value):
        if value is None or value is Ellipsis or isinstance(value, (bool, str, bytes)):
            return "..." if value is Ellipsis else repr(value)
        if isinstance(value, torch.Size):
            return f"torch.Size({list(value)})"
        if isinstance(value, (int, float, complex)) and type(value) in (int, float, complex):
            return _number(value)
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return str(value)
        if isinstance(value, torch.device):
            return f'torch.device("{value}")'
        if isinstance(value, type):
            if value in CLASSES:
                return CLASSES[value]
            raise Left(f"a class of the tests" if is_tensor_collection(value) else "a class as an argument")
        if is_tensor_collection(value):
            return self._operand(value)
        if isinstance(value, torch.Tensor):
            return self._tensor(value)
        if isinstance(value, slice):
            return f"slice({', '.join(map(self.text, (value.start, value.stop, value.step)))})"
        if isinstance(value, range):
            return repr(value)
        if type(value) is list:
            return f"[{', '.join(map(self.text, value))}]"
        if type(value) is tuple:
            return f"({', '.join(map(self.text, value))}{',' if len(value) == 1 else ''})"
        if type(value) in (dict, set) and len(value):
            items = value.items() if type(value) is dict else value
            parts = [": ".join(map(self.text, item)) if type(value) is dict else self.text(item) for item in items]
            return "{" + ", ".join(parts) + "}"
        if type(value) is dict:
            return "{}"
        if callable(value):
            return self._function(value)
        raise Left(f"an argument of type {type(value).__name__}")

    def shape_of(self, text):
        """The text of a call without what differs among calls that are alike."""
        for tensor in sorted(self._alike, key=len, reverse=True):
            text = text.replace(tensor, "…")
        return text, tuple(map(str, self.signature))

    def index(self, value):
        """What stands between brackets."""
        if type(value) is tuple and value:
            return ", ".join(map(self._index_item, value)) + ("," if len(value) == 1 else "")
        return self._index_item(value)

    def arguments(self, args, kwargs):
        return ", ".join([self.text(value) for value in args] +
                         [f"{key}={self.text(value)}" if key.isidentifier() else f"**{{{key!r}: {self.text(value)}}}"
                          for key, value in kwargs.items()])

    def _index_item(self, value):
        if isinstance(value, slice):
            start, stop, step = ("" if part is None else self.text(part) for part in (value.start, value.stop, value.step))
            return f"{start}:{stop}" + (f":{step}" if step else "")
        return self.text(value)

    def _tensor(self, value):
        if type(value) not in (torch.Tensor, tensordict.MemoryMappedTensor):
            raise Left(f"a tensor of type {type(value).__name__}")
        if value.is_nested or value.layout != torch.strided or value.is_quantized:
            raise Left("a tensor without strides")
        if value.device.type != "cpu":
            raise Left("a tensor on another device")
        self.signature.append(("tensor", value.dtype, tuple(value.shape)))
        if value.numel() <= WRITTEN_OUT * (20 if self._statement else 1) and value.dtype in _PLAIN:
            text = tensor_text(value)
            if value.is_floating_point() and value.numel() > 1:
                self._alike.append(text)
            return text
        return self._in_file(value, 'x["{}"]')

    def _in_file(self, value, form):
        """A value in the file `x`."""
        name = self._known.get(id(value)) or f"t{len(self.tensors)}"
        self._known[id(value)] = name
        self.tensors[name] = value
        return form.format(name)

    def _operand(self, value):
        name = self._known.get(id(value))
        if name not in self.operands:
            if isinstance(value, _SubTensorDict):
                parent, index = self._operand(value._source), self.text(value.idx)
                return f"{parent}._get_sub_tensordict({index})"
            if is_non_tensor(value) and type(value).__name__ == "NonTensorData":
                batch = f", batch_size={list(value.batch_size)}" if value.batch_size else ""
                self.signature.append("non-tensor")
                return f"NonTensorData({self.text(value.data)}{batch})"
            if is_non_tensor(value):
                self.signature.append(structure_of(value))
                return self._in_file(value, 'x.get("{}")')
            if self._inline or self._statement and self.operands:
                return self._construction(value)
            structure = structure_of(value)
            self.signature.append(structure)
            name = self._known[id(value)] = ("td", "b", "c", "d", "e", "f", "g", "h")[len(self.operands)] \
                if len(self.operands) < 8 else _too_many()
            self.operands[name] = value
        return f"{name}.lock_()" if value.is_locked else name

    def _construction(self, value):
        if type(value) is TensorDict:
            items = ", ".join(f"{key!r}: {self._entry(value.get(key))}" for key in value.keys())
            names = f", names={value.names}" if any(name is not None for name in value.names) else ""
            device = f', device="{value.device}"' if value.device is not None else ""
            text = f"TensorDict({{{items}}}, batch_size={list(value.batch_size)}{names}{device})"
        elif type(value) is LazyStackedTensorDict:
            text = f"lazy_stack([{', '.join(map(self._operand, value.tensordicts))}], {value.stack_dim})"
        else:
            raise Left(f"an operand of type {type(value).__name__}")
        return f"{text}.lock_()" if value.is_locked else text

    def _entry(self, value):
        return self._operand(value) if is_tensor_collection(value) else self._tensor(value)

    def _function(self, value):
        name = FUNCTIONS.get(value) if _hashable(value) else None
        if name:
            return name
        if getattr(value, "__name__", "") != "<lambda>":
            raise Left("a function as an argument")
        if value.__closure__ or any(text not in ("torch", "len", "isinstance", "TensorDict", "str", "int", "tuple")
                                    for text in _globals(value)):
            raise Left("a lambda that knows other names")
        return _lambda_text(value)


_PLAIN = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float32, torch.float64,
          torch.float16, torch.bfloat16)


def tensor_text(value):
    """A tensor as an expression."""
    dtype = f", dtype={value.dtype}" if value.dtype not in (torch.int64, torch.float32, torch.bool) or not value.numel() else ""
    if not value.numel() and value.ndim != 1:
        return f"torch.zeros({list(value.shape)}{dtype})"
    return f"torch.tensor({_nested_text(value.tolist(), value.dtype)}{dtype})"


def structure_of(value):
    """What a tensordict is but for the elements of its tensors: hashable."""
    if is_non_tensor(value):
        data = value.tolist() if hasattr(value, "tensordicts") else value.data
        return (type(value).__name__, tuple(value.batch_size), repr(data)[:200])
    if isinstance(value, LazyStackedTensorDict):
        return ("stack", value.stack_dim, tuple(value.names), value.is_locked, *map(structure_of, value.tensordicts))
    if is_tensor_collection(value):
        items = tuple((key, structure_of(value._get_str(key, None)) if hasattr(value, "_get_str") else
                       structure_of(value.get(key))) for key in value.keys())
        return (type(value).__name__, tuple(value.batch_size), tuple(value.names), value.is_locked, items)
    if isinstance(value, torch.Tensor):
        return (value.dtype, "nested" if value.is_nested else tuple(value.shape))
    return type(value).__name__


def _number(value):
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def _nested_text(values, dtype):
    if isinstance(values, list):
        return "[" + ", ".join(_nested_text(value, dtype) for value in values) + "]"
    return _number(values)


def _too_many():
    raise Left("more than eight tensordicts")


def _hashable(value):
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _globals(function):
    return [step.argval for step in dis.get_instructions(function) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME")]


def _lambda_text(function):
    """The source of a lambda, if its line has but one that fits."""
    try:
        source = textwrap.dedent(inspect.getsource(function))
    except (OSError, TypeError):
        raise Left("a lambda without source") from None
    for cut in (source, source.strip().removeprefix(".").rstrip(","), f"f({source.strip()}", f"({source.strip()})"):
        try:
            tree = ast.parse(cut)
            break
        except SyntaxError:
            continue
    else:
        raise Left("a lambda amid other lines")
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda)
             and compile(ast.Expression(node), "", "eval").co_consts[0].co_code == function.__code__.co_code]
    if len(found) != 1:
        raise Left("a lambda amid others")
    if function.__defaults__:
        raise Left("a lambda with defaults")
    return f"({ast.unparse(found[0])})"
