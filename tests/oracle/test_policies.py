# SPDX-License-Identifier: GPL-3.0-or-later
"""Modules that Python trained and saved: their state dicts loaded here, what they give equal to what Python gives."""
import json
import tempfile
import unittest
import warnings
from pathlib import Path

import torch
from program import run
from tensordict import TensorDict
from tensordict.nn import InteractionType, NormalParamExtractor, TensorDictModule, set_interaction_type
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


ACTOR = ("ProbabilisticActor(TensorDictModule(nn.Sequential(MLP(in_features=3, out_features=4, num_cells=[16, 16]), "
         "NormalParamExtractor()), ['observation'], ['loc', 'scale']), in_keys=['loc', 'scale'], distribution_class=TanhNormal, "
         "return_log_prob=True)")
CRITIC = "ValueOperator(MLP(in_features=3, out_features=1, num_cells=[8]))"
CLASSES = ("ProbabilisticActor(TensorDictModule(MLP(in_features=3, out_features=5, num_cells=[16]), ['observation'], ['logits']), "
           "in_keys=['logits'], distribution_class=torch.distributions.Categorical, return_log_prob=True)")


def sampling(text):
    """A policy of the text that both sides read."""
    names = {"ProbabilisticActor": lambda *a, **k: ProbabilisticActor(*a, **k, default_interaction_type=InteractionType.RANDOM),
             "ValueOperator": lambda net: ValueOperator(net, in_keys=["observation"])}
    return eval(text, {**globals(), **names})


def trained(actor, rollout, steps):
    """As PPO trains it: along advantages, without clipping."""
    advantage = torch.randn(rollout.batch_size)
    optimizer = torch.optim.Adam(actor.parameters(), lr=3e-3)
    for _ in range(steps):
        loss = -(actor.log_prob(rollout.clone()) * advantage).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


class Reruns(unittest.TestCase):
    """A policy that torchrl trained, run over its saved rollout again."""

    def setUp(self):
        validates = torch.distributions.Distribution._validate_args
        torch.distributions.Distribution.set_default_validate_args(False)
        self.addCleanup(torch.distributions.Distribution.set_default_validate_args, validates)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        torch.manual_seed(7)
        self.actor, self.critic = sampling(ACTOR), sampling(CRITIC)
        observed = TensorDict({"observation": torch.randn(16, 60, 3)}, [16, 60], names=["env", "time"])
        trained(self.actor, self.actor(observed.clone()).detach(), 5)
        self.rollout = self.critic(self.actor(observed)).detach()
        torch.save(self.actor.state_dict(), self.folder / "actor.pt")
        torch.save(self.critic.state_dict(), self.folder / "critic.pt")

    def rerun(self, td, module=ACTOR, weights="actor.pt", *options):
        td.save(self.folder / "td")
        arguments = ["--weights", self.folder / weights] if weights else []
        document = run("rerun", self.folder / "td", "--module", module, "--json", *arguments, *options).document
        return {(tuple(each["key"]), each["what"]): each for each in document["keys"]}, document

    def stored(self, log_prob):
        """The verdict on these in the place of the collected ones."""
        return self.rerun(self.rollout.clone().set("action_log_prob", log_prob.detach()))[0][(("action_log_prob",), "log-prob")]

    def test_collecting_policy_is_equal(self):
        keys, document = self.rerun(self.rollout, ACTOR, "actor.pt", "--block", 250)
        self.assertTrue(document["ok"])
        self.assertGreater(document["blocks"], 3)
        for name in (("action_log_prob", "log-prob"), ("loc", "output"), ("scale", "output")):
            key = keys[((name[0],), name[1])]
            self.assertEqual((key["verdict"], key["equal"]), ("equal", key["values"]))
        self.assertLess(keys[(("action_log_prob",), "log-prob")]["mean"], 1e-5)
        keys, document = self.rerun(self.rollout, CRITIC, "critic.pt")
        self.assertEqual((document["ok"], keys[(("state_value",), "output")]["max"] < 1e-5), (True, True))

    def test_both_at_once(self):
        torch.save({f"module.{at}.{name}": value for at, part in enumerate((self.actor, self.critic))
                    for name, value in part.state_dict().items()}, self.folder / "both.pt")
        keys, document = self.rerun(self.rollout, f"TensorDictSequential({ACTOR}, {CRITIC})", "both.pt")
        self.assertTrue(document["ok"])
        self.assertEqual([key for key, _ in keys], [("action_log_prob",), ("loc",), ("scale",), ("state_value",), ("action",)])

    def test_ratios_of_moved_policy(self):
        trained(self.actor, self.rollout, 8)
        torch.save(self.actor.state_dict(), self.folder / "later.pt")
        keys, document = self.rerun(self.rollout, ACTOR, "later.pt", "--worst", 3)
        key, now = keys[(("action_log_prob",), "log-prob")], self.actor.log_prob(self.rollout.clone()).detach().double()
        before = self.rollout["action_log_prob"].double()
        self.assertEqual((document["ok"], key["verdict"]), (False, "stale"))
        ratio, difference = (now - before).exp(), (now - before).abs()
        expected = {"mean": ratio.mean(), "std": ratio.std(correction=0), "min": ratio.min(), "max": ratio.max(),
                    "outside": ((ratio < 0.8) | (ratio > 1.2)).double().mean(), "kl": (ratio - 1 - ratio.log()).mean()}
        for name, value in expected.items():
            self.assertAlmostEqual(key["ratio"][name], value.item(), delta=2e-3 if name == "outside" else 1e-4, msg=name)
        self.assertAlmostEqual(key["mean"], difference.mean().item(), delta=1e-5)
        torch.testing.assert_close(torch.tensor(key["by_step"]["mean"], dtype=torch.float64), difference.mean(0), atol=1e-4, rtol=0)
        torch.testing.assert_close(torch.tensor(key["by_step"]["max"], dtype=torch.float64), difference.amax(0), atol=1e-3, rtol=0)
        worst = difference.flatten().topk(3).indices
        self.assertEqual([place["index"] for place in key["worst"]], [f"{at // 60}, {at % 60}" for at in worst.tolist()])
        # What would be done now, without drawing.
        with set_interaction_type(InteractionType.DETERMINISTIC):
            action = self.actor(self.rollout.select("observation"))["action"].detach()
        self.assertAlmostEqual(keys[(("action",), "action")]["mean"], (action - self.rollout["action"]).abs().mean().item(), delta=1e-5)
        done = run("rerun", self.folder / "td", "--module", ACTOR, "--weights", self.folder / "later.pt", "--ci")
        self.assertEqual(done.status, 1)
        self.assertEqual([line.split(": ")[2] for line in done.out.splitlines()], ["action_log_prob", "loc", "scale"])
        self.assertIn(": stale: action_log_prob: The policy has moved: ", done.out)

    def test_mistakes_are_named(self):
        before, action = self.rollout["action_log_prob"], self.rollout["action"]
        normal = torch.distributions.Normal(self.rollout["loc"], self.rollout["scale"])
        wide = TanhNormal(self.rollout["loc"], self.rollout["scale"] * 1.5)
        mixed = torch.randperm(960)
        for name, log_prob, verdict, finding in [
                ("no correction", normal.log_prob(action.atanh()).sum(-1), "mismatched", "lack the correction for the tanh"),
                ("squashed action", normal.log_prob(action).sum(-1), "mismatched", "of the squashed action"),
                ("a dim each", normal.log_prob(action.atanh()) - (1 - action ** 2).log(), "mismatched", "the sum over the dims is missing"),
                ("mean", before / 2, "mismatched", "means over the dims"),
                ("another scale", wide.log_prob(action), "mismatched", "times 1.5"),
                ("one late", before.roll(1, 1), "mismatched", "the step before it"),
                ("one early", before.roll(-1, 1), "mismatched", "the step after it"),
                ("other environments", before[torch.randperm(16)], "mismatched", "another order of the rows"),
                ("other steps", before[:, torch.randperm(60)], "mismatched", "another order of time"),
                ("shuffled", before.flatten()[mixed].reshape(16, 60), "mismatched", "rows and time are mixed"),
                ("transposed", before.t().reshape(16, 60), "mismatched", "rows and time are mixed"),
                ("float16", before.half(), "rounded", "rounded to float16"),
                ("through bfloat16", before.bfloat16().float(), "rounded", "rounded to bfloat16"),
                ("sign", -before, "mismatched", "the other sign"), ("no logarithm", before.exp(), "mismatched", "the probability"),
                ("noise", torch.randn(16, 60) * 3, "unlike", "that of actions which a policy")]:
            with self.subTest(name):
                key = self.stored(log_prob)
                self.assertEqual(key["verdict"], verdict, key["finding"])
                self.assertIn(finding, key["finding"])
                self.assertIn("PPO" if verdict in ("mismatched", "unlike") else "16 bits", key["meaning"])

    def test_classes(self):
        torch.manual_seed(3)
        actor = sampling(CLASSES)
        rollout = actor(TensorDict({"observation": torch.randn(8, 40, 3)}, [8, 40])).detach()
        torch.save(actor.state_dict(), self.folder / "classes.pt")
        keys, document = self.rerun(rollout, CLASSES, "classes.pt")
        self.assertTrue(document["ok"])
        distribution = torch.distributions.Categorical(logits=rollout["logits"])
        key = keys[(("action",), "action")]
        self.assertAlmostEqual(key["entropy"], distribution.entropy().mean().item(), places=5)
        self.assertEqual(key["equal"], (rollout["logits"].argmax(-1) == rollout["action"]).sum().item())
        cold = torch.distributions.Categorical(logits=rollout["logits"] / 2)
        keys, _ = self.rerun(rollout.set("action_log_prob", cold.log_prob(rollout["action"])), CLASSES, "classes.pt")
        self.assertIn("times 2.", keys[(("action_log_prob",), "log-prob")]["finding"])

    def test_recurrent_module_sees_all_steps(self):
        gru = nn.GRU(3, 4, batch_first=True)
        td = TensorDict({"observation": torch.randn(6, 30, 3)}, [6, 30])
        td["state"] = gru(td["observation"])[0].detach()
        torch.save({f"module.{name}": value for name, value in gru.state_dict().items()}, self.folder / "gru.pt")
        module = "TensorDictModule(nn.GRU(3, 4, batch_first=True), ['observation'], ['state', '_'])"
        _, document = self.rerun(td, module, "gru.pt", "--block", 10)
        self.assertEqual((document["ok"], document["whole_rows"], document["blocks"]), (True, True, 6))

    @unittest.skipUnless(torch.cuda.is_available(), "there is no GPU")
    def test_on_cuda(self):
        keys, document = self.rerun(self.rollout, ACTOR, "actor.pt", "--device", "cuda:0", "--block", 300)
        self.assertEqual((document["ok"], keys[(("action_log_prob",), "log-prob")]["equal"]), (True, 960))
        bare = torch.distributions.Normal(self.rollout["loc"], self.rollout["scale"]).log_prob(self.rollout["action"].atanh()).sum(-1)
        keys, _ = self.rerun(self.rollout.clone().set("action_log_prob", bare), ACTOR, "actor.pt", "--device", "cuda:0")
        self.assertIn("lack the correction for the tanh", keys[(("action_log_prob",), "log-prob")]["finding"])

    def test_derived_log_prob(self):
        self.rollout.save(self.folder / "td")
        text = (f"policy = (lambda m: [m.load_state_dict(torch.load('{self.folder / 'actor.pt'}')), m][1])({ACTOR})\n"
                "now = policy.log_prob(td)")
        done = run("eval", self.folder / "td", "--derive", text, "(td['now'] - td['action_log_prob']).abs().max().item()", "--json")
        self.assertLess(done.document["value"], 1e-4)

    def test_errors(self):
        self.rollout.save(self.folder / "td")
        for module, weights, kind, part in [
                ("nn.Linear(3, 1)", None, "TypeError", "wrap it"), ("1 + 1", None, "TypeError", "not a module"),
                (CRITIC, "actor.pt", "RuntimeError", "state dict"), (CRITIC, "nothing.pt", "FileNotFoundError", "nothing.pt"),
                ("ValueOperator(nn.Linear(2, 1))", None, "RuntimeError", ""),
                ("[torch.load(3), nn.Linear(3, 1)][1]", None, "TypeError", "the path of a file"),
                ("torch.load('actor.pt', weights_only=False)", None, "ValueError", "would run code of the file"),
                ("TensorDictModule(nn.Linear(3, 1), ['state'], ['state_value'])", None, "KeyError", "state")]:
            with self.subTest(module=module, weights=weights):
                arguments = ["--weights", self.folder / weights] if weights else []
                done = run("rerun", self.folder / "td", "-m", module, "--json", *arguments)
                self.assertEqual(done.status, 1)
                document = json.loads(done.out)
                self.assertEqual((document["kind"], document["class"]), ("error", kind))
                self.assertIn(part, done.err)


def _plain(document):
    """Nested lists as eval --json writes them."""
    if isinstance(document, dict):
        return [_plain(item) for item in document["items"]] if "items" in document else document["value"]
    return document


if __name__ == "__main__":
    unittest.main()
