# SPDX-License-Identifier: GPL-3.0-or-later
"""LeRobot data sets that the program writes: their tables, metadata and frames are those of the data set that lerobot wrote (lerobot/make.py),
and lerobot loads them, where it is installed."""
import importlib.util
import json
import os
import tempfile
import unittest
from pathlib import Path

import numpy
import pyarrow
import pyarrow.parquet
import torch
from program import evaluate, fingerprint, run
from tensordict import TensorDict, lazy_stack

KEPT = Path(__file__).parent / "lerobot"
HAS_VIDEO = (Path(os.environ["TENSORDESK_PROGRAM"]).parent / "tensordesk-video").exists()
CAMERAS = ["observation.images.top", "observation.images.wrist"]
COLUMNS = ["observation.state", "action", "next.reward", "next.done", "timestamp", "frame_index"]
QUANTILES = {"q01": 0.01, "q10": 0.1, "q50": 0.5, "q90": 0.9, "q99": 0.99}


def stored(name):
    with numpy.load(KEPT / f"{name}.npz") as file:
        return {key: file[key] for key in file.files}


def columns(path, folder="data"):
    """The rows of all tables in a folder, as NumPy arrays or lists, by column."""
    tables = [pyarrow.parquet.read_table(file) for file in sorted((path / folder).rglob("*.parquet"))]
    table = pyarrow.concat_tables(tables)
    return {key: table[key].to_pylist() for key in table.column_names}


def plain(kind):
    """A type of Arrow in which fixed lists are the same as others, and text of all sizes."""
    if pyarrow.types.is_list(kind) or pyarrow.types.is_fixed_size_list(kind) or pyarrow.types.is_large_list(kind):
        return f"list<{plain(kind.value_type)}>"
    return str(kind).replace("large_", "")


def types(path, folder="data"):
    schema = pyarrow.parquet.read_schema(next(iter(sorted((path / folder).rglob("*.parquet")))))
    return {name: plain(schema.field(name).type) for name in schema.names}


class Writing(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def export(self, source, expression="td", *options, name="made.lerobot"):
        target = self.folder / name
        done = run("export", source, expression, "-o", target, *options)
        self.assertEqual((done.status, done.err), (0, ""))
        return target

    def arrays(self, path, expression):
        """What the program exports of an expression."""
        target = self.folder / "export.npz"
        target.unlink(missing_ok=True)
        done = run("export", path, expression, "-o", target, "--cannot-hold", "skip")  # texts
        self.assertEqual(done.status, 0, done.err)
        with numpy.load(target) as file:
            return {name: file[name] for name in file.files}

    def check_sound(self, path):
        """Health finds nothing in what was written: also totals, videos and statistics agree with the rows."""
        done = run("health", path, "--json")
        self.assertEqual(done.status, 0, done.err)
        symptoms = [symptom["message"] for check in json.loads(done.out)["checks"] for symptom in check["symptoms"] or []]
        self.assertEqual(symptoms, [])


@unittest.skipUnless(HAS_VIDEO, "the program was built without video")
class Copies(Writing):
    def test_all_episodes(self):
        for name in ("v30", "v30_files", "v30_images", "v21"):
            with self.subTest(name=name):
                before = fingerprint(KEPT / name)
                made = self.export(KEPT / name, name=f"{name}.lerobot")
                self.assertEqual(fingerprint(KEPT / name), before)
                self.check_sound(made)
                expected, rows = stored(name), columns(made)
                for key in [*COLUMNS, "episode_index", "index", "task_index"]:
                    self.assertEqual(numpy.asarray(rows[key], expected[key].dtype).reshape(expected[key].shape).tolist(), expected[key].tolist())
                for episode in range(len(set(rows["episode_index"]))):
                    camera = '("observation", "image", "top")'
                    source = self.arrays(KEPT / name, f"td[{episode}].select({camera})")
                    copy = self.arrays(made, f"td[{episode}].select({camera})")
                    for key, pixels in source.items():  # copied, not encoded again
                        numpy.testing.assert_array_equal(copy[key], pixels)

    def test_metadata(self):
        """As lerobot writes it, down to the types of columns."""
        for name in ("v30", "v30_images"):
            made = self.export(KEPT / name, name=f"{name}.lerobot")
            theirs, ours = (json.loads((path / "meta/info.json").read_text()) for path in (KEPT / name, made))
            for info in (theirs, ours):
                for key in ("data_files_size_in_mb", "video_files_size_in_mb"):
                    info.pop(key)
            self.assertEqual(ours, theirs)
            self.assertEqual(sorted(types(made, "meta/episodes").items()), sorted(types(KEPT / name, "meta/episodes").items()))
            expected = types(KEPT / name)
            for camera in CAMERAS:  # lerobot has a path beside the bytes
                if camera in expected:
                    expected[camera] = "binary"
            self.assertEqual(sorted(types(made).items()), sorted(expected.items()))
            tasks = pyarrow.parquet.read_table(made / "meta/tasks.parquet").to_pydict()
            self.assertEqual(tasks, pyarrow.parquet.read_table(KEPT / name / "meta/tasks.parquet").to_pydict())
            rows, given = columns(made, "meta/episodes"), columns(KEPT / name, "meta/episodes")
            for key, values in given.items():
                if not key.startswith("stats/"):
                    numpy.testing.assert_equal(rows[key], values, key)
                elif "images" not in key and key.rsplit("/", 1)[1] in ("min", "max", "mean", "std", "count"):
                    numpy.testing.assert_allclose(numpy.asarray(rows[key], float), numpy.asarray(values, float), rtol=1e-6, atol=1e-7)

    def test_statistics(self):
        made = self.export(KEPT / "v30", "td[[2, 0]]")
        rows, statistics = columns(made), json.loads((made / "meta/stats.json").read_text())
        lengths = [rows["episode_index"].count(episode) for episode in (0, 1)]
        for key, own in statistics.items():
            if "images" in key:
                self.assertEqual({name: numpy.shape(value) for name, value in own.items()}, dict.fromkeys(own, (3, 1, 1)) | {"count": (1,)})
                continue
            values = numpy.asarray(rows[key], float).reshape(len(rows[key]), -1)
            numpy.testing.assert_allclose(own["min"], values.min(0))
            numpy.testing.assert_allclose(own["max"], values.max(0))
            numpy.testing.assert_allclose(own["mean"], values.mean(0), rtol=1e-12, atol=1e-12)
            numpy.testing.assert_allclose(own["std"], values.std(0), rtol=1e-9, atol=1e-12)
            parts = numpy.split(values, [lengths[0]])
            for name, share in QUANTILES.items():  # as lerobot aggregates them
                mean = sum(numpy.quantile(part, share, axis=0) * len(part) for part in parts) / len(values)
                numpy.testing.assert_allclose(own[name], mean, rtol=1e-9, atol=1e-9)
        frames = [self.arrays(made, f"td[{episode}]")["observation.image.top"] for episode in (0, 1)]
        pixels = numpy.concatenate(frames).reshape(-1, 3) / 255
        top = statistics["observation.images.top"]
        numpy.testing.assert_allclose(numpy.ravel(top["mean"]), pixels.mean(0), rtol=1e-9)
        numpy.testing.assert_allclose(numpy.ravel(top["std"]), pixels.std(0), rtol=1e-9)
        numpy.testing.assert_allclose(numpy.ravel(top["max"]), pixels.max(0))

    def test_chosen_episodes(self):
        made, expected = self.export(KEPT / "v30_files", "td[[3, 1]]"), stored("v30_files")
        self.check_sound(made)
        rows, first = columns(made), 0
        for number, episode in enumerate((3, 1)):
            chosen = expected["episode_index"] == episode
            count = int(chosen.sum())
            part = slice(first, first + count)
            for key in COLUMNS:
                self.assertEqual(numpy.asarray(rows[key][part], expected[key].dtype).reshape(expected[key][chosen].shape).tolist(),
                                 expected[key][chosen].tolist(), key)
            self.assertEqual(rows["episode_index"][part], [number] * count)
            tasks = evaluate(made, [f'td[{number}]["language_instruction"][0]'])[0]["value"]
            self.assertEqual({tasks}, set(expected["task"][chosen]))
            frames = self.arrays(made, f"td[{number}]")["observation.image.wrist"].astype(int)
            self.assertLessEqual(numpy.abs(frames - expected["observation.images.wrist"][chosen]).max(), 2)
            first += count
        self.assertEqual(rows["index"], list(range(first)))
        self.assertEqual(json.loads((made / "meta/info.json").read_text())["total_frames"], first)

    def test_part_of_an_episode(self):
        """What begins between key frames is encoded again, or kept as PNG without loss."""
        source = self.arrays(KEPT / "v30", "td[1][1:7]")
        for how, loss in (("", 4), ("av1", 4), ("h264", 4), ("png", 0)):
            with self.subTest(how=how):
                made = self.export(KEPT / "v30", "td[1][1:7]", "--compress", how, name=f"part{how}.lerobot")
                self.check_sound(made)
                copy = self.arrays(made, "td[0]")
                numpy.testing.assert_array_equal(copy["action"], source["action"])
                self.assertEqual(columns(made)["frame_index"], list(range(6)))
                difference = numpy.abs(copy["observation.image.top"].astype(int) - source["observation.image.top"])
                self.assertLessEqual(difference.mean(), loss)

    @unittest.skipUnless(importlib.util.find_spec("lerobot.datasets"), "lerobot is not installed")
    def test_lerobot_loads_it(self):
        from lerobot.datasets.lerobot_dataset import LeRobotDataset
        for name in ("v30", "v30_files", "v30_images", "v21"):
            made, expected = LeRobotDataset("a/b", root=self.export(KEPT / name, name=f"{name}.lerobot")), stored(name)
            for i in range(len(made)):
                for key, value in made[i].items():
                    if key in CAMERAS:
                        frame = (value.permute(1, 2, 0) * 255).round().int().numpy()
                        self.assertLessEqual(numpy.abs(frame - expected[key][i]).max(), 2)
                    elif key != "task":
                        self.assertEqual(value.numpy().reshape(-1).tolist(), expected[key][i].reshape(-1).tolist(), key)
                    else:
                        self.assertEqual(value, expected[key][i])


def rollout(steps, batch=()):
    torch.manual_seed(steps)
    done = torch.zeros(*batch, steps, 1, dtype=torch.bool)
    done[..., -1, :] = True
    seen = torch.randn(*batch, steps + 1, 5)
    after = TensorDict(observation=seen[..., 1:, :], reward=torch.randn(*batch, steps, 1), done=done, batch_size=(*batch, steps))
    return TensorDict(observation=seen[..., :-1, :], pixels=torch.randint(0, 256, (*batch, steps, 3, 16, 24), dtype=torch.uint8), next=after,
                      grid=torch.randn(*batch, steps, 2, 3, dtype=torch.float64), count=torch.arange(steps, dtype=torch.int32).expand(*batch, steps),
                      language_instruction="reach", batch_size=(*batch, steps))


class Rollouts(Writing):
    """Of torchrl's form: batches of episodes and time, stacks of unlike lengths, and steps that are cut where they are done."""

    def check(self, td, episodes):
        td.save(self.folder / "rollout")
        made = self.export(self.folder / "rollout")
        self.check_sound(made)
        rows = columns(made)
        self.assertEqual(rows["episode_index"], [number for number, episode in enumerate(episodes) for _ in range(len(episode))])
        whole = torch.cat(episodes)
        numpy.testing.assert_array_equal(numpy.asarray(rows["observation.state"], numpy.float32), whole["observation"])
        numpy.testing.assert_array_equal(numpy.asarray(rows["next.observation.state"], numpy.float32), whole["next", "observation"])
        numpy.testing.assert_array_equal(numpy.asarray(rows["next.reward"], numpy.float32), whole["next", "reward"][:, 0])
        numpy.testing.assert_array_equal(numpy.asarray(rows["grid"]), whole["grid"])
        self.assertEqual(rows["count"], whole["count"].tolist())
        for number, episode in enumerate(episodes):
            shown = self.arrays(made, f"td[{number}]")
            numpy.testing.assert_array_equal(shown["observation.image.pixels"], episode["pixels"].permute(0, 2, 3, 1))
            numpy.testing.assert_array_equal(shown["next.reward"], episode["next", "reward"])
            numpy.testing.assert_array_equal(shown["next.observation.state"], episode["next", "observation"])

    def test_batch(self):
        td = rollout(6, (3,))
        self.check(td, list(td))

    def test_stack(self):
        episodes = [rollout(4), rollout(7)]
        self.check(lazy_stack(episodes), episodes)

    def test_cut_where_done(self):
        td = rollout(9)
        td["next", "done"][3] = True
        self.check(td, [td[:4], td[4:]])

    def test_refused(self):
        unlike = [rollout(4), rollout(5)]
        del unlike[1]["grid"]
        other = [rollout(4), rollout(5)]
        other[1]["grid"] = other[1]["grid"][:, :1]
        more = [rollout(4), rollout(5)]
        more[1]["more"] = torch.zeros(5)
        cases = {
            "three dims": (rollout(4, (2, 3)), "is made of a tensordict of batch size [episodes, time] or [time], and this one has [2, 3, 4]"),
            "none": (rollout(4)[:0], "There are no episodes to write"),
            "missing": (lazy_stack(unlike), 'key (tensordicts[1], "grid"): is missing, though the first episode has it'),
            "other shape": (lazy_stack(other), "is of another shape or dtype than in the first episode, where each step is [2, 3] of float64"),
            "more": (lazy_stack(more), 'key (tensordicts[1], "more"): is missing in the first episode'),
            "bfloat16": (TensorDict(a=torch.zeros(3, dtype=torch.bfloat16), batch_size=[3]), "is of torch.bfloat16"),
            "slash": (TensorDict({"a/b": torch.zeros(3)}, batch_size=[3]), "has a slash in its key"),
            "same name": (TensorDict({"x": {"y": torch.zeros(3)}, "x.y": torch.zeros(3)}, batch_size=[3]), "would be called x.y, as another entry"),
        }
        for name, (td, message) in cases.items():
            with self.subTest(name=name):
                td.save(self.folder / name)
                done = run("export", self.folder / name, "td", "-o", self.folder / "made.lerobot")
                self.assertEqual(done.status, 1)
                self.assertIn(message, done.err)
                self.assertEqual([file.name for file in self.folder.iterdir() if "made" in file.name], [])
        done = run("export", self.folder / "three dims", "td[0]", "-o", self.folder / "made.lerobot", "--compress", "vp9")
        self.assertEqual((done.status, "Images of a LeRobot data set are av1, h264 or png, not 'vp9'" in done.err), (1, True))


if __name__ == "__main__":
    unittest.main(verbosity=2)
