# SPDX-License-Identifier: GPL-3.0-or-later
"""Why an expression fails, in lines of text: what `tensordesk eval` says of it."""
import shutil
import subprocess

from tensordesk import _folder, _window

_TIMEOUT_S = 60


def lines_of(members, about):
    """The operands with the dims that do not fit, the rule, and what works instead. Empty where no expression failed, where the
    program is missing, and where it does not say more than the error."""
    if len(members) != 1 or not about.get("expression") or not about.get("error") or _window.program() is None:
        return []
    folder = None
    try:
        folder = _folder.write(members, {})
        done = subprocess.run([_window.program(), "eval", str(folder / "0"), about["expression"], "--meta"], text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=_TIMEOUT_S)
        return done.stderr.splitlines()[1:] if done.returncode else []  # the first line repeats the error
    except Exception:  # then the shapes alone are shown
        return []
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
