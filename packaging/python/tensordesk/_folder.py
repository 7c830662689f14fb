# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensordicts as a folder that the window opens and removes: a memmap folder each, "0", "1", …, and show.json."""
import json
import os
import shutil
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import torch
from tensordict import PersistentTensorDict, TensorDict, is_tensor_collection

_PREFIX = "tensordesk-"
_LEFT_AFTER_S = 600  # on a busy machine a window takes minutes to start


def members_of(function, values):
    """The tensordicts that a function of ours was given, or those of the one list or tuple that it was given."""
    if len(values) == 1 and isinstance(values[0], (list, tuple)):
        values = values[0]
    if not values:
        raise ValueError(f"{function}() needs at least one tensordict")
    return list(values)


def write(members, about):
    """Copies the members into a new folder that only this user can read; gives its path."""
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=_memory()))
    try:
        for at, member in enumerate(members):
            _on_cpu(as_tensordict(member)).memmap(folder / str(at), copy_existing=True)
        # Written last: a folder with it is whole.
        (folder / "show.json").write_text(json.dumps({"members": len(members), **about}), encoding="utf-8")
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def remove_leftovers():
    """Removes folders that killed windows left. Call it only while no window runs. A window that is being started
    needs its folder, so that newer ones stay."""
    for folder in Path(_memory() or tempfile.gettempdir()).glob(_PREFIX + "*"):
        try:
            about = (folder / "show.json").stat()
            if about.st_uid == os.getuid() and time.time() - about.st_mtime > _LEFT_AFTER_S:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            pass  # of another user, or being written


def _memory():
    """A folder in shared memory where there is one, so that nothing goes to a disk."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK | os.X_OK) else None


def check(value):
    """TypeError for what cannot be shown."""
    if not is_tensor_collection(value) and not isinstance(value, (torch.Tensor, Mapping)):
        raise TypeError(f"expected a tensordict, a dict or a tensor, got {type(value).__name__}")


def as_tensordict(value):
    check(value)
    if is_tensor_collection(value):
        return value
    if isinstance(value, torch.Tensor):
        return TensorDict({"tensor": value})
    return TensorDict.from_dict(dict(value))


def _on_cpu(td):
    if isinstance(td, PersistentTensorDict):
        return td.to_tensordict()
    # Each leaf may lie on a device of its own.
    return td.detach().cpu()
