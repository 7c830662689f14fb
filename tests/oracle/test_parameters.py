# SPDX-License-Identifier: GPL-3.0-or-later
"""Parameters of checkpoints: statistics, tied weights, optimizer state and change, equal to what torch finds."""
import copy
import csv
import math
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np
import torch
from program import fingerprint, run
from tensordict import TensorDict
from torch import nn


class Net(nn.Module):
    """With tied weights, buffers, and parameters of equal shapes in another order than the groups of the optimizer."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(50, 16)
        self.body = nn.Sequential(nn.Linear(16, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 16))
        self.head = nn.Linear(16, 50, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, tokens):
        return self.head(self.body(self.embedding(tokens)))


def train(net, optimizer, steps):
    for _ in range(steps):
        optimizer.zero_grad()
        net(torch.randint(0, 50, (8,))).square().mean().backward()
        optimizer.step()


def groups(net, **first):
    matrices = [value for value in net.parameters() if value.ndim > 1]
    vectors = [value for value in net.parameters() if value.ndim <= 1]
    return [{"params": matrices, **first}, {"params": vectors, "lr": 2e-3}]


OPTIMIZERS = {
    "adam": lambda net: torch.optim.Adam(groups(net), lr=1e-3),
    "adamw": lambda net: torch.optim.AdamW(groups(net, betas=(0.8, 0.99)), lr=1e-3, weight_decay=0),
    "amsgrad": lambda net: torch.optim.Adam(net.parameters(), lr=1e-3, amsgrad=True),
    "momentum": lambda net: torch.optim.SGD(net.parameters(), lr=1e-2, momentum=0.9),
    "plain": lambda net: torch.optim.SGD(net.parameters(), lr=1e-2),
    "rmsprop": lambda net: torch.optim.RMSprop(net.parameters(), lr=1e-3),
    "reversed": lambda net: torch.optim.Adam(reversed(list(net.parameters())), lr=1e-3),
    "named": lambda net: torch.optim.Adam(reversed(list(net.named_parameters())), lr=1e-3),
}


class Parameters(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertNear(self, value, wanted, where, relative=1e-9, absolute=1e-12):
        if wanted is None or (isinstance(wanted, float) and math.isnan(wanted)):
            self.assertIsNone(value, where)
        else:
            self.assertTrue(math.isclose(value, wanted, rel_tol=relative, abs_tol=absolute), (where, value, wanted))

    def parameters(self, *arguments):
        document = run("parameters", *arguments, "--json").document
        return document, {each["name"]: each for each in document["parameters"]}

    def test_statistics(self):
        net = Net()
        state = net.state_dict()
        state["body.0.weight"][3, 4] = math.nan
        state["body.0.weight"][3, 5] = -math.inf
        state["body.0.bias"][:] = 0
        state["half"] = torch.randn(9, 3).bfloat16()
        state["complex_weight"] = torch.randn(4, dtype=torch.complex64)
        state["empty_weight"] = torch.zeros(0, 3)
        torch.save(state, self.folder / "net.pt")
        before = fingerprint(self.folder)
        document, found = self.parameters(self.folder / "net.pt")
        self.assertEqual(fingerprint(self.folder), before)
        self.assertEqual(list(found), list(state))
        for name, tensor in state.items():
            with self.subTest(name):
                each = found[name]
                values = (tensor.cdouble().abs() if tensor.is_complex() else tensor.double()).flatten().numpy()
                finite = values[np.isfinite(values)]
                self.assertEqual(each["shape"], list(tensor.shape))
                self.assertEqual(each["elements"], tensor.numel())
                self.assertEqual((each["nan"], each["inf"]), (int(np.isnan(values).sum()), int(np.isinf(values).sum())))
                self.assertEqual(each["zeros"], int((values == 0).sum()))
                if finite.size == 0:
                    self.assertEqual((each["norm"], each["mean"], each["histogram"]), (None, None, None))
                    continue
                self.assertNear(each["norm"], float(np.linalg.norm(finite)), name)
                self.assertNear(each["mean"], float(finite.mean()), name)
                self.assertNear(each["std"], float(finite.std(ddof=1)) if finite.size > 1 else None, name)
                self.assertNear(each["min"], float(finite.min()), name)
                self.assertNear(each["max"], float(finite.max()), name)
                self.assertEqual(sum(each["histogram"]["counts"]), finite.size)
        self.assertEqual(found["head.weight"]["tied_to"], ["embedding.weight"])
        once = {name: tensor for name, tensor in state.items() if name != "head.weight"}
        self.assertEqual(document["elements"], sum(tensor.numel() for tensor in once.values()))
        modules = {module["name"]: module for module in document["modules"]}
        self.assertEqual(modules["body.1"]["elements"], 4 * 32 + 1)
        self.assertEqual(modules["head"]["elements"], 0)
        buffers = {name for name, each in found.items() if each["buffer"]}
        self.assertEqual(buffers, {"body.1.running_mean", "body.1.running_var", "body.1.num_batches_tracked"})

    def test_optimizers(self):
        for kind, make in OPTIMIZERS.items():
            net = Net()
            optimizer = make(net)
            train(net, optimizer, 4)
            earlier = copy.deepcopy(net.state_dict())
            torch.save({"net": earlier}, self.folder / f"{kind}_before.pt")
            train(net, optimizer, 1)
            path = self.folder / f"{kind}.pt"
            torch.save({"net": net.state_dict(), "optim": optimizer.state_dict(), "step": 5}, path)
            document, found = self.parameters(path, "--against", self.folder / f"{kind}_before.pt")
            for name, value in net.named_parameters():
                with self.subTest(kind, name=name):
                    change = (value.detach().double() - earlier[name].double()).norm()
                    self.assertNear(found[name]["change"], float(change / earlier[name].double().norm()), name)
                    state, joined = optimizer.state[value], found[name]["optimizer"]
                    if not state:
                        self.assertIsNone(joined)
                        continue
                    if kind == "rmsprop":
                        self.assertEqual((joined["step"], joined["momentum"], joined["effective_step"]), (5, None, None))
                        continue
                    group = next(i for i, each in enumerate(optimizer.param_groups) if any(value is p for p in each["params"]))
                    self.assertEqual(joined["group"], group)
                    self.assertEqual(joined["lr"], optimizer.param_groups[group]["lr"])
                    moment = state["momentum_buffer" if kind == "momentum" else "exp_avg"]
                    self.assertNear(joined["momentum"], float(moment.double().norm()), name)
                    # Without weight decay the step is what the parameter changed by, as far as float32 shows it.
                    rms = float(change / math.sqrt(value.numel()))
                    self.assertNear(joined["effective_step"], rms, name, 5e-3, 1e-7 * float(value.detach().abs().max()))
            (summary,) = document["optimizers"]
            count = 0 if kind == "plain" else len(list(net.parameters()))
            self.assertEqual((summary["states"], summary["joined"]), (count, count), kind)

    def test_two_modules(self):
        """Each optimizer's state is joined to the module that it fits, though both have parameters of the same shapes."""
        actor, critic = nn.Linear(4, 4), nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
        optimizers = {}
        for name, module in (("critic", critic), ("actor", actor)):
            optimizers[name] = torch.optim.Adam(module.parameters())
            module(torch.randn(3, 4)).square().mean().backward()
            optimizers[name].step()
        torch.save({"actor": actor.state_dict(), "critic": critic.state_dict(), "critic_optim": optimizers["critic"].state_dict(),
                    "actor_optim": optimizers["actor"].state_dict()}, self.folder / "both.pt")
        _, found = self.parameters(self.folder / "both.pt")
        self.assertEqual({each["name"]: each["optimizer"]["key"][0] for each in found.values()},
                         {"actor.weight": "actor_optim", "actor.bias": "actor_optim", "critic.0.weight": "critic_optim",
                          "critic.0.bias": "critic_optim", "critic.1.weight": "critic_optim", "critic.1.bias": "critic_optim"})

    def test_ambiguous_orders(self):
        """State that fits the parameters in no order, or in several, is joined to none of them; what the rest fits is joined."""
        net = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4), nn.Linear(4, 2))
        in_order = list(net.parameters())
        for kind, chosen, is_joined in (
                ("shuffled", [in_order[i] for i in (2, 5, 0, 4, 3, 1)], False),
                ("without one of equal layers", in_order[2:], False),
                ("without the last layer", in_order[:4], True),
                ("with a frozen layer", in_order, True)):
            with self.subTest(kind):
                net[0].requires_grad_(kind != "with a frozen layer")
                optimizer = torch.optim.Adam(chosen)
                optimizer.zero_grad()
                net(torch.randn(3, 4)).square().mean().backward()
                optimizer.step()
                torch.save({"net": net.state_dict(), "optim": optimizer.state_dict()}, self.folder / "net.pt")
                document, found = self.parameters(self.folder / "net.pt")
                (summary,) = document["optimizers"]
                states = len(optimizer.state)
                self.assertEqual((summary["states"], summary["joined"]), (states, states if is_joined else 0))
                self.assertEqual(summary["problem"] is None, is_joined)
                for name, value in net.named_parameters():
                    joined = found[name]["optimizer"]
                    if is_joined and value in optimizer.state:
                        self.assertNear(joined["momentum"], float(optimizer.state[value]["exp_avg"].double().norm()), name)
                    else:
                        self.assertIsNone(joined, name)
                text = run("parameters", self.folder / "net.pt").out
                self.assertEqual("model.named_parameters()" in text, not is_joined, text)

    def test_device(self):
        with mock.patch("torch.serialization.location_tag", return_value="cuda:1"):
            torch.save(nn.Linear(2, 3).state_dict(), self.folder / "gpu.pt")
        _, found = self.parameters(self.folder / "gpu.pt")
        self.assertEqual({each["device"] for each in found.values()}, {"cuda:1"})

    def test_parameters_of_tensordicts(self):
        TensorDict.from_module(Net()).data.clone().save(self.folder / "net")
        _, found = self.parameters(self.folder / "net")
        self.assertEqual(set(found), set(Net().state_dict()))

    def test_table(self):
        net = Net()
        torch.save(net.state_dict(), self.folder / "net.pt")
        run("parameters", self.folder / "net.pt", "-o", self.folder / "net.csv")
        with open(self.folder / "net.csv", newline="", encoding="utf-8") as file:
            rows = {row["name"]: row for row in csv.DictReader(file)}
        self.assertEqual(list(rows), list(net.state_dict()))
        self.assertEqual(rows["head.weight"]["tied_to"], "embedding.weight")
        self.assertNear(float(rows["body.0.weight"]["norm"]), float(net.body[0].weight.detach().double().norm()), "norm")
        text = run("parameters", self.folder / "net.pt").out
        self.assertIn("body.1.running_var", text)
        self.assertIn("tied: head.weight has the same elements as embedding.weight", text)

    def test_others(self):
        for name, td in (("rollout", TensorDict({"obs": torch.zeros(4, 2), "bias": torch.zeros(4)}, [4])),
                         ("data", TensorDict({"x": torch.zeros(4, 2), "y": torch.zeros(4)}, []))):
            torch.save(td, self.folder / f"{name}.pt")
            answer = run("parameters", self.folder / f"{name}.pt")
            self.assertEqual(answer.status, 1)
            self.assertIn("has no parameters", answer.err)


if __name__ == "__main__":
    unittest.main()
