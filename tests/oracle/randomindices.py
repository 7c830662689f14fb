# SPDX-License-Identifier: GPL-3.0-or-later
"""Random index expressions: mostly ones that fit the batch [4, 3], some that do not."""
import random

BATCH = [4, 3]
KEYS = ['["obs"]', '["next"]', '["next", "obs"]', '["next"]["deep"]', '["done"]',
        '.select("obs", ("next", "reward"))', '.exclude("obs")', ".batch_size"]


class Indices:
    def __init__(self, seed):
        self._random = random.Random(seed)

    def expression(self):
        text = "td"
        for _ in range(self._random.choice([1, 1, 1, 2])):
            text += f"[{self._index()}]"
        if self._random.random() < 0.4:
            text += self._random.choice(KEYS)
        return text

    def _index(self):
        count = self._random.choice([1, 1, 2, 2, 2, 3])
        items = []
        dim = 0
        for _ in range(count):
            item, used = self._item(dim)
            items.append(item)
            dim += used
        return ", ".join(items)

    def _item(self, dim):
        """One item and how many dims it takes."""
        size = BATCH[dim] if dim < len(BATCH) else 2
        kind = self._random.choices(["int", "slice", "ellipsis", "none", "bool", "list", "mask", "tensor", "matrix",
                                     "range", "batch mask", "odd"],
                                    [18, 22, 6, 8, 2, 14, 8, 8, 4, 4, 3, 3])[0]
        if kind == "int":
            return str(self._position(size)), 1
        if kind == "slice":
            return self._slice(size), 1
        if kind == "ellipsis":
            return "...", 0
        if kind == "none":
            return "None", 0
        if kind == "bool":
            return self._random.choice(["True", "False"]), 0
        if kind == "list":
            return str(self._positions(size)), 1
        if kind == "tensor":
            return f"torch.tensor({self._positions(size)})", 1
        if kind == "matrix":
            width = self._random.randint(1, 2)
            rows = [self._positions(size, width) for _ in range(self._random.randint(1, 3))]
            return self._random.choice(["{}", "torch.tensor({})"]).format(rows), 1
        if kind == "mask":
            length = size + (self._random.random() < 0.1)
            return str([self._random.random() < 0.5 for _ in range(length)]), 1
        if kind == "range":
            return f"range({self._random.randint(0, size)}, {size})", 1
        if kind == "batch mask":
            return f'td["reward"] > {self._random.choice([-9, 0, 0.5, 9])}', 2
        return self._random.choice(["1.5", '"obs"', "::-1", "99", "-99", "[99]", "[]", "[[]]", "{}"]), 1

    def _position(self, size):
        off = 1 if self._random.random() < 0.05 else 0
        return self._random.randint(-size - off, size - 1 + off)

    def _positions(self, size, count=None):
        count = self._random.randint(1, 3) if count is None else count
        return [self._position(size) for _ in range(count)]

    def _slice(self, size):
        part = lambda: self._random.choice(["", "", str(self._random.randint(-size - 2, size + 2))])
        step = self._random.choice(["", "", "", ":1", ":2", ":3"])
        return f"{part()}:{part()}{step}"
