# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows what failed, and leaves the error as it is."""
import sys
from contextlib import contextmanager

from tensordict import TensorDict, is_tensor_collection

from tensordesk._operands import failure_of
from tensordesk._show import present

_SHAPE_ERRORS = (RuntimeError, ValueError, IndexError, KeyError, TypeError)


@contextmanager
def breakpoint_on_shape_error():
    """When an operation on tensors or tensordicts raises inside the block, shows its operands in the TensorDesk window; the
    error goes on its way.

    They are shown under the names that the line has for them, with file and line: in the collation microscope if several were to
    become one, else in the shape debugger, with the expression that failed. Works in notebooks and under pytest. Where there is
    no display it prints why the expression fails and what works instead, or shows a picture in a notebook. What cannot be shown is one line that says so.
    """
    try:
        yield
    except _SHAPE_ERRORS as error:
        _show(error)
        raise


def why(error=None):
    """Shows the operands of an error that was raised: of the one given, else of the one that is looked at in a debugger, is being
    handled, or was the last to end something at the prompt."""
    error = error or _current_error()
    if error is None:
        print("tensordesk: there is no error to tell of.", file=sys.stderr)
    else:
        _show(error)


def _current_error():
    if sys.exc_info()[1] is not None:
        return sys.exc_info()[1]
    # Debuggers keep it in the frame where they stopped: pdb, and debugpy of Visual Studio Code.
    frame = sys._getframe(1)
    while frame is not None:
        raised = frame.f_locals.get("__exception__")
        if isinstance(raised, tuple) and len(raised) > 1 and isinstance(raised[1], BaseException):
            return raised[1]
        frame = frame.f_back
    return getattr(sys, "last_exc", None) or getattr(sys, "last_value", None)


def _show(error):
    """Shows what failed. Never raises: whatever is wrong with showing it, the error itself is what a person wants."""
    try:
        failure = failure_of(error.__traceback__)
        if failure.operands:
            about = {"title": failure.expression, "where": failure.where, "error": f"{type(error).__name__}: {error}"}
            present(*_members_of(failure, about))
    except Exception as problem:  # values that cannot be kept, a program that cannot be started, a full disk
        print(f"tensordesk: what failed cannot be shown: {_first_line(problem)}", file=sys.stderr)


def _members_of(failure, about):
    """What to show, and how: of one expression one tensordict, that it is over."""
    names, values = zip(*failure.operands)
    if failure.td is not None:
        return [failure.td], {**about, "expression": failure.python}
    if failure.python is not None:
        alone = len(values) == 1 and is_tensor_collection(values[0])
        return [values[0] if alone else TensorDict(dict(failure.operands))], {**about, "expression": failure.python}
    return values, {**about, "names": names}


def _first_line(error):
    try:
        return str(error).splitlines()[0]
    except Exception:  # it has no text, or none that can be made
        return type(error).__name__
