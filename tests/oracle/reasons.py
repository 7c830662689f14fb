# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program answers otherwise than the library on purpose. Everything else must agree.

Each reason is a function of the expression and both documents that is true where it applies: it looks at what both
say, so that another disagreement of the same expression is still found.
"""
import re

import torch
from documents import differences, tensor_of

# ---- wrong indices ------------------------------------------------------------------------------------------------

# What the library says of a wrong index in classes that depend on what is indexed.
WRONG_INDEX = {
    "RuntimeError": ("Attempting to broadcast a dimension of length",
                     "Not enough dimensions in TensorDict for index provided", "shape mismatch: indexing tensors",
                     "indexing a tensordict with td.batch_dims==0 is not permitted"),
    "TypeError": ("Invalid index type: <class '", "list indices must be integers or slices, not float"),
}


def one_class_for_wrong_indices(expression, ours, theirs):
    """A wrong index is an IndexError; stacks of Python raise a RuntimeError or TypeError for some."""
    return _class(ours) == "IndexError" and _message(theirs).startswith(WRONG_INDEX.get(_class(theirs), ()))


def expressions_write_no_files(expression, ours, theirs):
    """What would write files is refused, with what to do instead; results are saved with -o OUT."""
    return _class(ours) == "NotImplementedError" and _message(ours).startswith("expressions write no files")


def a_str_among_indices_is_refused(expression, ours, theirs):
    """A str among indices is a TypeError, whatever else is wrong with them; Python's stacks take some."""
    return _class(ours) == "TypeError" and _message(ours).startswith("a key and an index cannot share the same brackets")


def empty_index_lists_are_taken(expression, ours, theirs):
    """An index list without elements picks nothing; torch takes `[[]]` for floats, which index nothing."""
    return ("[[]]" in expression and _class(ours) is None
            and _message(theirs).startswith("tensors used as indices must be long, int, byte or bool"))


def negative_steps_everywhere_alike(expression, ours, theirs):
    """A negative step is a ValueError; Python takes one along the stack dim. Of two mistakes each may name another."""
    return (_message(ours).startswith("negative slice steps are not supported")
            or _class(ours) == "IndexError" and _message(theirs).startswith("step must be greater than zero"))


def wrong_indices_into_nothing_are_wrong(expression, ours, theirs):
    """A position out of range is an IndexError; torch does not look at positions where the result has no elements."""
    return (_class(ours) == "IndexError" and "is out of bounds for dimension" in _message(ours)
            and _class(theirs) is None and _has_no_elements(theirs))


# ---- lazy stacks --------------------------------------------------------------------------------------------------

REFUSED_BY_STACKS = ("Cannot call `view` on a lazy stacked tensordict", "repeat() missing 1 required positional argument")


def stacks_have_the_operations_of_dense_ones(expression, ours, theirs):
    """Lazy stacks, also of values that are no tensors, are viewed and repeated as dense ones; Python's refuse it."""
    return any(text in _message(theirs) for text in REFUSED_BY_STACKS) and _goes_beyond(ours, "view|repeat")


def a_view_of_a_view_stays_a_view(expression, ours, theirs):
    """The entries of a viewed stack are views, which some shapes do not fit; Python's are copies, which fit all."""
    return ".view(" in expression and _message(ours).startswith("view size is not compatible") and _class(theirs) is None


# ---- values that are no tensors -----------------------------------------------------------------------------------

def empty_values_keep_their_dims(expression, ours, theirs):
    """A batch without elements holds empty lists as deep as it has dims; Python drops dims behind the empty one."""
    return _agree(_with_empty_data(ours, theirs), theirs)


def repeated_values_are_written_out(expression, ours, theirs):
    """What is repeated has a value a position, as repeated dense ones have in Python; where it repeats members of a stack,
    one of them has one value again."""
    return ".repeat" in expression and _agree(_written_out(ours), _written_out(theirs))


REDUCTIONS = ("sum", "mean", "prod", "std", "var")


def objects_of_pickles_are_named(expression, ours, theirs):
    """Nothing of a pickle is run: where Python makes an object of it, a tensor too, there is the name of what would make it."""
    return _agree(_with_objects(ours, theirs), theirs)


def text_goes_through_reductions(expression, ours, theirs):
    """Reductions pass values that are no tensors on, as Python's pass single ones; of stacks of them sum() and its like are
    refused there, and any() and all() lose the values: empty tensordicts stand in their place."""
    if any(_message(theirs).startswith(f"{name} requires this object to be cast to a regular TensorDict") for name in REDUCTIONS):
        return _goes_beyond(ours, "|".join(REDUCTIONS))
    of_all = ".any(" in expression or ".all(" in expression
    if of_all and expression.endswith(".is_empty()"):
        return (ours.get("value"), theirs.get("value")) == (False, True)
    return (of_all and "'kind': 'non-tensor'" in str(ours)
            and _agree(_without_text(ours), _without_text(theirs)))


def levels_without_entries_stay(expression, ours, theirs):
    """Arithmetic keeps levels without entries, as all other operations do; Python's drops them beside others for a number
    and a tensordict, and keeps them for a tensor of the batch size: `td * 1` has other keys than `td * torch.ones(td.shape)`."""
    return (any(text in expression for text in (" * ", " + ", " - ", " / ", " ** ", ".mul(", ".add(", ".sub(", ".div(", ".pow("))
            and _agree(_without_empty_levels(ours), _without_empty_levels(theirs)))


# ---- tensorclasses ------------------------------------------------------------------------------------------------
# Classes are never imported, and files leave out fields that are None: what further fields, attributes and casts a class has,
# only Python knows.
OF_INSTANCE = re.compile(r"'(?!TensorDict'|LazyStackedTensorDict'|NonTensor)\w+' object has no attribute '")


def attributes_of_classes_are_unknown(expression, ours, theirs):
    """Fields that are None, properties and methods of a class are read and assigned in Python."""
    if theirs.get("kind") == "error":
        return False
    return bool(OF_INSTANCE.match(_message(ours))) or (_is_instance(theirs) and "cannot be assigned; of a tensordict's attributes" in _message(ours))


def fields_that_are_none_are_not_listed(expression, ours, theirs):
    """to_dict(), and to_tensordict() where asked to, list the fields that are None; here those that the file says."""
    return ((".to_dict(" in expression or "retain_none=True" in expression)
            and _agree(ours, _without_further_none(theirs, ours)))


def what_is_no_field_is_set(expression, ours, theirs):
    """A new key of an instance may be a field that is None in its file; Python refuses it where it is none."""
    return "Cannot set the attribute" in _message(theirs) and "has no such field" in _message(theirs)


def fields_are_not_cast(expression, ours, theirs):
    """What is set becomes in Python what the class declares: numbers tensors or not, dicts instances of other classes."""
    sets = re.search(r"\.set\([^,]+, ([-0-9.]+|\{.*\})\)|\.from_dict_instance\(", expression)
    return bool(sets) and _has_tensorclass(theirs) and _agree(_cast_like(ours, theirs), theirs)


# ---- names and batch sizes ----------------------------------------------------------------------------------------

def longer_levels_stay_longer(expression, ours, theirs):
    """A level with a longer batch than its parent keeps it, and its names, as in sum(); Python's max, min, cummax, split_keys,
    merge_tensordicts and mul(default=) cut it."""
    names = ("max", "min", "cummax", "cummin", "split_keys", "merge_tensordicts")
    cuts = any(f"{name}(" in expression for name in names) or "default=" in expression
    return cuts and _agree(_cut_like(ours, theirs), theirs)


def names_stay_below_squeezed_dims(expression, ours, theirs):
    """squeeze() keeps the names of levels below, as squeeze(dim) does; Python drops them there."""
    return ".squeeze()" in expression and _agree(_nameless_below(ours), _nameless_below(theirs))


def a_batch_may_be_squeezed_to_nothing(expression, ours, theirs):
    """squeeze() of a batch of ones gives the batch size []; Python fails there on leaves without event dims."""
    return ".squeeze()" in expression and _class(theirs) == "TypeError" and _class(ours) != "TypeError"


def unnamed_dims_below_take_a_name(expression, ours, theirs):
    """Levels below take over the names of a flattened batch; Python's apply finds its own to contradict each other."""
    return _message(theirs).startswith("refine_names: cannot coerce TensorDict names") and _class(ours) is None


# ---- the last bit -------------------------------------------------------------------------------------------------

# Relative errors that two computations of one value may have: processors, compilers, numbers of threads and places in memory add
# and multiply in another order.
TOLERANCES = {torch.float64: 1e-12, torch.complex128: 1e-12, torch.float32: 4e-6, torch.complex64: 4e-6, torch.float16: 4e-3,
              torch.bfloat16: 3e-2}


def same_but_for_rounding(tensor, other):
    """Whether two tensors of one shape and dtype agree to the rounding of their dtype."""
    return _are_near(tensor, other, TOLERANCES)


def computed_floats_are_rounded(expression, ours, theirs):
    """Floats that both sides compute agree to the rounding of their dtype."""
    return _nearly(ours, theirs, TOLERANCES)


def clones_keep_the_sign_of_zero(expression, ours, theirs):
    """-1.5 * 0 is -0.0, as IEEE 754 says, also in a clone; Python's clone() of a tensordict adds 0, which gives 0.0."""
    return "* 0" in expression and ".clone()" in expression and _nearly(ours, theirs, {})


def stacks_of_several_devices_fail_when_read(expression, ours, theirs):
    """A stack of members on several devices is an error when its elements are asked for; in Python at once."""
    return (expression.endswith(".device") and ours.get("kind") == "scalar"
            and _message(theirs).startswith("Expected all tensors to be on the same device"))


def what_is_made_lies_on_the_device(expression, ours, theirs):
    """What an expression makes lies on the device that is computed on, not on the processor or on none: modules and
    indices too, which in Python are moved there first."""
    is_made = "nn." in expression or "torch." in expression
    is_moved = is_made and "class" not in ours and _message(theirs).startswith("Expected all tensors to be on the same device")
    return is_moved or _agree(_with_devices(ours, theirs), theirs)


def keys_of_two_stand_in_the_order_of_the_first(expression, ours, theirs):
    """Where two tensordicts bring keys together, those of the first come first, in its order, then those of the second; Python
    walks a set of keys there, in an order that changes from run to run."""
    walks = (".where(" in expression and "pad=" in expression) or "pad_sequence(" in expression or ".densify(" in expression
    return walks and _agree(_in_order(ours), _in_order(theirs))


def entries_of_unlike_ranks_are_broken(expression, ours, theirs):
    """An entry whose tensors have different numbers of dims in the members of a stack has no shape that would tell anything: it
    is shown with the reason. Python's get() fails there too, and get_item_shape() gives [-1]."""
    return _agree(_with_unlike_ranks(ours, theirs), theirs)


REASONS = [expressions_write_no_files, objects_of_pickles_are_named, stacks_of_several_devices_fail_when_read, what_is_made_lies_on_the_device, one_class_for_wrong_indices, a_str_among_indices_is_refused, empty_index_lists_are_taken,
           negative_steps_everywhere_alike, wrong_indices_into_nothing_are_wrong,
           stacks_have_the_operations_of_dense_ones,
           a_view_of_a_view_stays_a_view, attributes_of_classes_are_unknown, fields_that_are_none_are_not_listed,
           what_is_no_field_is_set, fields_are_not_cast, empty_values_keep_their_dims, repeated_values_are_written_out, text_goes_through_reductions,
           levels_without_entries_stay,
           longer_levels_stay_longer, names_stay_below_squeezed_dims, a_batch_may_be_squeezed_to_nothing,
           unnamed_dims_below_take_a_name, keys_of_two_stand_in_the_order_of_the_first, entries_of_unlike_ranks_are_broken,
           clones_keep_the_sign_of_zero, computed_floats_are_rounded]


def reason_for(expression, ours, theirs, ignoring=()):
    """The reason that explains a disagreement but for the fields `ignoring`, or None."""
    ours, theirs = _without_fields(ours, ignoring), _without_fields(theirs, ignoring)
    found = (reason for document in (ours, _with_devices(ours, theirs)) for reason in REASONS if reason(expression, document, theirs))
    return next(found, None)


def _goes_beyond(ours, operations):
    """True of a result, and of what fails only behind a call of one of these operations."""
    return _class(ours) is None or re.search(rf"\.({operations})\(.*\)[.\[]", str(ours.get("part"))) is not None


def _in_order(document):
    """The document with the entries of every level in alphabetical order."""
    if isinstance(document, list):
        items = [_in_order(item) for item in document]
        return sorted(items, key=lambda item: item["key"]) if all(isinstance(item, dict) and "key" in item for item in items) else items
    return {key: _in_order(item) for key, item in document.items()} if isinstance(document, dict) else document


def _with_devices(ours, theirs):
    """The document with the devices of `theirs` where these are none that is computed on."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_with_devices(*pair) for pair in zip(ours, theirs, strict=True)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    same = {key: _with_devices(item, theirs.get(key)) for key, item in ours.items()}
    is_made = str(ours.get("device")).startswith("cuda") and theirs.get("device") in (None, "cpu")
    return dict(same, device=theirs.get("device")) if is_made else same


def _with_unlike_ranks(ours, theirs):
    """The document with what `theirs` says of entries of the shape [-1] that differ in their number of dims."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_with_unlike_ranks(*pair) for pair in zip(ours, theirs, strict=True)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    if ours.get("kind") == "broken" and "different numbers of dims" in ours["error"] and theirs.get("shape") == [-1]:
        return theirs
    return {key: _with_unlike_ranks(item, theirs.get(key)) for key, item in ours.items()}


OBJECT = re.compile(r"<[\w.]+>")


def _with_objects(ours, theirs):
    """The document with the objects of `theirs` where ours has but the name of what makes one."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_with_objects(*pair) for pair in zip(ours, theirs, strict=True)]
    if isinstance(ours, str) and not isinstance(theirs, str) and OBJECT.fullmatch(ours):
        return theirs
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    if ours.get("kind") == "scalar" and theirs.get("kind") != "scalar" and isinstance(ours["value"], str) and OBJECT.fullmatch(ours["value"]):
        return theirs
    return {key: _with_objects(item, theirs.get(key)) for key, item in ours.items() if key != "opaque"}


def _without_fields(document, fields):
    if not fields or not isinstance(document, (dict, list)):
        return document
    if isinstance(document, list):
        return [_without_fields(item, fields) for item in document]
    return {key: _without_fields(item, fields) for key, item in document.items() if key not in fields}


def _class(document):
    return document.get("class")


def _message(document):
    return document.get("message", "")


def _agree(ours, theirs):
    return not differences(ours, theirs)


def _are_near(tensor, other, tolerances):
    tolerance = tolerances.get(tensor.dtype, 0)
    return torch.allclose(tensor, other, rtol=tolerance, atol=tolerance / 10, equal_nan=True)


def _nearly(ours, theirs, tolerances):
    """The same documents but for the last bits of their floats, by dtype; without tolerances, but for the sign of zeros."""
    if isinstance(theirs, dict) and isinstance(theirs.get("values"), torch.Tensor) and isinstance(ours, dict):
        rest = {key: value for key, value in theirs.items() if key != "values"}
        if {key: ours.get(key) for key in rest} != rest or "values" not in ours:
            return False
        return _are_near(tensor_of(ours["values"], theirs["values"].shape, theirs["values"].dtype), theirs["values"], tolerances)
    if isinstance(theirs, dict):
        return isinstance(ours, dict) and set(ours) == set(theirs) and all(
            key == "data" or _nearly(ours[key], theirs[key], tolerances) for key in theirs)
    if isinstance(theirs, list):
        return (isinstance(ours, list) and len(ours) == len(theirs)
                and all(_nearly(*pair, tolerances) for pair in zip(ours, theirs, strict=True)))
    if isinstance(theirs, float) and isinstance(ours, float):
        tolerance = tolerances.get(torch.float32, 0)
        return abs(ours - theirs) <= tolerance / 10 + tolerance * abs(theirs)
    return ours == theirs


def _cut_like(ours, theirs):
    """The document with batch sizes and names of levels cut to those of `theirs`, which they start with."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_cut_like(*pair) for pair in zip(ours, theirs, strict=True)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    result = {key: _cut_like(value, theirs.get(key)) for key, value in ours.items()}
    if "key" in ours and ours.get("kind") == "tensordict":
        dims = len(theirs.get("batch_size") or [])
        result["batch_size"] = ours["batch_size"][:dims]
        names = (ours["names"] or [])[:dims]
        result["names"] = names if any(name is not None for name in names) else None
    return result


def _without_text(document):
    """The document without entries that are no tensors."""
    if isinstance(document, list):
        return [_without_text(item) for item in document
                if not (isinstance(item, dict) and (item.get("kind") == "non-tensor" or item.get("key") == "task"))]
    if isinstance(document, dict):
        return {key: _without_text(item) for key, item in document.items()}
    return document


def _without_empty_levels(document):
    """The document without levels that have no entries, at any depth."""
    if isinstance(document, list):
        items = [_without_empty_levels(item) for item in document]
        return [item for item in items if not (isinstance(item, dict) and "key" in item and item.get("entries") == [])]
    if isinstance(document, dict):
        return {key: _without_empty_levels(item) for key, item in document.items()}
    return document


def _has_tensorclass(document):
    if isinstance(document, list):
        return any(map(_has_tensorclass, document))
    return isinstance(document, dict) and (_is_instance(document) or any(map(_has_tensorclass, document.values())))


def _is_instance(document):
    return document.get("kind") == "tensordict" and document["type"] != "TensorDict"


def _without_further_none(theirs, ours):
    """The document without what is None in it and missing in `ours`."""
    if isinstance(theirs, list) and isinstance(ours, list):
        present = {item["key"] for item in ours if isinstance(item, dict) and "key" in item}
        kept = [item for item in theirs if not _is_none(item) or not isinstance(item, dict) or item.get("key") in present]
        return [_without_further_none(*pair) for pair in zip(kept, ours, strict=True)] if len(kept) == len(ours) else kept
    if not isinstance(theirs, dict) or not isinstance(ours, dict):
        return theirs
    if theirs.get("kind") == ours.get("kind") == "dict":
        items = {key: item for key, item in theirs["items"].items() if key in ours["items"] or item.get("kind") != "none"}
        theirs = dict(theirs, items=items)
    return {key: _without_further_none(item, ours.get(key)) for key, item in theirs.items()}


def _is_none(document):
    return (isinstance(document, dict) and document.get("kind") == "non-tensor"
            and all(value is None for value in _values(document["data"])))


def _cast_like(ours, theirs):
    """The document with numbers and levels as they are in `theirs`, where they say the same."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_cast_like(*pair) for pair in zip(ours, theirs, strict=True)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    kinds = (ours.get("kind"), theirs.get("kind"))
    if kinds == ("tensor", "non-tensor") and ours.get("shape") == []:
        return theirs if str(ours["values"]) == str(theirs["data"]) or ours["values"] == theirs["data"] else ours
    if kinds == ("tensordict", "non-tensor") and isinstance(theirs["data"], dict):
        return theirs if {entry["key"] for entry in ours["entries"]} == set(theirs["data"]) else ours
    if kinds == ("tensordict", "tensordict") and ours["type"] in ("TensorDict", theirs["type"]):
        named = {entry["key"] for entry in theirs["entries"]}
        entries = [entry for entry in ours["entries"] if entry["key"] in named or not _is_none(entry)]
        ours = dict(ours, type=theirs["type"], entries=entries)
    return {key: _cast_like(item, theirs.get(key)) for key, item in ours.items()}


def _with_empty_data(ours, theirs):
    """The document with the values of `theirs` where neither has any."""
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_with_empty_data(*pair) for pair in zip(ours, theirs, strict=True)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return ours
    if ours.get("kind") == theirs.get("kind") == "non-tensor":
        return ours if [*_values(ours["data"]), *_values(theirs["data"])] else dict(ours, data=theirs["data"])
    return {key: _with_empty_data(item, theirs.get(key)) for key, item in ours.items()}


def _written_out(document):
    """The document with the values of entries as plain lists, a single one for as many alike."""
    if isinstance(document, list):
        return [_written_out(item) for item in document]
    if not isinstance(document, dict):
        return document
    if document.get("kind") == "non-tensor":
        values = list(_values(document["data"]))
        return dict(document, data=values[:1] if all(value == values[0] for value in values) else values)
    return {key: _written_out(item) for key, item in document.items()}


def _has_no_elements(document):
    """True of a tensor, or a tensordict, with a dim of size 0, and of its batch size."""
    sizes = document.get("value") if document.get("kind") == "size" else document.get("shape") or document.get("batch_size")
    return 0 in (sizes or [])


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
