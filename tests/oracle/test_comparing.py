# SPDX-License-Identifier: GPL-3.0-or-later
"""`tensordesk compare` against `torch.testing.assert_close` and the set of keys."""
import json
import tempfile
import unittest
from pathlib import Path

import rollouts
import torch
from program import fingerprint, run
from tensordict import TensorDict


def compared(*arguments):
    done = run("compare", *arguments, "--json")
    assert done.status in (0, 1), f"exit status {done.status}: {done.err}"
    document = json.loads(done.out)
    assert document["equal"] == (done.status == 0)
    return document


def is_close(left, right, **options):
    try:
        torch.testing.assert_close(left, right, **options)
    except AssertionError:
        return False
    return True


class Comparing(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def save(self, td, name):
        td.save(self.folder / name)
        return self.folder / name

    def test_every_sort_equals_itself(self):
        for name, make in rollouts.MEMMAP.items():
            with self.subTest(name):
                path = self.save(make(), name)
                before = fingerprint(path)
                self.assertTrue(compared(path, path, "--equal-nan")["equal"])
                self.assertEqual(fingerprint(path), before)

    def test_other_formats(self):
        path = self.save(rollouts.rollout(), "memmap")
        for target in ["again", "file.h5"]:
            self.assertEqual(run("export", path, "-o", self.folder / target).status, 0)
            self.assertEqual(compared(path, self.folder / target, "--only-differences")["entries"], [])

    def test_against_a_stack(self):
        stack = rollouts.stacked()
        lazy = self.save(stack, "lazy")
        dense = self.save(stack.contiguous(), "dense")
        self.assertEqual(compared(lazy, dense, "--only-differences")["entries"], [])
        self.assertEqual(compared(dense, lazy, "--only-differences")["entries"], [])

    def test_values(self):
        """Each leaf of a disturbed copy, by several tolerances."""
        generator = rollouts.generator(7)
        left = rollouts.rollout(batch=(8, 9))
        right = left.clone()
        for at, key in enumerate(right.keys(True, True)):
            value = right[key]
            if not isinstance(value, torch.Tensor):
                continue
            if value.dtype.is_floating_point:
                value += 10.0 ** -at * torch.randn(value.shape, generator=generator)
                value.view(-1)[at] = float("nan")
                left[key].view(-1)[at + at % 2] = float("nan")
            elif value.dtype is not torch.bool:
                value.view(-1)[at] += 1
            else:
                value.view(-1)[at].logical_not_()
        paths = self.save(left, "left"), self.save(right, "right")
        for rtol, atol, equal_nan in [(0, 0, False), (0, 0, True), (1e-3, 1e-3, True), (0, 0.1, True), (1, 100, True),
                                      (1, 100, False)]:
            options = ["--rtol", rtol, "--atol", atol] + ["--equal-nan"] * equal_nan
            for entry in compared(*paths, *options)["entries"]:
                if "values" not in entry:
                    continue
                key = tuple(entry["key"])
                a, b = left[key], right[key]
                with self.subTest(key=key, options=options):
                    self.assertEqual(entry["status"] == "equal",
                                     is_close(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan))
                    close = torch.isclose(a.double(), b.double(), rtol=rtol, atol=atol, equal_nan=equal_nan)
                    self.assertEqual(entry["values"]["different"], int((~close).sum()))
                    distance = (a.double() - b.double()).abs().nan_to_num(nan=0.0)
                    self.assertEqual(entry["values"]["max_abs"], distance.max().item())
                    if distance.any():
                        at = tuple(entry["values"]["max_abs_at"])
                        self.assertEqual(distance[at].item(), distance.max().item())
                    if not close.all():
                        self.assertEqual(entry["values"]["first_at"], (~close).nonzero()[0].tolist())

    def test_keys(self):
        left, right = rollouts.rollout(), rollouts.rollout()
        del left["obs"], left["next", "deep", "x"]
        del right["reward"], right["next", "reward"]
        right["new"] = TensorDict({"x": torch.zeros(4, 3)}, batch_size=[4, 3])
        document = compared(self.save(left, "left"), self.save(right, "right"), "--only-differences")
        status = {tuple(entry["key"]): entry["status"] for entry in document["entries"]}

        def keys(td):
            return {key if isinstance(key, tuple) else (key,) for key in td.keys(True)}

        tops = {key for key in keys(right) - keys(left) if key[:-1] in keys(left) | {()}}
        self.assertEqual({key for key, each in status.items() if each == "only_left"}, keys(left) - keys(right))
        self.assertEqual({key for key, each in status.items() if each == "only_right"}, tops)
        self.assertEqual({each for each in status.values()}, {"only_left", "only_right"})

    def test_metadata(self):
        def rollout():
            td = rollouts.rollout()
            td["more"] = TensorDict({"y": torch.zeros(4, 3, 2)}, batch_size=[4, 3])
            return td

        left = rollout()
        for name, change, expected in [
            ("shape", lambda td: td.set("obs", torch.zeros(4, 3, 6)), {("obs",): ["shape"]}),
            ("dtype", lambda td: td.set("index", td["index"].int()), {("index",): ["dtype"]}),
            ("names", lambda td: setattr(td, "names", ["env", "step"]),
             {(): ["names"], ("next",): ["names"], ("next", "deep"): ["names"], ("more",): ["names"]}),
            ("batch size", lambda td: setattr(td["more"], "batch_size", [4, 3, 2]), {("more",): ["batch_size"]}),
            ("value", lambda td: td.set_non_tensor("task", "walker"), {("task",): ["values"]}),
        ]:
            with self.subTest(name):
                right = rollout()
                change(right)
                document = compared(self.save(left, f"left {name}"), self.save(right, f"right {name}"),
                                    "--only-differences")
                self.assertEqual({tuple(entry["key"]): entry["differences"] for entry in document["entries"]}, expected)

    def test_text_and_status(self):
        left = self.save(TensorDict({"x": torch.zeros(2, 3), "y": torch.ones(2)}, batch_size=[2]), "a")
        right = self.save(TensorDict({"x": torch.tensor([[0.0, 0, 0], [0, 2, 0]]), "z": torch.ones(2)}, batch_size=[2]),
                          "b")
        done = run("compare", left, right, "--only-differences")
        self.assertEqual((done.status, done.err), (1, ""))
        self.assertEqual(done.out.splitlines()[2:], [
            "≠ x   1 of 6 values differs, first at [1, 1]; greatest difference 2 at [1, 1], relative 1 at [1, 1]",
            "- y   only in A: [2] float32",
            "+ z   only in B: [2] float32",
            "3 of 4 entries differ: only in A 1, only in B 1, values 1."])
        done = run("compare", left, left)
        self.assertEqual(done.status, 0)
        self.assertEqual(done.out.splitlines()[-1], "Equal: 3 entries, 8 values.")
        done = run("compare", left, self.folder / "nothing")
        self.assertEqual((done.status, done.out), (2, ""))
        self.assertIn("nothing", done.err)
        self.assertEqual(run("compare", left).status, 2)
        self.assertEqual(run("compare", left, right, "--rtol=-1").status, 2)


if __name__ == "__main__":
    unittest.main(verbosity=2)
