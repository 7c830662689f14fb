# SPDX-License-Identifier: GPL-3.0-or-later
"""Episodes, trajectories and value estimates, against plain loops and torchrl itself."""
import tempfile
import unittest
import warnings
from pathlib import Path

import rlreference
import torch
from documents import differences, document_of, reordered
from program import evaluate, run
from tensordict import PersistentTensorDict, TensorDict, lazy_stack

warnings.simplefilter("ignore")
from torchrl.collectors.utils import split_trajectories
from torchrl.data import LazyTensorStorage, SliceSampler, TensorDictReplayBuffer
from torchrl.objectives.value import functional

ESTIMATES = {
    "generalized_advantage_estimate": ("0.9, 0.8", "value", "next/value", "next/reward", "next/done", "next/terminated"),
    "td0_return_estimate": ("0.9", "next/value", "next/reward", "next/terminated"),
    "td_lambda_return_estimate": ("0.9, 0.7", "next/value", "next/reward", "next/done", "next/terminated"),
    "vtrace_advantage_estimate": ("0.9", "log_pi", "log_mu", "value", "next/value", "next/reward", "next/done", "next/terminated"),
}


def rollout(*batch, seed=0, feature=True):
    torch.manual_seed(seed)
    shape = (*batch, 1) if feature else batch
    terminated, truncated = torch.rand(shape) < 0.1, torch.rand(shape) < 0.1
    numbers = {key: torch.randn(shape) for key in ("value", "log_pi", "log_mu")}
    return TensorDict({"obs": torch.randn(*batch, 3), **numbers, "next": {
        "obs": torch.randn(*batch, 3), "value": torch.randn(shape), "reward": torch.randn(shape), "terminated": terminated,
        "truncated": truncated, "done": terminated | truncated}}, batch)


def key(text):
    return tuple(text.split("/")) if "/" in text else text


def tensors(document):
    if document["kind"] == "list":
        return [tensor for item in document["items"] for tensor in tensors(item)]
    assert document["kind"] == "tensor", document
    return [torch.tensor(document["values"])]


class Files(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def save(self, td, name="td"):
        td.memmap(self.folder / name)
        return self.folder / name


class Estimates(Files):
    """To 1e-5, in float32: what is summed in another order differs in the last bits."""

    def check(self, td, more="", reference=rlreference, **keywords):
        path = self.save(td)
        for name, (numbers, *keys) in ESTIMATES.items():
            own = "" if name == "td0_return_estimate" else more
            call = f"{name}({numbers}, {', '.join(f'td[{key(each)!r}]' for each in keys)}{own})"
            found = tensors(evaluate(path, [call])[0])
            given = keywords if own else {}
            expected = getattr(reference, name)(*eval(f"({numbers},)"), *(td[key(each)] for each in keys), **given)
            for mine, theirs in zip(found, expected if isinstance(expected, tuple) else [expected], strict=True):
                torch.testing.assert_close(mine, theirs, rtol=1e-5, atol=1e-5, msg=lambda text: f"{call}\n{text}")
        call = f'reward2go(td["next", "reward"], td["next", "done"], 0.95{more})'
        expected = reference.reward2go(td["next", "reward"], td["next", "done"], 0.95, **keywords)
        torch.testing.assert_close(tensors(evaluate(path, [call])[0])[0], expected.reshape(td["next", "reward"].shape), rtol=1e-5,
                                   atol=1e-5)

    def references(self):
        return [rlreference, functional]

    def test_dense(self):
        for reference in self.references():
            for at, batch in enumerate([(50,), (4, 30), (2, 3, 20)]):
                with self.subTest(batch=batch, reference=reference.__name__):
                    self.folder = Path(tempfile.mkdtemp(dir=self.folder))
                    self.check(rollout(*batch, seed=at), reference=reference)

    def test_time_elsewhere(self):
        for reference in self.references():
            for batch, dim, feature in [((4, 30), -1, False), ((30,), -1, False), ((30, 4), 0, True), ((5, 30, 4), -3, True)]:
                with self.subTest(batch=batch, dim=dim, reference=reference.__name__):
                    self.folder = Path(tempfile.mkdtemp(dir=self.folder))
                    self.check(rollout(*batch, feature=feature), f", time_dim={dim}", reference, time_dim=dim)

    def test_padded(self):
        """As split_trajectories pads: zeros, and nothing done behind the end."""
        td = rollout(3, 40)
        padded = rlreference.split_trajectories(td, "traj_ids", "mask")
        for reference in self.references():
            with self.subTest(reference=reference.__name__):
                self.folder = Path(tempfile.mkdtemp(dir=self.folder))
                self.check(padded.exclude("mask", "traj_ids"), reference=reference)

    def test_ragged(self):
        members = [rollout(length, seed=length) for length in (5, 1, 12)]
        path = self.save(lazy_stack(members))
        for name, (numbers, *keys) in ESTIMATES.items():
            whole = ", ".join(f"td.get({key(each)!r}, as_nested_tensor=True)" for each in keys)
            for number, member in enumerate(members):
                expected = getattr(rlreference, name)(*eval(f"({numbers},)"), *(member[key(each)] for each in keys))
                first = expected[0] if isinstance(expected, tuple) else expected
                part = "[0]" if isinstance(expected, tuple) else ""
                found = evaluate(path, [f"{name}({numbers}, {whole}){part}[{number}]"])[0]
                torch.testing.assert_close(tensors(found)[0], first, rtol=1e-5, atol=1e-5)

    def test_a_discount_for_each_step(self):
        td = rollout(3, 20)
        td["gamma"], td["lmbda"] = torch.rand(3, 20, 1), torch.rand(3, 20, 1)
        path = self.save(td)
        arguments = [td["next", each] for each in ("value", "reward", "done", "terminated")]
        for reference in self.references():
            for rolling in (True, False):
                call = ('td_lambda_return_estimate(td["gamma"], td["lmbda"], td["next", "value"], td["next", "reward"], '
                        f'td["next", "done"], td["next", "terminated"], {rolling})')
                expected = reference.td_lambda_return_estimate(td["gamma"], td["lmbda"], *arguments, rolling)
                torch.testing.assert_close(tensors(evaluate(path, [call])[0])[0], expected, rtol=1e-5, atol=1e-5)
            call = ('generalized_advantage_estimate(td["gamma"], 0.9, td["value"], td["next", "value"], td["next", "reward"], '
                    'td["next", "done"])[1]')
            expected = reference.generalized_advantage_estimate(td["gamma"], 0.9, td["value"], *arguments[:3])[1]
            torch.testing.assert_close(tensors(evaluate(path, [call])[0])[0], expected, rtol=1e-5, atol=1e-5)

    def test_wrong_arguments(self):
        path = self.save(rollout(4, 5))
        for call, kind, message in [
            ('reward2go(td["next", "reward"], td["next", "reward"], 0.9)', "TypeError", "must be bools"),
            ('reward2go(td["next", "reward"][..., 0], td["next", "done"], 0.9)', "RuntimeError", "must have one shape"),
            ('reward2go(td["next", "reward"], td["next", "done"], 0.9, time_dim=3)', "RuntimeError", "has no time dim 3"),
            ('reward2go(td, td["next", "done"], 0.9)', "TypeError", "reward must be a tensor"),
            ('td_lambda_return_estimate(0.9, 0.9, td["value"], td["value"], td["next", "done"], None, False)', "RuntimeError",
             "of each step"),
        ]:
            document = evaluate(path, [call])[0]
            self.assertEqual(document["kind"], "error", call)
            self.assertEqual(document["class"], kind, document)
            self.assertIn(message, document["message"])


class Agents(Files):
    """Rewards and ends of several agents: all of them end an episode, and what it earned is the mean of what they did."""

    def marl(self, *, root=False, ends=True, then=True, groups=("agents",), shape=(4, 60)):
        torch.manual_seed(len(groups))
        td = TensorDict({"next": {}}, shape)
        for group in groups:
            terminated = torch.rand(*shape, 3, 1) < 0.3
            truncated = (torch.rand(*shape, 1, 1) < 0.05).expand(*shape, 3, 1).clone()
            level = TensorDict({"reward": torch.randn(*shape, 3, 1)}, (*shape, 3))
            if ends:
                level.update({"terminated": terminated, "truncated": truncated, "done": terminated | truncated})
            td[("next", group) if then else group] = level
        if root:
            td["next", "done"] = torch.rand(*shape, 1) < 0.1
        return td

    def expected(self, td, done, group, gamma=1):
        """Runs of steps up to those that are done, each with the discounted sum of each agent."""
        found = []
        for env in range(td.shape[0]):
            start = 0
            for step in range(td.shape[1]):
                if done[env, step] or step + 1 == td.shape[1]:
                    rewards = td[group]["reward"][env, start:step + 1, :, 0].double()
                    totals = (rewards * gamma ** torch.arange(len(rewards)).double()[:, None]).sum(0)
                    found.append((env, start, step + 1 - start, totals))
                    start = step + 1
        return found

    def check(self, td, done, group, *options, gamma=1):
        document = run("episodes", self.save(td), "--json", *options).document
        self.assertEqual((document["reward"], document["agents"]), ([*group, "reward"], 3))
        expected = self.expected(td, done, group, gamma)
        self.assertEqual([(each["env"][0], each["start"], each["length"]) for each in document["episodes"]],
                         [each[:3] for each in expected])
        for mine, (*_, totals) in zip(document["episodes"], expected, strict=True):
            torch.testing.assert_close(torch.tensor(mine["totals"], dtype=torch.float64), totals, rtol=1e-9, atol=1e-9)
            self.assertAlmostEqual(mine["total"], float(totals.mean()), places=9)
        return document

    def test_all_agents_end_it(self):
        td = self.marl()
        done = td["next", "agents", "done"].all(2)
        document = self.check(td, done, ("next", "agents"))
        self.assertEqual(document["rule"]["ends"], [["next", "agents", "done"]])
        self.assertTrue(document["rule"]["of_agents"])
        for each in document["episodes"]:
            at = each["env"][0], each["start"] + each["length"] - 1
            level = td["next", "agents"][at]
            kind = ("unfinished" if not level["done"].all() else "terminated" if level["terminated"].all()
                    else "truncated" if level["truncated"].any() else "done")
            self.assertEqual(each["ended"], kind)
        self.check(td, done, ("next", "agents"), "--gamma", "0.9", gamma=0.9)
        text = run("episodes", self.folder / "td").out
        self.assertIn('total: the mean over 3 agents of the sums of next/agents/reward.', text)
        self.assertIn('where next/agents/done is true of all agents', text)
        self.assertEqual(run("health", self.folder / "td").status, 0)

    def test_the_root_goes_before(self):
        td = self.marl(root=True)
        document = self.check(td, td["next", "done"], ("next", "agents"))
        self.assertEqual((document["rule"]["ends"], document["rule"]["of_agents"]), ([["next", "done"]], False))

    def test_beside_the_root(self):
        td = self.marl(then=False)
        self.check(td, td["agents", "done"].all(2), ("agents",))

    def test_several_groups(self):
        td = self.marl(groups=("adversary", "good"))
        done = td["next", "adversary", "done"].all(2) & td["next", "good", "done"].all(2)
        self.check(td, done, ("next", "adversary"))
        document = run("episodes", self.folder / "td", "--reward", '("next", "good", "reward")', "--json").document
        self.assertEqual(document["reward"], ["next", "good", "reward"])

    def test_named(self):
        td = self.marl(root=True)
        self.check(td, td["next", "agents", "done"].all(2), ("next", "agents"), "--by", '("next", "agents", "done")')

    def test_one_agent(self):
        td = self.marl()
        alone = td.clone()
        alone["next", "agents"] = alone["next", "agents"][:, :, :1]
        document = run("episodes", self.save(alone, "alone"), "--json").document
        expected = self.expected(alone, alone["next", "agents", "done"].all(2), ("next", "agents"))
        self.assertEqual([each["length"] for each in document["episodes"]], [each[2] for each in expected])
        self.assertAlmostEqual(document["episodes"][0]["total"], float(expected[0][3]), places=9)


class Splitting(Files):
    def rollouts(self):
        yield "along one dim", rollout(30), {}
        yield "rows", rollout(3, 20), {}
        whole = rollout(2, 6)
        whole["next", "done"].fill_(False)
        yield "rows of one trajectory each", whole, {}
        yield "one trajectory", whole[0].clone(), {}
        numbered = rollout(2, 10)
        numbered["collector", "traj_ids"] = torch.tensor([[0] * 4 + [2] * 6, [1] * 10])
        yield "by ids", numbered, {}
        named = rollout(10)
        named["trajectory"] = torch.tensor([3] * 4 + [5] * 6)
        yield "by a key", named, {"trajectory_key": "trajectory"}
        yield "where it terminated", rollout(3, 20, seed=3), {"done_key": "terminated"}

    def test_split(self):
        for name, td, keywords in self.rollouts():
            with self.subTest(name):
                level = ("collector",) if "collector" in td.keys() else ()
                ids = keywords.get("trajectory_key", (*level, "traj_ids"))
                expected = rlreference.split_trajectories(td, ids, (*level, "mask"), keywords.get("done_key", "done"))
                theirs = split_trajectories(td, **keywords)
                self.assertTrue((theirs == expected).all() and set(theirs.keys(True)) == set(expected.keys(True)))
                given = "".join(f", {key}={value!r}" for key, value in keywords.items())
                document = evaluate(self.save(td, name), [f"split_trajectories(td{given})"])[0]
                self.assertEqual(differences(document, reordered(document_of(expected.to("cpu")), document)), [])  # as saves name it

    def test_exported(self):
        td = rollout(3, 20)
        path, out = self.save(td), self.folder / "padded"
        self.assertEqual(run("episodes", path, "--export", out, "--padded").status, 0)
        expected = rlreference.split_trajectories(td, "traj_ids", "mask").exclude("traj_ids")
        found = TensorDict.load_memmap(out)
        self.assertEqual(set(found.keys(True)), set(expected.keys(True)))
        self.assertTrue((found == expected).all())

    def test_exported_as_rows(self):
        """The form of torchrl's data sets: SliceSampler takes whole episodes by their numbers."""
        td = rollout(3, 20)
        path = self.save(td)
        padded = rlreference.split_trajectories(td, "traj_ids", "mask")
        episodes = [row[row["mask"]].exclude("mask", "traj_ids") for row in padded.unbind(0)]
        expected = torch.cat(episodes)
        numbers = torch.cat([torch.full((len(row),), at) for at, row in enumerate(episodes)])
        for name in ("rows", "rows.h5"):
            out = self.folder / name
            done = run("episodes", path, "--export", out, "--rows")
            self.assertEqual(done.status, 0, done.err)
            found = PersistentTensorDict.from_h5(out).to_tensordict() if name.endswith(".h5") else TensorDict.load_memmap(out)
            self.assertEqual(found["episode"].tolist(), numbers.tolist())
            self.assertTrue((found.exclude("episode", "traj_ids") == expected).all())
        buffer = TensorDictReplayBuffer(storage=LazyTensorStorage(len(found)), batch_size=8,
                                        sampler=SliceSampler(slice_len=2, strict_length=True))
        buffer.extend(found)
        slices = buffer.sample()["episode"].reshape(-1, 2)
        self.assertTrue((slices[:, 0] == slices[:, 1]).all())
        self.assertEqual(run("episodes", path, "--export", self.folder / "no", "--rows", "--padded").status, 2)

    def test_exported_ragged(self):
        td = rollout(3, 20)
        path, out = self.save(td), self.folder / "ragged"
        done = run("episodes", path, "--export", out, "--where", "length > 3 and not unfinished")
        self.assertEqual(done.status, 0, done.err)
        padded = rlreference.split_trajectories(td, "traj_ids", "mask")
        expected = [row[row["mask"]].exclude("mask", "traj_ids") for row in padded.unbind(0)]
        expected = [row for row in expected if len(row) > 3 and row["next", "done"][-1]]
        found = TensorDict.load_memmap(out).tensordicts
        self.assertEqual(len(found), len(expected))
        for mine, theirs in zip(found, expected):
            self.assertTrue((mine == theirs).all())


class Episodes(Files):
    def test_table(self):
        td = rollout(3, 20)
        document = run("episodes", self.save(td), "--json", "--gamma", "0.9").document
        self.assertEqual(document["rule"]["ends"], [["next", "done"]])
        self.assertEqual(document["reward"], ["next", "reward"])
        padded = rlreference.split_trajectories(td, "traj_ids", "mask")
        self.assertEqual(document["count"], len(padded))
        for episode, row in zip(document["episodes"], padded.unbind(0)):
            row = row[row["mask"]]
            self.assertEqual(episode["length"], len(row))
            shown = td[episode["env"][0], episode["start"]:episode["start"] + episode["length"]]
            self.assertTrue((shown["obs"] == row["obs"]).all())
            rewards = row["next", "reward"].double().flatten()
            self.assertAlmostEqual(episode["total"], (rewards * 0.9 ** torch.arange(len(row)).double()).sum().item(), places=9)
            last = row[-1]["next"]
            ended = "terminated" if last["terminated"] else "truncated" if last["truncated"] else "unfinished"
            self.assertEqual(episode["ended"], ended)

    def test_where(self):
        path = self.save(rollout(3, 20))
        all_of_them = run("episodes", path, "--json").document["episodes"]
        for where, holds in [
            ("length > 5 and not terminated", lambda e: e["length"] > 5 and e["ended"] != "terminated"),
            ("env == 1 or start == 0", lambda e: e["env"] == [1] or e["start"] == 0),
            ("total > 0 if ended == 'truncated' else unfinished",
             lambda e: e["total"] > 0 if e["ended"] == "truncated" else e["ended"] == "unfinished"),
            ("td['next', 'reward'].max() > 1.5", None),
        ]:
            found = run("episodes", path, "--json", "--where", where).document
            self.assertEqual(found["count"], len(all_of_them))
            if holds:
                self.assertEqual([e["episode"] for e in found["episodes"]], [e["episode"] for e in all_of_them if holds(e)], where)
            else:
                self.assertTrue(0 < len(found["episodes"]) < len(all_of_them))

    def test_where_of_very_many(self):
        """What an expression may take is not used up by how many episodes there are."""
        count = 300_000
        td = TensorDict({"next": {"done": torch.ones(count, 1, dtype=torch.bool)}}, [count])
        document = run("episodes", self.save(td), "--where", "sum([1 for _ in range(8)]) == 8 and start % 100_000 == 99_999",
                       "--json").document
        self.assertEqual([each["start"] for each in document["episodes"]], [99_999, 199_999, 299_999])

    def test_padding_takes_no_memory(self):
        """One long episode pads hundreds of short ones: what is written is larger than what it takes."""
        steps = 80_000
        done = torch.zeros(steps, 1, dtype=torch.bool)
        done[steps // 2 - 1] = True
        done[steps // 2::100] = True
        path = self.save(TensorDict({"obs": torch.randn(steps, 8), "next": {"reward": torch.randn(steps, 1), "done": done}}, [steps]))
        exported = run("episodes", path, "--export", self.folder / "padded", "--padded")
        self.assertEqual((exported.status, exported.err), (0, ""))
        written = sum(file.stat().st_size for file in (self.folder / "padded").rglob("*") if file.is_file())
        self.assertGreater(written, 550 << 20)
        self.assertLess(exported.peak << 10, written)
        mask = TensorDict.load_memmap(self.folder / "padded")["mask"]
        self.assertEqual(int(mask.sum()), steps)

    def test_where_that_is_wrong(self):
        path = self.save(rollout(20))
        for where, message in [("lenght > 3", "'lenght' is not defined"), ("length >", "expected"), ("length + 'a'", "str"),
                               ("length > 3 and\nlenght > 3", "(line 2)"), ("length) + (3", "length) + (3")]:
            done = run("episodes", path, "--where", where)
            self.assertEqual(done.status, 1)
            self.assertIn(message, done.err)
            # Of what a person wrote, and nothing else.
            self.assertEqual("(line" in done.err, "\n" in where, done.err)
            self.assertNotIn("lambda", done.err)

    def test_text(self):
        td = TensorDict({"next": {"reward": torch.tensor([1.0, 2, 0.5]), "terminated": torch.tensor([False, True, False])}}, [3])
        done = run("episodes", self.save(td))
        self.assertEqual(done.out, "episode  start  length  total  ended\n"
                                   "      0      0       2    3.0  terminated\n"
                                   "      1      2       1    0.5  unfinished\n"
                                   "\n"
                                   "2 episodes, 1 unfinished. Episodes end where next/terminated is true.\n"
                                   "total: the sum of next/reward.\n")

    def test_nothing_tells(self):
        done = run("episodes", self.save(TensorDict({"x": torch.zeros(3)}, [3])))
        self.assertEqual(done.status, 1)
        self.assertIn("Name another key with --by", done.err)

    def test_members(self):
        td = lazy_stack([TensorDict({"reward": torch.ones(n)}, [n]) for n in (2, 3)])
        document = run("episodes", self.save(td), "--json").document
        self.assertTrue(document["rule"]["by_member"])
        self.assertEqual([(e["env"], e["length"], e["total"], e["ended"]) for e in document["episodes"]],
                         [([0], 2, 2.0, "done"), ([1], 3, 3.0, "done")])

    def test_lengths(self):
        """Of arrays one behind the other, and of padded ones."""
        flat = TensorDict({"data": {"action": torch.arange(9.0)}, "meta": {"episode_ends": torch.tensor([2, 5, 9])}})
        document = run("episodes", self.save(flat, "flat"), "--json").document
        self.assertEqual(document["rule"]["lengths"], ["meta", "episode_ends"])
        self.assertEqual([(e["start"], e["length"]) for e in document["episodes"]], [(0, 2), (2, 3), (5, 4)])
        padded = TensorDict({"reward": torch.ones(3, 4, 1), "lengths": torch.tensor([4, 1, 3])}, [3])
        document = run("episodes", self.save(padded, "padded"), "--json").document
        self.assertEqual([(e["env"], e["length"], e["total"], e["ended"]) for e in document["episodes"]],
                         [([0], 4, 4.0, "done"), ([1], 1, 1.0, "done"), ([2], 3, 3.0, "done")])
        self.assertEqual(document["padding"], 4)

    def test_method(self):
        td = rollout(3, 20)
        path = self.save(td)
        count = run("episodes", path, "--json").document["count"]
        found = evaluate(path, ["len(td.episodes())", 'len(td.episodes(("next", "terminated")))', "td.episodes()[0]"])
        self.assertEqual(found[0]["value"], count)
        self.assertEqual(found[1]["value"], int(td["next", "terminated"].sum() + (~td["next", "terminated"][:, -1]).sum()))
        first = int(td["next", "done"][0].flatten().nonzero()[0]) + 1
        self.assertEqual(differences(found[2], document_of(td[0, :first].to("cpu"))), [])


if __name__ == "__main__":
    unittest.main()
