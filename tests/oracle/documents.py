# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program's JSON documents have to say of objects of the Python library, and how both differ."""
from collections.abc import Iterable

import numpy
import torch
from tensordict import (LazyStackedTensorDict, MemoryMappedTensor, NonTensorData, NonTensorStack, PersistentTensorDict,
                        TensorDict, is_tensor_collection)
from tensordict._td import _SubTensorDict
from tensordict.utils import is_non_tensor

# The kinds of failure that the program knows, by the name of the class that Python raises.
ERRORS = (KeyError, IndexError, NotImplementedError, AttributeError, SyntaxError, NameError, ValueError, TypeError,
          FileNotFoundError, FileExistsError, PermissionError, OSError, MemoryError, ZeroDivisionError, RuntimeError)
# Views and files are types of their own in Python; here they are tensordicts.
TYPES = {"PersistentTensorDict": "TensorDict", "_SubTensorDict": "TensorDict"}


# What stands for a class whose instances are shown as another's.
CLASSES = {MemoryMappedTensor: torch.Tensor, PersistentTensorDict: TensorDict, _SubTensorDict: TensorDict}


def document_of(value):
    """The document of a value that Python computed. Elements stay a tensor, under "values"."""
    if isinstance(value, type):
        return {"kind": "scalar", "value": str(CLASSES.get(value, value))}
    if value is None:
        return {"kind": "none"}
    if isinstance(value, torch.Size):
        return {"kind": "size", "value": list(value)}
    if is_non_tensor(value):
        return {"kind": "non-tensor", "data": data_of(value)}
    if is_tensor_collection(value):
        return _collection(value)
    if isinstance(value, torch.Tensor):
        return _nested(value) if value.is_nested else _tensor(value)
    if isinstance(value, dict):
        items = {key if isinstance(key, str) else repr(key): document_of(item) for key, item in value.items()}
        return {"kind": "dict", "items": items}
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, range)):
        return {"kind": "list", "items": [document_of(item) for item in value]}
    if isinstance(value, complex):
        return {"kind": "scalar", "value": _plain(value)}
    if isinstance(value, (bool, int, float, str)):
        return {"kind": "scalar", "value": _finite(value)}
    return {"kind": "scalar", "value": str(value)}


def error_document(error):
    names = [kind.__name__ for kind in ERRORS if isinstance(error, kind)]
    # One class of the library is several of Python's: the program may name any of them.
    classes = names if isinstance(error, (KeyError, ValueError, RuntimeError)) else names[:1]
    return {"kind": "error", "class": names[0], "classes": classes, "message": str(error)}


def data_of(value):
    return _plain(value.tolist() if isinstance(value, NonTensorStack) else value.data)


def text_of(data):
    """Strings as strings: Python reads those of an HDF5 file back as bytes."""
    if isinstance(data, list):
        return [text_of(item) for item in data]
    return data.decode() if isinstance(data, bytes) else data


def reordered(document, like):
    """`document` with the entries of every level in the order they have in `like`."""
    if "entries" not in document:
        return document
    entries = {entry["key"]: entry for entry in document["entries"]}
    guides = {entry["key"]: entry for entry in like.get("entries", [])}
    keys = [key for key in guides if key in entries] + [key for key in entries if key not in guides]
    result = dict(document, entries=[reordered(entries[key], guides.get(key, {})) for key in keys])
    if len(document.get("members", [])) == len(like.get("members", [])) > 0:
        pairs = zip(document["members"], like["members"], strict=True)
        result["members"] = [reordered(member, guide) for member, guide in pairs]
    return result


def differences(ours, theirs, where="", ignoring=(), same=None):
    """What differs between a document of the program and one of document_of(), a line a difference; `same` says whether two tensors
    do not, by default same_bits()."""
    if isinstance(theirs, dict):
        if theirs.get("kind") == "error" and isinstance(ours, dict) and ours.get("kind") == "error":
            fits = ours["class"] in theirs["classes"]
            return [] if fits else [f"{where}: {ours['class']}, in Python {theirs['class']}"]
        if not isinstance(ours, dict):
            return [f"{where}: {ours!r}, in Python {_short(theirs)}"]
        if ours.get("kind") != theirs.get("kind"):
            return [f"{where}: {_short(ours)}, in Python {_short(theirs)}"]
        result = []
        theirs = {key if isinstance(key, str) else repr(key): value for key, value in theirs.items()}  # as JSON has keys
        for field in [*theirs, *(set(ours) - set(theirs))]:
            if field in ignoring:
                continue
            if field not in ours or field not in theirs:
                result.append(f"{where}.{field}: only in {'ours' if field in ours else 'Python'}")
            elif field == "values":
                result += _value_differences(ours[field], theirs[field], where, same or same_bits)
            else:
                result += differences(ours[field], theirs[field], f"{where}.{field}", ignoring, same)
        return result
    if isinstance(theirs, list):
        if not isinstance(ours, list) or len(ours) != len(theirs):
            return [f"{where}: {_short(ours)}, in Python {_short(theirs)}"]
        return [line for at, pair in enumerate(zip(ours, theirs, strict=True))
                for line in differences(*pair, f"{where}[{_name(pair[1], at)}]", ignoring, same)]
    same = ours == theirs and type(ours) is type(theirs)
    return [] if same else [f"{where}: {ours!r}, in Python {theirs!r}"]


def tensor_of(values, shape, dtype):
    """The tensor that "values" say; ValueError if they are not nested as `shape` says."""
    _check_nesting(values, list(shape))
    flat = list(_flat(values, len(shape)))
    if dtype.is_complex:
        parts = torch.tensor([[float(part) for part in pair] for pair in flat], dtype=torch.float64)
        return torch.view_as_complex(parts.reshape(-1, 2)).to(dtype).reshape(shape)
    if dtype.is_floating_point:
        return torch.tensor([float(item) for item in flat], dtype=torch.float64).to(dtype).reshape(shape)
    if dtype is torch.bool:
        if not all(isinstance(item, bool) for item in flat):
            raise ValueError("a bool is neither true nor false")
        return torch.tensor(flat, dtype=dtype).reshape(shape)
    name = str(dtype).removeprefix("torch.")
    return torch.from_numpy(numpy.array(flat, dtype=name)).reshape(shape)


def same_bits(one, other):
    """Equal to the bit, but for the payload of NaN."""
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    one, other = (tensor.detach().resolve_conj().resolve_neg().reshape(-1) for tensor in (one, other))
    # A fresh copy: without elements, or with one, a view keeps strides that view(uint8) refuses.
    one, other = (tensor.clone(memory_format=torch.contiguous_format) for tensor in (one, other))
    if one.dtype.is_complex:
        one, other = torch.view_as_real(one).reshape(-1), torch.view_as_real(other).reshape(-1)
    if one.dtype.is_floating_point:
        nan = one != one
        if not torch.equal(nan, other != other):
            return False
        one, other = one[~nan], other[~nan]
    return torch.equal(one.view(torch.uint8), other.view(torch.uint8))


def _collection(td):
    is_stack = isinstance(td, LazyStackedTensorDict)
    document = {"kind": "lazy_stack" if is_stack else "tensordict",
                "type": TYPES.get(type(td).__name__, type(td).__name__)}
    if is_stack:
        document |= {"stack_dim": td.stack_dim, "count": len(td.tensordicts)}
    document |= {"batch_size": list(td.batch_size), "names": _names(td), "device": _text(td.device),
                 "locked": td.is_locked}
    content = td._tensordict if not is_stack and type(td).__name__ not in ("TensorDict", *TYPES) else td
    document["entries"] = [{"key": key} | _entry(content, key) for key in content.keys()]
    if is_stack:
        document["members"] = [_collection(member) for member in td.tensordicts]
    return document


def _entry(td, key):
    try:
        value = td.get(key)
    except RuntimeError:
        # A key whose shapes differ between the members of a lazy stack.
        leaves = _ragged_leaves(td, key)
        dtype = leaves[0].dtype
        for leaf in leaves:
            dtype = torch.promote_types(dtype, leaf.dtype)
        return {"kind": "tensor", "shape": list(td.get_item_shape(key)), "dtype": str(dtype), "device": "cpu",
                "bytes": sum(leaf.numel() for leaf in leaves) * dtype.itemsize}
    document = document_of(value)
    if document["kind"] == "tensor":
        document["bytes"] = value.numel() * value.element_size()
    return document


def _ragged_leaves(td, key):
    leaves = []
    for member in td.tensordicts:
        ragged = isinstance(member, LazyStackedTensorDict) and -1 in member.get_item_shape(key)
        leaves += _ragged_leaves(member, key) if ragged else [member.get(key)]
    return leaves


def _tensor(tensor):
    document = {"kind": "tensor", "shape": list(tensor.shape), "dtype": str(tensor.dtype), "device": str(tensor.device)}
    return document if tensor.is_meta else document | {"values": tensor.detach().cpu().as_subclass(torch.Tensor)}


def _nested(tensor):
    members = tensor.unbind(0)
    if len({member.shape for member in members}) == 1:
        return _tensor(torch.stack(members))  # here only differing sizes make a tensor nested
    sizes = zip(*(member.shape for member in members), strict=True)
    shape = [len(members), *(size[0] if len(set(size)) == 1 else -1 for size in sizes)]
    return {"kind": "tensor", "shape": shape, "dtype": str(tensor.dtype), "device": str(tensor.device),
            "members": [document_of(member) for member in members]}


def _names(td):
    names = list(td.names)
    return names if any(name is not None for name in names) else None


def _text(device):
    return None if device is None else str(device)


def _plain(data):
    if isinstance(data, dict):
        return {key: _plain(item) for key, item in data.items()}
    if isinstance(data, (list, tuple)) or type(data).__name__ == "LinkedList":
        return [_plain(item) for item in data]
    if isinstance(data, complex):
        return [_finite(data.real), _finite(data.imag)]
    return _finite(data)


def _finite(value):
    return str(value) if isinstance(value, float) and value - value != 0 else value


def _check_nesting(values, shape):
    if not shape:
        return
    if not isinstance(values, list) or len(values) != shape[0]:
        raise ValueError(f"a list of {shape[0]} was expected")
    for item in values:
        _check_nesting(item, shape[1:])


def _flat(values, depth):
    if depth == 0:
        yield values
        return
    for item in values:
        yield from _flat(item, depth - 1)


def _value_differences(ours, theirs, where, same):
    if repr(ours) == repr(theirs.tolist()):  # most of the time, and much faster
        return []
    try:
        tensor = tensor_of(ours, theirs.shape, theirs.dtype)
    except (ValueError, TypeError, OverflowError) as error:
        return [f"{where}.values: {error}"]
    return [] if same(tensor, theirs) else [f"{where}.values: {_short(tensor)}, in Python {_short(theirs)}"]


def _name(item, at):
    return item["key"] if isinstance(item, dict) and "key" in item else at


def _short(value):
    if isinstance(value, dict) and value.get("kind") == "error":
        return f"{value['class']} {value.get('message', '')}"[:200]
    text = " ".join(str(value).split())
    return text if len(text) <= 120 else text[:119] + "…"
