# SPDX-License-Identifier: GPL-3.0-or-later
"""Data sets of LeRobot: each row and frame that the program shows is what LeRobotDataset returns (lerobot/make.py)."""
import json
import os
import shutil
import tempfile
import unittest
from pathlib import Path

import numpy
import pyarrow.parquet
from program import evaluate, fingerprint, run
from tensordict import TensorDict

KEPT = Path(__file__).parent / "lerobot"
HAS_VIDEO = (Path(os.environ["TENSORDESK_PROGRAM"]).parent / "tensordesk-video").exists()
SHOWN = {"observation.state": "observation.state", "action": "action", "next.reward": "next.reward", "next.done": "next.done",
         "timestamp": "timestamp", "frame_index": "frame_index", "episode_index": "episode", "index": "index",
         "observation.images.top": "observation.image.top", "observation.images.wrist": "observation.image.wrist"}


@unittest.skipUnless(HAS_VIDEO, "the program was built without video")
class LeRobot(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def copy(self, name):
        """A copy of a data set, to damage."""
        return Path(shutil.copytree(KEPT / name, self.folder / name))

    def arrays(self, path, expression):
        """What the program exports of an expression."""
        target = self.folder / "export.npz"
        target.unlink(missing_ok=True)
        done = run("export", path, expression, "-o", target)
        self.assertEqual((done.status, done.err), (0, ""))
        with numpy.load(target) as stored:
            return {name: stored[name] for name in stored.files}

    def test_episodes(self):
        for name in ("v30", "v30_files", "v30_images", "v21"):
            path, before = KEPT / name, fingerprint(KEPT / name)
            with numpy.load(KEPT / f"{name}.npz") as stored:
                expected = {key: stored[key] for key in stored.files}
            episodes = int(expected["episode_index"].max()) + 1
            self.assertEqual(evaluate(path, ["len(td)"])[0]["value"], episodes)
            for episode in range(episodes):
                rows = expected["episode_index"] == episode
                shown = self.arrays(path, f'td[{episode}].exclude("language_instruction")')
                for key, place in SHOWN.items():
                    with self.subTest(name=name, episode=episode, key=key):
                        values, told = shown[place], expected[key][rows]
                        values = values.reshape(told.shape)
                        self.assertEqual(values.dtype, told.dtype)
                        if values.dtype == numpy.uint8:  # decoders may differ by one, and so may the colours made of it
                            self.assertLessEqual(numpy.abs(values.astype(int) - told).max(), 2)
                        else:
                            numpy.testing.assert_array_equal(values, told)
                tasks = evaluate(path, [f'td[{episode}]["language_instruction"]'])[0]["items"]
                self.assertEqual({task["value"] if isinstance(task, dict) else task for task in tasks}, set(expected["task"][rows]))
            self.assertEqual(fingerprint(path), before)

    def test_frames_in_any_order(self):
        with numpy.load(KEPT / "v30_files.npz") as stored:
            told = stored["observation.images.wrist"]
        order = [13, 2, 0, 20, 21, 1, 12, 31, 5, 4, 3]
        done = run("export", "--raw", KEPT / "v30_files", f'td["data"].select("observation.images.wrist")[{order}]', "-o",
                   self.folder / "rows.npz")
        self.assertEqual((done.status, done.err), (0, ""))
        with numpy.load(self.folder / "rows.npz") as stored:
            rows = stored[stored.files[0]]
        self.assertLessEqual(numpy.abs(rows.astype(int) - told[order]).max(), 2)

    def test_converted_for_torchrl(self):
        """The library loads what the program converts: frames decoded, episodes as a lazy stack."""
        self.assertEqual(run("convert", KEPT / "v21", self.folder / "converted").status, 0)
        td = TensorDict.load_memmap(self.folder / "converted")
        with numpy.load(KEPT / "v21.npz") as stored:
            for episode in range(3):
                rows = stored["episode_index"] == episode
                numpy.testing.assert_array_equal(td[episode]["observation", "state"].numpy(), stored["observation.state"][rows])
                numpy.testing.assert_array_equal(td[episode]["next", "done"].numpy()[:, 0], stored["next.done"][rows].reshape(-1))
                top = td[episode]["observation", "image", "top"].numpy().astype(int)
                self.assertLessEqual(numpy.abs(top - stored["observation.images.top"][rows]).max(), 2)
                self.assertEqual(set(td[episode]["language_instruction"]), set(stored["task"][rows]))

    def message(self, path, expression='td["data"]'):
        done = run("eval", "--raw", path, expression, "--values")
        self.assertEqual(done.status, 1, done.out)
        return done.err.replace(str(self.folder.resolve()), "").replace(str(self.folder), "").strip()

    def test_damage(self):
        info = "meta/info.json"

        def change(**fields):
            def apply(path):
                stored = json.loads((path / info).read_text())
                stored.update(fields)
                (path / info).write_text(json.dumps(stored))
            return apply

        cases = {
            "no fps": (change(fps=0), "states no frames per second"),
            "old version": (change(codebase_version="v1.6"), "v2.0 to v3.x are read"),
            "out of the folder": (change(data_path="../{chunk_index}/{file_index}.parquet"), "leads out of the data set"),
            "unknown place": (change(data_path="data/{episode}.parquet"), "a place that is not known: 'episode'"),
            "no table of episodes": (lambda path: shutil.rmtree(path / "meta/episodes"), "has no table of episodes"),
            "damaged table": (lambda path: (path / "meta/episodes/chunk-000/file-000.parquet").write_bytes(b"PAR1" + bytes(99)),
                              "is a damaged Parquet file"),
            "wrong shape": (change(features={"observation.images.top": {"dtype": "video", "shape": [3]}}),
                            "not height, width and channels"),
        }
        for name, (damage, expected) in cases.items():
            with self.subTest(name=name):
                path = self.copy("v30")
                damage(path)
                self.assertIn(expected, self.message(path))
                shutil.rmtree(path)

    def test_missing_and_cut_files(self):
        path = self.copy("v30_files")
        (path / "data/chunk-000/file-002.parquet").unlink()
        self.assertIn("file-002.parquet", self.message(path, 'td["data", "action"]'))
        first = evaluate(path, ['td[0]["action"]'])[0]  # other episodes can be read
        self.assertEqual(first["shape"], [5, 3])
        video = path / "videos/observation.images.top/chunk-000/file-001.mp4"
        video.write_bytes(video.read_bytes()[:-200])
        self.assertIn("file-001.mp4", self.message(path, 'td["data", "observation.images.top"][6]'))
        done = run("check", path)
        self.assertEqual(done.status, 1)
        self.assertIn("file-002.parquet", done.out + done.err)
        self.assertIn("file-001.mp4", done.out + done.err)

    def test_table_with_other_rows(self):
        path = self.copy("v30_files")
        shutil.copy(path / "data/chunk-000/file-003.parquet", path / "data/chunk-000/file-000.parquet")
        self.assertIn("has batch size [11], where 5 rows are expected", self.message(path, 'td["data", "action"][0]'))

    def test_links_out_of_the_folder(self):
        for name in ("meta/info.json", "meta/episodes/chunk-000/file-000.parquet"):
            path = self.copy("v30")
            outside = self.folder / Path(name).name
            (path / name).rename(outside)
            (path / name).symlink_to(outside)
            self.assertIn("link", self.message(path, 'td["data"]'), name)
            shutil.rmtree(path)
        path = self.copy("v30")
        table = path / "data/chunk-000/file-000.parquet"
        outside = self.folder / "outside.parquet"
        table.rename(outside)
        table.symlink_to(outside)
        self.assertIn("link", self.message(path, 'td["data", "action"]'))


@unittest.skipUnless(HAS_VIDEO, "the program was built without video")
class Health(unittest.TestCase):
    """Each fault is found in the data set that has it, and none in the others."""
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(shutil.copytree(KEPT / "v30_files", Path(folder.name) / "data"))

    def found(self, path=None):
        done = run("health", path or self.path, "--json")
        self.assertIn(done.status, (0, 1), done.err)
        return sorted((check["check"], symptom["concern"], symptom["message"]) for check in json.loads(done.out)["checks"]
                      for symptom in check["symptoms"] or [] if symptom["concern"] != "note" and check["check"] not in self.left_out)

    left_out = ()

    def rewrite(self, change, name="data/chunk-000/file-003.parquet"):
        self.left_out = ("stored-statistics",)
        table = pyarrow.parquet.read_table(self.path / name)
        columns = {key: table[key].to_pylist() for key in table.column_names}
        change(columns)
        arrays = [pyarrow.array(columns[key], table.schema.field(key).type) for key in table.column_names]
        pyarrow.parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=table.schema), self.path / name)

    def test_sound(self):
        for name in ("v30", "v30_files", "v30_images", "v21"):
            self.assertEqual(self.found(KEPT / name), [], name)

    def test_files(self):
        top = "videos/observation.images.top/chunk-000"
        (self.path / top / "file-000.mp4").unlink()
        shutil.copy(self.path / top / "file-002.mp4", self.path / top / "file-001.mp4")
        (self.path / "data/chunk-000/extra.parquet").touch()
        info = json.loads((self.path / "meta/info.json").read_text())
        (self.path / "meta/info.json").write_text(json.dumps({**info, "total_frames": 99}))
        self.assertEqual(self.found(), [
            ("files", "error", f"{top}/file-000.mp4 cannot be opened: No such file or directory"),
            ("files", "error", f"{top}/file-001.mp4 has 9 frames for 7 rows"),
            ("files", "warning", "meta/info.json states 'total_frames' as 99, but the table of episodes has 32")])
        notes = [symptom["message"] for check in json.loads(run("health", self.path, "--json").out)["checks"] if check["check"] == "files"
                 for symptom in check["symptoms"] if symptom["concern"] == "note"]
        self.assertEqual(notes, ["data/chunk-000/extra.parquet belongs to no episode",
                                 "other checks were not made, because elements cannot be read"])

    def test_episode_without_a_task(self):
        name = "meta/episodes/chunk-000/file-000.parquet"
        self.rewrite(lambda columns: columns["tasks"].__setitem__(2, []), name)
        self.assertEqual(self.found(), [("files", "warning", "episode 2 has no task")])

    def test_episode_without_steps(self):
        path = Path(shutil.copytree(KEPT / "v21", self.path.parent / "v21"))
        lines = (path / "meta/episodes.jsonl").read_text().splitlines()
        (path / "meta/episodes.jsonl").write_text("\n".join([*lines, '{"episode_index": 3, "tasks": ["pick the cube"], "length": 0}', ""]))
        info = json.loads((path / "meta/info.json").read_text())
        (path / "meta/info.json").write_text(json.dumps({**info, "total_episodes": 4}))
        self.assertEqual(evaluate(path, ["len(td)"])[0]["value"], 4)
        self.assertEqual(self.found(path), [("files", "warning", "episode 3 has no steps")])

    def test_rows(self):
        def change(columns):
            columns["frame_index"][5] = 77
            columns["timestamp"][7:] = [time + 0.1 for time in columns["timestamp"][7:]]

        self.rewrite(change)
        self.assertEqual(self.found(), [("row-numbers", "warning", "the next step has not the next number, 2 total"),
                                        ("timestamps", "warning", "the next step does not follow after the usual 0.033 s, 1 total")])

    def test_actions(self):
        for name in range(4):
            self.rewrite(lambda columns: columns.update({"action": columns["observation.state"]}), f"data/chunk-000/file-00{name}.parquet")
        self.assertEqual(self.found(), [("copied-actions", "warning", "equals ('observation', 'state') at every step".replace("'", '"'))])
        for name in range(4):
            self.rewrite(lambda columns: columns.update({"action": [[9, 9, 9], *columns["observation.state"][:-1]]}),
                         f"data/chunk-000/file-00{name}.parquet")
        self.assertEqual(self.found(), [("copied-actions", "warning", 'equals ("observation", "state") of the step before, at every step')])

    def test_statistics(self):
        path = self.path / "meta/stats.json"
        stored = json.loads(path.read_text())
        stored["action"]["max"][1] += 1
        stored["observation.state"]["mean"][0] -= 1
        path.write_text(json.dumps(stored))
        found = self.found()
        self.assertEqual([each[:2] for each in found], [("stored-statistics", "warning")] * 2)
        self.assertRegex(found[0][2], "max of element 1 is .*, where the stored statistics state ")
        self.assertRegex(found[1][2], "mean of element 0 is .*, where the stored statistics state ")

    def test_spikes(self):
        self.rewrite(lambda columns: columns["observation.state"][5].__setitem__(1, 40.0))
        limits = self.path.parent / "limits.json"
        limits.write_text('{"spikes": {"deviations": 2}}')
        done = run("health", self.path, "--json", "--thresholds", limits)
        found = [symptom for check in json.loads(done.out)["checks"] if check["check"] == "spikes" for symptom in check["symptoms"]]
        self.assertEqual([(symptom["key"], symptom["count"]) for symptom in found], [(["observation", "state"], 1)])


if __name__ == "__main__":
    unittest.main(verbosity=2)
