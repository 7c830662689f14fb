# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a Python program on the CUDA devices that the processor plays: tests/support/simulatedcuda.cpp, preloaded.

    LD_PRELOAD=libtensordesk_simulatedcuda.so simulatedcuda.py PROGRAM [ARGUMENT…]
"""
import runpy
import sys
from pathlib import Path

import torch

# Python asks CUDA's own library before it lets a tensor go to a device.
torch.cuda._lazy_init = lambda: None
torch.cuda.is_available = lambda: True
torch.cuda.device_count = lambda: 2
torch.cuda.current_device = lambda: 0
torch.cuda.synchronize = lambda *arguments, **options: None

sys.argv.pop(0)
sys.path.insert(0, str(Path(sys.argv[0]).parent))


def the_simulation_has_its_limits(expression, ours, theirs):
    """It has no nested tensors for Python, and a number of its operators take a tensor of the CPU too."""
    message = ours.get("message", "")
    return ("NestedTensorCUDA" in theirs.get("message", "")
            or message.startswith("Expected all tensors to be on the same device") and "class" not in theirs)


if "test_differential" in sys.argv[0]:
    import reasons
    reasons.REASONS.append(the_simulation_has_its_limits)
runpy.run_path(sys.argv[0], run_name="__main__")
