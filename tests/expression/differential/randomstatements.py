# SPDX-License-Identifier: GPL-3.0-or-later
"""Random statements that change an operand: in place through views, by items, by keys; some do not fit.

Not generated, each with its reason:
    what the heads of the tables in statements/ leave out, such as td["x"][0] = … of a lazy stack, a tensor of another dtype for
    a list of positions, and set_() of a key whose level is not there
    td.set(("x", "new"), 1.0) of a lazy stack    of two mistakes each may name another
    td.set_(…, a level of another batch size)    the same
    td.rename_key_("x", ("x", "new"))            here a KeyError, as for a level
"""
import random

# By operand the event dims of the leaves, and the sizes of the batch.
LEAVES = {"dense": {'"x"': [], '"i"': [3], '"m"': [], '("n", "y")': [2], '("n", "deep", "z")': [1]}, "small": {'"x"': [], '("n", "y")': [2]}}
VIEWS = ["td", "td", "td[0]", "td[1:]", "td[:, ::2]", "td[-1, 1]", "td[..., None]", "td.view(-1)", "td.permute(1, 0)", "td.unsqueeze(0)",
         "td.transpose(0, 1)[2]", "td.flatten(0, 1)[3:7]", "td.split(2)[1]", "td.unbind(1)[0]", 'td["n"]', 'td["n"][2]']
STACK_VIEWS = ["td", "td", "td[0]", "td[1:]", "td[:, ::2]", "td[-1, 1]", "td[:, :, 0]", 'td["n"]', "td.unbind(0)[1]", "td.unbind(1)[0]"]
INDICES = ["0", "-1", "1:", "::2", ":, 0", "2, 1", "..., 1", "[0, 2]", "torch.tensor([1, 2])", "[True, False, True, False]",
           ":, [0, 2]", "[2, 0], [1, 2]", "None", "5", "0, 5"]
NUMBERS = ["0", "1.5", "True", "-3"]


class Statements:
    def __init__(self, seed, operand, batch, stacked=False):
        self._random = random.Random(f"{seed} {operand} {stacked}")
        self._leaves = LEAVES[operand]
        self._batch = batch
        self._stacked = stacked  # items of a stack's leaf are written here, and lost in Python

    def statement(self):
        kinds = [self._in_place, self._in_place, self._operands, self._key, self._method, self._structure, self._part]
        kinds += [self._members] if self._stacked else [self._item, self._item, self._augmented]
        return self._pick(kinds)()

    def _in_place(self):
        call = self._pick(["add_(1)", "mul_(2)", "sub_(3)", "abs_()", "neg_()", "zero_()", "sign_()", "clamp_min_(0)", "clamp_max_(1)",
                           "apply_(lambda x: x.clone().zero_())", "pow_(2)", "mul_(0.5)", "div_(2)", "round_()", "trunc_()"])
        return f"{self._view()}.{call}"

    def _operands(self):
        one, other = self._pick([("td[0]", "td[1]"), ("td[1:]", "td[:-1].clone()"), ("td[:, 0]", "td[:, 2]"), ("td", "td"),
                                 ("td", "td.clone()")])
        keys = f".select({', '.join(key for key in self._leaves if key != chr(34) + 'm' + chr(34))})"
        call = self._pick(["add_({})", "mul_({})", "copy_({})", "update_({})", "maximum_({})", "lerp_({}, 0.5)", "addcmul_({0}, {0})"])
        return f"{one}{keys}.{call.format(other + keys)}"

    def _item(self):
        key, event = self._leaf()
        index = self._index()
        return f"td[{key}][{index}] = {self._pick(NUMBERS) if '[' in index else self._value(event)}"

    def _augmented(self):
        key, event = self._leaf()
        index = self._pick(["", f"[{self._index()}]"])
        return f"td[{key}]{index} {self._pick(['+=', '-=', '*='])} {self._value(event)}"

    def _part(self):
        keys = ", ".join(self._random.sample(list(self._leaves), 2))
        index = self._index()
        value = self._pick(["0", "1.5", f"td.select({keys})[{index}].clone()", f"td.select({keys})[{self._index()}].clone()"])
        return f"td.select({keys})[{index}] = {value}"

    def _key(self):
        key, event = self._leaf()
        value = self._pick([f"td[{key}] * 2", f"td[{key}].clone()", f"td[{key}].float()", self._ones(event), self._ones([]),
                            f"td[{key}] + 1" if "deep" in key else 'td.select("x")', f"td[{key}] > 0", *([] if self._stacked else ["1.0", "torch.zeros(4)"])])
        target = self._pick([key, '"new"', '("n", "new")', '("fresh", "new")', '("x", "new")'])
        present = self._pick([key, '"new"', '("n", "new")', '("x", "new")'])
        return self._pick([f"td[{target}] = {value}", f"td.set({target}, {value})", f"td.set_({present}, {value})",
                           f"td.set({target}, {value}, inplace=True)", f"td.setdefault({target}, {value})"])

    def _method(self):
        key, event = self._leaf()
        ones = self._ones(event)
        return self._pick([
            f"td.fill_({key}, {self._pick(['0', '2.5', '-1'])})", f"td.set_at_({key}, {self._value(event)}, {self._pick(['0', '1', 'slice(1, 3)'])})",
            f"td.update({{{key}: {ones}}})", f"td.update_({{{key}: {ones}}})", f"td.update({{{key}: {ones}, 'more': {self._ones([])}}})",
            f"td.update({{{key}: {ones}}}, inplace=True)", f"td.update_at_(td[0].select({key}).clone(), 2)",
            "td.update(td.select('n').clone())", "td.masked_fill_(torch.tensor([True, False, True, False]), 0)",
            f"td.select({key}).masked_fill_({self._ones([])} > 0, 3)",
            f"td.update_(td.select({key}) * 2)", "td.copy_(td.clone())", f'td.create_nested({self._pick([chr(34) + "q" + chr(34), key])})'])

    def _members(self):
        """Keys of members of a stack, alone and beside those of all: the stack has three."""
        def some():
            return "td[" + ":, " * self._batch.index(3) + self._pick(["1:", "::2", "[0, 2]", "[1, 1]", ":", "2:"]) + "]"
        def change():
            key, part = self._leaf()[0], some()
            other = self._pick([key, '"new"', '("n", "new")', '("fresh", "new")', '("x", "new")'])
            fresh = self._pick(['"new"', '("n", "new")', '("fresh", "new")'])
            whole = self._leaf()
            return self._pick([
                f"{part}[{other}] = {part}[{key}] * 2", f"{part}.set({other}, {part}[{key}])", f"{part}[{key}] += 1", f"del {part}[{other}]",
                f"{part}.rename_key_({key}, {fresh})", f"{part}.update({{'new': {part}[{key}] + 1}})", f"{part}.pop({other})",
                f"x = {part}; x[{other}] = x[{key}] + 1", f"td[{other}] = {self._ones(whole[1])}", f"td.set({whole[0]}, {self._ones(whole[1])})",
                f"{part}.mul_(2)", f"{part}['n'] = {part}['n'] * 2"])
        return "; ".join(change() for _ in range(self._random.randrange(1, 4)))

    def _structure(self):
        key, _ = self._leaf()
        return self._pick([
            f"del td[{key}]", f"td.del_({key})", f"td.pop({key})", f'td.rename_key_({key}, "renamed")',
            f'td.rename_key_({key}, ("n", "renamed"))', f'td.rename_key_({key}, "x")', f'td.rename_key_({key}, "x", safe=True)',
            f"td.exclude({key}, inplace=True)", 'td.flatten_keys(inplace=True)', f"td.names = {['p'] + [None] * (len(self._batch) - 1)}",
            "td.names = None", 'td["n"].clear()', "td.popitem()", "td.filter_empty_()"])

    # ---- parts ------------------------------------------------------------------------------------------------------

    def _view(self):
        view = self._pick(STACK_VIEWS if self._stacked else VIEWS)
        keys = self._pick(["", "", '.select("x")', '.exclude("x")', f".select({self._leaf()[0]})"])
        return view if '"n"' in view else view + keys

    def _leaf(self):
        return self._pick(list(self._leaves.items()))

    def _index(self):
        return self._pick(INDICES)

    def _ones(self, event):
        return f"torch.ones({[*self._batch, *event]})"

    def _value(self, event):
        return self._pick([*NUMBERS, "torch.tensor(2)", f"torch.ones({event})", f"torch.arange({(event or [3])[-1]})"])

    def _pick(self, items):
        return self._random.choice(items)
