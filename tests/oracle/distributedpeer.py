# SPDX-License-Identifier: GPL-3.0-or-later
"""A Python process of a process group: evaluates texts on tensordicts, one after the other, as `eval --batch` does."""
import functools
import os
import pickle
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "expression" / "differential"))

import differential  # noqa: E402
import torch.distributed  # noqa: E402
from operands import OPERANDS  # noqa: E402


@functools.cache
def _folder():
    """The process's own."""
    return tempfile.TemporaryDirectory()


@functools.cache
def _forms(operand):
    return {form.name: form for form in differential.forms(operand, OPERANDS[operand], _folder().name)}


def _converse(group, operand, form, texts):
    """In the process: `group` names the group in the environment's variables."""
    os.environ.update(group)
    make = _forms(operand)[form].make
    torch.distributed.init_process_group("gloo")
    documents = [differential.evaluated(text, make()) for text in texts]
    torch.distributed.destroy_process_group()
    return pickle.dumps(documents)  # tensors as values: processes would share them


class Peer:
    """The process seen from outside; it serves one group after the other."""

    def __init__(self):
        self.process = ProcessPoolExecutor(1, mp_context=get_context("spawn"))

    def start(self, *conversation):
        return self.process.submit(_converse, *conversation)

    @staticmethod
    def documents(started):
        return pickle.loads(started.result(timeout=120))
