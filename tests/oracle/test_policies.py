# SPDX-License-Identifier: GPL-3.0-or-later
"""Modules that Python trained and saved: their state dicts loaded here, what they give equal to what Python gives."""
import tempfile
import unittest
import warnings
from pathlib import Path

import torch
from program import run
from tensordict import TensorDict
from tensordict.nn import NormalParamExtractor, TensorDictModule
from torch import nn
from torchrl.modules import MLP, ConvNet, ProbabilisticActor, TanhNormal, ValueOperator

warnings.simplefilter("ignore")

# What makes a module, on both sides, and the shape of its input.
MODULES = [
    ("nn.Linear(5, 3)", (4, 5)), ("nn.Conv1d(2, 3, 3)", (4, 2, 8)), ("nn.Conv2d(2, 3, 3, padding=1)", (4, 2, 6, 6)),
    ("nn.Conv3d(1, 2, 2)", (4, 1, 4, 4, 4)), ("nn.Flatten()", (4, 2, 3)), ("nn.Unflatten(1, (2, 3))", (4, 6)),
    ("nn.LayerNorm(5)", (4, 5)), ("nn.RMSNorm(5)", (4, 5)), ("nn.GroupNorm(2, 4)", (4, 4, 3)), ("nn.BatchNorm1d(5)", (4, 5)),
    ("nn.BatchNorm2d(2)", (4, 2, 3, 3)), ("nn.Dropout(0.5)", (4, 5)), ("nn.PReLU(5)", (4, 5)),
    ("nn.ConvTranspose2d(2, 3, 3)", (4, 2, 5, 5)),
    ("nn.Sequential(nn.Linear(5, 8), nn.GELU(), nn.LayerNorm(8), nn.Linear(8, 2))", (4, 5)),
    ("MLP(in_features=5, out_features=2, num_cells=[7, 6], activation_class=nn.ReLU)", (4, 5)),
    ("ConvNet(in_features=2, num_cells=[3, 4], kernel_sizes=[3, 2], strides=[2, 1])", (4, 2, 9, 9)),
]


class Policies(unittest.TestCase):
    def setUp(self):
        # As importing torchrl does: with validation its own TanhNormal has no log_prob. Other tests want it.
        torch.distributions.Distribution.set_default_validate_args(False)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def tensor_of(self, expression, *arguments):
        done = run("eval", self.folder / "td", f"({expression}).double().tolist()", "--json", "--max-values", 1_000_000, *arguments)
        return torch.tensor(_plain(done.document), dtype=torch.float64)

    def test_state_dicts(self):
        generator = torch.Generator().manual_seed(3)
        for text, shape in MODULES:
            with self.subTest(text):
                module = eval(text).eval()
                state = {name: torch.rand(value.shape, generator=generator) + 0.1 if value.is_floating_point() else value
                         for name, value in module.state_dict().items()}
                module.load_state_dict(state)
                td = TensorDict({"x": torch.rand(shape, generator=generator) - 0.5}, [])
                td.save(self.folder / "td")
                ours = f"(lambda m, x: m(x))({text}.eval(), td['x'])"
                given = []
                if state:
                    torch.save(state, self.folder / "state.pt")
                    ours = f"(lambda m: [m.load_state_dict(params), m.eval()(td['x'])][1])({text})"
                    given = ["--with", f"params={self.folder / 'state.pt'}"]
                torch.testing.assert_close(self.tensor_of(ours, *given), module(td["x"]).detach().double(), rtol=1e-6, atol=1e-6)

    def test_actor_and_critic(self):
        torch.manual_seed(7)
        net = nn.Sequential(MLP(in_features=3, out_features=2, num_cells=[16, 16]), NormalParamExtractor())
        actor = ProbabilisticActor(TensorDictModule(net, ["observation"], ["loc", "scale"]), in_keys=["loc", "scale"],
                                   distribution_class=TanhNormal, return_log_prob=True)
        critic = ValueOperator(MLP(in_features=3, out_features=1, num_cells=[8]), in_keys=["observation"])
        optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=1e-2)
        for _ in range(5):
            td = critic(actor(TensorDict({"observation": torch.randn(32, 3)}, [32])))
            loss = ((td["state_value"] - 1) ** 2).mean() - td["action_log_prob"].mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        rollout = critic(actor(TensorDict({"observation": torch.randn(16, 10, 3)}, [16, 10]))).detach()
        rollout.save(self.folder / "td")
        torch.save(actor.state_dict(), self.folder / "actor.pt")
        torch.save(critic.state_dict(), self.folder / "critic.pt")

        ours_actor = ("ProbabilisticTensorDictSequential(TensorDictModule(nn.Sequential(MLP(in_features=3, out_features=2, "
                      "num_cells=[16, 16]), NormalParamExtractor()), ['observation'], ['loc', 'scale']), "
                      "ProbabilisticTensorDictModule(['loc', 'scale'], ['action'], distribution_class=TanhNormal))")
        log_prob = self.tensor_of(f"(lambda a: [a.load_state_dict(params), a.log_prob(td)][1])({ours_actor})",
                                  "--with", f"params={self.folder / 'actor.pt'}")
        torch.testing.assert_close(log_prob, actor.log_prob(rollout.clone()).detach().double(), rtol=1e-5, atol=1e-5)
        torch.testing.assert_close(log_prob, rollout["action_log_prob"].double(), rtol=1e-3, atol=1e-3)

        value = self.tensor_of("(lambda c: [c.load_state_dict(params), c(td)['v']][1])(TensorDictModule(MLP(in_features=3, "
                               "out_features=1, num_cells=[8]), ['observation'], ['v']))",
                               "--with", f"params={self.folder / 'critic.pt'}")
        torch.testing.assert_close(value, rollout["state_value"].double(), rtol=1e-6, atol=1e-6)

        # Drawn again under one seed, bit for bit.
        torch.manual_seed(11)
        theirs = actor.get_dist(rollout.clone()).rsample().detach()
        drawn = self.tensor_of(f"(lambda a: [a.load_state_dict(params), torch.manual_seed(11), a.get_dist(td).rsample()][2])"
                               f"({ours_actor})", "--with", f"params={self.folder / 'actor.pt'}")
        torch.testing.assert_close(drawn, theirs.double(), rtol=0, atol=0)


def _plain(document):
    """Nested lists as eval --json writes them."""
    if isinstance(document, dict):
        return [_plain(item) for item in document["items"]] if "items" in document else document["value"]
    return document


if __name__ == "__main__":
    unittest.main()
