# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluates expressions by the program, on files, and by the Python library, and says where they differ."""
import functools
import re
import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import rollouts
import torch
from documents import differences, document_of, error_document, reordered
from operands import NAMES
from program import evaluate
from reasons import reason_for
from tensordict import PersistentTensorDict, TensorDict

warnings.simplefilter("ignore")


@dataclass
class Variant:
    """One form of a tensordict: what makes Python's object anew, and the file for the program."""
    name: str
    make: Callable
    path: Path
    ignoring: tuple = ()    # fields of a document that say what a file cannot know
    reorders: bool = False  # Python's order of keys is not the file's
    device: str = "cpu"     # where both compute


@dataclass
class Outcome:
    agreed: int = 0
    explained: Counter = field(default_factory=Counter)  # how often each reason applied
    unexplained: list = field(default_factory=list)      # a text each

    def __add__(self, other):
        return Outcome(self.agreed + other.agreed, self.explained + other.explained,
                       self.unexplained + other.unexplained)

    def __str__(self):
        total = self.agreed + self.explained.total() + len(self.unexplained)
        share = 100 * self.agreed / max(total, 1)
        return f"{self.agreed} of {total} agree ({share:.2f} %), {self.explained.total()} differ with reason"


def devices():
    """The devices besides the processor on which both sides can compute here."""
    return [f"cuda:{index}" for index in range(torch.cuda.device_count())]


def forms_on(devices, name, make, folder):
    """The tensordict that `make` gives, saved as a folder of that name below `folder`, on each of the devices."""
    memmap = Path(folder) / name
    make().save(memmap)
    return [Variant(f"{name}, {device}", lambda device=device: make().to(device), memmap, ignoring=("locked",),
                    device=device) for device in devices]


def forms(name, make, folder):
    """The tensordict that `make` gives, in every form that can hold it and on every device, saved below `folder`."""
    on_devices = forms_on(devices(), name, make, folder)
    memmap = Path(folder) / name
    # Whatever was saved to a folder has a device from then on.
    result = [Variant(name, lambda: make().to("cpu"), memmap, ignoring=("locked",)),
              Variant(f"{name}, memmap", lambda: TensorDict.load_memmap(memmap, mode="r"), memmap, reorders=True),
              *on_devices]
    if "stack" not in name and name != "ragged":
        path = Path(folder) / f"{name}.h5"
        strings = [key for key in make().keys() if isinstance(make()[key], str)]  # Python reads them as bytes
        make().exclude(*strings).to_h5(path).close()
        opened = PersistentTensorDict.from_h5(path, mode="r")
        content = opened.to_tensordict()
        opened.close()
        result.append(Variant(f"{name}, HDF5", content.clone, path, ignoring=("locked",)))
    return result


def rollout_forms(folder):
    operands = {"dense": rollouts.rollout, "unnamed": lambda: rollouts.rollout(names=None),
                "stacked on dim 0": lambda: rollouts.stacked(0), "stacked on dim 1": lambda: rollouts.stacked(1)}
    return [form for name, make in operands.items() for form in forms(name, make, folder)]


@functools.lru_cache(maxsize=1)
def _answers(path, expressions, device):
    """Of the program; several forms of a tensordict are the same file."""
    return evaluate(path, expressions, device)


def compare(variant, expressions):
    outcome = Outcome()
    td = variant.make()
    for expression, ours in zip(expressions, _answers(variant.path, tuple(expressions), variant.device), strict=True):
        found, ours, theirs = _compared(variant, expression, ours, td)
        if found:  # an expression before may have changed the operand, which is slow to make
            td = variant.make()
            found, ours, theirs = _compared(variant, expression, ours, td)
        if not found:
            outcome.agreed += 1
        elif reason := reason_for(expression, ours, theirs, variant.ignoring):
            outcome.explained[reason.__name__] += 1
        else:
            outcome.unexplained.append("\n    ".join([f"{variant.name}: {expression}", *found[:4]]))
    return outcome


def _compared(variant, expression, ours, td):
    """What differs, between which documents."""
    theirs = evaluated(expression, td if variant.device == "cpu" else td.to("cpu"))
    # Kernels of a GPU only assert that an index is within bounds: where that fails, the device is lost to Python.
    if variant.device != "cpu" and not re.search("out of (bounds|range)|smaller than num_classes", theirs.get("message", "")):
        theirs = evaluated(expression, td)
    if variant.reorders:
        ours = _ordered(ours, theirs)
    return differences(ours, theirs, ignoring=variant.ignoring), ours, theirs


def evaluated(expression, td):
    """The document of what Python gives or raises."""
    torch.manual_seed(0)  # with which each text begins here
    try:
        return document_of(eval(expression, dict(NAMES, td=td)))
    except Exception as error:  # noqa: BLE001: whatever the library raises is what is compared
        return error_document(error)


def _ordered(ours, theirs):
    """Entries, and lists of keys, in the library's order if they are the same ones."""
    if ours.get("kind") == "list" == theirs.get("kind") and len(ours["items"]) == len(theirs["items"]):
        same = sorted(map(str, ours["items"])) == sorted(map(str, theirs["items"]))
        pairs = zip(ours["items"], theirs["items"], strict=True)
        return theirs if same else dict(ours, items=[_ordered(*pair) for pair in pairs])
    if len(ours.get("members", [])) != len(theirs.get("members", [])):
        return ours
    return reordered(ours, theirs)
