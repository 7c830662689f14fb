# SPDX-License-Identifier: GPL-3.0-or-later
"""Random chains of shape operations: mostly such as fit the batch that they meet, some that do not."""
import random

import torch


class Shapes:
    def __init__(self, seed):
        self._random = random.Random(seed)

    def expression(self, batch):
        """A chain of up to four operations on `td`; it ends with the first that torch refuses."""
        text = "td"
        model = torch.zeros(batch)
        for _ in range(self._random.randint(1, 4)):
            step = self._step(list(model.shape))
            text += step
            try:
                model = eval("model" + step, {"model": model, "torch": torch})
            except Exception:  # noqa: BLE001: that the program fails alike is what is compared
                break
        return text

    def _step(self, batch):
        dims = len(batch)
        dim, other = self._dim(dims), self._dim(dims)
        order = ", ".join(map(str, self._random.sample(range(dims), dims)))
        sizes = ", ".join(map(str, batch))
        count = torch.Size(batch).numel()
        factor = self._random.choice([size for size in (1, 2, 3, 4, 5) if count and count % size == 0] or [0])
        start = self._random.randint(0, dims)
        # No view(): whether it fits depends on the strides that an operation before it happens to give.
        steps = [
            f".permute({order})", f".transpose({dim}, {other})", f".movedim({dim}, {other})",
            f".reshape({factor}, -1)", ".reshape(-1)", f".flatten({start}, -1)", f".flatten(0, {dim})",
            f".unflatten({dim}, (-1, {self._random.choice([1, 2])}))", f".unsqueeze({self._random.randint(-dims - 2, dims + 1)})",
            f".squeeze({dim})", ".squeeze()",
            f".expand({self._random.randint(1, 2)}, {sizes})", f".flip({dim})",
            f".roll({self._random.randint(-3, 3)}, {dim})", f".rot90({self._random.randint(0, 4)})",
            f".repeat_interleave(2, {dim})", f".narrow({dim}, 1, 1)", f".split(2, {dim})[0]", f".chunk(2, {dim})[-1]",
            f".unbind({dim})[0]", ".contiguous()",
            f"[{self._random.choice([':2', '1:', '::2', '0', '-1', 'None', '..., 1:', ':, 0', 'torch.tensor([1, 0])'])}]",
        ]
        return self._random.choice(steps)

    def _dim(self, dims):
        """One of the dims, seldom one that is not there."""
        return self._random.randint(-dims, dims - 1) if dims and self._random.random() < 0.95 else dims
