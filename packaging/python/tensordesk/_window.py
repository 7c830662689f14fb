# SPDX-License-Identifier: GPL-3.0-or-later
"""The running window of this user, reached through a socket that only they may use; or a new one."""
import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from tensordesk._folder import remove_leftovers

_TIMEOUT_S = 10
_given = set()
_started = []  # kept so that Python does not complain of processes that outlive their objects


def is_possible():
    """Whether there is a display and a program; else says once what to do instead."""
    if not has_display():
        return _advise("there is no display here: `td.save(\"folder\")` keeps a tensordict, and "
                       "`tensordesk tree folder` or `tensordesk collate` look at it in a terminal")
    if program() is None:
        return _advise("the program `tensordesk` is not on PATH: set TENSORDESK_PROGRAM to where it lies"
                       if _named_program() is None else
                       f"TENSORDESK_PROGRAM names no program that can be started: {_named_program()}")
    return True


def hand_over(folder):
    """Gives the folder to the running window, or starts one with it. From then on it is the window's to remove.

    Of windows that are started at once the first one shows everything: the others find it and end."""
    if not _send(folder):
        remove_leftovers()
        _started[:] = [window for window in _started if window.poll() is None]
        _started.append(subprocess.Popen([program(), "--show", str(folder)], start_new_session=True,
                                         stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL))


def socket_path():
    """Where the window listens; the same rule as the program's."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    folder = Path(runtime) / "tensordesk" if runtime else Path(tempfile.gettempdir()) / f"tensordesk-{os.getuid()}"
    return folder / "window"


def has_display():
    """Whether a window can be opened."""
    # Qt's own platforms without a screen, such as "offscreen", count: someone asked for them.
    return sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _named_program():
    return os.environ.get("TENSORDESK_PROGRAM") or None


def program():
    """What is started; None if there is none."""
    named = _named_program()
    # That of this environment, where its wheel brought one, is of one version with this package.
    own = None if named else shutil.which("tensordesk", path=sysconfig.get_path("scripts"))
    return own or shutil.which(named or "tensordesk")


def _advise(text):
    if text not in _given:
        _given.add(text)
        print(f"tensordesk: {text}.", file=sys.stderr)
    return False


def _send(folder):
    """False if no window listens."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_TIMEOUT_S)
        try:
            connection.connect(str(socket_path()))
            if not _is_ours(connection):
                return False
            connection.sendall(json.dumps({"show": str(folder)}).encode() + b"\n")
            answer = json.loads(connection.makefile("rb").readline())
        except (OSError, ValueError):
            return False  # none there, or one that just closes
    return answer.get("ok") is True


def _is_ours(connection):
    """Whether a process of this user listens: nobody else gets to know of the data."""
    if not hasattr(socket, "SO_PEERCRED"):
        return os.stat(socket_path()).st_uid == os.getuid()
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return struct.unpack("3i", credentials)[1] == os.getuid()
