# SPDX-License-Identifier: GPL-3.0-or-later
"""The doctor: each sickness is found in a rollout that has it and nothing else, and none in sound ones that gymnasium, Minari
and torchrl make."""
import json
import os
import shutil
import tempfile
import unittest
import unittest.mock
import warnings
from pathlib import Path

import gymnasium
import h5py
import minari
import numpy as np
import rlreference
import torch
from minari.data_collector import EpisodeBuffer
from program import run
from tensordict import TensorDict, lazy_stack

warnings.simplefilter("ignore")
from torchrl.collectors import Collector
from torchrl.collectors.utils import split_trajectories
from torchrl.data import TensorDictReplayBuffer
from torchrl.data.replay_buffers import storages
from torchrl.envs import GymEnv, InitTracker, TransformedEnv
from torchrl.objectives.value.functional import generalized_advantage_estimate, vtrace_advantage_estimate


def steps(name, count, seed=0, limit=20):
    """A rollout as torchrl lays it out, stepped by gymnasium."""
    env = gymnasium.make(name, max_episode_steps=limit)
    env.action_space.seed(seed)
    observation, _ = env.reset(seed=seed)
    rows, is_init, number = [], True, 0
    for _ in range(count):
        action = env.action_space.sample()
        following, reward, terminated, truncated, _ = env.step(action)
        flags = {"terminated": terminated, "truncated": truncated, "done": terminated or truncated}
        rows.append(TensorDict({
            "observation": torch.as_tensor(observation), "action": torch.as_tensor(action), "is_init": torch.tensor([is_init]),
            "collector": {"traj_ids": torch.tensor(number)}, **{key: torch.zeros(1, dtype=torch.bool) for key in flags},
            "next": {"observation": torch.as_tensor(following), "reward": torch.tensor([float(reward)]),
                     **{key: torch.tensor([flag]) for key, flag in flags.items()}}}))
        is_init = flags["done"]
        number += is_init
        observation = env.reset()[0] if is_init else following
    return torch.stack(rows)


def with_advantages(td, gamma=0.99, lmbda=0.95):
    torch.manual_seed(0)
    weights = torch.randn(td["observation"].shape[-1], 1)
    td["state_value"], td["next", "state_value"] = td["observation"] @ weights, td["next", "observation"] @ weights
    td["advantage"], td["value_target"] = rlreference.generalized_advantage_estimate(
        gamma, lmbda, td["state_value"], td["next", "state_value"], td["next", "reward"], td["next", "done"],
        td["next", "terminated"])
    td["reward_to_go"] = rlreference.reward2go(td["next", "reward"], td["next", "done"], gamma)
    return td


class Files(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def examined(self, td, *options):
        path = td if isinstance(td, Path) else self.folder / f"td{len(os.listdir(self.folder))}"
        if path is not td:
            td.memmap(path)
        done = run("health", path, "--json", *options)
        self.assertEqual(done.err, "")
        document = json.loads(done.out)
        self.assertEqual(done.status, 1 if document["errors"] else 0)
        return document

    def minari_file(self, action=lambda env: env.action_space.sample(), name="CartPole-v1"):
        with unittest.mock.patch.dict("os.environ", MINARI_DATASETS_PATH=str(self.folder)):
            env = gymnasium.make(name, max_episode_steps=30)
            env.action_space.seed(0)
            buffers = []
            for number in range(8):
                observations, actions, rewards, terminations, truncations = [env.reset(seed=number)[0]], [], [], [], []
                while not (terminations and (terminations[-1] or truncations[-1])):
                    actions.append(action(env))
                    observation, reward, terminated, truncated, _ = env.step(actions[-1])
                    observations.append(observation)
                    rewards.append(reward)
                    terminations.append(terminated)
                    truncations.append(truncated)
                buffers.append(EpisodeBuffer(id=number, observations=np.stack(observations), actions=np.stack(actions),
                                             rewards=rewards, terminations=terminations, truncations=truncations))
            minari.create_dataset_from_buffers("test/cart-v0", buffers, env=env)
        return self.folder / "test/cart-v0/data/main_data.hdf5"

    def ring(self, storage, written, size):
        """The folder of a replay buffer that is written `written` rows, `size` of which it holds."""
        buffer = TensorDictReplayBuffer(storage=getattr(storages, storage)(size), batch_size=1)
        for row in steps("Pendulum-v1", written).split(10):
            buffer.extend(row)
        path = self.folder / f"ring{len(os.listdir(self.folder))}"
        buffer.dumps(path)
        return path

    def sicknesses(self, document):
        """Names of checks with the keys and places of what is no note."""
        return [(check["check"], "/".join(symptom["key"]), symptom["index"]) for check in document["checks"]
                for symptom in check["symptoms"] if symptom["concern"] != "note"]

    def assert_sound(self, td, *options):
        self.assertEqual(self.sicknesses(self.examined(td, *options)), [])


class Sound(Files):
    def test_gymnasium(self):
        for name in ("CartPole-v1", "Pendulum-v1", "MountainCar-v0", "Acrobot-v1"):
            with self.subTest(name):
                self.assert_sound(steps(name, 150))
                self.assert_sound(torch.stack([steps(name, 70, seed) for seed in range(3)]))
                self.assert_sound(with_advantages(steps(name, 150)))

    def test_padded_and_ragged(self):
        td = steps("CartPole-v1", 150)
        padded = rlreference.split_trajectories(td, ("collector", "traj_ids"), ("collector", "mask"))
        self.assert_sound(padded)
        self.assert_sound(lazy_stack([row[row["collector", "mask"]] for row in padded.unbind(0)]))

    def test_minari(self):
        for name in ("CartPole-v1", "Pendulum-v1", "MountainCarContinuous-v0"):
            with self.subTest(name):
                document = self.examined(self.minari_file(name=name))
                shutil.rmtree(self.folder / "test")
                self.assertEqual(self.sicknesses(document), [])
                self.assertIn({"check": "out-of-bounds", "status": "passed", "verdict": "sound"},
                              [{key: check[key] for key in ("check", "status", "verdict")} for check in document["checks"]])

    def test_actions_of_a_policy_that_is_not_sure(self):
        torch.manual_seed(0)
        td = steps("Pendulum-v1", 300)
        td["action"] = torch.tanh(0.5 * torch.randn(300, 1)) * 2
        self.assert_sound(td)

    def test_several_files(self):
        paths = []
        for seed in range(3):
            paths.append(self.folder / f"run{seed}")
            steps("Pendulum-v1", 100, seed).memmap(paths[-1])
        done = run("health", *paths, "--json")
        self.assertEqual((done.err, self.sicknesses(json.loads(done.out))), ("", []))

    def test_a_ring_in_the_order_of_time(self):
        self.assert_sound(self.ring("LazyMemmapStorage", 150, 100), "--oldest-first")

    def test_torchrl(self):
        def make():
            return TransformedEnv(GymEnv("CartPole-v1"), InitTracker())

        collector = Collector(make, None, frames_per_batch=200, total_frames=400)
        for td in collector:
            self.assert_sound(td.clone())
            self.assert_sound(split_trajectories(td.clone()))
        self.assert_sound(make().rollout(100))
        self.assert_sound(make().rollout(100, break_when_any_done=False))
        td = with_advantages(make().rollout(150, break_when_any_done=False))
        values = [td["state_value"], td["next", "state_value"], td["next", "reward"], td["next", "done"], td["next", "terminated"]]
        td["advantage"], td["value_target"] = generalized_advantage_estimate(0.9, 0.7, *values)
        document = self.examined(td)
        self.assertEqual(self.sicknesses(document), [])
        self.assertIn("with gamma 0.9 and lambda 0.7", str(document))


class Sick(Files):
    def setUp(self):
        super().setUp()
        self.td = with_advantages(steps("Pendulum-v1", 150))
        # Advantages would tell of changed rewards too.
        self.plain = self.td.exclude("advantage", "value_target", "reward_to_go")

    def assert_sick(self, td, *expected, options=()):
        self.assertEqual(self.sicknesses(self.examined(td, *options)), list(expected))

    def test_none(self):
        self.assert_sick(self.td)
        self.assert_sick(self.plain)

    def test_nan(self):
        self.plain["action"][41, 0] = torch.nan
        self.assert_sick(self.plain, ("non-finite", "action", "41"))

    def test_infinite(self):
        self.plain["next", "reward"][7] = torch.inf
        self.assert_sick(self.plain, ("non-finite", "next/reward", "7"))

    def test_shifted_by_one_step(self):
        self.plain["next", "observation"] = self.plain["next", "observation"].roll(1, 0)
        document = self.examined(self.plain)
        self.assertEqual(self.sicknesses(document), [("next-pairs", "next/observation", "0")])

    def test_one_step_that_does_not_follow(self):
        self.plain["next", "observation"][33, 1] += 0.5
        self.assert_sick(self.plain, ("next-pairs", "next/observation", "33"))

    def test_done_without_reset(self):
        self.plain["is_init"][40] = False
        self.assert_sick(self.plain, ("resets", "next/done", "39"))

    def test_reset_without_done(self):
        self.plain["is_init"][50] = True
        self.assert_sick(self.plain, ("resets", "is_init", "49"))

    def test_an_id_that_goes_on(self):
        self.plain["collector", "traj_ids"][20:40] = 0
        self.assert_sick(self.plain, ("resets", "collector/traj_ids", "19"))

    def test_truncated_means_terminated(self):
        self.plain["next", "terminated"] = self.plain["next", "truncated"].clone()
        self.assert_sick(self.plain, ("end-flags", "next/truncated", "19"))

    def test_done_that_is_neither(self):
        self.plain["next", "truncated"][59] = False
        self.assert_sick(self.plain, ("end-flags", "next/done", "59"))

    def test_a_dim_less(self):
        self.plain["next", "reward"] = self.plain["next", "reward"].squeeze(-1)
        self.assert_sick(self.plain, ("broadcast", "next/reward", None))

    def test_ids_that_fall(self):
        td = torch.stack([self.plain, self.plain.clone()])
        td["collector", "traj_ids"][1] = 9 - td["collector", "traj_ids"][1]
        self.assert_sick(td, ("trajectory-ids", "collector/traj_ids", "1, 19"))

    def test_a_count_that_stalls(self):
        counts, row = torch.zeros(150, 1, dtype=torch.int64), 0
        for at in range(150):
            counts[at] = row
            row = 0 if self.plain["next", "done"][at] else row + 1
        self.plain["step_count"] = counts
        self.assert_sick(self.plain)
        self.plain["step_count"][42] = self.plain["step_count"][41]
        self.assert_sick(self.plain, ("step-counts", "step_count", "41"))

    def test_shapes_that_look_right(self):
        """Told by shapes alone, so that each file can be looked at when it is opened."""
        notes = lambda td: [(check["check"], "/".join(symptom["key"]), symptom["message"])
                            for check in self.examined(td)["checks"] for symptom in check["symptoms"]
                            if check["check"] in ("shared-batch", "unapplied-mask")]
        short = TensorDict({"obs": torch.zeros(4, 5, 3), "next": {"reward": torch.zeros(4, 5, 1)}}, [4])
        self.assertEqual(notes(short), [("shared-batch", "", "the batch size is [4], and all leaves begin with [4, 5]: indexing td "
                                                             "reaches only the dims of its batch")])
        self.assertEqual(notes(short.auto_batch_size_()), [])
        flags = TensorDict({"reward": torch.zeros(4, 1), "done": torch.zeros(4, 1, dtype=torch.bool)}, [4])
        self.assertEqual(notes(flags), [])  # a last dim of size 1 is none of a batch
        short["mask"] = torch.ones(4, 5, dtype=torch.bool)
        self.assertEqual(notes(short)[0][:2], ("unapplied-mask", "mask"))

    def test_rewards_of_sequences(self):
        """torchrl stores the reward of a sequence of tokens with a dim of tokens, and flags without."""
        flags = {key: torch.zeros(4, 1, dtype=torch.bool) for key in ("done", "terminated", "truncated")}
        td = TensorDict({"tokens": {"full": torch.arange(40).reshape(4, 10)}, **flags,
                         "next": {"reward": torch.rand(4, 1, 1), **flags}}, [4])
        self.assertNotIn("broadcast", [each[0] for each in self.sicknesses(self.examined(td))])
        self.assertIn("broadcast", [each[0] for each in self.sicknesses(self.examined(td.exclude("tokens")))])

    def test_rows_never_written(self):
        td = torch.cat([self.plain, torch.zeros_like(self.plain[:30])])
        td["collector", "traj_ids"][150:] = 0
        found = [each for each in self.sicknesses(self.examined(td)) if each[0] == "unwritten"]
        self.assertEqual(found, [("unwritten", "", "150:")])
        found = [each for each in self.sicknesses(self.examined(td.zero_())) if each[0] == "unwritten"]
        self.assertEqual(found, [("unwritten", "", ":")])

    def test_frozen_frames(self):
        torch.manual_seed(0)
        self.plain["pixels"] = torch.randint(0, 255, (150, 16, 16, 3), dtype=torch.uint8)
        self.assert_sick(self.plain)
        self.plain["pixels"][63:78] = self.plain["pixels"][63].clone()
        self.assert_sick(self.plain, ("frozen-frames", "pixels", "63:78"))

    def test_channels(self):
        observation = torch.cat([self.plain["observation"], self.plain["observation"][:, :1], torch.zeros(150, 1),
                                 torch.full((150, 1), 2.5)], -1)
        td = self.plain.exclude("next", "observation").update({"sensors": observation})
        document = self.examined(td.update({"next": self.plain["next"].exclude("observation")}))
        self.assertEqual(self.sicknesses(document), [])
        notes = [symptom["message"] for check in document["checks"] for symptom in check["symptoms"] if check["check"] == "channels"]
        self.assertEqual(notes, ["always zero in its channels 4", "always the same in its channels 5",
                                 "channel 3 always equals channel 0; such pairs: 1"])

    def test_advantages_one_step_off(self):
        for key in ("advantage", "value_target", "reward_to_go"):
            with self.subTest(key):
                td = self.plain.clone()
                td[key] = self.td[key].roll(1, 0)
                found = self.sicknesses(self.examined(td))
                self.assertEqual([each[:2] for each in found], [("stored-targets", key)])

    def test_advantages_across_an_end(self):
        """As if nothing were ever done."""
        td = self.plain
        never = torch.zeros_like(td["next", "done"])
        td["advantage"] = rlreference.generalized_advantage_estimate(
            0.99, 0.95, td["state_value"], td["next", "state_value"], td["next", "reward"], never)[0]
        self.assertEqual([each[:2] for each in self.sicknesses(self.examined(td))], [("stored-targets", "advantage")])

    def test_discounts(self):
        """Fitted, of advantages that were normalised too, or given."""
        document = self.examined(self.td)
        self.assertEqual(str(document).count("with gamma 0.99 and lambda 0.95"), 2)
        self.td["advantage"] = (self.td["advantage"] - self.td["advantage"].mean()) / self.td["advantage"].std()
        self.assert_sick(self.td)
        found = self.sicknesses(self.examined(self.td, "--gamma", "0.9", "--only", "stored-targets"))
        self.assertEqual([each[:2] for each in found], [("stored-targets", "reward_to_go")])


class SickFiles(Files):
    """What is wrong with numbers, files and orders, beside episodes."""

    def setUp(self):
        super().setUp()
        self.td = steps("Pendulum-v1", 300)

    def assert_sick(self, td, *expected, options=()):
        self.assertEqual(self.sicknesses(self.examined(td, *options)), list(expected))

    def notes(self, td, check):
        return [symptom["message"] for each in self.examined(td)["checks"] for symptom in each["symptoms"] if each["check"] == check]

    def test_actions_outside_of_their_space(self):
        def wild(env):
            return env.action_space.sample() * (1.5 if env.unwrapped.state[1] > 1 else 1)

        found = self.sicknesses(self.examined(self.minari_file(wild, "Pendulum-v1")))
        self.assertEqual([each[:2] for each in found], [("out-of-bounds", "action")])

    def test_attributes_of_an_array(self):
        path = self.folder / "bounded.h5"
        with h5py.File(path, "w") as file:
            for key in ("observation", "action"):
                file[key] = self.td[key].numpy()
            file["next/done"] = self.td["next", "done"].numpy()
            file["observation"].attrs.update(low=[-1.0, -1.0, -8.0], high=[1.0, 1.0, 8.0])
            file["action"].attrs.update(low=-2.0, high=2.0)
        self.assert_sick(path)
        with h5py.File(path, "r+") as file:
            file["action"].attrs["high"] = 1.5
            place = int((file["action"][:, 0] > 1.5).argmax())
        self.assert_sick(path, ("out-of-bounds", "action", str(place)))

    def test_saturated_actions(self):
        torch.manual_seed(0)
        self.td["action"] = (6 * torch.randn(300, 1)).clamp(-2, 2)
        self.assert_sick(self.td, ("saturated", "action", None))
        file = self.folder / "thresholds.json"
        file.write_text('{"saturated": {"share": 0.9}}')
        self.assert_sick(self.td, options=("--thresholds", file))
        self.td["action"] = (1.7 * torch.randn(300, 1)).clamp(-2, 2)  # now and then at its bounds, as of any good policy
        self.assert_sick(self.td)

    def test_a_sensor_out_of_its_range(self):
        self.td["gyro"] = (torch.linspace(-3, 3, 300)[:, None] * torch.tensor([[1.0, 0.1]])).clamp(-1, 1)
        self.assertEqual(self.notes(self.td, "saturated"), [
            "channel 0 is at its minimum or maximum, -1 or 1, at 66.67 % of the steps; such channels: 1"])

    def test_rewards_that_are_rare(self):
        reward = torch.zeros(300, 1)
        reward[::20] = torch.rand(15, 1)
        self.td["next", "reward"] = reward
        self.assertEqual(self.notes(self.td, "saturated"), [])

    def test_denormals(self):
        self.td["trace"] = 1e-30 * 0.9 ** torch.arange(300.0)[:, None].expand(300, 2)
        small = int(((self.td["trace"] != 0) & (self.td["trace"].abs() < torch.finfo(torch.float32).tiny)).sum())
        document = self.examined(self.td)
        self.assertEqual([each[:2] for each in self.sicknesses(document)], [("denormals", "trace")])
        self.assertIn(f"numbers too small for full precision, {small} total", str(document))

    def test_members_of_another_dtype(self):
        paths = []
        for seed in range(3):
            td = steps("Pendulum-v1", 100, seed)
            paths.append(self.folder / f"run{seed}")
            (td if seed != 1 else td.update({"action": td["action"].double()})).memmap(paths[-1])
        done = run("health", *paths, "--json")
        document = json.loads(done.out)
        self.assertEqual(self.sicknesses(document), [("unlike-members", "action", "1")])
        self.assertIn("the dtype is torch.float64 here, and torch.float32 in most members; such members: 1", done.out)

    def test_rows_that_a_reshape_mixed(self):
        rows = torch.stack([steps("Pendulum-v1", 100, seed) for seed in range(4)]).select("observation", "action")
        self.assert_sick(rows)
        mixed = rows.transpose(0, 1).reshape(400)
        self.assert_sick(mixed, ("interleaved", "observation", None))
        self.assertEqual(self.notes(mixed, "interleaved"), ["a row is nearer to the one 4 rows further on than to the next one"])
        self.assert_sick(mixed.reshape(4, 100), ("interleaved", "observation", None))

    def test_the_seam_of_a_ring(self):
        document = self.examined(self.ring("LazyMemmapStorage", 150, 100))
        self.assertEqual(self.sicknesses(document), [])
        self.assertIn("the wrap-around at row 50 is inside an episode", str(document))
        whole = self.ring("LazyMemmapStorage", 140, 100)
        self.assertNotIn("the wrap-around", str(self.examined(whole)))  # an episode ended there

    def test_an_id_on_both_sides_of_the_seam(self):
        buffer = TensorDictReplayBuffer(storage=storages.LazyMemmapStorage(100), batch_size=1)
        td = self.td[:150].clone()
        td["collector", "traj_ids"].zero_()
        td["next", "done"].zero_()
        td["next", "truncated"].zero_()
        td["is_init"][1:] = False
        for row in td.split(10):
            buffer.extend(row)
        buffer.dumps(self.folder / "one")
        self.assertIn(("ring-seam", "collector/traj_ids", "50"), self.sicknesses(self.examined(self.folder / "one")))

    def test_truncation_taken_for_termination(self):
        td = with_advantages(self.td)
        done = td["next", "done"]
        self.assertTrue((td["next", "truncated"] & ~td["next", "terminated"]).any())
        td["advantage"], td["value_target"] = rlreference.generalized_advantage_estimate(
            0.99, 0.95, td["state_value"], td["next", "state_value"], td["next", "reward"], done, done)
        document = self.examined(td)
        self.assertEqual([each[:2] for each in self.sicknesses(document)],
                         [("stored-targets", "advantage"), ("stored-targets", "value_target")])
        self.assertEqual(str(document).count("with gamma 0.99 and lambda 0.95, with truncated steps treated as terminated"), 2)

    def test_returns(self):
        """`return` may be a sum of rewards, or a target of values."""
        td = with_advantages(self.td)
        for key, name in (("reward_to_go", "the discounted sum of rewards with gamma 0.99"),
                          ("value_target", "generalized advantage estimation with gamma 0.99 and lambda 0.95")):
            td["return"] = td[key].clone()
            self.assert_sick(td)
            self.assertIn(f"it is {name}", self.notes(td, "stored-targets"))
        td["return"][100] += 1
        self.assertEqual([each[:2] for each in self.sicknesses(self.examined(td))], [("stored-targets", "return")])

    def test_td_estimates(self):
        td = with_advantages(self.td)
        parts = [td["next", "state_value"], td["next", "reward"]]
        td["value_target"] = rlreference.td0_return_estimate(0.9, *parts, td["next", "terminated"])
        td["advantage"] = td["value_target"] - td["state_value"]
        self.assert_sick(td)
        self.assertEqual(str(self.notes(td, "stored-targets")).count("with gamma 0.9 and lambda"), 2)

    def test_v_trace(self):
        td = with_advantages(self.td).exclude("reward_to_go")
        torch.manual_seed(1)
        td["sample_log_prob"], td["log_pi"] = torch.randn(300, 1), torch.randn(300, 1)
        td["advantage"], td["value_target"] = vtrace_advantage_estimate(
            0.97, td["log_pi"], td["sample_log_prob"], td["state_value"], td["next", "state_value"], td["next", "reward"],
            td["next", "done"], td["next", "terminated"])
        self.assert_sick(td)
        self.assertEqual(self.notes(td, "stored-targets"), ["it is V-trace with gamma 0.97"] * 2)
        td["value_target"] = td["value_target"].roll(1, 0)
        self.assertIn(("stored-targets", "value_target"), [each[:2] for each in self.sicknesses(self.examined(td))])

    def test_thresholds(self):
        file = self.folder / "thresholds.json"
        self.td.memmap(self.folder / "td")
        for text, message in (('{"flu": {"days": 3}}', "There is no check flu"),
                              ('{"saturated": {"days": 3}}', "The check saturated has no threshold days; it has share, steps."),
                              ('{"saturated": {"share": "much"}}', "A threshold is a number, and this is 'much'."),
                              ("[1]", "Thresholds are an object of checks and their numbers")):
            file.write_text(text)
            done = run("health", self.folder / "td", "--thresholds", file)
            self.assertEqual(done.status, 1)
            self.assertIn(message, done.err)
            self.assertIn(str(file), done.err)


class Reports(Files):
    def setUp(self):
        super().setUp()
        td = steps("Pendulum-v1", 60)
        td["action"][41, 0] = torch.nan
        self.path = self.folder / "sick"
        td.memmap(self.path)
        self.sound = self.folder / "sound"
        steps("Pendulum-v1", 60).memmap(self.sound)

    def test_text(self):
        done = run("health", self.path)
        self.assertEqual(done.status, 1)
        self.assertIn("non-finite        failed\n  error: \"action\"[41]: contains NaN, 1 total\n  One NaN in a batch", done.out)
        self.assertIn("1 error, 0 warnings", done.out)

    def test_ci(self):
        done = run("health", self.path, "--ci")
        self.assertEqual((done.status, done.out), (1, f'{self.path}: error: non-finite: "action"[41]: contains NaN, 1 total\n'))
        done = run("health", self.sound, "--ci")
        self.assertEqual((done.status, done.out), (0, ""))

    def test_ignored(self):
        ignored = self.folder / "sick.health.json"
        ignored.write_text('{"non-finite": [["action"]]}')
        for path in (self.path, f"{self.path}/"):
            done = run("health", path, "--ci")
            self.assertEqual((done.status, done.out), (0, ""))
        self.assertTrue(run("health", self.path).out.endswith("; 1 finding ignored.\n"))
        document = json.loads(run("health", self.path, "--json").out)
        check = next(each for each in document["checks"] if each["check"] == "non-finite")
        self.assertEqual((document["ok"], check["symptoms"]), (True, []))
        self.assertEqual(check["ignored"], [{"concern": "error", "key": ["action"], "index": "41", "count": 1,
                                             "message": "contains NaN, 1 total"}])
        ignored.write_text('{"non-finite": [["observation"], []], "out-of-bounds": [["action"]]}')
        self.assertEqual(run("health", self.path, "--ci").status, 1)
        for text, message in (('{"flu": []}', "There is no check flu"), ("[1]", "Ignored findings are an object of checks"),
                              ('{"non-finite": ["action"]}', "Ignored findings are an object"), ("{", "")):
            ignored.write_text(text)
            done = run("health", self.path, "--ci")
            self.assertEqual((done.status, done.out), (1, ""))
            self.assertIn(message, done.err)
            self.assertIn(str(ignored), done.err)

    def test_markdown(self):
        done = run("health", self.path, "--markdown")
        self.assertIn('| non-finite | failed | error: "action"[41]: contains NaN, 1 total |', done.out)

    def test_unknown_check(self):
        done = run("health", self.path, "--only", "flu")
        self.assertEqual(done.status, 1)
        self.assertIn("There is no check flu; there are non-finite, out-of-bounds", done.err)


if __name__ == "__main__":
    unittest.main()
