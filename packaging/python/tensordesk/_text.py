# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensordicts side by side in a terminal."""
import torch
from tensordict import is_tensor_collection
from tensordict.utils import is_non_tensor

_MOST_ROWS = 100


def side_by_side(members, about, explanation=()):
    """The title, the error, and below them the lines of an explanation. Without one a line for each key: its shape and dtype in
    each member, marked where they differ."""
    names = about.get("names") or [str(at) for at in range(len(members))]
    lines = [" ".join(filter(None, [about.get("title", ""), about.get("where") and f"({about['where']})"]))]
    lines += about["error"].splitlines() if about.get("error") else []
    if explanation:
        return "\n".join(line for line in [*lines, *explanation] if line)
    forms = [_forms(member) for member in members]
    rows = []
    for form in forms:
        rows += [key for key in form if key not in rows]
    table = [["", "", *names]] if len(members) > 1 or about.get("names") else []
    for key in rows[:_MOST_ROWS]:
        cells = [form.get(key, "missing") for form in forms]
        table.append(["≠" if len(set(cells)) > 1 else " ", key, *cells])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
    if len(rows) > _MOST_ROWS:
        lines.append(f"… and {len(rows) - _MOST_ROWS} keys more")
    return "\n".join(line for line in lines if line)


def _forms(member):
    if isinstance(member, torch.Tensor):
        return {"tensor": _form(member)}
    if not is_tensor_collection(member):
        return {"/".join(key): _form(value) for key, value in _flat(member)}
    forms = {"td": f"{type(member).__name__} {list(member.batch_size)}"}
    _add(member, (), forms)
    return forms


def _add(td, above, forms):
    for key in td.keys():
        path = (*above, key)
        try:
            value = td.get(key)
        except Exception:  # members of a lazy stack that do not stack
            forms["/".join(path)] = "ragged"
            continue
        forms["/".join(path)] = _form(value)
        if is_tensor_collection(value) and not is_non_tensor(value):
            _add(value, path, forms)


def _flat(mapping, above=()):
    for key, value in mapping.items():
        if isinstance(value, dict):
            yield from _flat(value, (*above, str(key)))
        else:
            yield (*above, str(key)), value


def _form(value):
    if is_non_tensor(value):
        return "value"
    if is_tensor_collection(value):
        return f"{type(value).__name__} {list(value.batch_size)}"
    if not isinstance(value, torch.Tensor):
        return "value"
    shape = "ragged" if value.is_nested else str(list(value.shape))
    return f"{shape} {str(value.dtype).removeprefix('torch.')}"
