# SPDX-License-Identifier: GPL-3.0-or-later
"""An operation of a program as an expression over `td`, which the shape debugger evaluates."""
import ast
import types

import torch
from tensordict import is_tensor_collection

#: Methods of tensors and tensordicts, and functions of torch, that only look at what they are given.
PURE = {"T", "bool", "chunk", "clone", "contiguous", "cpu", "detach", "double", "exclude", "expand", "flatten", "flatten_keys",
         "flip", "float", "gather", "get", "half", "index_select", "int", "long", "mT", "masked_select", "mean", "movedim", "narrow",
         "permute", "repeat", "repeat_interleave", "reshape", "roll", "select", "split", "squeeze", "sum", "swapaxes", "t", "to",
         "to_tensordict", "transpose", "unbind", "unflatten", "unflatten_keys", "unsqueeze", "view",
         # functions of torch
         "arange", "cat", "full", "full_like", "ones", "ones_like", "stack", "tensor", "zeros", "zeros_like"}


def is_operand(value):
    """Whether it is a tensor or a tensordict."""
    return isinstance(value, torch.Tensor) or (is_tensor_collection(value) and not isinstance(value, type))


def over_keys(node, values):
    """The one tensordict whose keys the operation uses, with these keys alone, and the operation over it. None where something
    else takes part than its keys, methods that only look at them, and what has a literal.

    `values.value(part)` gives the value of a part, or raises."""
    try:
        rewriting = _OverKeys(values, node)
        text = ast.unparse(rewriting.visit(_copy(node)))
        return (rewriting.td.select(*rewriting.keys), text) if rewriting.keys else None
    except Exception:  # it cannot be told, or has no such form
        return None


def over_operands(node, found, values):
    """The operation over the one tensordict that it uses, or over one whose keys are the operands: names, values and syntax. None
    where something takes part that has no literal."""
    if node is None or isinstance(node, ast.Assign) or any(part is None for _, _, part in found):
        return None
    try:
        return ast.unparse(_OverOperands(values, found).visit(node))
    except Exception:  # it has no such form
        return None


class _Rewriting(ast.NodeTransformer):
    """Puts literals and full names of torch in the place of a program's names."""

    def __init__(self, values):
        self._values = values

    def visit_Name(self, node):
        return node if node.id in ("torch", "TensorDict") else _parsed(_source_of(self._values.value(node)))

    def visit_Attribute(self, node):
        try:
            value = self._values.value(node)
        except Exception:  # a method
            return self.generic_visit(node)
        try:
            return _parsed(_source_of(value))
        except ValueError:
            return self.generic_visit(node)


class _OverOperands(_Rewriting):
    def __init__(self, values, found):
        super().__init__(values)
        self._names = {id(part): name for name, _, part in found}
        self._is_alone = len(found) == 1 and is_tensor_collection(found[0][1])

    def visit(self, node):
        if id(node) in self._names:
            return _parsed("td" if self._is_alone else f"td[{self._names[id(node)]!r}]")
        return super().visit(node)


class _OverKeys(_Rewriting):
    def __init__(self, values, whole):
        super().__init__(values)
        self._function = ast.unparse(whole.func) if isinstance(whole, ast.Call) else None
        self.td = None
        self.keys = []

    def visit_Name(self, node):
        if is_operand(self._values.value(node)):
            raise ValueError
        return super().visit_Name(node)

    def visit_Subscript(self, node):
        try:
            holder = self._values.value(node.value)
            key = ast.literal_eval(node.slice)
        except Exception:  # an index, or of something that only a call gives
            return self.generic_visit(node)
        is_key = isinstance(key, str) or (isinstance(key, tuple) and all(isinstance(each, str) for each in key))
        if not is_key or not is_operand(holder) or not is_tensor_collection(holder):
            return self.generic_visit(node)
        if self.td is not None and self.td is not holder:
            raise ValueError
        self.td = holder
        self.keys.append(key)
        return ast.Subscript(ast.Name("td", ast.Load()), node.slice, ast.Load())

    def visit_Call(self, node):
        method = node.func.attr if isinstance(node.func, ast.Attribute) else None
        if ast.unparse(node.func) != self._function and method not in PURE:
            raise ValueError
        return self.generic_visit(node)


def _copy(node):
    return _parsed(ast.unparse(node))


def _parsed(source):
    return ast.parse(source, mode="eval").body


def _source_of(value):
    """The value as an expression: a literal, a name of torch, or the call that makes a module. ValueError if there is none."""
    if isinstance(value, torch.dtype):
        return str(value)
    if isinstance(value, torch.Size):
        return repr(tuple(value))
    if isinstance(value, types.ModuleType) and value.__name__.split(".")[0] == "torch":
        return value.__name__
    if isinstance(value, torch.nn.Module):
        return _constructor_of(value)
    for holder in (torch.nn.functional, torch.nn, torch, torch.linalg):
        name = getattr(value, "__name__", None)
        if name and getattr(holder, name, None) is value:
            return f"{holder.__name__}.{name}"
    try:
        ast.literal_eval(repr(value))
    except (SyntaxError, TypeError, MemoryError, RecursionError) as error:
        raise ValueError from error
    return repr(value)


def _constructor_of(module):
    """The call that makes a module of torch: a layer, or a sequence of layers."""
    if not type(module).__module__.startswith("torch.nn."):
        raise ValueError
    if type(module) is torch.nn.Sequential:
        return f"torch.nn.Sequential({', '.join(map(_constructor_of, module))})"
    if any(module.children()):
        raise ValueError
    return f"torch.nn.{type(module).__name__}({module.extra_repr()})"
