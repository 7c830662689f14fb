# SPDX-License-Identifier: GPL-3.0-or-later
"""TorchScript that Python scripted and traced, called here; and files that mean harm, which are refused or stopped."""
import io
import pickle
import tempfile
import unittest
import warnings
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

import torch
from program import run
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn

warnings.simplefilter("ignore")


class Everything(nn.Module):
    """Modules, loops, branches, attributes of several types, several results."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 8)
        self.norm = nn.BatchNorm1d(8)
        self.last = nn.Sequential(nn.ELU(), nn.Linear(8, 2), nn.Dropout(0.5))
        self.counts = [1, 2]
        self.factors: Dict[str, float] = {"x": 1.5}
        self.nothing: Optional[torch.Tensor] = None
        self.register_buffer("scale", torch.tensor([1.0, 2.0]))

    def forward(self, x: torch.Tensor, power: int = 2) -> Tuple[torch.Tensor, torch.Tensor]:
        y = torch.tanh(self.norm(self.first(x)))
        parts: List[torch.Tensor] = []
        for i in range(self.counts[1]):
            parts.append(y * self.factors["x"] + i)
            print("printed by nobody")
        if self.nothing is None and y.shape[:-1][0] > 1:
            y = torch.stack(parts).mean(0) ** power
        elif y.dim() > 7:
            raise ValueError("too many dims: {}".format(y.dim()))
        return self.last(y) * self.scale, y


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(4, 3, batch_first=True)
        self.attention = nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)
        self.gru = nn.GRU(3, 2, batch_first=True)

    def forward(self, x):
        return self.gru(self.lstm(self.attention(x))[0])[0]


class Pictures(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Conv2d(1, 2, 3), nn.ReLU(), nn.Flatten(), nn.LazyLinear(3))

    def forward(self, x):
        return self.net(x)


class ReadsFile(nn.Module):
    def forward(self, x):
        return x + torch.from_file("/etc/hostname", size=1, dtype=torch.uint8)


class WritesFile(nn.Module):
    def forward(self, x):
        torch.save(x, "written.pt")
        return x


class Forever(nn.Module):
    def forward(self, x):
        while True:
            x = x + 1
        return x


class ForeverEmpty(nn.Module):
    """A loop without an operator of tensors."""

    def forward(self, x, n: int = 1):
        while n > 0:
            n = n + 1
        return x


class Gigantic(nn.Module):
    def forward(self, x):
        return torch.ones([1 << 22, 1 << 22]).sum() + x


class LongList(nn.Module):
    def forward(self, x):
        numbers = [1, 2, 3]
        for _ in range(60):
            numbers = numbers + numbers
        return x + len(numbers)


class LongProduct(nn.Module):
    def forward(self, x):
        return x + len([0] * (x.dim() << 50))


class LongText(nn.Module):
    def forward(self, x):
        text = "abc"
        for _ in range(60):
            text = text + text
        return x + len(text)


class HoldsItself(nn.Module):
    def forward(self, x):
        items: List[Any] = []
        items.append(items)
        return x


class ManyParts(nn.Module):
    def forward(self, x):
        return x.flatten()[:1].expand([1 << 30]).unbind(0)[0]


def doubled():
    """4 million numbers of 23 lists."""
    l0 = [1]
    l1 = [l0, l0]
    l2 = [l1, l1]
    l3 = [l2, l2]
    l4 = [l3, l3]
    l5 = [l4, l4]
    l6 = [l5, l5]
    l7 = [l6, l6]
    l8 = [l7, l7]
    l9 = [l8, l8]
    l10 = [l9, l9]
    l11 = [l10, l10]
    l12 = [l11, l11]
    l13 = [l12, l12]
    l14 = [l13, l13]
    l15 = [l14, l14]
    l16 = [l15, l15]
    l17 = [l16, l16]
    l18 = [l17, l17]
    l19 = [l18, l18]
    l20 = [l19, l19]
    l21 = [l20, l20]
    l22 = [l21, l21]
    return l22


class Doubled(nn.Module):
    def forward(self, x):
        return doubled()


class DoubledText(nn.Module):
    def forward(self, x):
        return len(str(doubled()))


class RandomSeed(nn.Module):
    def forward(self, x):
        torch.manual_seed(0)
        return torch.rand(3) + x


class Raising(nn.Module):
    def forward(self, x):
        if x.dim() > 0:
            raise ValueError("expected nothing, got {}D".format(x.dim()))
        return x


def traced_input(shape=(5, 4)):
    return torch.rand(shape, generator=torch.Generator().manual_seed(5)) - 0.5


class TorchScript(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        torch.manual_seed(3)

    def save(self, module, name="m.ts"):
        path = self.folder / name
        torch.jit.save(module, path)
        return path

    def given(self, x):
        TensorDict({"x": x, "next": {"x": x + 1}}, [len(x)]).save(self.folder / "td")
        return self.folder / "td"

    def value(self, expression, x):
        done = run("eval", self.given(x), f"({expression}).double().tolist()", "--json", "--max-values", 100_000)
        return torch.tensor(_plain(done.document), dtype=torch.float64)

    def error(self, expression, x=None):
        done = run("eval", self.given(traced_input() if x is None else x), expression)
        self.assertEqual(done.status, 1, done.out)
        return done.err

    def equal(self, ours, theirs):
        torch.testing.assert_close(ours, theirs.detach().double(), rtol=1e-6, atol=1e-6)

    def test_scripted_and_traced(self):
        for make, shape in [(Everything, (5, 4)), (Recurrent, (5, 3, 4)), (Pictures, (5, 1, 6, 6))]:
            module, x = make().eval(), traced_input(shape)
            module(x)  # lazy layers
            module(x)
            for way, script in [("script", torch.jit.script(module)), ("trace", torch.jit.trace(module, x, check_trace=False)),
                                ("frozen", torch.jit.freeze(torch.jit.script(module)))]:
                with self.subTest(type(module).__name__, way=way):
                    path = self.save(script)
                    theirs = script(x)
                    pick = "[0]" if isinstance(theirs, tuple) else ""
                    theirs = theirs[0] if isinstance(theirs, tuple) else theirs
                    self.equal(self.value(f"torch.jit.load('{path}')(td['x']){pick}", x), theirs)

    def test_as_a_module(self):
        module, x = Everything().eval(), traced_input()
        path = self.save(torch.jit.script(module))
        theirs = TensorDictModule(module, ["x"], ["a", "b"])(TensorDict({"x": x}, [5]))
        ours = f"TensorDictModule(torch.jit.load('{path}'), ['x'], ['a', 'b'])(td)"
        self.equal(self.value(f"{ours}['a']", x), theirs["a"])
        self.equal(self.value(f"{ours}['b']", x), theirs["b"])
        self.equal(self.value(f"torch.jit.load('{path}')(td['x'], power=3)[1]", x), module(x, power=3)[1])
        # Of shapes alone, and as a derived key, which is of them first.
        done = run("eval", self.folder / "td", f"torch.jit.load('{path}')(td['x'].to('meta'))[0].shape")
        self.assertIn("5, 2", done.out)
        done = run("eval", self.folder / "td", "td['new'].double().tolist()", "--json", "--derive",
                   f"policy = torch.jit.load('{path}'); td['new'] = policy(td['x'])[0]")
        self.equal(torch.tensor(_plain(done.document), dtype=torch.float64), theirs["a"])

    def test_parameters(self):
        module, x = Everything(), traced_input()
        path = self.save(torch.jit.script(module))
        names = run("eval", self.given(x), f"[n for n in torch.jit.load('{path}').state_dict()]", "--json").document
        self.assertEqual(_plain(names), list(module.state_dict()))
        names = run("eval", self.given(x), f"[n for n, p in torch.jit.load('{path}').named_parameters()]", "--json").document
        self.assertEqual(_plain(names), [name for name, _ in module.named_parameters()])
        self.equal(self.value(f"torch.jit.load('{path}').first.weight", x), module.first.weight)
        self.equal(self.value(f"torch.jit.load('{path}').eval()(td['x'])[0]", x), module.eval()(x)[0])
        # Others in their place.
        other = Everything().eval()
        torch.save(other.state_dict(), self.folder / "state.pt")
        done = run("eval", self.folder / "td",
                   f"(lambda m: [m.load_state_dict(params), m.eval()(td['x'])[0].double().tolist()][1])(torch.jit.load('{path}'))",
                   "--json", "--with", f"params={self.folder / 'state.pt'}")
        self.equal(torch.tensor(_plain(done.document), dtype=torch.float64), other(x)[0])

    def test_training_is_as_saved(self):
        x = traced_input()
        for training in [True, False]:
            path = self.save(torch.jit.script(Everything().train(training)))
            self.assertIn(str(training), run("eval", self.given(x), f"torch.jit.load('{path}').training").out)

    def test_refused_operators(self):
        for make, names in [(ReadsFile, ["ReadsFile.forward", "aten::from_file"]), (WritesFile, ["WritesFile.forward", "aten::save"]),
                            (RandomSeed, ["RandomSeed.forward", "aten::manual_seed"]), (HoldsItself, ["HoldsItself.forward", "Any"])]:
            with self.subTest(make.__name__):
                said = self.error(f"torch.jit.load('{self.save(torch.jit.script(make()))}')")
                for name in names:
                    self.assertIn(name, said)
        self.assertFalse(Path("written.pt").exists())

    def test_stopped(self):
        x = traced_input()
        for make, says in [(Forever, "too many steps"), (ForeverEmpty, "too many steps"), (LongList, "too many steps"),
                           (LongProduct, "too many steps"), (LongText, "text"), (Gigantic, "memory"),
                           (ManyParts, "too many steps"), (Doubled, "more than 1000000 values"), (DoubledText, "text"),
                           (Raising, "expected nothing, got 2D")]:
            with self.subTest(make.__name__):
                path = self.save(torch.jit.script(make()))
                self.assertIn(says, self.error(f"torch.jit.load('{path}')(td['x'])", x))

    def rewritten(self, path, change):
        """The archive with members as `change` has them: name to bytes."""
        with zipfile.ZipFile(path) as archive:
            members = {name: archive.read(name) for name in archive.namelist()}
        top = next(iter(members)).split("/")[0]
        change(members, top)
        hostile = self.folder / "hostile.ts"
        with zipfile.ZipFile(hostile, "w") as archive:
            for name, content in members.items():
                archive.writestr(name, content)
        return hostile

    def test_code_that_runs_while_it_is_loaded(self):
        path = self.save(torch.jit.script(Everything()))
        head = "class Everything(Module):\n"

        def with_code(text, at=head):
            def change(members, top):
                name = f"{top}/code/__torch__/test_torchscript.py"
                code = members[name].decode()
                start = code.index("class Everything(Module):\n")
                members[name] = (text + code[start:] if at is None else code[:start] + at + text + code[start + len(at):]).encode()
            return change

        for name, change, says in [
            ("default", with_code("  def other(self, x: int=torch.randint(3, [1 << 40])) -> int:\n    return x\n"), "computes"),
            ("constant", with_code("  c : Final[Tensor] = torch.ones([1 << 40])\n"), "computes"),
            ("setstate", with_code("  def __setstate__(self, s: int) -> NoneType:\n    while True:\n      pass\n    return None\n"),
             "__setstate__"),
            ("brackets", with_code(f"def f(x: int) -> int:\n  return {'(' * 100_000}x{')' * 100_000}\n", None), "nests"),
            ("minus", with_code(f"def f(x: int) -> int:\n  return {'- ' * 100_000}x\n", None), "nests"),
            ("elif", with_code("def f(x: int) -> int:\n  if True:\n    pass\n" + "  elif True:\n    pass\n" * 10_000
                               + "  return x\n", None), "nests"),
            ("doubled text", with_code("  def other(self) -> int:\n    t = \"abc\"\n" + "    t = t + t\n" * 60
                                       + "    return 1\n"), ""),
            ("false class", with_code("  def other(self) -> Tensor:\n    q = unchecked_cast(__torch__.torch.nn.modules.batchnorm."
                                      "BatchNorm1d, self)\n    return q.bias\n"), "unchecked_cast"),
            ("false tuple", with_code("  def other(self, t: Tuple[int, int]) -> int:\n    q = unchecked_cast(Tuple[int, int, int], t)"
                                      "\n    a, b, c = q\n    return c\n"), "unchecked_cast"),
            ("padded text", with_code("  def other(self) -> str:\n    return \"a\".ljust(1 << 40)\n"), "ljust"),
            ("factorial", with_code("  def other(self) -> int:\n    return ops.aten.factorial(1 << 60)\n"), "factorial"),
        ]:
            with self.subTest(name):
                hostile = self.rewritten(path, change)
                if says:
                    self.assertIn(says, self.error(f"torch.jit.load('{hostile}')"))
                else:  # harmless: the text is not made before the method runs, and no method here does
                    self.assertEqual(run("eval", self.given(traced_input()), f"torch.jit.load('{hostile}').eval()(td['x'])[0]").status, 0)

    def test_damaged_archives(self):
        path = self.save(torch.jit.script(Everything()))

        def short(members, top):
            name = f"{top}/data/1"
            members[name] = members[name][:8]

        def huge_strides(members, top):
            name = f"{top}/data.pkl"
            members[name] = members[name].replace(b"(K\x08K\x04t(K\x04K\x01t", b"(K\x08K\x04t(K\xf0K\xf1t")

        def python_object(members, top):
            members[f"{top}/data.pkl"] = pickle.dumps(io.BytesIO, protocol=2)

        def torch_class(members, top):
            name = f"{top}/data.pkl"
            members[name] = members[name].replace(b"c__torch__.test_torchscript\nEverything\n", b"c__torch__.torch.classes.quantized\nLinearPackedParamsBase\n")

        for change, says in [(short, "truncated"), (huge_strides, "exceeds its storage"), (python_object, "its own classes"),
                             (torch_class, "its own classes")]:
            with self.subTest(change.__name__):
                hostile = self.rewritten(path, change)
                self.assertNotEqual(hostile.read_bytes(), path.read_bytes())
                said = self.error(f"torch.jit.load('{hostile}')(td['x'])")
                self.assertIn("hostile.ts", said)
                self.assertIn(says, said)
        # A zip bomb: code that unpacks to more than any has.
        def bomb(members, top):
            members[f"{top}/code/__torch__/bomb.py"] = b" " * (64 << 20)
        with zipfile.ZipFile(path) as archive:
            members = {name: archive.read(name) for name in archive.namelist()}
        bomb(members, next(iter(members)).split("/")[0])
        with zipfile.ZipFile(self.folder / "hostile.ts", "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in members.items():
                archive.writestr(name, content, zipfile.ZIP_STORED if "/data" in name else None)
        self.assertIn("hostile.ts", self.error(f"torch.jit.load('{self.folder / 'hostile.ts'}')"))

    def test_other_files(self):
        torch.save({"x": torch.rand(3)}, self.folder / "state.pt")
        self.assertIn("torch.jit.save did not write it", self.error(f"torch.jit.load('{self.folder / 'state.pt'}')"))
        self.assertIn("No such file", self.error(f"torch.jit.load('{self.folder / 'none.ts'}')"))
        self.assertIn("hostname", self.error("torch.jit.load('/etc/hostname')"))
        self.assertIn("takes the name of a file", self.error("torch.jit.load(3)"))
        path = self.save(torch.jit.script(Everything()))
        self.assertIn("misses 'x'", self.error(f"torch.jit.load('{path}')()"))
        self.assertIn("takes no 'y'", self.error(f"torch.jit.load('{path}')(td['x'], y=1)"))
        self.assertIn("'power'", self.error(f"torch.jit.load('{path}')(td['x'], 'a')"))


def _plain(document):
    """Nested lists as eval --json writes them."""
    if isinstance(document, dict):
        return [_plain(item) for item in document["items"]] if "items" in document else document["value"]
    return document


if __name__ == "__main__":
    unittest.main()
