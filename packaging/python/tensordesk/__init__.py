# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at tensordicts of a running Python program in the TensorDesk window."""
from tensordesk._breakpoint import breakpoint_on_shape_error, why
from tensordesk._picture import picture
from tensordesk._show import show

__all__ = ["breakpoint_on_shape_error", "picture", "show", "why"]
