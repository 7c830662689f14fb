# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that expressions define, beside what Python computes of the same file, in every verb that reads."""
import tempfile
import unittest
from pathlib import Path

import torch
from program import evaluate, fingerprint, run
from tensordict import PersistentTensorDict, TensorDict, lazy_stack
from tensordict.nn import TensorDictModule
from torch import nn

KEYS = ['td["value_target"] - td["state_value"]', 'td["next", "reward"].cumsum(1)', 'td["obs"].norm(dim=-1)',
        'td["obs"][..., 0] > 0', 'td["next", "reward"] - td["next", "reward"].mean()', 'td["obs"].softmax(-1)',
        'TensorDictModule(nn.Sequential(nn.Linear(5, 8), nn.Tanh(), nn.Linear(8, 1)), ["obs"], ["v"])(td)["v"]',
        '(lambda x: torch.autograd.grad(nn.Sequential(nn.Linear(5, 8), nn.Tanh(), nn.Linear(8, 1))(x).sum(), x)[0])'
        '((td["obs"] * 1).requires_grad_())']


def rollout(seed=3):
    generator = torch.Generator().manual_seed(seed)
    rand = lambda *shape: torch.rand(4, 6, *shape, generator=generator) - 0.5  # noqa: E731
    return TensorDict({"obs": rand(5), "state_value": rand(1), "value_target": rand(1),
                       "next": {"reward": rand(1)}}, [4, 6], names=["env", "time"])


class Deriving(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def files(self):
        """The same rollout, and a stack of such, as files."""
        rollout().save(self.folder / "dense")
        rollout().to_h5(self.folder / "dense.h5").close()
        lazy_stack([rollout(seed) for seed in range(3)], 1).save(self.folder / "stacked")
        return {"dense": rollout, "dense.h5": rollout, "stacked": lambda: lazy_stack([rollout(seed) for seed in range(3)], 1)}

    def test_equals_python(self):
        for name, make in self.files().items():
            before = fingerprint(self.folder / name)
            for expression in KEYS:
                with self.subTest(name=name, expression=expression):
                    torch.manual_seed(0)  # with which each text begins here
                    names = {"td": make(), "torch": torch, "nn": nn, "TensorDictModule": TensorDictModule}
                    theirs = eval(expression, names).detach()
                    for part in ["", "[1]", "[:, 2:4]", "[3, 1]"]:
                        done = run("eval", self.folder / name, f'td["new"]{part}.tolist()', "--derive", f"new = {expression}",
                                   "--json", "--max-values", 10_000)
                        ours = torch.tensor(_plain(done.document))
                        expected = eval(f"theirs{part}", {"theirs": theirs})
                        torch.testing.assert_close(ours.double(), expected.double(), rtol=1e-6, atol=1e-6)
            self.assertEqual(fingerprint(self.folder / name), before)

    def test_export_writes_them(self):
        self.files()
        text = self.folder / "keys.txt"
        text.write_text("# for a look at it\nscale = 2\nadvantage = (td['value_target'] - td['state_value']) * scale\n"
                        "td['next', 'return'] = td['next', 'reward'].cumsum(1)\n")
        done = run("export", self.folder / "dense", "-o", self.folder / "out.h5", "--derive", text)
        self.assertEqual((done.status, done.err), (0, ""))
        stored = PersistentTensorDict.from_h5(self.folder / "out.h5", mode="r")
        td = rollout()
        torch.testing.assert_close(stored["advantage"], (td["value_target"] - td["state_value"]) * 2)
        torch.testing.assert_close(stored["next", "return"], td["next", "reward"].cumsum(1))
        stored.close()

    def test_told_where_keys_are(self):
        self.files()
        given = ["--derive", "advantage = td['value_target'] - td['state_value']"]
        tree = run("tree", self.folder / "dense", *given)
        self.assertRegex(tree.out, r"advantage +\[env 4, time 6 \| 1\] +f32 +derived")
        info = run("info", self.folder / "dense", "advantage", *given)
        mean = (rollout()["value_target"] - rollout()["state_value"]).mean().item()
        self.assertIn("derived: td['value_target'] - td['state_value']", info.out)
        self.assertIn(f"mean {mean:.4g}"[:10], info.out)

    def test_errors(self):
        self.files()
        for text, error in [("obs = td['obs']", "an entry has this name already"),
                            ("td['a'] = td['obs'].sum()", "batch dimension mismatch"), ("nothing.txt", "No such file"),
                            ("a = td['gone']", "there is no key")]:
            with self.subTest(text):
                done = run("tree", self.folder / "dense", "--derive", text)
                self.assertEqual(done.status, 1)
                self.assertIn(error, done.err)


def _plain(document):
    """Nested lists as eval --json writes them."""
    if isinstance(document, dict):
        return [_plain(item) for item in document["items"]] if "items" in document else document["value"]
    return document


if __name__ == "__main__":
    unittest.main()
