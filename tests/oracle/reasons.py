# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program answers otherwise than the library on purpose. Everything else must agree.

Each reason is a function of the expression and both documents that is true where it applies.
"""
import torch
from documents import differences, tensor_of


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


REDUCTIONS = (".sum(", ".mean(", ".prod(", ".std(", ".var(", ".any(", ".all(")


def text_goes_through_reductions(expression, ours, theirs):
    """Reductions pass values that are no tensors on; Python's fail on stacks of them, or make tensordicts of them."""
    if not _reduces(expression):
        return False
    return _class(theirs) == "RuntimeError" != _class(ours) or _agree(_without_text(ours), _without_text(theirs))


def longer_levels_stay_longer(expression, ours, theirs):
    """A level with a longer batch than its parent keeps it; Python's max, min, cummax and mul(default=) cut it."""
    cutting = (".max(", ".min(", ".cummax(", ".cummin(", "default=")
    return any(name in expression for name in cutting) and _agree(_without_level_batches(ours), _without_level_batches(theirs))


def sums_depend_on_the_order_in_memory(expression, ours, theirs):
    """The last bits of a sum over elements that lie otherwise in memory may differ."""
    return _reduces(expression) and _nearly(ours, theirs)


def zeros_have_a_sign(expression, ours, theirs):
    """-1.5 * 0 is -0.0, as IEEE 754 says, also in a clone; Python's clones of tensordicts may lose the sign."""
    return "* 0" in expression and _nearly(ours, theirs)


def stacks_have_the_operations_of_dense_ones(expression, ours, theirs):
    """Lazy stacks, also of values that are no tensors, are viewed and repeated as dense ones; Python's refuse much of it."""
    if "view size is not compatible" in ours.get("message", ""):
        return _class(theirs) is None
    refusals = {"RuntimeError", "TypeError"}
    return ((".view(" in expression or ".repeat(" in expression) and _class(ours) not in refusals
            and _class(theirs) in refusals)


def text_alone_is_not_empty(expression, ours, theirs):
    """A lazy stack of values that are no tensors is not empty, as a dense tensordict of them is not."""
    return ".is_empty()" in expression and ours.get("value") is False


def names_stay_below_squeezed_dims(expression, ours, theirs):
    """squeeze() keeps the names of levels below; Python drops them there."""
    return ".squeeze()" in expression and _agree(_nameless_below(ours), _nameless_below(theirs))


def a_batch_may_be_squeezed_to_nothing(expression, ours, theirs):
    """squeeze() of a batch of ones gives the batch size []; Python fails there on leaves without event dims."""
    return ".squeeze()" in expression and _class(theirs) == "TypeError" != _class(ours)


STACK_REASONS = [text_alone_is_not_empty]
REASONS = [one_class_for_wrong_indices, a_str_among_indices_is_refused, empty_index_lists_are_taken,
           negative_steps_everywhere_alike, positions_are_checked_even_if_nothing_is_read,
           dense_where_rows_are_gathered, equal_non_tensors_are_one_value_or_many, a_missing_key_is_no_non_tensor,
           text_goes_through_reductions, longer_levels_stay_longer, sums_depend_on_the_order_in_memory, zeros_have_a_sign,
           stacks_have_the_operations_of_dense_ones, names_stay_below_squeezed_dims,
           a_batch_may_be_squeezed_to_nothing]


def reason_for(expression, ours, theirs, is_stack=False):
    """The reason that explains a disagreement, or None."""
    reasons = REASONS + (STACK_REASONS if is_stack else [])
    return next((reason for reason in reasons if reason(expression, ours, theirs)), None)


def _class(document):
    return document.get("class")


def _agree(ours, theirs):
    return not differences(ours, theirs, ignoring=("locked", "device"))


def _reduces(expression):
    return any(name in expression for name in REDUCTIONS)


def _nearly(ours, theirs):
    """The same documents but for the last bits of their elements."""
    if isinstance(theirs, dict) and "values" in theirs and isinstance(ours, dict):
        rest = {key: value for key, value in theirs.items() if key != "values"}
        if {key: ours.get(key) for key in rest} != rest or not isinstance(theirs["values"], torch.Tensor):
            return False
        values = tensor_of(ours["values"], theirs["values"].shape, theirs["values"].dtype)
        return torch.allclose(values, theirs["values"], rtol=1e-5, atol=1e-6, equal_nan=True)
    if isinstance(theirs, dict):
        return isinstance(ours, dict) and set(ours) == set(theirs) and all(
            key in ("locked", "device", "data") or _nearly(ours[key], theirs[key]) for key in theirs)
    if isinstance(theirs, list):
        return isinstance(ours, list) and len(ours) == len(theirs) and all(map(_nearly, ours, theirs))
    if isinstance(theirs, float) and isinstance(ours, float):
        return abs(ours - theirs) <= 1e-6 + 1e-5 * abs(theirs)
    return ours == theirs


def _without_level_batches(document, is_level=False):
    if isinstance(document, list):
        return [_without_level_batches(item, "key" in item if isinstance(item, dict) else False) for item in document]
    if isinstance(document, dict):
        return {key: _without_level_batches(item) for key, item in document.items()
                if not (is_level and key in ("batch_size", "names"))}
    return document


def _without_text(document):
    """The document without entries that are no tensors."""
    if isinstance(document, list):
        return [_without_text(item) for item in document
                if not (isinstance(item, dict) and (item.get("kind") == "non-tensor" or item.get("key") == "task"))]
    if isinstance(document, dict):
        return {key: _without_text(item) for key, item in document.items()}
    return document


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


def _nameless_below(document):
    if not isinstance(document, dict) or "entries" not in document:
        return document
    entries = [_nameless_below({key: value for key, value in entry.items() if key != "names"})
               for entry in document["entries"]]
    return dict(document, entries=entries)
