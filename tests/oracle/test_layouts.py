# SPDX-License-Identifier: GPL-3.0-or-later
"""Rollouts as people save them: the episodes that the program shows have the values that a script reads from the raw file."""
import collections
import json
import os
import pickle
import random
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import h5py
import numpy as np
import torch
import zarr
from documents import differences, document_of
from program import fingerprint, run
from tensordict import TensorDict

LENGTHS = [5, 1, 7]
SAMPLES = Path(__file__).resolve().parent / "layouts"
Transition = collections.namedtuple("Transition", "state action reward next_state done")


def rng(seed=0):
    return np.random.default_rng(seed)


def steps(length, seed=0):
    """The arrays of one episode."""
    random = rng(seed)
    states = random.normal(size=(length + 1, 3)).astype("f4")
    return {"observations": states[:-1], "actions": random.normal(size=(length, 2)).astype("f4"),
            "rewards": random.normal(size=length).astype("f4"), "terminals": np.arange(length) == length - 1,
            "next_observations": states[1:]}


def all_steps():
    return [steps(length, seed) for seed, length in enumerate(LENGTHS)]


def flat():
    return {key: np.concatenate([each[key] for each in all_steps()]) for key in all_steps()[0]}


def column(values, dtype=None):
    values = torch.from_numpy(np.ascontiguousarray(values))
    return (values if dtype is None else values.to(dtype)).reshape(len(values), 1)


def tensor(values):
    return torch.from_numpy(np.ascontiguousarray(values))


def episode(observation, action, following, names=("time",), **others):
    """An episode under the keys of torchrl; `following`: what stands below "next"."""
    td = TensorDict({"observation": observation, "action": action, **others, "next": following}, [len(action)])
    td.names = list(names)
    return td


def shown(each, done="terminated"):
    """What the program is to show of steps()."""
    return episode(tensor(each["observations"]), tensor(each["actions"]), {
        "observation": tensor(each["next_observations"]), "reward": column(each["rewards"]),
        done: column(each["terminals"], torch.bool)})


class Stub:
    """Stands for a class of another library in a pickle."""

    def __init__(self, *args, **kwargs):
        pass

    def __setstate__(self, state):
        self.__dict__.update(state)


class Unpickler(pickle.Unpickler):
    def find_class(self, module, name):
        return super().find_class(module, name) if module.split(".")[0] in ("numpy", "builtins", "collections") else Stub


def in_ring(values, begin, end, following):
    """The written rows of a ring, the oldest first."""
    rows = values[begin:end]
    return np.concatenate([rows[following:], rows[:following]])


def split(arrays, ends):
    """The parts of arrays of rows whose last rows `ends` marks."""
    bounds = [0, *(np.flatnonzero(ends) + 1)]
    bounds += [len(ends)] if bounds[-1] < len(ends) else []
    return [{key: value[begin:end] for key, value in arrays.items()} for begin, end in zip(bounds, bounds[1:])]


def sb3(name):
    """The episodes of a buffer of Stable-Baselines3: of one environment after the other."""
    with (SAMPLES / name).open("rb") as file:
        buffer = Unpickler(file).load()
    episodes = []
    for env in range(buffer.n_envs):
        rows = buffer.buffer_size if buffer.full else buffer.pos
        following = buffer.pos if buffer.full else 0
        order = lambda values: in_ring(values[:, env], 0, rows, following)  # noqa: E731
        nested = lambda value: {k: order(v) for k, v in value.items()} if isinstance(value, dict) else order(value)  # noqa: E731
        arrays = {"observation": nested(buffer.observations), "action": order(buffer.actions), "reward": order(buffer.rewards),
                  "truncated": order(buffer.timeouts), "done": order(buffer.dones)}
        if getattr(buffer, "next_observations", None) is not None:
            arrays["following"] = nested(buffer.next_observations)
        bounds = [0, *(np.flatnonzero(arrays["done"]) + 1)]
        bounds += [rows] if bounds[-1] < rows else []
        for begin, end in zip(bounds, bounds[1:]):
            cut = lambda value: {k: cut(v) for k, v in value.items()} if isinstance(value, dict) else tensor(value[begin:end])  # noqa: E731, B023
            after = {"observation": cut(arrays["following"])} if "following" in arrays else {}
            after |= {"reward": column(arrays["reward"][begin:end]),
                      "truncated": column(arrays["truncated"][begin:end], torch.bool),
                      "done": column(arrays["done"][begin:end], torch.bool)}
            episodes.append(episode(cut(arrays["observation"]), cut(arrays["action"]), after))
    return episodes


def tianshou(name):
    episodes = []
    with h5py.File(SAMPLES / name) as file:
        meta = {key: value[()] for key, value in file["_meta"].items() if key != "info"} | {"q": file["_meta/info/q"][()]}
        last = file["last_index"][()]
        firsts = file["_offset"][()] if "_offset" in file else [0]
        counts = file["_lengths"][()] if "_lengths" in file else [file.attrs["_size"]]
        rows = len(meta["act"])
        for ring, (first, count) in enumerate(zip(firsts, counts)):
            capacity = (list(firsts) + [rows])[ring + 1] - first
            following = (last[ring] + 1 - first) % capacity if count == capacity else 0
            arrays = {key: in_ring(value, first, first + count, following) for key, value in meta.items()}
            for part in split(arrays, arrays["done"]):
                episodes.append(episode(
                    tensor(part["obs"]), tensor(part["act"]),
                    {"observation": tensor(part["obs_next"]), "reward": column(part["rew"]),
                     **{key: column(part[key]) for key in ("terminated", "truncated", "done")}}, info={"q": tensor(part["q"])}))
    return episodes


def d3rlpy(name):
    episodes = []
    with h5py.File(SAMPLES / name) as file:
        for number in range(file["num_episodes"][()]):
            actions = file[f"actions_{number}"][()]
            last = torch.zeros(len(actions), 1, dtype=torch.bool)
            last[-1] = bool(file[f"terminated_{number}"][()])
            episodes.append(episode(tensor(file[f"observations_{number}"][()]), tensor(actions),
                                    {"reward": tensor(file[f"rewards_{number}"][()]), "terminated": last}))
    return episodes


class Layouts(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def check(self, path, episodes):
        """Each episode has the values expected, and reading changes nothing."""
        before = fingerprint(path) if Path(path).is_dir() else Path(path).read_bytes()
        shape = run("eval", path, "td.shape", "--json").document["value"]
        self.assertEqual(shape[0], len(episodes))
        for number, expected in enumerate(episodes):
            document = run("eval", path, f"td[{number}]", "--json", "--values", "--max-values", 100_000).document
            self.assertEqual(differences(document, document_of(expected)), [])
        self.assertEqual(fingerprint(path) if Path(path).is_dir() else Path(path).read_bytes(), before)
        self.assertEqual(run("check", path).status, 0)

    def layout(self, path):
        return run("layout", path, "--json").document

    def pickled(self, value):
        path = self.folder / "file.pkl"
        path.write_bytes(pickle.dumps(value))
        return path

    def saved(self, value):
        torch.save(value, self.folder / "file.pt")
        return self.folder / "file.pt"

    # ---- facts of structure -----------------------------------------------------------------------
    def test_list_of_tensordicts(self):
        episodes = [shown(each) for each in all_steps()]
        for td in episodes:
            td.names = [None]
        for path in (self.saved(episodes), self.pickled(episodes)):
            self.check(path, episodes)
            self.assertEqual(self.layout(path)["layout"], "structure")
        path = self.saved({"episodes": episodes, "meta": "kept"})
        self.assertEqual(run("eval", path, 'td["meta"]', "--json").document["value"], "kept")
        for number, expected in enumerate(episodes):
            document = run("eval", path, f'td["episodes"][{number}]', "--json", "--values").document
            self.assertEqual(differences(document, document_of(expected)), [])

    def test_list_of_tensors(self):
        path = self.saved([torch.arange(6.0).reshape(3, 2), torch.ones(5, 2)])
        ragged = run("eval", path, 'td["tensor"]', "--json").document
        self.assertEqual(ragged["shape"], [2, -1, 2])
        self.assertEqual(run("eval", path, 'td["tensor"][0, 1, 1]', "--json", "--values").document["values"], 3.0)

    def test_what_stays_as_stored(self):
        """State dicts and the states of optimizers have members with the same keys too."""
        net = torch.nn.Sequential(*(torch.nn.Linear(3, 3) for _ in range(3)))
        optimizer = torch.optim.Adam(net.parameters())
        net(torch.ones(1, 3)).sum().backward()
        optimizer.step()
        blocks = {f"h.{number}": {"weight": torch.ones(2, 2), "bias": torch.ones(2)} for number in range(3)}
        for value in (net.state_dict(), optimizer.state_dict(), {"model": net.state_dict(), "step": 3}, blocks,
                      {str(number): torch.ones(2) for number in range(3)}, {"a": [1, 2], "b": {"c": torch.ones(3)}}):
            path = self.saved(value)
            with self.subTest(str(value)[:60]):
                self.assertIsNone(self.layout(path)["layout"])
                raw, read = (run("eval", path, "td", "--json", "--values", *flags).out for flags in (["--raw"], []))
                self.assertEqual(raw, read)

    # ---- one dict or row per episode or step --------------------------------------------------------
    def test_list_of_dicts(self):
        """As Decision Transformer has them."""
        episodes = [shown(each, "done") for each in all_steps()]
        self.check(self.pickled(all_steps()), episodes)
        self.check(self.saved([{key: tensor(value) for key, value in each.items()} for each in all_steps()]), episodes)

    def test_lists_of_arrays(self):
        """A dict with a list per key, of an array per episode; in JSON lines a row is such an episode."""
        episodes = [shown(each, "done") for each in all_steps()]
        columns = {key: [each[key] for each in all_steps()] for key in all_steps()[0]}
        self.check(self.pickled(columns), episodes)
        self.check(self.saved({key: [tensor(value) for value in values] for key, values in columns.items()}), episodes)
        with self.subTest("values of an episode"):
            seeds, tasks = [3, 1, 2], ["lift", "push", "lift"]
            path = self.pickled(columns | {"seed": np.array(seeds), "task": tasks})
            self.assertEqual([run("eval", path, f"td[{i}]['seed']", "--json").document["value"] for i in range(3)], seeds)
            self.assertEqual([run("eval", path, f"td[{i}]['task']", "--json").document["value"] for i in range(3)], tasks)
        with self.subTest("JSON lines"):
            path = self.folder / "file.jsonl"
            path.write_text("".join(json.dumps({key: value.tolist() for key, value in each.items()} | {"task": task}) + "\n"
                                    for each, task in zip(all_steps(), tasks)))
            for number, each in enumerate(all_steps()):
                found = run("eval", path, f"td[{number}]['next', 'reward']", "--json", "--values").document
                np.testing.assert_array_equal(np.array(found["values"])[:, 0], each["rewards"].tolist())
                self.assertEqual(run("eval", path, f"td[{number}]['task']", "--json").document["value"], tasks[number])
        for rewards, observations in (((5, 3), (9, 4)), ((5, 3), (5, 3, 2)), ((5, 0), (5, 0))):
            with self.subTest("no episodes", rewards=rewards, observations=observations):
                path = self.pickled({"rewards": [np.zeros(n) for n in rewards], "observations": [np.zeros((n, 2)) for n in observations]})
                self.assertEqual(run("eval", path, "td.shape", "--json").document["value"], [])

    def test_transitions(self):
        rows = []
        for each in all_steps():
            rows += [(each["observations"][t], int(t), float(each["rewards"][t]), each["next_observations"][t],
                      bool(each["terminals"][t])) for t in range(len(each["rewards"]))]
        expected = [episode(tensor(each["observations"]), torch.arange(len(each["rewards"])), {
            "observation": tensor(each["next_observations"]), "reward": column(each["rewards"].astype("f8")),
            "done": column(each["terminals"])}) for each in all_steps()]
        for value in (rows, collections.deque(rows, maxlen=99), [Transition(*row) for row in rows]):
            with self.subTest(type(value)):
                self.check(self.pickled(value), expected)

    def test_transitions_of_dicts(self):
        """Observations that are dicts, flags as gymnasium gives them, and an info whose keys come and go."""
        def state(number):
            return {"pixels": np.full((2, 3), number, "u1"), "pos": np.full(4, number, "f4")}

        rows = [(state(number), number % 2, float(number), state(number + 1), number == 3, number == 5,
                 {"TimeLimit.truncated": True} if number == 5 else {}) for number in range(6)]
        following = {"reward": column([float(number) for number in range(6)]), "terminated": column([number == 3 for number in range(6)]),
                     "truncated": column([number == 5 for number in range(6)])}
        for pickled in (rows, collections.deque(rows), [dict(zip(["obs", "action", "reward", "next_obs", "terminated", "truncated", "info"],
                                                                row, strict=True)) for row in rows]):
            path = self.pickled(pickled)
            episodes = []
            for first, last in ((0, 4), (4, 6)):
                here, there = ({key: torch.stack([torch.from_numpy(state(number)[key]) for number in range(first + more, last + more)])
                                for key in state(0)} for more in (0, 1))
                episodes.append(episode(here, torch.arange(first, last) % 2, {
                    "observation": there, **{key: value[first:last] for key, value in following.items()}}))
            self.check(path, episodes)
            self.assertIn("info", [each["stored"] for each in self.layout(path)["keys"]])

    def test_steps_of_dicts(self):
        """A dict per step, whose arrays may be as long as an episode: the reward is one number."""
        ends = [2, 7]
        for observations, actions in ((2, 1), (3, 1), (4, 2), (2, 2), (1, 1)):
            for reward in (float, np.float32, lambda value: torch.tensor([value])):
                random = rng(observations)
                rows = [{"obs": random.normal(size=observations).astype("f4"), "action": random.normal(size=actions).astype("f4"),
                         "reward": reward(0.5 * number), "next_obs": random.normal(size=observations).astype("f4"),
                         "done": number in ends} for number in range(8)]
                whole = {key: np.stack([np.reshape(each[key], -1) for each in rows]) for key in rows[0]}
                path = self.saved([{key: tensor(value) if isinstance(value, np.ndarray) else value for key, value in each.items()}
                                   for each in rows])
                with self.subTest(observations=observations, actions=actions, reward=reward):
                    episodes = run("episodes", path, "--json").document["episodes"]
                    self.assertEqual([each["length"] for each in episodes], [3, 5])
                    for number, (begin, end) in enumerate(((0, 3), (3, 8))):
                        for stored, key in (("obs", "'observation'"), ("action", "'action'"), ("reward", "'next', 'reward'")):
                            found = run("eval", path, f"td[{number}][{key}]", "--json", "--values").document["values"]
                            np.testing.assert_array_equal(np.array(found, "f4"), whole[stored][begin:end].astype("f4"))

    def test_numbered_groups(self):
        path = self.folder / "file.h5"
        with h5py.File(path, "w") as file:
            for number, each in reversed(list(enumerate(all_steps() * 5))):
                for key, value in each.items():
                    file[f"run_{number}/{key}"] = value
        self.check(path, [shown(each, "done") for each in all_steps() * 5])
        self.assertEqual(self.layout(path)["layout"], "common names")

    def test_numbered_levels_of_rows(self):
        """They are stacked behind the dim of the rows."""
        path = self.folder / "file.jsonl"
        path.write_text("".join(json.dumps({"id": i, "choices": {f"choice_{c}": {"score": 10 * i + c, "text": f"{i}{c}"} for c in range(3)}}) + "\n"
                                for i in range(2)))
        shown = run("eval", path, 'td[1]["choices"]', "--json", "--values").document
        self.assertEqual(shown["batch_size"], [3])
        self.assertEqual([run("eval", path, f'td[1]["choices"][{c}]["score"].item()').out.strip() for c in range(3)], ["10", "11", "12"])

    def test_what_cannot_be_read(self):
        """It stands under the key of its role, with the reason."""
        path = self.folder / "file.h5"
        with h5py.File(path, "w") as file:
            for number, each in enumerate(all_steps()):
                for key, value in each.items():
                    file[f"run_{number}/{key}"] = h5py.ExternalLink("gone.h5", "/x") if key == "terminals" else value
        tree = run("tree", path).out
        self.assertRegex(tree, r" {4,}done +broken: .*gone\.h5")
        self.assertNotIn("Not shown", tree)
        self.assertEqual(run("eval", path, 'td[0]["next", "reward"].shape', "--json").document["value"], [LENGTHS[0], 1])

    # ---- flat arrays --------------------------------------------------------------------------------
    def flat_files(self, arrays):
        np.savez(self.folder / "file.npz", **arrays)
        with h5py.File(self.folder / "flat.h5", "w") as file:
            for key, value in arrays.items():
                file[key] = value
        group = zarr.open_group(self.folder / "flat.zarr", mode="w")
        for key, value in arrays.items():
            group[key] = value
        return [self.folder / "file.npz", self.folder / "flat.h5", self.folder / "flat.zarr", self.pickled(arrays),
                self.saved({key: tensor(value) for key, value in arrays.items()})]

    def test_d4rl(self):
        for path in self.flat_files(flat()):
            with self.subTest(path.name):
                self.check(path, [shown(each) for each in all_steps()])
                self.assertEqual(self.layout(path)["layout"], "D4RL")

    def test_ends_of_episodes(self):
        """As d3rlpy 1 has them: the ends of episodes beside those at which the task ended."""
        arrays = flat()
        ends = arrays["terminals"].copy()
        arrays["terminals"][LENGTHS[0] - 1] = False  # that episode was cut
        path = self.folder / "file.h5"
        with h5py.File(path, "w") as file:
            for key, value in (arrays | {"episode_terminals": ends}).items():
                file[key] = value.astype("f4")
        expected = []
        for each, terminals in zip(all_steps(), np.split(arrays["terminals"], np.flatnonzero(ends)[:-1] + 1)):
            td = shown(each)
            td["next", "done"] = td["next", "terminated"]
            td["next", "terminated"] = column(terminals)
            expected.append(td)
        self.check(path, expected)

    def test_keys_under_one_name(self):
        """A key that another one hides is named."""
        np.savez(self.folder / "file.npz", **flat())
        rows = [{"stored": ["observations"], "shown": ["o"]}, {"stored": ["actions"], "shown": ["o", "a"]},
                {"stored": ["rewards"], "shown": ["r"]}]
        (self.folder / "own.json").write_text(json.dumps({"name": "x", "keys": rows}))
        self.assertIn("names: 'actions'. Open", run("tree", self.folder / "file.npz", "--layout", self.folder / "own.json").out)

    def test_names(self):
        """Synonyms, plural or singular, with endings; flags are numbers."""
        random = random_names()
        for names in ({"observations": "obs_buf", "actions": "act_buf", "rewards": "rew_buf", "next_observations": "obs2_buf",
                       "terminals": "done_buf"}, *[next(random) for _ in range(10)]):
            arrays = {names[key]: value.astype("f4") if key == "terminals" else value for key, value in flat().items()}
            for path in self.flat_files(arrays)[:2]:
                with self.subTest(path.name, names=names):
                    self.check(path, [shown(each, "done") for each in all_steps()])

    def test_starts(self):
        """As experts of Stable-Baselines3 are saved."""
        arrays = flat()
        starts = np.concatenate([np.arange(length) == 0 for length in LENGTHS])
        np.savez(self.folder / "expert.npz", obs=arrays["observations"], actions=arrays["actions"], rewards=arrays["rewards"],
                 episode_returns=np.ones(3), episode_starts=starts)
        self.check(self.folder / "expert.npz", [episode(
            tensor(each["observations"]), tensor(each["actions"]), {"reward": column(each["rewards"])},
            is_init=column(np.arange(len(each["rewards"])) == 0)) for each in all_steps()])

    def test_environments(self):
        """Arrays [E, T] and [T, E]: the last flag tells which dim is time. It is shown last, and episodes run along it."""
        arrays = [steps(6, seed) for seed in range(3)]
        for each in arrays:
            each["terminals"][2] = True
        expected = torch.stack([shown(each) for each in arrays])
        expected.names = ["env", "time"]
        for dim in (0, 1):
            path = self.saved({key: tensor(np.stack([each[key] for each in arrays], dim)) for key in arrays[0]})
            document = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
            self.assertEqual(differences(document, document_of(expected)), [])
            episodes = run("episodes", path, "--json").document["episodes"]
            self.assertEqual([each["length"] for each in episodes], [3] * 6)
            for episode, rewards in zip(episodes, np.concatenate([each["rewards"].reshape(2, 3) for each in arrays])):
                self.assertAlmostEqual(episode["total"], rewards.sum(dtype="f8"), 5)
            self.assertEqual(run("edit", path, "td['action'][1, 4] = 7.0").status, 0)
            self.assertEqual(run("eval", path, "td['action'][1, 4]", "--json", "--values").document["values"], [7.0, 7.0])
            stored = torch.load(path)["actions"]
            self.assertEqual((stored[1, 4] if dim == 0 else stored[4, 1]).tolist(), [7.0, 7.0])

    def test_ends_of_environments(self):
        """A table of ends counts steps, also beside more environments than steps and without flags."""
        with h5py.File(self.folder / "file.h5", "w") as file:
            file["obs"], file["rew"] = np.arange(60.0).reshape(6, 10), np.ones((6, 10))
            file["ends"] = [2, 6]
        (self.folder / "own.json").write_text(json.dumps({"name": "own", "ends": "ends", "needs": [["obs"], ["rew"]], "keys": [
            {"stored": ["obs"], "shown": ["observation"]}, {"stored": ["rew"], "shown": ["next", "reward"], "column": True}]}))
        options = ["--layout", self.folder / "own.json", "--json", "--values"]
        for number, (begin, end) in enumerate(((0, 2), (2, 6))):
            found = run("eval", self.folder / "file.h5", f"td[{number}]['observation']", *options).document["values"]
            np.testing.assert_array_equal(np.array(found).reshape(10, end - begin), np.arange(60.0).reshape(6, 10)[begin:end].T)

    def test_padding(self):
        """Arrays [E, T, …] padded to the longest episode: a mask or lengths tell the real steps."""
        episodes, longest = all_steps(), max(LENGTHS)

        def padded(key, is_left):
            rows = []
            for each in episodes:
                count = longest - len(each[key])
                rows.append(np.pad(each[key], [(count, 0) if is_left else (0, count)] + [(0, 0)] * (each[key].ndim - 1)))
            return np.stack(rows)

        right = np.stack([np.arange(longest) < length for length in LENGTHS])
        left = np.stack([np.arange(longest) >= longest - length for length in LENGTHS])
        for name, told, is_left in [("mask", right, False), ("pad_mask", left.astype("f4"), True), ("valid", right[..., None], False),
                                    ("lengths", np.array(LENGTHS), False), ("seq_len", np.array(LENGTHS, "i4"), False)]:
            arrays = {key: padded(key, is_left) for key in episodes[0]} | {name: told}
            for path in self.flat_files(arrays):
                with self.subTest(name=name, path=path.name):
                    self.check(path, [shown(each) for each in episodes])
                    self.assertIn(f"'{name}' marks the real steps", run("tree", path).out)
        with self.subTest("edit"):
            arrays = {key: padded(key, True) for key in episodes[0]} | {"mask": left}
            path = self.flat_files(arrays)[1]
            self.assertEqual(run("edit", path, 'td[1]["next", "reward"][0] = 9').status, 0)
            arrays["rewards"][1, -1] = 9
            with h5py.File(path) as file:
                np.testing.assert_array_equal(file["rewards"][()], arrays["rewards"])
        for name, told in [("mask", np.ones((3, longest), bool)), ("lengths", np.array([longest] * 3)), ("lengths", np.array([0, 1, 2])),
                           ("lengths", np.array([99, 1, 1])), ("mask", np.arange(3 * longest).reshape(3, longest) % 2)]:
            with self.subTest("no padding", name=name):
                path = self.saved({key: tensor(padded(key, False)) for key in episodes[0]} | {name: tensor(told)})
                self.assertEqual(run("eval", path, "td.shape", "--json").document["value"], [3, longest])

    def test_ids(self):
        arrays = flat()
        ids = np.concatenate([np.full(length, 7 - number) for number, length in enumerate(LENGTHS)])
        np.savez(self.folder / "ids.npz", obs=arrays["observations"], action=arrays["actions"], reward=arrays["rewards"],
                 episode_id=ids)
        self.check(self.folder / "ids.npz", [episode(
            tensor(each["observations"]), tensor(each["actions"]), {"reward": column(each["rewards"])},
            traj_ids=torch.full([len(each["rewards"])], 7 - number)) for number, each in enumerate(all_steps())])

    # ---- layouts of libraries -----------------------------------------------------------------------
    def test_stable_baselines(self):
        for name in ("sb3_full.pkl", "sb3_envs.pkl", "sb3_dict.pkl", "sb3_memory.pkl"):
            with self.subTest(name):
                self.check(SAMPLES / name, sb3(name))

    def test_tianshou(self):
        for name in ("tian_part.h5", "tian_full.h5", "tian_vec.h5"):
            with self.subTest(name):
                self.check(SAMPLES / name, tianshou(name))

    def test_d3rlpy(self):
        self.check(SAMPLES / "d3rlpy.h5", d3rlpy("d3rlpy.h5"))

    def test_diffusion_policy(self):
        arrays = flat()
        group = zarr.open_group(self.folder / "data.zarr", mode="w")
        group["data/action"], group["data/state"] = arrays["actions"], arrays["observations"]
        group["meta/episode_ends"] = np.cumsum(LENGTHS)
        self.check(self.folder / "data.zarr", [TensorDict({"action": tensor(each["actions"]), "observation": {
            "state": tensor(each["observations"])}}, [len(each["rewards"])], names=["time"]) for each in all_steps()])

    def test_files(self):
        """One file per episode, of ALOHA and of Dreamer."""
        aloha, dreamer = self.folder / "aloha", self.folder / "dreamer"
        aloha.mkdir()
        dreamer.mkdir()
        expected = {aloha: [], dreamer: []}
        for number, length in enumerate([4, 5, 6]):
            random = rng(number)
            qpos, frames, action = random.normal(size=(length, 14)), random.integers(0, 9, (length, 4, 5, 3)), random.normal(
                size=(length, 14))
            with h5py.File(aloha / f"episode_{number}.hdf5", "w") as file:
                file["observations/qpos"], file["observations/images/top"], file["action"] = qpos, frames.astype("u1"), action
                file.attrs["sim"] = True
            expected[aloha].append(TensorDict({"observation": {"images": {"top": tensor(frames.astype("u1"))}, "qpos": tensor(
                qpos)}, "action": tensor(action)}, [length], names=["time"]))
            reward, index = random.normal(size=length).astype("f4"), np.arange(length)
            np.savez(dreamer / f"20240101T00000{number}-abc-{length}.npz", image=frames.astype("u1"), action=action, reward=reward,
                     is_first=index == 0, is_last=index == length - 1, is_terminal=index == length - 1)
            image = tensor(frames.astype("u1"))
            expected[dreamer].append(episode(image[:-1], tensor(action[:-1]), {
                "observation": image[1:], "reward": column(reward[1:]), "terminated": column(index[1:] == length - 1),
                "done": column(index[1:] == length - 1)}, is_init=column(index[:-1] == 0)))
        for folder, episodes in expected.items():
            with self.subTest(folder.name):
                self.check(folder, episodes)
                read = run("eval", folder, "td", "--json", "--values").out
                written = self.folder / f"{folder.name}.json"
                self.assertEqual(run("layout", folder, "--init", written).status, 0)
                for layout in (self.layout(folder)["layout"], written):
                    self.assertEqual(run("eval", folder, "td", "--json", "--values", "--layout", layout).out, read)
        own = self.folder / "own.json"
        own.write_text(json.dumps({"name": "own", "needs": [["joints"]], "keys": [
            {"stored": ["joints"], "shown": ["observation"]}, {"stored": ["gain"], "shown": ["next", "reward"], "column": True}]}))
        named = self.folder / "named"
        named.mkdir()
        for name in ("a", "b"):
            np.savez(named / f"{name}.npz", joints=np.ones((4, 2)), gain=np.arange(4.0))
        self.assertEqual(run("eval", named, "td.shape", "--json").document["value"], [])
        self.assertEqual(run("eval", named, "td.shape", "--json", "--layout", own).document["value"], [2, 4])
        np.savez(named / "b.npz", joints=np.ones((4, 2)), gains=np.arange(4.0))
        self.assertIn("does not fit", run("tree", named, "--layout", own).err)

    def test_files_of_any_name(self):
        """Files of a folder with the keys of an episode, in the order of their names: as Dreamer writes them, and as people call them."""
        dreamer, named = self.folder / "dreamer", self.folder / "named"
        dreamer.mkdir()
        named.mkdir()
        lengths = [9, 4, 6]
        for number, (uuid, length) in enumerate(zip(["3f2a9c", "00aa11", "be7704"], lengths)):
            index = np.arange(length)
            np.savez(dreamer / f"20240101T00000{number}-{uuid}-{length}.npz", image=np.full((length, 2, 2, 3), number, "u1"),
                     action=np.ones((length, 2)), reward=index.astype("f4"), is_first=index == 0, is_last=index == length - 1,
                     is_terminal=index == length - 1)
        for name, each in zip(["alice", "bob", "carol"], all_steps()):
            np.savez(named / f"{name}.npz", obs=each["observations"], act=each["actions"], rew=each["rewards"], done=each["terminals"])
        self.assertEqual(self.layout(dreamer)["layout"], "Dreamer")
        for number, length in enumerate(lengths):
            shape = run("eval", dreamer, f'td[{number}]["action"].shape', "--json").document["value"]
            self.assertEqual(shape, [length - 1, 2])
        self.check(named, [episode(tensor(each["observations"]), tensor(each["actions"]), {
            "reward": column(each["rewards"]), "done": column(each["terminals"])}) for each in all_steps()])
        np.savez(named / "other.npz", weights=np.ones(3))
        self.assertIsNone(self.layout(named)["layout"])

    def calvin(self, ends):
        """A folder with a file per step; returns the steps by number."""
        folder = self.folder / "training"
        (folder / "lang_annotations").mkdir(parents=True)
        np.save(folder / "ep_start_end_ids.npy", np.array(ends))
        np.save(folder / "lang_annotations/auto_lang_ann.npy", {"language": {"ann": ["push"]}}, allow_pickle=True)
        steps = {}
        for number in range(ends[0][0] - 1, ends[-1][1] + 2):
            random = rng(number)
            steps[number] = {"actions": random.normal(size=7), "rel_actions": random.normal(size=7), "robot_obs": random.normal(size=15),
                             "rgb_static": random.integers(0, 9, (4, 5, 3)).astype("u1")}
            np.savez(folder / f"episode_{number:07}.npz", **steps[number])
        return folder, steps

    def test_calvin(self):
        """A step a file: the table tells by numbers where episodes begin and end; what lies between belongs to none."""
        folder, steps = self.calvin([(7, 10), (12, 12), (15, 21)])
        (folder / "episode_0000008.npz").unlink()  # a part of the data set was copied
        del steps[8]
        expected = []
        for first, last in [(7, 10), (12, 12), (15, 21)]:
            rows = {key: tensor(np.stack([steps[at][key] for at in range(first, last + 1) if at in steps])) for key in steps[7]}
            expected.append(TensorDict({"action": rows["actions"], "rel_actions": rows["rel_actions"], "observation": {
                "robot_obs": rows["robot_obs"], "rgb_static": rows["rgb_static"]}}, [len(rows["actions"])], names=["time"]))
        self.check(folder, expected)
        self.assertEqual(self.layout(folder)["layout"], "CALVIN")

    def test_calvin_that_does_not_fit(self):
        folder, _ = self.calvin([(7, 10)])
        np.save(folder / "ep_start_end_ids.npy", np.array([1, 2, 3]))
        self.assertIn("does not have the first and the last step of each episode", run("layout", folder).out)
        np.save(folder / "ep_start_end_ids.npy", np.array([[100, 200]]))
        self.assertIsNone(self.layout(folder)["layout"])

    # ---- edits ----------------------------------------------------------------------------------------
    def test_edits(self):
        """Edits of views change the stored elements, and no others."""
        with self.subTest("flat"):
            arrays = flat()
            arrays["terminals"] = arrays["terminals"].astype("f4")
            for path in self.flat_files(arrays)[:3]:
                done = run("edit", path, 'td[2]["next", "reward"][0] = 5; td[2]["next", "terminated"][3] = True')
                self.assertEqual((done.status, done.err), (0, ""), path)
                read = (dict(np.load(path)) if path.suffix == ".npz" else
                        {key: value[()] for key, value in h5py.File(path).items()} if path.suffix == ".h5" else
                        {key: zarr.open_group(path)[key][:] for key in arrays})
                changed = {key: value.copy() for key, value in arrays.items()}
                changed["rewards"][6], changed["terminals"][9] = 5, 1
                for key, value in changed.items():
                    np.testing.assert_array_equal(read[key], value, f"{path} {key}")
        with self.subTest("ring"):
            path = self.folder / "ring.h5"
            shutil.copyfile(SAMPLES / "tian_full.h5", path)
            with h5py.File(path) as file:
                before, oldest = file["_meta/rew"][()], (file["last_index"][0] + 1) % 8
            self.assertEqual(run("edit", path, 'td[0]["next", "reward"][0] = 9').status, 0)
            before[oldest] = 9
            with h5py.File(path) as file:
                np.testing.assert_array_equal(file["_meta/rew"][()], before)
        with self.subTest("last flag"):
            path = self.folder / "last.h5"
            shutil.copyfile(SAMPLES / "d3rlpy.h5", path)
            self.assertEqual(run("edit", path, 'td[1]["next", "terminated"][-1] = False').status, 0)
            with h5py.File(path) as file:
                self.assertFalse(file["terminated_1"][()])
            done = run("edit", path, 'td[1]["next", "terminated"][0] = True')
            self.assertEqual(done.status, 1)
            self.assertIn("so only that flag can be edited", done.err)
        with self.subTest("structure"):
            done = run("edit", self.folder / "flat.h5", 'del td["action"]')
            self.assertEqual(done.status, 1)
            self.assertIn("--raw", done.err)
            self.assertEqual(run("edit", self.folder / "flat.h5", 'del td["actions"]', "--raw").status, 0)

    # ---- layouts of users -----------------------------------------------------------------------------
    def test_starting_point(self):
        """The layout that --init writes reads the file as before, and others like it."""
        with h5py.File(self.folder / "one.h5", "w") as file:
            for number, each in enumerate(all_steps()):
                for key, value in each.items():
                    file[f"run_{number}/{key}"] = value
        for path in (*self.flat_files(flat())[:2], self.folder / "one.h5"):
            with self.subTest(path.name):
                written = self.folder / f"{path.stem}.json"
                written.unlink(missing_ok=True)
                self.assertEqual(run("layout", path, "--init", written).status, 0)
                read = [run("eval", path, "td", "--json", "--values", *flags).out for flags in ([], ["--layout", written])]
                self.assertEqual(*read)
                self.assertEqual(run("layout", path, "--init", written).status, 1)  # replaces nothing

    def test_schema(self):
        """The schema has the fields that are read, and the layouts of the program have only these."""
        schema = json.loads(run("layout", "--schema").out)
        np.savez(self.folder / "file.npz", **flat())
        valid = {"name": "x", "keys": [{"stored": ["actions"], "shown": ["action"]}]}
        within = {"": (schema, lambda fields: {**valid, **fields}),
                  "keys": (schema["properties"]["keys"]["items"], lambda fields: {**valid, "keys": [{**valid["keys"][0], **fields}]}),
                  "ring": (schema["properties"]["ring"], lambda fields: {**valid, "ring": {"next": "a", "written": "b", **fields}}),
                  "episodeValues": (schema["properties"]["episodeValues"]["items"],
                                    lambda fields: {**valid, "episodeValues": [{"stored": "a", "shown": "b", **fields}]})}
        for place, (part, layout) in within.items():
            for field in [*part["properties"], "another"]:
                (self.folder / "own.json").write_text(json.dumps(layout({field: 7})))
                error = run("tree", self.folder / "file.npz", "--layout", self.folder / "own.json").err
                with self.subTest(place=place, field=field):
                    self.assertIn("unknown field" if field == "another" else "must be", error)
        for path in (SAMPLES.parents[2] / "resources/layouts").glob("*.json"):
            layout = json.loads(path.read_text())
            self.assertLessEqual(set(layout), set(schema["properties"]), path.name)
            for row in layout["keys"]:
                self.assertLessEqual(set(row), set(within["keys"][0]["properties"]), path.name)

    def test_saved_layouts(self):
        """A saved layout reads the files that no layout of the program fits; a damaged one harms nothing."""
        saved = self.folder / "config" / "TensorDesk" / "layouts"
        saved.mkdir(parents=True)
        environment = os.environ | {"XDG_CONFIG_HOME": str(self.folder / "config")}
        row = {"stored": ["joints"], "shown": ["observation"]}
        (saved / "own.json").write_text(json.dumps({"name": "own", "needs": [["joints"]], "keys": [row]}))
        (saved / "any.json").write_text(json.dumps({"name": "any", "keys": [row]}))
        (saved / "damaged.json").write_text("{")
        np.savez(self.folder / "file.npz", joints=np.ones((4, 2)), gain=np.ones(4))
        np.savez(self.folder / "flat.npz", joints=flat()["actions"], **flat())
        for name, layout in (("file.npz", "own"), ("flat.npz", "D4RL")):
            command = [os.environ["TENSORDESK_PROGRAM"], "layout", self.folder / name, "--json"]
            found = subprocess.run(command, env=environment, capture_output=True, timeout=300, check=True)
            self.assertEqual(json.loads(found.stdout)["layout"], layout)
        self.assertIsNone(self.layout(self.folder / "file.npz")["layout"])

    def test_report(self):
        """The role of each key, and the nearest of the other layouts first."""
        arrays = flat()
        del arrays["terminals"]
        np.savez(self.folder / "file.npz", seed=np.ones((3, 3)), **arrays)
        report = self.layout(self.folder / "file.npz")
        self.assertEqual({each["stored"]: each["role"] for each in report["keys"]},
                         {"observations": "one row per step", "actions": "one row per step", "rewards": "one number per step",
                          "next_observations": "one row per step", "seed": "does not have one row per step"})
        self.assertEqual(report["tried"][0], {"layout": "D4RL", "lacks": "the file has no key 'terminals'"})

    def test_random_layouts(self):
        """Any layout on any tree shows it or is refused with a reason; nothing is written, and --raw shows what it showed."""
        names = ["a", "b", "c", "rewards", "done", "ends", "n"]
        for seed in range(60):
            random = rng(seed)
            pick = lambda options: options[random.integers(len(options))]
            with h5py.File(self.folder / "tree.h5", "w") as file:
                for group in pick([[""], ["ep_0/", "ep_1/", "ep_10/"], ["data/"]]):
                    rows = pick([1, 4, 9])
                    for name in names:
                        if random.random() < 0.8:
                            shape = pick([(), (rows,), (rows, 2), (rows + 1,), (3, rows), (rows, 3, 2)])
                            file[group + name] = random.integers(0, 5, shape).astype(pick(["f4", "i8", "?"]))
            places = [["x"], ["next", "y"], ["o", "*"], ["action"], ["x", "below"], ["*"]]
            row = lambda place: {"stored": [pick([*names, "*"])], "shown": places[place],
                           **pick([{}, {"flag": "end"}, {"flag": "start"}, {"id": True}, {"column": True}, {"oneMore": True},
                                   {"padding": "mask"}, {"padding": "lengths"}, {"last": True}, {"mixed": True, "oneMore": True}])}
            layout = {"name": "random", "keys": [row(place) for place in random.permutation(len(places))[:pick([1, 3, 6])]],
                      **pick([{}, {"members": ["ep_*"]}, {"within": ["data"]}, {"endings": "_*"}, {"ends": "ends"}, {"lengths": "n"},
                              {"ring": {"next": "n", "full": "done"}}, {"arrivals": True}, {"environments": True},
                              {"trajectories": pick(["rows", "batch"]), "ring": {"next": "n", "full": "done"}, "allRows": "n"},
                              {"steps": ["data"], "spans": "ends"}, {"attributes": True}]),
                      **pick([{}, {"needs": [[pick(names)]]}, {"beside": [pick(names)]}])}
            (self.folder / "own.json").write_text(json.dumps(layout))
            before = (self.folder / "tree.h5").read_bytes()
            raw = run("tree", self.folder / "tree.h5", "--raw").out
            done = run("eval", self.folder / "tree.h5", "td", "--values", "--layout", self.folder / "own.json")
            with self.subTest(seed=seed, layout=layout):
                self.assertIn(done.status, (0, 1), done.err)
                self.assertEqual(done.err == "", done.status == 0, done.err)
                self.assertEqual((self.folder / "tree.h5").read_bytes(), before)
                self.assertEqual(run("tree", self.folder / "tree.h5", "--raw").out, raw)

    def test_hostile_layouts(self):
        np.savez(self.folder / "file.npz", **flat())
        row = {"stored": ["actions"], "shown": ["action"]}
        for layout, reason in [
                ("{", "JSON"), ([], "must be a JSON object"), ({}, "no field 'name'"), ({"name": "x"}, "no field 'keys'"),
                ({"name": "x", "keys": []}, "must be a list"), ({"name": "x", "keys": [row] * 1001}, "must be a list"),
                ({"name": "x", "keys": [{**row, "color": 1}]}, "unknown field 'color'"),
                ({"name": "x", "keys": [{**row, "stored": []}]}, "must be a list of 1"),
                ({"name": "x", "keys": [{**row, "flag": "never"}]}, "must be"),
                ({"name": "x", "keys": [{**row, "padding": "right"}]}, "must be"),
                ({"name": "x", "keys": [{**row, "shown": ["next"]}]}, "must be"),
                ({"name": "x", "keys": [row, {**row, "stored": ["rewards"]}]}, "rows 0 and 1"),
                ({"name": "x\x1b[31m", "keys": [row]}, "must be a text of visible characters"),
                ({"name": "x", "about": "a\nb", "keys": [row]}, "must be a text of visible characters"),
                ({"name": "x", "keys": [row], "spaces": "../../etc/passwd"}, "must be the name of a file"),
                ({"name": "x", "keys": [row], "members": ["a"]}, "must be"),
                ({"name": "x", "keys": [row], "trajectories": "columns"}, "must be 'rows' or 'batch'"),
                ({"name": "x", "keys": [row], "trajectories": "rows"}, "must be in a layout with"),
                ({"name": "x", "keys": [row], "steps": ["a"]}, "must be in a layout with"),
                ({"name": "x", "keys": [row], "steps": ["actions"], "spans": "actions"}, "has no group 'actions'"),
                ({"name": "x", "keys": [row], "ring": {"next": "nothing", "written": "nothing"}, "needs": [["actions"]]},
                 "does not tell the state of the ring buffer"),
                ({"name": "x", "keys": [row], "ends": "rewards", "needs": [["actions"]]}, "do not add up"),
                ({"name": "x", "keys": [row], "beside": ["*" * 10_000]}, "has no key"),
                ({"name": "x", "keys": [row], "members": ["a", "b", "c*"]}, "has no group 'a'"),
                ({"name": "x", "keys": [row], "needs": [["a", "b"]]}, "has none of the keys 'a', 'b'")]:
            with self.subTest(str(layout)[:80]):
                text = layout if isinstance(layout, str) else json.dumps(layout)
                (self.folder / "own.json").write_text(text)
                done = run("tree", self.folder / "file.npz", "--layout", self.folder / "own.json")
                self.assertEqual(done.status, 1, done.out)
                self.assertIn(reason, done.err)
        done = run("tree", self.folder / "file.npz", "--layout", "nothing")
        self.assertIn("Layouts: ALOHA", done.err)


def random_names():
    """Names of the arrays of steps(), each in common use."""
    choices = {"observations": ["obs", "observations", "states", "ob"], "actions": ["act", "actions", "a"],
               "rewards": ["rew", "rewards", "r"], "terminals": ["done", "dones", "terminals", "d"],
               "next_observations": ["next_obs", "next_observations", "new_obs", "s_next"]}
    pick = random.Random(1)
    while True:
        names = {key: pick.choice(each) + pick.choice(["", "_buf", "_batch"]) for key, each in choices.items()}
        if set(names.values()) != set(choices):
            yield names


if __name__ == "__main__":
    unittest.main()
