# SPDX-License-Identifier: GPL-3.0-or-later
"""Two commands for Python's debugger, and those made of it such as IPython's and pytest's: `show EXPRESSION, …` shows tensordicts
in the TensorDesk window, `why` the operands of the error that it stopped at. Importing this module adds them; `import
tensordesk.pdb` in `~/.pdbrc` has them in every session."""
import pdb

from tensordesk._breakpoint import why
from tensordesk._show import show


def _do_show(self, argument):
    """show expression, …

    Shows tensordicts or tensors in the TensorDesk window.
    """
    try:
        values = self._getval(argument)
        show(*(values if isinstance(values, tuple) else [values]))
    except Exception as error:
        self.error(f"{type(error).__name__}: {error}")


def _do_why(self, argument):
    """why

    Shows in the TensorDesk window the operands of the error at which the debugger stopped.
    """
    raised = self.curframe.f_locals.get("__exception__")
    why(raised[1] if isinstance(raised, tuple) and len(raised) > 1 else None)


pdb.Pdb.do_show = _do_show
pdb.Pdb.do_why = _do_why
