# SPDX-License-Identifier: GPL-3.0-or-later
"""What failed, with which operands: found in the frames that an error passed."""
import ast
import linecache
import sys
from contextlib import contextmanager
from pathlib import Path

import tensordict
import torch
from tensordict import is_tensor_collection

from tensordesk._show import present

_LIBRARIES = tuple(str(Path(module.__file__).parent) for module in (tensordict, torch))
_SHAPE_ERRORS = (RuntimeError, ValueError, IndexError, KeyError, TypeError)


@contextmanager
def breakpoint_on_shape_error():
    """When an operation on tensordicts raises inside the block, shows its operands in the TensorDesk window with
    the expression that failed; the error goes on its way.

    The operands are the tensordicts that the failing expression names, or else those that the library was called
    with. Works in notebooks and under pytest; where there is no display, or what failed cannot be shown, it prints one
    line that says so.
    """
    try:
        yield
    except _SHAPE_ERRORS as error:
        _show(error)
        raise


def _show(error):
    """Shows what failed. Never raises: whatever is wrong with showing it, the error itself is what a person wants."""
    try:
        expression, operands = _failure(error.__traceback__)
        if operands:
            present(operands, {"title": expression, "error": f"{type(error).__name__}: {error}"})
    except Exception as problem:  # values that cannot be kept, a program that cannot be started, a full disk
        print(f"tensordesk: what failed cannot be shown: {_first_line(problem)}", file=sys.stderr)


def _first_line(error):
    try:
        return str(error).splitlines()[0]
    except Exception:  # it has no text, or none that can be made
        return type(error).__name__


def _failure(traceback):
    """The failing expression of the innermost frame that is the user's, and its tensordicts."""
    entries = []
    while traceback is not None:
        entries.append(traceback)
        traceback = traceback.tb_next
    own = [at for at, entry in enumerate(entries) if not _is_library(entry.tb_frame)]
    if not own:
        return "", []
    entry = entries[own[-1]]
    expression = _expression(entry)
    operands = _named_operands(expression, entry.tb_frame)
    if not operands and own[-1] + 1 < len(entries):
        operands = _tensordicts_in(entries[own[-1] + 1].tb_frame.f_locals.values())
    return expression, operands


def _is_library(frame):
    return frame.f_code.co_filename.startswith(_LIBRARIES) or frame.f_code.co_filename == __file__


def _expression(entry):
    """The source of the instruction that raised: of a long line only the call itself where Python tells."""
    code = entry.tb_frame.f_code
    positions = list(code.co_positions())[entry.tb_lasti // 2] if hasattr(code, "co_positions") else (None,) * 4
    line, end_line, column, end_column = positions
    if None in positions:
        return linecache.getline(code.co_filename, entry.tb_lineno).strip()
    lines = [linecache.getline(code.co_filename, number).encode() for number in range(line, end_line + 1)]
    lines[-1] = lines[-1][:end_column]  # columns count bytes
    lines[0] = lines[0][column:]
    return b"".join(lines).decode().strip()


def _named_operands(expression, frame):
    """The tensordicts among the variables of the expression. Nothing is evaluated but names and attributes that
    objects hold themselves."""
    try:
        tree = ast.parse(expression)
    except SyntaxError:
        return []
    values = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            values.append(frame.f_locals.get(node.id, frame.f_globals.get(node.id)))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            holder = frame.f_locals.get(node.value.id, frame.f_globals.get(node.value.id))
            values.append(getattr(holder, "__dict__", {}).get(node.attr) if not _is_tensordict(holder) else None)
    return _tensordicts_in(values)


def _tensordicts_in(values):
    """The tensordicts among the values and in the lists and tuples among them, each once."""
    found = []
    for value in values:
        inner = _tensordicts_in(value) if isinstance(value, (list, tuple)) else [value]
        found += [each for each in inner if _is_tensordict(each) and not any(each is known for known in found)]
    return found


def _is_tensordict(value):
    return is_tensor_collection(value) and not isinstance(value, type)  # a class counts as a collection too
