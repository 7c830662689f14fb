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

# What makes a module, on both sides, the shape of its input, and how it is called where that is more than `m(x)`.
MODULES = [
    ("nn.Linear(5, 3)", (4, 5)), ("nn.Conv1d(2, 3, 3)", (4, 2, 8)), ("nn.Conv2d(2, 3, 3, padding=1)", (4, 2, 6, 6)),
    ("nn.Conv3d(1, 2, 2)", (4, 1, 4, 4, 4)), ("nn.Flatten()", (4, 2, 3)), ("nn.Unflatten(1, (2, 3))", (4, 6)),
    ("nn.LayerNorm(5)", (4, 5)), ("nn.RMSNorm(5)", (4, 5)), ("nn.GroupNorm(2, 4)", (4, 4, 3)), ("nn.BatchNorm1d(5)", (4, 5)),
    ("nn.BatchNorm2d(2)", (4, 2, 3, 3)), ("nn.Dropout(0.5)", (4, 5)), ("nn.PReLU(5)", (4, 5)),
    ("nn.ConvTranspose2d(2, 3, 3)", (4, 2, 5, 5)),
    ("nn.Sequential(nn.Linear(5, 8), nn.GELU(), nn.LayerNorm(8), nn.Linear(8, 2))", (4, 5)),
    ("MLP(in_features=5, out_features=2, num_cells=[7, 6], activation_class=nn.ReLU)", (4, 5)),
    ("ConvNet(in_features=2, num_cells=[3, 4], kernel_sizes=[3, 2], strides=[2, 1])", (4, 2, 9, 9)),
    ("MLP(out_features=2, num_cells=[7, 6])", (4, 5)), ("ConvNet(num_cells=[3, 4], kernel_sizes=2)", (4, 2, 9, 9)),
    ("nn.LazyLinear(3)", (4, 5)), ("nn.LazyConv2d(3, 2)", (4, 2, 6, 6)),
    ("nn.Embedding(5, 3)", (4, 2), "m(((x + 1) * 2.4).long())"), ("nn.BatchNorm3d(2)", (4, 2, 3, 3, 3)),
    ("nn.ConvTranspose1d(2, 3, 3)", (4, 2, 5)), ("nn.ConvTranspose3d(1, 2, 2)", (4, 1, 3, 3, 3)),
    ("nn.LSTM(5, 3, num_layers=2, bidirectional=True)", (4, 2, 5), "m(x)[0]"), ("nn.LSTM(5, 3, proj_size=2)", (4, 2, 5), "m(x)[1][1]"),
    ("nn.GRU(5, 3, num_layers=2, batch_first=True)", (4, 2, 5), "m(x)[0]"), ("nn.RNN(5, 3)", (4, 2, 5), "m(x)[1]"),
    ("nn.LSTMCell(5, 3)", (4, 5), "m(x)[1]"), ("nn.GRUCell(5, 3)", (4, 5)), ("nn.RNNCell(5, 3)", (4, 5)),
    ("nn.MultiheadAttention(4, 2)", (5, 3, 4), "m(x, x, x)[0]"), ("nn.MultiheadAttention(4, 2)", (5, 3, 4), "m(x, x, x)[1]"),
    ("nn.MultiheadAttention(4, 2, kdim=4, vdim=4, bias=False, batch_first=True)", (5, 3, 4), "m(x, x, x)[0]"),
    ("nn.TransformerEncoderLayer(4, 2, 6)", (5, 3, 4)),
    ("nn.TransformerEncoderLayer(4, 2, 6, activation='gelu', batch_first=True, norm_first=True)", (5, 3, 4)),
    ("nn.ModuleList([nn.Linear(5, 3), nn.Linear(3, 2)])", (4, 5), "m[1](m[0](x))"),
    ("nn.ModuleDict({'a': nn.Linear(5, 3), 'b': nn.Tanh()})", (4, 5), "m['b'](m['a'](x))"),
    *((f"nn.{name}()", (3, 4, 5)) for name in torch.nn.modules.activation.__all__
      if name not in ("Threshold", "MultiheadAttention", "GLU", "Softmax", "Softmin", "LogSoftmax", "RReLU")),
    ("nn.RReLU()", (4, 5)), ("nn.Threshold(0.1, 2.0)", (4, 5)), ("nn.GLU()", (4, 6)),
    *((f"nn.{name}(-1)", (4, 5)) for name in ("Softmax", "Softmin", "LogSoftmax")),
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
        for text, shape, *rest in MODULES:
            call = rest[0] if rest else "m(x)"
            with self.subTest(text, call=call):
                module = eval(text).eval()
                x = torch.rand(shape, generator=generator) - 0.5
                eval(call, {"m": module, "x": x})  # lazy layers
                state = {name: torch.rand(value.shape, generator=generator) + 0.1 if value.is_floating_point() else value
                         for name, value in module.state_dict().items()}
                module.load_state_dict(state)
                TensorDict({"x": x}, []).save(self.folder / "td")
                theirs = eval(call, {"m": module, "x": x}).detach().double()
                ways = [f"(lambda m, x: {call})({text}.eval(), td['x'])"]
                given = []
                if state:
                    torch.save(state, self.folder / "state.pt")
                    given = ["--with", f"params={self.folder / 'state.pt'}"]
                    ways = [f"(lambda m, x: [{load}, m.eval(), {call}][2])({text}, td['x'])"
                            for load in ("m.load_state_dict(params)", "params.unflatten_keys('.').to_module(m)")]
                for ours in ways:
                    torch.testing.assert_close(self.tensor_of(ours, *given), theirs, rtol=1e-6, atol=1e-6)

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
