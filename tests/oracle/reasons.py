# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program answers otherwise than the library on purpose. Everything else must agree.

Each reason is a function of the expression and both documents that is true where it applies.
"""
from documents import differences


def one_class_for_wrong_indices(expression, ours, theirs):
    """A wrong index is an IndexError; in Python it may be a RuntimeError or TypeError of torch's, by what is indexed."""
    return _class(ours) == "IndexError" and _class(theirs) in {"RuntimeError", "TypeError"}


def a_str_among_indices_is_refused(expression, ours, theirs):
    """A str among indices is a TypeError, whatever else is wrong with them; Python's stacks take some."""
    return _class(ours) == "TypeError" and "a key and an index" in ours["message"]


def empty_index_lists_are_taken(expression, ours, theirs):
    """An index list without elements picks nothing; Python's stacks raise an IndexError."""
    return "[]" in expression and "batch_size" in ours and _class(theirs) == "IndexError"


def negative_steps_everywhere_alike(expression, ours, theirs):
    """A negative step is a ValueError; Python takes one along the stack dim. Of two mistakes each may name another."""
    both_fail = _class(ours) is not None and _class(theirs) is not None
    return "::-1" in expression and (both_fail or "negative" in ours.get("message", ""))


def positions_are_checked_even_if_nothing_is_read(expression, ours, theirs):
    """A position out of range is an IndexError also where another index picks nothing; Python then may not look."""
    return (_class(ours) == "IndexError" and "out of range" in ours.get("message", "")
            and 0 in (theirs.get("batch_size") or theirs.get("shape") or theirs.get("value") or []))


def dense_where_rows_are_gathered(expression, ours, theirs):
    """An index tensor over several dims of a stack gives a dense tensordict; Python stacks single rows again."""
    return "error" not in (ours["kind"], theirs["kind"]) and ours != theirs and _agree(ours, _dense(theirs))


def equal_non_tensors_are_one_value_or_many(expression, ours, theirs):
    """Stacks list a value a position, of an empty batch too; Python's may shorten equal ones and drop dims."""
    return _agree(_with_common_data(_dense(ours)), _with_common_data(_dense(theirs)))


def a_missing_key_is_no_non_tensor(expression, ours, theirs):
    """is_non_tensor of a key that is not there is False; Python raises a KeyError."""
    return ".is_non_tensor(" in expression and ours == {"kind": "scalar", "value": False} and _class(theirs) == "KeyError"


REASONS = [one_class_for_wrong_indices, a_str_among_indices_is_refused, empty_index_lists_are_taken,
           negative_steps_everywhere_alike, positions_are_checked_even_if_nothing_is_read,
           dense_where_rows_are_gathered, equal_non_tensors_are_one_value_or_many, a_missing_key_is_no_non_tensor]


def reason_for(expression, ours, theirs):
    """The reason that explains a disagreement, or None."""
    return next((reason for reason in REASONS if reason(expression, ours, theirs)), None)


def _class(document):
    return document.get("class")


def _agree(ours, theirs):
    return not differences(ours, theirs, ignoring=("locked", "device"))


def _dense(document):
    """The document of the same content without lazy stacks."""
    if isinstance(document, list):
        return [_dense(item) for item in document]
    if not isinstance(document, dict):
        return document
    result = {key: _dense(item) for key, item in document.items()}
    if result.get("kind") == "lazy_stack":
        for key in ("stack_dim", "count", "members"):
            del result[key]
        result |= {"kind": "tensordict", "type": "TensorDict"}
    return result


def _with_common_data(document):
    if isinstance(document, list):
        return [_with_common_data(item) for item in document]
    if not isinstance(document, dict):
        return document
    if document.get("kind") == "non-tensor":
        values = list(_values(document["data"]))
        return dict(document, data=values[:1] if all(value == values[0] for value in values) else document["data"])
    return {key: _with_common_data(item) for key, item in document.items()}


def _values(data):
    if not isinstance(data, list):
        yield data
        return
    for item in data:
        yield from _values(item)
