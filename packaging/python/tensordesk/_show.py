# SPDX-License-Identifier: GPL-3.0-or-later
"""The one call: tensordicts into a folder, the folder into the window."""
import shutil

from tensordesk import _folder, _window


def show(*tds, title=None):
    """Shows tensordicts in the TensorDesk window: a running one of yours, else a new one.

    One is browsed; of several, also of one list, a matrix of keys and members says what they have in common and
    what `torch.stack` and others would make of them. Tensordicts may lie on any device and need not stack; a dict
    or a tensor is shown as a tensordict. They are copied as they are now. Does not wait for the window. Where
    there is no display it does nothing but print one line of advice.
    """
    present(members_of(tds), {} if title is None else {"title": title})


def members_of(values):
    """The tensordicts to show: those given, or those of the one list or tuple that was given."""
    if len(values) == 1 and isinstance(values[0], (list, tuple)):
        values = values[0]
    if not values:
        raise ValueError("show() needs at least one tensordict")
    return values


def present(members, about):
    """Copies `members` and hands them to the window; `about` says what the window tells of them."""
    if not _window.is_possible():
        return
    folder = _folder.write(members, about)
    try:
        _window.hand_over(folder)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
