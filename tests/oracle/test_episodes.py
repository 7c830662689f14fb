# SPDX-License-Identifier: GPL-3.0-or-later
"""Datasets of Minari as it writes them: what the program shows is what it reads, equal to the bit."""
import tempfile
import unittest
import unittest.mock
import warnings
from pathlib import Path

import gymnasium
import minari
import numpy as np
import torch
from documents import differences, document_of
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_dataset import MinariDataset
from program import fingerprint, run
from tensordict import TensorDict

warnings.simplefilter("ignore")


def buffers(seed=0):
    """Episodes of several lengths, more than ten, with observations in dicts and tuples."""
    rng = np.random.default_rng(seed)
    for number in range(12):
        steps = int(rng.integers(1, 7))
        yield EpisodeBuffer(
            id=number, seed=100 + number,
            observations={"a": rng.random((steps + 1, 3), dtype=np.float32),
                          "t": (rng.integers(0, 4, steps + 1), rng.random((steps + 1, 2, 2)))},
            actions=rng.random((steps, 2), dtype=np.float32), rewards=list(rng.random(steps)),
            terminations=[False] * (steps - 1) + [True], truncations=[False] * steps,
            infos={"x": rng.random(steps + 1), "deep": {"y": rng.integers(0, 9, steps + 1)}})


def rows(value, part):
    """The rows of nested arrays: tuples by the keys that Minari stores them under."""
    if isinstance(value, tuple):
        value = {f"_index_{number}": each for number, each in enumerate(value)}
    return {key: rows(each, part) for key, each in value.items()} if isinstance(value, dict) else value[part]


def expected(episode):
    """An episode that Minari read, under the keys of torchrl."""
    now, then = slice(None, -1), slice(1, None)
    column = {key: np.asarray(getattr(episode, stored))[:, None]
              for key, stored in [("reward", "rewards"), ("terminated", "terminations"), ("truncated", "truncations")]}
    return TensorDict({"observation": rows(episode.observations, now), "action": episode.actions, "info": rows(episode.infos, now),
                       "next": {"observation": rows(episode.observations, then), **column, "info": rows(episode.infos, then)}},
                      [len(episode.rewards)], names=["time"])


class Minari(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        patch = unittest.mock.patch.dict("os.environ", MINARI_DATASETS_PATH=folder.name)
        patch.start()
        self.addCleanup(patch.stop)
        box = gymnasium.spaces.Box
        observations = gymnasium.spaces.Dict({
            "a": box(-1, 1, (3,), np.float32),
            "t": gymnasium.spaces.Tuple((gymnasium.spaces.Discrete(4), box(0, 1, (2, 2), np.float64)))})
        with warnings.catch_warnings(action="ignore"):
            minari.create_dataset_from_buffers("test/episodes-v0", list(buffers()), observation_space=observations,
                                               action_space=box(np.float32([-1, -2]), np.float32([1, 2])))
        self.folder = Path(folder.name) / "test/episodes-v0"
        self.data = self.folder / "data"

    def episodes(self):
        return list(MinariDataset(self.data).iterate_episodes())

    def test_reading(self):
        before = fingerprint(self.folder)
        for number, episode in enumerate(self.episodes()):
            shown = run("eval", self.folder, f'td[{number}].exclude("attributes", "bounds")', "--json", "--values").document
            self.assertEqual(differences(shown, document_of(expected(episode))), [])
        self.assertEqual(fingerprint(self.folder), before)
        self.assertEqual(run("check", self.folder).status, 0)

    def test_attributes(self):
        seed = run("eval", self.folder, 'td[11]["attributes", "seed"]', "--json").document
        self.assertEqual(seed["value"], 111)

    def test_raw(self):
        for flags, first in [([], "LazyStackedTensorDict"), (["--raw"], "TensorDict")]:
            self.assertIn(first, run("tree", self.folder, *flags).out.splitlines()[1].split()[0])
        keys = run("eval", self.folder, "list(td.keys())[1]", "--raw", "--json").document
        self.assertEqual(keys["value"], "episode_1")

    def test_editing(self):
        run("edit", self.folder, 'td[3]["next", "reward"][0] = 5.5')
        self.assertEqual(self.episodes()[3].rewards[0], 5.5)


class MinariImages(unittest.TestCase):
    """Frames that Minari keeps as JPEG: of any lengths, and all of one length."""

    SPACE = gymnasium.spaces.Box(0, 255, (48, 64, 3), np.uint8)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        patch = unittest.mock.patch.dict("os.environ", MINARI_DATASETS_PATH=folder.name)
        patch.start()
        self.addCleanup(patch.stop)
        rng = np.random.default_rng(0)
        shade = np.add.outer(np.arange(48), np.arange(64))[..., None]
        frames = [[(shade * k + rng.integers(0, 9 + 20 * step, (48, 64, 3))).astype(np.uint8) for step in range(5)] for k in (1, 2)]
        frames.append([np.full((48, 64, 3), 77, np.uint8)] * 5)  # of one length
        buffers = [EpisodeBuffer(id=number, observations={"frame": episode, "x": rng.random((5, 2), dtype=np.float32)},
                                 actions=rng.random((4, 2), dtype=np.float32), rewards=[1.0] * 4, terminations=[False] * 4,
                                 truncations=[False] * 4, infos={}) for number, episode in enumerate(frames)]
        with warnings.catch_warnings(action="ignore"):
            minari.create_dataset_from_buffers(
                "test/images-v0", buffers, action_space=gymnasium.spaces.Box(-1, 1, (2,)), jpeg_encoding=True,
                observation_space=gymnasium.spaces.Dict({"frame": self.SPACE, "x": gymnasium.spaces.Box(0, 1, (2,))}))
        self.folder = Path(folder.name) / "test/images-v0"

    def test_reading(self):
        before = fingerprint(self.folder)
        for number, episode in enumerate(MinariDataset(self.folder / "data").iterate_episodes()):
            frames = episode.observations["frame"]
            self.assertEqual(frames.shape, (5, 48, 64, 3))
            for expression, expected in [
                    (f'td[{number}]["observation", "frame"]', frames[:-1]),
                    (f'td[{number}]["next", "observation", "frame"]', frames[1:])]:
                shown = run("eval", self.folder, expression, "--json", "--values", "--max-values", 100_000).document
                self.assertEqual(differences(shown, document_of(torch.from_numpy(expected.copy()))), [], expression)
            raw = run("eval", self.folder, f'td["episode_{number}", "observations", "frame"]', "--raw", "--json", "--values",
                      "--max-values", 100_000).document
            self.assertEqual(differences(raw, document_of(torch.from_numpy(frames.copy()))), [])
        self.assertEqual(run("check", self.folder).status, 0)
        self.assertEqual(fingerprint(self.folder), before)

    def test_editing(self):
        before = fingerprint(self.folder)
        done = run("edit", self.folder, 'td[0]["observation", "frame"][1] = 5')
        self.assertEqual(done.status, 1)
        self.assertIn("decoded from JPEG images, which cannot be edited in place", done.err)
        self.assertEqual(fingerprint(self.folder), before)
        self.assertEqual(run("edit", self.folder, 'td[0]["observation", "x"][1] = 5').status, 0)

    def test_copy(self):
        copy = self.folder.parent / "copy"
        self.assertEqual(run("export", self.folder, "td[1].exclude('attributes', 'bounds')", "-o", copy).status, 0)
        frames = list(MinariDataset(self.folder / "data").iterate_episodes())[1].observations["frame"]
        stored = TensorDict.load_memmap(copy)
        self.assertTrue((stored["observation", "frame"].numpy() == frames[:-1]).all())


if __name__ == "__main__":
    unittest.main()
