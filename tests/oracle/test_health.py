# SPDX-License-Identifier: GPL-3.0-or-later
"""The doctor: each sickness is found in a rollout that has it and nothing else, and none in sound ones that gymnasium, Minari
and torchrl make."""
import json
import os
import tempfile
import unittest
import unittest.mock
import warnings
from pathlib import Path

import gymnasium
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
from torchrl.envs import GymEnv, InitTracker, TransformedEnv
from torchrl.objectives.value.functional import generalized_advantage_estimate


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
        with unittest.mock.patch.dict("os.environ", MINARI_DATASETS_PATH=str(self.folder)):
            env = gymnasium.make("CartPole-v1", max_episode_steps=30)
            env.action_space.seed(0)
            buffers = []
            for number in range(8):
                observations, actions, rewards, terminations, truncations = [env.reset(seed=number)[0]], [], [], [], []
                while not (terminations and (terminations[-1] or truncations[-1])):
                    actions.append(env.action_space.sample())
                    observation, reward, terminated, truncated, _ = env.step(actions[-1])
                    observations.append(observation)
                    rewards.append(reward)
                    terminations.append(terminated)
                    truncations.append(truncated)
                buffers.append(EpisodeBuffer(id=number, observations=np.stack(observations), actions=np.stack(actions),
                                             rewards=rewards, terminations=terminations, truncations=truncations))
            minari.create_dataset_from_buffers("test/cart-v0", buffers, env=env)
        self.assert_sound(self.folder / "test/cart-v0/data/main_data.hdf5")

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
                                 "channel 3 is always what channel 0 is; such pairs: 1"])

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
        self.assertIn("non-finite      sick\n  error: \"action\"[41]: it has NaN, 1 in all\n  One NaN in a batch", done.out)
        self.assertIn("1 error, 0 warnings", done.out)

    def test_ci(self):
        done = run("health", self.path, "--ci")
        self.assertEqual((done.status, done.out), (1, f'{self.path}: error: non-finite: "action"[41]: it has NaN, 1 in all\n'))
        done = run("health", self.sound, "--ci")
        self.assertEqual((done.status, done.out), (0, ""))

    def test_markdown(self):
        done = run("health", self.path, "--markdown")
        self.assertIn('| non-finite | sick | error: "action"[41]: it has NaN, 1 in all |', done.out)

    def test_unknown_check(self):
        done = run("health", self.path, "--only", "flu")
        self.assertEqual(done.status, 1)
        self.assertIn("There is no check flu; there are non-finite, next-pairs", done.err)


if __name__ == "__main__":
    unittest.main()
