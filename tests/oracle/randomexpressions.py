# SPDX-License-Identifier: GPL-3.0-or-later
"""Random expressions over the operations of tensordicts and tensors; most fit the rollout of batch [4, 3], some do not.

An expression is grown from `td`, one operation after the other, while its batch size is followed so that most
arguments fit; now and then an argument is off on purpose.
"""
import random

LEAVES = ['"obs"', '"reward"', '"index"', '"done"', '("next", "obs")', '("next", "reward")', '("next", "deep", "x")']
UNARY = ["abs", "ceil", "cos", "exp", "floor", "log1p", "neg", "round", "sigmoid", "sign", "sqrt", "tanh", "trunc",
         "isnan", "isfinite", "reciprocal", "erf", "expm1"]
CASTS = ["float", "double", "int", "bool", "half"]
BINARY = ["add", "sub", "mul", "maximum", "minimum"]


class Expressions:
    def __init__(self, seed):
        self._random = random.Random(seed)

    def expression(self):
        text, batch = "td", [4, 3]
        for _ in range(self._pick([1, 1, 2, 2, 3])):
            if batch is None:
                break
            text, batch = self._pick([self._view, self._view, self._compute, self._keys, self._index, self._leafwise])(text, batch)
        ending = self._random.random()
        if ending < 0.25:
            text = self._tensor(f"{text}[{self._pick(LEAVES)}]")
        elif ending < 0.35:
            text = self._scalar(text)
        elif ending < 0.42:
            text = self._python(text)
        return text

    # ---- operations of tensordicts: each gives the text and the batch size -----------------------------------------

    def _view(self, text, batch):
        dims = len(batch)
        kind = self._pick(["unsqueeze", "squeeze", "permute", "transpose", "reshape", "view", "flatten", "expand", "unbind",
                           "split", "repeat", "flip", "roll"])
        if kind == "unsqueeze":
            dim = self._number(dims + 1)
            return f"{text}.unsqueeze({dim})", self._inserted(batch, dim)
        if kind == "squeeze":
            dim = self._dim(dims)
            kept = [size for at, size in enumerate(batch) if not (at == dim % max(dims, 1) and size == 1)]
            return f"{text}.squeeze({dim})", kept
        if kind == "permute" and dims:
            order = self._random.sample(range(dims), dims)
            return f"{text}.permute({', '.join(map(str, order))})", [batch[at] for at in order]
        if kind == "transpose" and dims > 1:
            one, other = self._random.sample(range(dims), 2)
            swapped = list(batch)
            swapped[one], swapped[other] = batch[other], batch[one]
            return f"{text}.transpose({one}, {other})", swapped
        if kind in ("reshape", "view"):
            count = 1
            for size in batch:
                count *= size
            shapes = [[count], [-1], [1, count], [count, 1]] + ([[2, count // 2]] if count % 2 == 0 and count else [])
            shape = self._pick(shapes)
            if self._random.random() < 0.05:
                shape = [count + 1]
            return f"{text}.{kind}({', '.join(map(str, shape))})", [count if size == -1 else size for size in shape]
        if kind == "flatten" and dims:
            start = self._random.randrange(dims)
            stop = self._random.randrange(start, dims)
            count = 1
            for size in batch[start:stop + 1]:
                count *= size
            return f"{text}.flatten({start}, {stop})", batch[:start] + [count] + batch[stop + 1:]
        if kind == "expand":
            return f"{text}.expand({', '.join(map(str, [2, *batch]))})", [2, *batch]
        if kind == "unbind" and dims and batch[0] > 0:
            return f"{text}.unbind(0)[{self._random.randrange(batch[0])}]", batch[1:]
        if kind == "split" and dims and batch[-1] > 1:
            return f"{text}.split(1, {dims - 1})[0]", [*batch[:-1], 1]
        if kind == "repeat" and dims:
            times = [self._random.randint(1, 2) for _ in batch]
            return f"{text}.repeat({', '.join(map(str, times))})", [a * b for a, b in zip(batch, times, strict=True)]
        if kind == "flip" and dims:
            return f"{text}.flip([{self._random.randrange(dims)}])", batch
        if kind == "roll" and dims:
            return f"{text}.roll({self._random.randint(-2, 2)}, {self._random.randrange(dims)})", batch
        return text, batch

    def _keys(self, text, batch):
        key = self._pick(LEAVES)
        kind = self._pick(["select", "exclude", "flatten_keys", "rename_key_", "replace", "empty", "clone"])
        if kind == "select":
            strict = "" if self._random.random() < 0.8 else ", strict=False"
            return f'{text}.select({key}, "next"{strict})', batch
        if kind == "exclude":
            return f"{text}.exclude({key})", batch
        if kind == "flatten_keys":
            return f"{text}.flatten_keys()" if self._random.random() < 0.7 else f'{text}.flatten_keys("/")', batch
        if kind == "rename_key_":
            return f'{text}.clone().rename_key_({key}, "renamed")', batch
        if kind == "replace":
            return f"{text}.replace(extra=torch.ones({batch + [2]}))", batch
        if kind == "empty":
            return (f"{text}.empty()" if self._random.random() < 0.3 else text), batch
        return f"{text}.clone()", batch

    def _index(self, text, batch):
        """After these the batch size is not followed any more."""
        if batch == [4, 3]:
            return f"{text}[{self._pick(['0', '1:', ':, 0', '[0, 2]', '..., None', ':, ::2', '-1'])}]", None
        return (f"{text}[{self._dim(batch[0]) if batch[0] else ':'}]", batch[1:]) if batch else (f"{text}[None]", [1])

    def _compute(self, text, batch):
        kind = self._pick(["unary", "cast", "binary", "operator", "reduce", "compare", "clamp", "like"])
        numbers = f'{text}.exclude("task")'
        if kind == "unary":
            return f"{text}.{self._pick(UNARY)}()", batch
        if kind == "cast":
            return f"{text}.{self._pick(CASTS)}()", batch
        if kind == "binary":
            return f"{text}.{self._pick(BINARY)}({self._pick(['2', '0.5', text])})", batch
        if kind == "operator":
            return f"({text} {self._pick(['+', '-', '*'])} {self._pick(['2', '1.5', text])})", batch
        if kind == "compare":
            return f"({numbers} {self._pick(['==', '!=', '<', '>='])} {self._pick(['0', '1', numbers])})", batch
        if kind == "clamp":
            return f"{text}.clamp(0, 1)", batch
        if kind == "like":
            return f"torch.{self._pick(['zeros_like', 'ones_like'])}({text})", batch
        dims = len(batch)
        name = self._pick(["sum", "mean", "prod", "std", "any", "all"])
        floats = f"{text}.float()" if name in ("mean", "std") else text
        if self._random.random() < 0.3 and name not in ("any", "all"):
            return f"{floats}.{name}()", []
        dim = self._dim(dims)
        keep = ", keepdim=True" if name not in ("any", "all") and self._random.random() < 0.4 else ""
        rest = [size for at, size in enumerate(batch) if at != dim % max(dims, 1)]
        return f"{floats}.{name}(dim={dim}{keep})", batch if keep else rest

    def _leafwise(self, text, batch):
        function = self._pick(["lambda x: x + 1", "lambda x: x.float() * 2 if x.is_floating_point() else x",
                               "lambda x: x.clone()", "lambda x: None", "lambda x, k=2: x * k"])
        if self._random.random() < 0.3:
            return f'{text}.named_apply(lambda name, x: x if name != "obs" else x * 0)', batch
        if self._random.random() < 0.2:
            return f"{text}.apply(lambda x, y: x + y, {text})", batch
        return f"{text}.apply({function})", batch

    # ---- endings ----------------------------------------------------------------------------------------------------

    def _tensor(self, text):
        return self._pick([
            "{0}", "{0}.shape", "{0}.float().mean()", "{0}.sum()", "{0}.max()", "{0}.T.shape", "{0}.flatten()[:2]", "{0}.to(torch.float64)",
            "{0}.unsqueeze(0)", "{0}.float().std(0)", "{0}.any()", "{0}.numel()", "{0}.tolist()", "{0}.argmax()", "{0}.cumsum(0)",
            "torch.stack([{0}, {0}])", "torch.cat([{0}, {0}], 0)", "torch.where({0} > 0, {0}, 0)", "({0} > 0).sum().item()",
            "{0}.reshape(-1)[0].item()", "{0}.view(-1, 1).shape", "{0}.max(0).values", "{0}.permute(*range({0}.ndim)).shape"]).format(text)

    def _scalar(self, text):
        return self._pick(["{0}.batch_size", "{0}.names", "list({0}.keys(True, True))", "len({0})", "{0}.numel()", "{0}.is_empty()",
                           "{0}.batch_dims", '"obs" in {0}', "{0}.dtype", "{0}.bytes()"]).format(text)

    def _python(self, text):
        return self._pick(["[k for k, v in {0}.items()]", "{{k: v.shape for k, v in {0}.items(True, True)}}",
                           "sorted({0}.keys(), reverse=True)", "[x.shape for x in {0}.values(True, True)]",
                           "any(k == 'obs' for k in {0}.keys())", "torch.stack([{0}, {0}], 0)", "torch.cat([{0}, {0}], 0)",
                           "({0} if {0}.batch_dims > 1 else None)", "max(len(k) for k in {0}.keys())"]).format(text)

    # ---- parts ------------------------------------------------------------------------------------------------------

    def _pick(self, items):
        return self._random.choice(items)

    def _number(self, count):
        """A position among `count`, rarely one outside."""
        off = 1 if self._random.random() < 0.05 else 0
        return self._random.randint(-count - off, count - 1 + off)

    def _dim(self, dims):
        return self._number(dims) if dims else 0

    @staticmethod
    def _inserted(batch, dim):
        at = dim if dim >= 0 else dim + len(batch) + 1
        return batch[:at] + [1] + batch[at:]
