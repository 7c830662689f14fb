# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensordicts as a picture in a notebook, drawn by `tensordesk render`."""
import base64
import html
import shutil
import subprocess
import sys

from tensordict import TensorDict

from tensordesk import _folder, _window
from tensordesk._text import side_by_side

_TIMEOUT_S = 60
#: Of each view in units of 1/96 inch: the height of what is not a row of a key. A row has _ROW, up to _MOST in all.
_BESIDE_ROWS = {"tree": 40, "shapes": 240, "collation": 280}
_ROW, _MOST, _WIDTH = 21, 600, 900
#: Keys that rollouts of language models have. The program finds out whether a tensordict with one of them is such a rollout.
_TOKENS = {"input_ids", "token_ids", "tokens", "responses", "prompt", "completion", "resps", "input"}
_SEQUENCES = ":3"


def picture(*tds, title=None):
    """What show() would show, as a picture: a notebook draws it where it is the last value of a cell."""
    return Picture(_folder.members_of("picture", tds), {} if title is None else {"title": str(title)})


class Picture:
    """Tensordicts as they were when it was made."""

    def __init__(self, members, about):
        self._about = about
        self._text = side_by_side(members, about)
        self._png = _drawn(members, about, len(self._text.splitlines()))

    def _repr_png_(self):
        return self._png

    def _repr_html_(self):
        head = "".join(f"<div><code>{html.escape(self._about[key])}</code></div>" for key in ("title", "where", "error")
                       if self._about.get(key))
        if self._png is None:
            return f"<pre>{html.escape(self._text)}</pre>"
        data = base64.b64encode(self._png).decode()
        picture = f'<img alt="{html.escape(self._text, quote=True)}" src="data:image/png;base64,{data}">'
        return f'{head}<div style="max-height:{_MOST}px;overflow:auto">{picture}</div>'

    def __repr__(self):
        return self._text


def is_in_notebook():
    """Whether a kernel runs this, which draws what has a picture."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return shell is not None and getattr(shell, "kernel", None) is not None


def display(members, about):
    from IPython.display import display as draw
    draw(Picture(members, about))


def _has_tokens(value):
    """Whether a key, at any level, is among those of rollouts of language models."""
    keys = _folder.as_tensordict(value).keys(include_nested=True)
    return any(not _TOKENS.isdisjoint([key] if isinstance(key, str) else key) for key in keys)


def _drawn(members, about, lines):
    """The bytes of a PNG: of a language model's rollout the first sequences, otherwise with room for that many lines. None where the
    program is missing, or cannot draw it."""
    if _window.program() is None:
        return None
    if len(members) == 1:
        shown, expression = members[0], about.get("expression") or "td"
        view = "shapes" if about.get("expression") else "tree"
    else:
        names = about.get("names") or ()
        names = names if len(set(names)) == len(members) else [str(at) for at in range(len(members))]
        shown = TensorDict({name: _folder.as_tensordict(member) for name, member in zip(names, members, strict=True)})
        expression, view = "[" + ", ".join(f"td[{name!r}]" for name in names) + "]", "collation"
    folder = None
    try:
        folder = _folder.write([shown], {})
        out = folder / "picture.png"
        size = f"{_WIDTH}x{min(_BESIDE_ROWS[view] + lines * _ROW, _MOST)}"
        may_be_tokens = view == "tree" and not about.get("error") and _has_tokens(shown)
        for options in [["tokens", "--rows", _SEQUENCES]] * may_be_tokens + [[view, "--size", size]]:
            done = subprocess.run([_window.program(), "render", str(folder / "0"), expression, "--view", *options, "-o", str(out)],
                                  stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=_TIMEOUT_S)
            if done.returncode == 0:
                return out.read_bytes()
        return None
    except Exception:  # then its text is shown
        return None
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
