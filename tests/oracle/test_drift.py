# SPDX-License-Identifier: GPL-3.0-or-later
"""Training as a dimension: several files as one lazy stack, and how each key drifts along it, equal to what numpy finds."""
import json
import math
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch
from program import fingerprint, run
from tensordict import TensorDict, lazy_stack

STEPS = [0, 100, 200, 300, 400, 500, 600, 1000]


def checkpoints(folder):
    """One layer jumps at 500, one has NaN from 600 on, one is all zeros from 300 on, one stops at 400; some are sound."""
    torch.manual_seed(0)
    weights = {name: torch.randn(40, 30) for name in ("sound", "jumps", "nan", "dead", "stops")}
    weights["half"] = torch.randn(7).bfloat16()
    weights["complex"] = torch.randn(5, dtype=torch.complex64)
    weights["large"] = torch.randn(700_000)  # of several blocks
    states = {}
    for step in STEPS:
        for name, weight in weights.items():
            if name != "stops" or step <= 400:
                weight += 0.02 * torch.randn_like(weight)
        if step == 500:
            weights["jumps"] *= -2
        if step >= 600:
            weights["nan"][3, 4:6] = math.nan
            weights["nan"][0, 0] = math.inf
        if step >= 300:
            weights["dead"].zero_()
        states[step] = {"net": {name: weight.clone() for name, weight in weights.items()}, "count": torch.tensor(step)}
        if step == 200:
            states[step]["odd"] = torch.ones(2)
        torch.save(states[step], folder / f"ckpt_{step}.pt")
    return states


def elements(tensor):
    return torch.view_as_real(tensor).double().flatten().numpy() if tensor.is_complex() else tensor.double().flatten().numpy()


def expected(before, now):
    values, finite = elements(now), np.isfinite(elements(now))
    kept = values[finite]
    change = None
    if before is not None:
        both = finite & np.isfinite(elements(before))
        old = np.linalg.norm(elements(before)[both])
        change = np.linalg.norm(values[both] - elements(before)[both]) / old if old > 0 else None
    return {"norm": np.linalg.norm(kept), "mean": kept.mean(), "nan": int(np.isnan(values).sum()),
            "inf": int(np.isinf(values).sum()), "change": change}


class Drift(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertNear(self, value, wanted, where):
        if wanted is None:
            self.assertIsNone(value, where)
        else:
            self.assertTrue(math.isclose(value, wanted, rel_tol=1e-9, abs_tol=1e-12), (where, value, wanted))

    def test_numbers(self):
        states = checkpoints(self.folder)
        before = fingerprint(self.folder)
        document = run("drift", self.folder, "--json").document
        self.assertEqual(fingerprint(self.folder), before)
        self.assertEqual((document["dim"], document["steps"]), ("step", [str(step) for step in STEPS]))
        keys = {"/".join([key["key"]] if isinstance(key["key"], str) else key["key"]): key for key in document["keys"]}
        self.assertEqual(set(keys), {"odd"} | {f"net/{name}" for name in states[0]["net"]})
        self.assertEqual(document["counters"], [["count"]])
        changes = [change for key in keys.values() for change in key["change"] if change]
        for told, share in zip(document["change_scale"], (0.02, 0.98), strict=True):
            self.assertNear(told, np.quantile(changes, share, method="nearest"), "scale")
        for name in states[0]["net"]:
            tensors = [states[step]["net"][name] for step in STEPS]
            for at, tensor in enumerate(tensors):
                for field, wanted in expected(tensors[at - 1] if at else None, tensor).items():
                    self.assertNear(keys[f"net/{name}"][field][at], wanted, (name, STEPS[at], field))
        self.assertEqual(keys["odd"]["norm"], [None, None, math.sqrt(2)] + [None] * 5)
        faults = {name: (key["fault"]["label"], key["fault"]["what"]) for name, key in keys.items() if key["fault"]}
        self.assertEqual(faults, {"net/jumps": ("500", "jump"), "net/nan": ("600", "non-finite"), "net/dead": ("300", "vanished"),
                                  "net/stops": ("500", "stopped"), "odd": ("300", "missing")})
        # Of one step the worst fault.
        self.assertEqual((document["first"]["key"], document["first"]["fault"]["label"]), (["odd"], "300"))
        text = run("drift", self.folder).out
        self.assertIn("First to diverge, at step 300: odd is missing, though it was there before.", text)
        self.assertIn("non-finite from step 600 on", text)
        self.assertIn("1 counter is left out; --counters shows what they count.", text)
        every = run("drift", self.folder, "--counters", "--json").document
        self.assertEqual((every["counters"], every["first"], every["change_scale"]), ([], document["first"], document["change_scale"]))
        self.assertEqual((every["keys"][-1]["key"], every["keys"][-1]["mean"], every["keys"][-1]["fault"]), (["count"], STEPS, None))
        self.assertNotIn("left out", run("drift", self.folder, "--counters").out)

    def test_sound(self):
        """Training as it should be has nothing wrong, whatever its optimizer keeps."""
        for seed in (0, 2, 8):  # averages and biases of one element come by near 0 in each
            with self.subTest(seed=seed):
                torch.manual_seed(seed)
                folder = self.folder / str(seed)
                folder.mkdir()
                model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
                optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
                x = torch.randn(64, 8)
                for step in range(40):
                    for _ in range(5):
                        optimizer.zero_grad()
                        (model(x) - x.sum(-1, keepdim=True)).square().mean().backward()
                        optimizer.step()
                    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()["state"]}, folder / f"{step}.pt")
                self.assertIsNone(run("drift", folder, "--json").document["first"])

    def test_paths_and_patterns(self):
        """Files that are named one by one, or by a pattern, are what Python stacks of them."""
        states = checkpoints(self.folder)
        files = [self.folder / f"ckpt_{step}.pt" for step in (1000, 0, 300)]
        document = run("drift", *files, "--json").document
        self.assertEqual(document["steps"], ["0", "300", "1000"])
        stacked = torch.stack([states[step]["net"]["sound"] for step in (0, 300, 1000)])
        for path in (document["path"], f"{self.folder}/ckpt_{{300,0,1000}}.pt", f"{self.folder}/ckpt_[013]*0.pt"):
            shown = run("eval", path, 'td["net", "sound"]', "--json", "--values", "--max-values", 10_000).document
            stack = stacked if "[" not in path else torch.stack([states[step]["net"]["sound"] for step in (100, 300, 1000)])
            self.assertTrue(np.array_equal(np.array(shown["values"], np.float32).reshape(stack.shape), stack.numpy()), path)

    def test_runs(self):
        """Rollouts of several folders are a stack over runs: episodes and the doctor see all of them."""
        rollouts = []
        for name in ("first", "second, longer", "{third}"):
            td = TensorDict({"obs": torch.randn(3, 20, 2), "next": {"reward": torch.rand(3, 20, 1),
                             "done": torch.rand(3, 20, 1) < 0.2}}, [3, 20], names=["env", "time"])
            td.save(self.folder / name / "rollout")
            rollouts.append(td)
        paths = [self.folder / name / "rollout" for name in ("first", "second, longer", "{third}")]
        tree = run("tree", *paths, "--json").document
        self.assertEqual((tree["batch_size"], tree["names"]), ([3, 3, 20], ["run", "env", "time"]))
        episodes = run("episodes", *paths, "--json").document
        done = lazy_stack(rollouts)["next", "done"]
        self.assertEqual(sum(e["ended"] == "done" for e in episodes["episodes"]), int(done.sum()))
        self.assertEqual({e["env"][0] for e in episodes["episodes"]}, {0, 1, 2})
        total = sum(e["total"] for e in episodes["episodes"])
        self.assertAlmostEqual(total, float(lazy_stack(rollouts)["next", "reward"].double().sum()), places=4)
        rollouts[1]["obs"][2, 7, 1] = math.nan
        rollouts[1].save(paths[1])
        sick = run("health", *paths, "--json")
        self.assertEqual(sick.status, 1)
        found = [symptom for check in json.loads(sick.out)["checks"] for symptom in check["symptoms"] if symptom["concern"] == "error"]
        self.assertEqual([(symptom["key"], symptom["index"], symptom["count"]) for symptom in found], [(["obs"], "1, 2, 7, 1", 1)])
        drift = run("drift", *paths, "--json").document
        self.assertEqual((drift["dim"], drift["steps"]), ("run", [f"{name}/rollout" for name in ("first", "second, longer", "{third}")]))
        by_env = run("drift", *paths, "--dim", "env", "--json").document
        self.assertEqual((by_env["dim"], by_env["steps"]), ("env", ["0", "1", "2"]))

    def test_runs_of_other_numbers_of_environments(self):
        """Each file has as many environments, and steps, as it has."""
        paths, rollouts = [], []
        for name, envs, steps in (("a", 3, 20), ("b", 5, 12), ("c", 1, 30)):
            td = TensorDict({"obs": torch.randn(envs, steps, 2), "next": {"reward": torch.rand(envs, steps, 1),
                             "done": torch.rand(envs, steps, 1) < 0.2}}, [envs, steps], names=["env", "time"])
            td.save(self.folder / name)
            paths.append(self.folder / name)
            rollouts.append(td)
        expected = []
        for run_number, td in enumerate(rollouts):
            for env in range(td.shape[0]):
                start = 0
                for step in range(td.shape[1]):
                    if td["next", "done"][env, step] or step + 1 == td.shape[1]:
                        total = float(td["next", "reward"][env, start:step + 1].double().sum())
                        expected.append(([run_number, env], start, step + 1 - start, total))
                        start = step + 1
        episodes = run("episodes", *paths, "--json").document["episodes"]
        self.assertEqual([(e["env"], e["start"], e["length"]) for e in episodes], [each[:3] for each in expected])
        for mine, (*_, total) in zip(episodes, expected, strict=True):
            self.assertAlmostEqual(mine["total"], total, places=9)
        long = run("episodes", *paths, "--json", "--where", "length > 5 and env[0] == 1").document["episodes"]
        self.assertEqual(len(long), sum(place[0] == 1 and length > 5 for place, _, length, _ in expected))
        rollouts[1]["obs"][4, 7, 1] = math.nan
        rollouts[1].save(paths[1])
        found = [symptom for check in json.loads(run("health", *paths, "--json").out)["checks"] for symptom in check["symptoms"]
                 if symptom["concern"] == "error"]
        self.assertEqual([(symptom["key"], symptom["index"]) for symptom in found], [(["obs"], "1, 4, 7, 1")])
        run("episodes", *paths, "--export", self.folder / "long", "--where", "length > 5")
        whole = run("eval", self.folder / "long", "len(td)", "--json").document
        self.assertEqual(whole["value"], sum(length > 5 for _, _, length, _ in expected))

    def test_refuses(self):
        checkpoints(self.folder)
        torch.save({"x": torch.ones(2)}, self.folder / "one.pt")
        for arguments, words in (([self.folder / "one.pt"], "without a batch"),
                                 ([self.folder / "one.pt", self.folder / "two.pt"], "two.pt: cannot be opened"),
                                 ([f"{self.folder}/{{a,b"], "has an unclosed brace"),
                                 ([f"{self.folder}/none*.pt"], "cannot be opened"),
                                 ([f"{self.folder}/ckpt_*.pt", "--dim", "epoch"], "no batch dim is called epoch; there are step"),
                                 ([f"{self.folder}/ckpt_*.pt", "--dim", "3"], "there is no batch dim 3")):
            done = run("drift", *arguments)
            self.assertEqual(done.status, 1, arguments)
            self.assertIn(words, done.err)


if __name__ == "__main__":
    unittest.main()
