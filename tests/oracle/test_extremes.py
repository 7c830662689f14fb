# SPDX-License-Identifier: GPL-3.0-or-later
"""Every number in metadata, in expressions and in options of the verbs, as far out as numbers go: an error or an answer, soon,
and in little memory."""
import copy
import json
import shutil
import tempfile
import unittest
import warnings
from pathlib import Path

import h5py
import torch
from program import run
from tensordict import NonTensorData, NonTensorStack, TensorDict, lazy_stack

warnings.simplefilter("ignore")

EXTREMES = [0, -1, 2**31, 2**53, 2**63 - 1, -2**63, 2**64, 1e308, float("nan")]
BYTES = 3 << 30

# What is asked of a folder whose metadata is extreme.
QUESTIONS = [
    "td", "td[0]", "td[-1]", "td[:2]", "td.clone()", "td.reshape(-1)", "td.unbind(0)", "td.split(1)", "[x for x in td]", "list(td)",
    "td.sum()", "td.to_dict()", "td.tolist()", "torch.stack([td, td])", "torch.cat([td, td])", "td + 1", "td == td", "td.flatten_keys()",
    "td['st'].contiguous()", "td['ns']", "td['st'][:, 0]",
]
# Numbers of expressions.
EXPRESSIONS = [
    "td[{n}]", "td[:{n}]", "td[{n}:]", "td[::{n}]", "td[[{n}]]", "td[torch.tensor([0, 1]), {n}]", "td.view({n})", "td.reshape(2, {n})",
    "td.expand({n}, 4)", "td.unsqueeze({n})", "td.squeeze({n})", "td.permute({n})", "td.transpose(0, {n})", "td.flatten(0, {n})",
    "td.unflatten(0, [{n}, 2])", "td.split({n})", "td.split([{n}, 1])", "td.chunk({n})", "td.tensor_split({n})", "td.unbind({n})",
    "td.repeat({n})", "td.repeat_interleave({n})", "td.repeat_interleave(torch.tensor([{n}, 0, 0, 0]))", "td.gather({n}, torch.tensor([0]))",
    "td.gather(0, torch.tensor([{n}]))", "td.sum({n})", "td.mean({n})", "td.std(0, correction={n})", "td.quantile({n})", "td.cummax({n})",
    "td.roll({n})", "td.pad([0, {n}])", "td.pad([0, 1], value={n})", "td + {n}", "td ** {n}", "td // {n}", "td % {n}", "td.clamp({n}, 1)",
    "torch.stack([td, td], {n})", "torch.cat([td, td], {n})", "TensorDict({{}}, [{n}])", "TensorDict({{}}, [{n}, 4]).numel()",
    "TensorDict({{}}, [{n}]).unbind(0)", "[x for x in TensorDict({{}}, [{n}])]", "TensorDict({{}}, [{n}]).tolist()",
    "torch.zeros(0, {n}).tolist()", "torch.zeros({n}, 0).unbind(0)", "torch.full([2], {n})", "torch.zeros(2).as_strided([2], [{n}])",
    "torch.zeros(2).as_strided([{n}], [0]).tolist()", "torch.combinations(torch.arange(3), {n})", "torch.tril_indices({n}, 2)",
    "td['a'].narrow(0, {n}, 1)", "td['a'].narrow(0, 0, {n})", "td['a'].select(0, {n})", "td['a'].tensor_split({n})", "td['a'].chunk({n})",
    "td['a'].split({n})", "td['a'].unfold(0, {n}, 1)", "td['a'].unfold(0, 1, {n})", "td['a'].diff({n})", "td['a'].roll({n}, 0)", "td['a'].topk({n})",
    "td['a'].kthvalue({n})", "td['a'].movedim(0, {n})", "td['a'].tile({n}, 0)", "td['a'].to_padded_tensor({n})", "td['a'].logcumsumexp({n})",
    "td['a'].histc({n})", "td['a'].quantile({n})", "torch.linspace(0, {n}, 3)", "torch.arange(0, 3, {n})", "torch.arange({n}, {n})",
    "[0] * {n}", "'a' * {n}", "list(range({n}))", "sum(range({n}))", "[0 for i in range({n})]", "range({n})[{n}]", "range(0, 9, {n})",
    "[1, 2][{n}]", "'abc'[{n}:]", "round(1.5, {n})", "{n} ** {n}", "1 << {n}", "{n} // 3", "int({n})", "str({n})", "float({n})", "bool({n})",
    "'{{:>9}}'.format({n})", "len(TensorDict({{}}, [{n}]))",
]
# Options that take numbers.
OPTIONS = [
    ["eval", "td['a']", "--max-values"], ["eval", "td", "--values", "--max-values"], ["collate", "--dim"], ["compare", "--rtol"], ["compare", "--atol"],
    ["render", "td['a']", "--view", "line", "--size", "{n}x{n}"], ["render", "td['a']", "--view", "image", "--scale"],
    ["render", "td['a']", "--view", "histogram", "--range", "0:{n}"], ["render", "td['a']", "--view", "table", "--dims", "[{n}, :]"],
    ["render", "td['a']", "--view", "film", "--frames", "0", "--fps"], ["render", "td['a']", "--view", "film", "--frames"],
    ["export", "--compress", "gzip:{n}"], ["eval", "td", "--device", "cuda:{n}"],
]


def numbers_in(document, at=()):
    """The places of all numbers in a JSON document."""
    items = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for key, value in items:
        if isinstance(value, int) and not isinstance(value, bool):
            yield (*at, key)
        else:
            yield from numbers_in(value, (*at, key))


def with_number(document, place, number):
    changed = copy.deepcopy(document)
    inner = changed
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = number
    return changed


class Extremes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.path = cls.folder / "original"
        texts = NonTensorStack(*[NonTensorData(str(i)) for i in range(4)])
        members = lazy_stack([TensorDict({"x": torch.zeros(i + 1)}) for i in range(4)])
        TensorDict({"a": torch.arange(12.0).view(4, 3), "n": {"b": torch.zeros(4, 2)}, "ns": texts, "st": members}, [4]).memmap(cls.path)

    def ask(self, *arguments, stdin=""):
        """It ends by itself, soon, without a signal, in bounded memory, and says what is wrong in words."""
        done = run(*arguments, stdin=stdin)
        self.assertIn(done.status, (0, 1, 2), done.err)
        self.assertNotIn("Internal error", done.err)
        self.assertNotIn('"Internal"', done.out)
        self.assertLess(len(done.err), 20_000)
        self.assertLess(done.peak * 1024, BYTES)
        return done.status, done.out, done.err

    def ask_all(self, path):
        for verb in ["info", "check", "collate"]:
            self.ask(verb, path)
        status, answer, said = self.ask("eval", path, "--batch", "-", stdin="".join(question + "\n" for question in QUESTIONS))
        if status == 0:
            self.assertEqual(len(answer.splitlines()), len(QUESTIONS))

    def test_metadata(self):
        for name in ["meta.json", "n/meta.json", "ns/meta.json", "st/meta.json", "st/1/meta.json"]:
            document = json.loads((self.path / name).read_text())
            for place in numbers_in(document):
                for number in EXTREMES if "_format_version" not in place else []:
                    with self.subTest(file=name, place=place, number=number):
                        path = self.folder / "extreme"
                        shutil.rmtree(path, ignore_errors=True)
                        shutil.copytree(self.path, path)
                        (path / name).write_text(json.dumps(with_number(document, place, number)))
                        self.ask_all(path)

    def test_sizes_of_datasets(self):
        """HDF5 holds any size at no cost, as long as nothing is written."""
        for size in [2**53, 2**63 - 1]:
            for shape in [(size,), (4, size)]:
                with self.subTest(shape=shape):
                    path = self.folder / "extreme.h5"
                    with h5py.File(path, "w") as file:
                        file.create_dataset("a", shape, "i1", chunks=(1,) * (len(shape) - 1) + (1024,))
                        file.create_dataset("st", (4, 2), "f4")
                    for verb in ["tree", "collate"]:
                        self.ask(verb, path)
                    self.ask("eval", path, "--batch", "-", stdin="".join(question + "\n" for question in QUESTIONS[:10]))

    def test_expressions(self):
        extremes = [2**46 if number == 2**31 else number for number in EXTREMES]  # some machines have room for 2^31 elements
        numbers = [repr(number) if isinstance(number, int) else f"float('{number}')" for number in extremes]
        for text in EXPRESSIONS:
            with self.subTest(text):
                lines = [text.format(n=number) for number in numbers]
                status, answer, said = self.ask("eval", self.path, "--batch", "-", stdin="".join(line + "\n" for line in lines))
                self.assertEqual((status, len(answer.splitlines())), (0, len(lines)), said)

    def test_options(self):
        for verb, *words in OPTIONS:
            for number in EXTREMES:
                options = [word.replace("{n}", str(number)) for word in words]
                if options == words:
                    options.append(str(number))
                if verb in ("render", "export"):
                    options += ["--force", "-o", self.folder / ("drawn.png" if verb == "render" else "exported.h5")]
                with self.subTest(verb=verb, options=options):
                    self.ask(verb, self.path, *([self.path] if verb == "compare" else []), *options)


if __name__ == "__main__":
    unittest.main(verbosity=2)
