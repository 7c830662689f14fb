# SPDX-License-Identifier: GPL-3.0-or-later
"""The one call: tensordicts into a folder, the folder into the window."""
import shutil
import sys

from tensordesk import _explanation, _folder, _picture, _window
from tensordesk._text import side_by_side


def show(*tds, title=None):
    """Shows tensordicts in the TensorDesk window: a running one of yours, else a new one.

    One is browsed, under its title; of several, also of one list, a matrix of keys and members says what they have in common and
    what `torch.stack` and others would make of them. Tensordicts may lie on any device and need not stack; a dict or a tensor is
    shown as a tensordict. They are copied as they are now. Does not wait for the window. Where there is no display it prints them
    as text, or shows a picture in a notebook.
    """
    present(_folder.members_of("show", tds), {} if title is None else {"title": str(title)})


def present(members, about):
    """Copies `members` and hands them to the window; `about` says what the window tells of them."""
    for member in members:
        _folder.check(member)
    if not _window.has_display() and _picture.is_in_notebook():
        _picture.display(members, about)
        return
    if not _window.is_possible():
        print(side_by_side(members, about, _explanation.lines_of(members, about)), file=sys.stderr)
        return
    folder = _folder.write(members, about)
    try:
        _window.hand_over(folder)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
