# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing runs: statistics of each rollout, equal to what numpy finds."""
import math
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch
from program import run
from tensordict import TensorDict


def rollout(seed, steps=400, success=True, finished=True):
    """One environment whose episodes end at random steps."""
    generator = torch.Generator().manual_seed(seed)
    done = torch.rand(steps, 1, generator=generator) < (0.08 if finished else 0)
    reward = torch.randn(steps, 1, generator=generator) + seed
    td = TensorDict({"obs": torch.randn(steps, 3, generator=generator),
                     "next": {"reward": reward, "done": done, "terminated": done.clone()}}, [steps], names=["time"])
    if success:
        td["next", "info", "is_success"] = done & (torch.rand(steps, 1, generator=generator) < 0.5)
    return td


def episodes(td):
    """Returns, lengths, and whether each is finished and succeeds."""
    ends = td["next", "done"][:, 0].nonzero()[:, 0].tolist()
    starts = [0] + [end + 1 for end in ends]
    stops = [end + 1 for end in ends] + ([len(td)] if starts[-1] < len(td) else [])
    found = []
    for start, stop in zip(starts, stops):
        part = td[start:stop]
        success = bool(part["next", "info", "is_success"].any()) if ("next", "info", "is_success") in td.keys(True) else None
        found.append((float(part["next", "reward"].double().sum()), stop - start, bool(part["next", "done"].any()), success))
    return found


def expected(td):
    found = episodes(td)
    finished = [each for each in found if each[2]] or found
    returns = np.sort([each[0] for each in finished])
    cut = len(returns) // 4
    successes = [each[3] for each in finished if each[3] is not None]
    return {"episodes": len(found), "unfinished": sum(not each[2] for each in found), "steps": len(td),
            "return_mean": returns.mean(), "return_std": returns.std(ddof=1) if len(returns) > 1 else None,
            "return_iqm": returns[cut:len(returns) - cut].mean(), "return_min": returns[0], "return_max": returns[-1],
            "length_mean": np.mean([each[1] for each in finished]),
            "success_rate": np.mean(successes) if successes else None}


class Runs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_statistics(self):
        made = {"a/eval.pt": rollout(1), "b/eval.pt": rollout(2, success=False), "cut.pt": rollout(3, 30, finished=False),
                "short.pt": rollout(4, 120)}
        for name, td in made.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            torch.save(td, self.folder / name)
        document = run("runs", *(self.folder / name for name in made), "--json").document
        self.assertEqual([each["name"] for each in document["runs"]], list(made))
        for each, td in zip(document["runs"], made.values()):
            for key, wanted in expected(td).items():
                with self.subTest(each["name"], key=key):
                    if wanted is None:
                        self.assertIsNone(each[key])
                    else:
                        self.assertTrue(math.isclose(each[key], wanted, rel_tol=1e-9), (each[key], wanted))
            self.assertEqual(each["lengths"], [length for _, length, _, _ in episodes(td)])
        self.assertEqual(document["runs"][0]["success"], ["next", "info", "is_success"])
        self.assertIsNone(document["runs"][1]["success"])
        text = run("runs", *(self.folder / name for name in made)).out
        self.assertIn("success", text)
        self.assertEqual(len(text.splitlines()), 5)

    def test_discount(self):
        td = rollout(5)
        torch.save(td, self.folder / "run.pt")
        (found,) = run("runs", self.folder / "run.pt", "--gamma", "0.9", "--json").document["runs"]
        end = int(td["next", "done"][:, 0].nonzero()[0])
        wanted = sum(0.9 ** t * float(td["next", "reward"][t]) for t in range(end + 1))
        self.assertTrue(math.isclose(found["returns"][0], wanted, rel_tol=1e-9))

    def test_derived_reward(self):
        td = rollout(7)
        torch.save(td, self.folder / "run.pt")
        (found,) = run("runs", self.folder / "run.pt", "--derive", "double = td['next', 'reward'] * 2", "--reward", "double",
                       "--json").document["runs"]
        self.assertTrue(np.allclose(found["returns"], [2 * each[0] for each in episodes(td)], rtol=1e-6))

    def test_no_episodes(self):
        torch.save(TensorDict({"obs": torch.zeros(3, 2)}, [3]), self.folder / "data.pt")
        torch.save(rollout(6), self.folder / "run.pt")
        answer = run("runs", self.folder / "run.pt", self.folder / "data.pt")
        self.assertEqual(answer.status, 1)
        self.assertIn("data.pt", answer.err)
        self.assertIn("no episodes to compare", answer.err)


if __name__ == "__main__":
    unittest.main()
