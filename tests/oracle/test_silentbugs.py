# SPDX-License-Identifier: GPL-3.0-or-later
"""Shape bugs that raise nothing: the program warns of each, Python runs what it suggests, and right expressions give no warning.

Random expressions by hand:  test_silentbugs.py --count 1000 [--seed 1]
The seed of a run is printed; --seed or TENSORDESK_SEED repeats it.
"""
import argparse
import json
import os
import random
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

import torch
from program import run
from shapebugs import BUGS, F, NAMES, OBS, Q, REWARD, VALUE, broken, rollout

PIXELS, STORED, FLAGS, WIDE, SINGLE = (f'td["{key}"]' for key in ("pixels", "stored", "flags", "wide", "single"))

# The expression, a word of the warning, and the changes that are right, any of which may come first. Reported in (on GitHub):
# PacktPublishing/Deep-Reinforcement-Learning-Hands-On#74, floodsung/a2c_cartpole_pytorch#3 (a broadcast that grows);
# pytorch/pytorch#16045, #16413, jiwei0921/CoNet#3 (losses of unequal shapes); ctallec/world-models#10,
# DeepReinforcementLearning/DeepReinforcementLearningInAction#32, perone/euclidesdb#2 (softmax over the batch);
# DLR-RM/stable-baselines3#325 (std of one element); pytorch/pytorch#110854, #49336 (uint8); pytorch/pytorch#24180 (~ of uint8);
# NovaSky-AI/SkyRL#462, arcee-ai/DAM#16 (means over padding). OF_ONE: NVIDIA/tacotron2#303, layumi/Person_reID_baseline_pytorch#77.
SILENT = [
    (f"{VALUE}[0] - {REWARD}[0]", "larger than each of them", [f"{VALUE}[0].unsqueeze(-1) - {REWARD}[0]", f"{VALUE}[0] - {REWARD}[0].squeeze(-1)"]),
    (f"{VALUE}[:, 0] == {REWARD}[:, 0]", "larger", [f"{VALUE}[:, 0].unsqueeze(-1) == {REWARD}[:, 0]"]),
    (f"({VALUE}[0] - {REWARD}[0]).pow(2).mean()", "larger", [f"({VALUE}[0].unsqueeze(-1) - {REWARD}[0]).pow(2).mean()"]),
    (f"{F}mse_loss({VALUE}[0], {REWARD}[0])", "equal shape", [f"{F}mse_loss({VALUE}[0], {REWARD}[0].squeeze(-1))"]),
    (f"{F}smooth_l1_loss({REWARD}[0], {VALUE}[0])", "equal shape", [f"{F}smooth_l1_loss({REWARD}[0].squeeze(-1), {VALUE}[0])"]),
    (f"{Q}.softmax(0)", "batch dim", [f"{Q}.softmax(-1)"]),
    (f"torch.softmax({Q}, dim=1)", "batch dim", [f"torch.softmax({Q}, dim=-1)"]),
    (f"{F}log_softmax({Q}, 0)", "batch dim", [f"{F}log_softmax({Q}, -1)"]),
    (f"{Q}.argmax(1)", "batch dim", [f"{Q}.argmax(-1)"]),
    (f"{Q}.argmax()", "without a dim", [f"{Q}.argmax(dim=-1)"]),
    (f"{F}normalize({OBS})", "batch dim", [f"{F}normalize({OBS}, dim=-1)"]),
    (f"{Q}.logsumexp(0)", "batch dim", [f"{Q}.logsumexp(-1)"]),
    (f"{REWARD}.cumsum(0)", "not along time", [f"{REWARD}.cumsum(1)"]),
    (f"torch.cumprod({VALUE}, 0)", "not along time", [f"torch.cumprod({VALUE}, 1)"]),
    (f"{REWARD}.cumsum(-1)", "single element", [f"{REWARD}.cumsum(1)"]),
    (f"{SINGLE}.softmax(-1)", "single element", [f"{SINGLE}.softmax(1)"]),
    (f"{SINGLE}.std(-1)", "single element", [f"{SINGLE}.std(1)"]),
    (f'{Q}[:, :, td["choice"]]', "all of them at each position", [f'{Q}.gather(-1, td["choice"].unsqueeze(-1)).squeeze(-1)']),
    (f'{Q}[..., td["pick"]]', "all of them at each position", [f'{Q}.gather(-1, td["pick"])']),
    (f"{PIXELS} - {PIXELS}[:, :1]", "wrap around", [f"{PIXELS}.float() - {PIXELS}[:, :1]"]),
    (f"{PIXELS} // 255", "rounds down", [f"{PIXELS} / 255"]),
    (f"{VALUE}[0, :1].std()", "nan", [f"{VALUE}[0, :1].std(correction=0)"]),
    (f"{PIXELS} * 2", "wrap around", [f"{PIXELS}.float() * 2"]),
    (f"({PIXELS}[:, 1:] - {PIXELS}[:, :-1]).float().mean(-1)", "wrap around", [f"({PIXELS}[:, 1:].float() - {PIXELS}[:, :-1]).float().mean(-1)"]),
    (f"~{STORED}", "inverts the bits", [f"~{STORED}.bool()"]),
    (f'~td["choice"]', "inverts the bits", ['~td["choice"].bool()']),
    (f"{OBS}[{FLAGS}]", "read as a mask", [f"{OBS}[{FLAGS}.bool()]"]),
    (f"{OBS} * {WIDE}", "float64", [f"{OBS} * {WIDE}.float()"]),
    (f"torch.maximum({WIDE}, {OBS}.double())[:, 0] + {OBS}[:, 0]", "float64", [f"torch.maximum({WIDE}, {OBS}.double())[:, 0].float() + {OBS}[:, 0]"]),
    (f"torch.zeros(3).expand(4, 3)[0].fill_(1)", "copies nothing", ["torch.zeros(3).expand(4, 3).clone()[0].fill_(1)"]),
    (f"{OBS}.mean()", "padding", [f'{OBS}[td["mask"]].mean()']),
    (f"({OBS} - 1).pow(2).sum(-1).mean()", "padding", [f'({OBS} - 1).pow(2).sum(-1)[td["mask"]].mean()']),
    (f"({OBS} - {Q}).mean()", "padding", [f'({OBS} - {Q})[td["mask"]].mean()']),
    (f"{OBS}.sum(1)", "padding", []),
    (f"{OBS}.view(5, 4, 3)", "regrouped", []),
]
# In a batch of one environment.
OF_ONE = [
    (f"{REWARD}.squeeze()", "of the batch", [f"{REWARD}.squeeze(-1)"]),
    (f"torch.squeeze({REWARD})", "of the batch", [f"{REWARD}.squeeze(-1)"]),
]
# Nobody should be warned of these: what people mean, and the fixes of other bugs.
RIGHT = [
    f"{OBS} - {OBS}.mean(-1, keepdim=True)", f"{OBS} * {VALUE}.unsqueeze(-1)", f"{VALUE}.unsqueeze(0) - {VALUE}.unsqueeze(1)",
    f"{VALUE}[:, None] - {VALUE}[None]", f"{Q}.softmax(-1)", f"{Q}.argmax(-1)", f"{Q}.max(1)", f"{VALUE}.cumsum(1)", f"{VALUE}.argmax(1)",
    f"{REWARD}.cumsum(1)", f'{Q}[torch.arange(4).unsqueeze(-1), torch.arange(5), td["choice"]]', f'{Q}[:, :, torch.tensor([0, 2])]',
    f"{PIXELS} // 2", f"{PIXELS} / 255", f"{PIXELS}.float() - 1", f"{PIXELS} > 3", f"~{REWARD}.bool()", f"{OBS} * 2.5", f"{WIDE} * 2",
    f"{OBS}.double() * {WIDE}", f"{REWARD}.squeeze()", f"{VALUE}.squeeze()", f'td["mask"].float().mean()', f'{OBS}[td["mask"]].mean()',
    f"{OBS}.mean(-1)", "torch.zeros(3).expand(4, 3).clone()[0].fill_(1)", f"torch.outer({VALUE}[0], {VALUE}[:, 0])", "td.unsqueeze(0)", "td[0]",
    'td.select("obs")', "td.transpose(0, 1)", f"{OBS}.permute(1, 0, 2)", 'td["next"].squeeze()', f"{F}mse_loss({VALUE}, {VALUE})",
    f"{F}softmax({VALUE}, 1)", f"{Q}.argmax(axis=-1)", f"{Q}.argmax(-1, keepdim=True)", f"{Q}.std(False)", f"{Q}.std()", f"{PIXELS} // 2", f"td[\"choice\"] // 255",
    *(right[0] for _, right in BUGS if right),
]


def tensors():
    td = rollout()
    torch.manual_seed(1)
    td["stored"] = (torch.rand(4, 5, 1) > 0.8).to(torch.uint8)
    td["flags"] = (torch.rand(4, 5) > 0.8).to(torch.uint8)
    td["wide"] = torch.randn(4, 5, 3, dtype=torch.float64)
    td["single"] = torch.randn(4, 5, 1)
    return td


def findings(path, expression):
    done = run("health", path, "--expression", expression, "--json")
    document = json.loads(done.out)
    assert document.get("findings") is not None, f"{expression}: {document}"
    return document["findings"]


def value(expression, td):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return eval(expression, {"td": td.clone(), **NAMES})


class SilentBugs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        torch.distributions.Distribution.set_default_validate_args(True)
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.all = tensors()
        cls.unmasked = cls.all.exclude("mask")
        cls.single = cls.all[:1]
        cls.paths = {}
        for name in ("all", "unmasked", "single"):
            cls.paths[name] = Path(folder.name) / name
            getattr(cls, name).save(cls.paths[name])

    def compare(self, rows, name):
        td = getattr(self, name)
        for expression, word, right in rows:
            with self.subTest(expression):
                value(expression, td)  # raises nothing
                found = findings(self.paths[name], expression)
                self.assertEqual(len(found), 1, found)
                self.assertIn(word, found[0]["message"])
                fixes = found[0].get("remedies", [])
                first = fixes[0]["expression"] if fixes else None
                self.assertTrue(first in right if right else first is None, f"{first} instead of {right}")
                for fix in fixes:
                    result = value(fix["expression"], td)
                    self.assertEqual(fix.get("shape", list(result.shape)), list(result.shape))

    def test_bugs_are_warned_of(self):
        self.compare([row for row in SILENT if "padding" not in row[1]], "unmasked")

    def test_padding_is_warned_of(self):
        self.compare([row for row in SILENT if "padding" in row[1]], "all")

    def test_a_batch_of_one(self):
        self.compare(OF_ONE, "single")

    def test_right_expressions_give_no_warning(self):
        for expression in RIGHT:
            name = "all" if "mask" in expression else "unmasked"
            with self.subTest(expression):
                self.assertEqual(findings(self.paths[name], expression), [])

    def test_the_shell(self):
        done = run("health", self.paths["unmasked"], "--expression", f"{Q}.softmax(0)")
        self.assertEqual(done.status, 0)
        lines = done.out.splitlines()
        self.assertEqual(lines[1:3], ['  td["q"]  [4, 5, 3]', "            ^"])
        self.assertEqual(lines[3], f"Try: {Q}.softmax(-1)")
        self.assertEqual(lines[-1], "1 warning.")
        strict = run("health", self.paths["unmasked"], "--expression", f"{Q}.softmax(0)", "--ci")
        self.assertEqual(strict.status, 1)
        self.assertIn(": warning: expression: `softmax` runs along", strict.out)
        failing = run("health", self.paths["unmasked"], "--expression", f"{Q}.softmax(7)")
        self.assertEqual((failing.status, failing.out), (1, ""))
        self.assertIn("Try: ", failing.err)
        self.assertEqual(run("health", self.paths["unmasked"], "--expression", "td", "--only", "next-pairs").status, 2)


class RandomWarnings(unittest.TestCase):
    count = 40
    seed = int(os.environ.get("TENSORDESK_SEED", random.SystemRandom().randrange(2**32)))

    def test_random_fixes_run(self):
        print(f"seed {self.seed}, {self.count} expressions", flush=True)
        td = rollout()
        generator = random.Random(self.seed)
        works = warned = fixed = 0
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "td"
            td.save(path)
            for _ in range(self.count):
                expression = broken(generator)
                try:
                    value(expression, td)
                except Exception:  # whatever Python raises: it is not silent
                    continue
                works += 1
                found = findings(path, expression)
                warned += bool(found)
                for fix in (fix for each in found for fix in each.get("remedies", [])):
                    fixed += 1
                    with self.subTest(expression, fix=fix["expression"]):
                        try:
                            result = value(fix["expression"], td)
                        except IndexError as error:
                            self.assertIn("out of bounds", str(error))  # of values, which shapes cannot know
                            continue
                        self.assertEqual(fix.get("shape", list(getattr(result, "shape", []))), list(getattr(result, "shape", [])))
        print(f"{works} work, {warned} of them have a warning, with {fixed} fixes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=RandomWarnings.count, help="random expressions")
    parser.add_argument("--seed", type=int, default=RandomWarnings.seed)
    options, rest = parser.parse_known_args()
    RandomWarnings.count, RandomWarnings.seed = options.count, options.seed
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
