# SPDX-License-Identifier: GPL-3.0-or-later
"""Replay buffers as torchrl saves them: what the program shows is what the buffer holds."""
import json
import tempfile
import unittest
from pathlib import Path

import h5py
import numpy as np
import torch
from documents import differences, document_of, reordered
from program import fingerprint, run
from tensordict import TensorDict


def steps(count, first=0):
    """Steps in episodes of four."""
    number = torch.arange(first, first + count)
    done = ((number + 1) % 4 == 0).unsqueeze(-1)
    column = number.float().unsqueeze(-1)
    return TensorDict({"observation": column.expand(count, 3).clone(), "action": number,
                       "next": {"observation": column.add(1).expand(count, 3).clone(), "reward": column * 10, "done": done,
                                "terminated": done.clone(), "truncated": torch.zeros_like(done)}}, [count])


class Replay(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.buffer = Path(folder.name) / "buffer"

    def shown(self, expression="td", *flags):
        return run("eval", self.buffer, expression, "--json", "--values", *flags).document

    def check(self, expected, expression="td", *flags, ordered=True):
        shown, expected = self.shown(expression, *flags), document_of(expected)
        self.assertEqual(differences(shown, expected if ordered else reordered(expected, shown)), [])


class Layouts(Replay):
    def dumps(self, capacity, written):
        """As LazyTensorStorage and RoundRobinWriter do."""
        storage = torch.zeros_like(steps(capacity))
        for first in range(written):
            storage[first % capacity] = steps(1, first)[0]
        storage.memmap(self.buffer / "storage")
        for name, fields in [("buffer_metadata", {"batch_size": 2}), ("writer/metadata", {"cursor": written % capacity,
                                                                                       "write_count": written}),
                             ("storage/storage_metadata", {"metadata": {}, "is_pytree": False, "len": min(written, capacity)})]:
            file = self.buffer / f"{name}.json"
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps(fields))
        return storage

    def test_oldest_first(self):
        for capacity, written in [(8, 5), (8, 8), (8, 13)]:
            with self.subTest(written=written):
                self.setUp()
                stored = self.dumps(capacity, written)
                before = fingerprint(self.buffer)
                count = min(capacity, written)
                expected = steps(count, written - count).to("cpu")  # as saves name it
                self.check(stored.to("cpu"))
                self.check(expected, "td", "--oldest-first")
                self.check(expected[2:-1, None], "td[2:-1, None]", "--oldest-first")
                self.check(expected["next", "reward"].sum(), 'td["next", "reward"].sum()', "--oldest-first")
                out = self.buffer.parent / "exported"
                self.assertEqual(run("export", self.buffer, "--oldest-first", "-o", out, "--force").status, 0)
                self.assertTrue((TensorDict.load_memmap(out) == expected).all())
                self.assertEqual(run("check", self.buffer, "--oldest-first").status, 0)
                self.assertEqual(fingerprint(self.buffer), before)

    def test_episodes(self):
        """The seam of the ring ends what lies before it, and rows that are not written are of none."""
        for written, flags, expected, padding in [
            (5, [], [("0:4", "terminated"), ("4:5", "unfinished")], 3),
            (13, [], [("0:4", "terminated"), ("4:5", "unfinished"), ("5:8", "terminated")], 0),
            (13, ["--oldest-first"], [("0:3", "terminated"), ("3:7", "terminated"), ("7:8", "unfinished")], 0),
        ]:
            with self.subTest(written=written, flags=flags):
                self.setUp()
                self.dumps(8, written)
                document = run("episodes", self.buffer, "--json", *flags).document
                self.assertEqual([(each["index"], each["ended"]) for each in document["episodes"]], expected)
                self.assertEqual(document["padding"], padding)
                done = run("health", self.buffer, "--ci", *flags)
                self.assertEqual((done.status, done.out, done.err), (0, "", ""))

    def test_editing(self):
        self.dumps(8, 13)
        self.assertEqual(run("edit", self.buffer, 'td["action"][3] = 77').status, 0)
        self.assertEqual(TensorDict.load_memmap(self.buffer / "storage")["action"][3], 77)
        refused = run("edit", self.buffer, 'td["action"][3] = 5', "--oldest-first")
        self.assertEqual(refused.status, 1)
        self.assertIn("open it without --oldest-first to edit it", refused.err)
        self.assertEqual(TensorDict.load_memmap(self.buffer / "storage")["action"][3], 77)

    def test_check(self):
        self.dumps(8, 13)
        (self.buffer / "writer/metadata.json").write_text('{"cursor": 9}')
        checked = run("check", self.buffer)
        self.assertEqual(checked.status, 1)
        self.assertIn("its next one at row 9", checked.out)

    def h5(self, written, capacity):
        """As H5StorageCheckpointer does: rows that hold nothing yet are the last trajectory."""
        (self.buffer / "storage").mkdir(parents=True)
        (self.buffer / "buffer_metadata.json").write_text("{}")
        td = steps(written)
        ends = [4, 8, written]
        with h5py.File(self.buffer / "storage/checkpoint.h5", "w") as file:
            for name, value in [("_len", written), ("_storage_shape", [capacity]), ("is_full", written == capacity), ("shift", 4)]:
                file[name] = value
            for number, (begin, end) in enumerate(zip([0] + ends, ends)):
                part = td[begin:end]
                group = file.create_group(f"traj_{number}")
                group["observation"] = np.concatenate([part["observation"].numpy(), part["next", "observation"][-1:].numpy()])
                group["action"] = part["action"].numpy()
                for key in ["reward", "done", "terminated", "truncated"]:
                    group[key] = part["next", key].numpy()
            if capacity > written:
                group = file.create_group(f"traj_{len(ends)}")
                for key, shape in [("observation", (3,)), ("action", ()), ("reward", (1,)), ("done", (1,))]:
                    group[key] = np.zeros((capacity - written, *shape), np.float32)
        return [td[begin:end] for begin, end in zip([0] + ends, ends)]

    def test_hdf5(self):
        for written, capacity in [(10, 16), (12, 12)]:
            with self.subTest(written=written):
                self.setUp()
                trajectories = self.h5(written, capacity)
                self.assertEqual(self.shown("len(td)")["value"], 3)
                for number, trajectory in enumerate(trajectories):
                    trajectory.names = ["time"]
                    self.check(trajectory, f"td[{number}]", ordered=False)
                told = run("check", self.buffer)
                self.assertIn(f"{written} of {capacity} rows are written", told.out)
                self.assertEqual(told.status, 0)
                self.assertIn("_len", self.shown("list(td['storage', 'checkpoint.h5'].keys())", "--raw")["items"][0].values())


class OfTorchrl(Replay):
    def saved(self, *batches, checkpointer=None, **arguments):
        from torchrl.data import TensorDictReplayBuffer
        from torchrl.data.replay_buffers import checkpointers
        if checkpointer:
            arguments["checkpointer"] = getattr(checkpointers, checkpointer)()
        buffer = TensorDictReplayBuffer(batch_size=2, **arguments)
        for batch in batches:
            buffer.extend(batch)
        buffer.dumps(self.buffer)
        return buffer

    def storage(self, kind="LazyTensorStorage", capacity=16):
        import torchrl.data
        return getattr(torchrl.data, kind)(capacity)

    def test_rings(self):
        for kind in ["LazyTensorStorage", "LazyMemmapStorage"]:
            for batches in [[steps(10)], [steps(10), steps(10, 10)]]:
                with self.subTest(kind=kind, batches=len(batches)):
                    self.setUp()
                    self.saved(*batches, storage=self.storage(kind))
                    count = sum(map(len, batches))
                    expected = steps(min(count, 16), max(count - 16, 0)).to("cpu")  # as saves name it
                    self.check(expected, 'td.exclude("index")', "--oldest-first")

    def test_hdf5(self):
        for batches, first, count in [([steps(10)], 0, 3), ([steps(10), steps(10, 10)], 4, 4)]:
            with self.subTest(batches=len(batches)):
                self.setUp()
                self.saved(*batches, storage=self.storage(), checkpointer="H5StorageCheckpointer")
                self.assertEqual(self.shown("len(td)")["value"], count)
                for number in range(2):
                    expected = steps(4, first + 4 * number)
                    expected.names = ["time"]
                    self.check(expected, f'td[{number}].exclude("index")', ordered=False)

    def test_compact(self):
        """Trajectories that share each observation between two steps; of rows that hold no data none is shown."""
        for checkpointer, told in [("FlatStorageCheckpointer", "saved from the oldest row to the newest"),
                                   ("NestedStorageCheckpointer", "saved by trajectories from the oldest to the newest")]:
            for batches, first, lengths in [([steps(10)], 0, [4, 4, 2]), ([steps(10), steps(10, 10)], 4, [4, 4, 4, 4])]:
                with self.subTest(checkpointer=checkpointer, lengths=lengths):
                    self.setUp()
                    self.saved(*batches, storage=self.storage(), checkpointer=checkpointer)
                    checked = run("check", self.buffer)
                    self.assertEqual(checked.status, 0, checked.out)
                    self.assertIn(f"{told}: {sum(lengths)} of 16 rows", checked.out)
                    self.assertEqual(self.shown("len(td)")["value"], len(lengths))
                    for number, length in enumerate(lengths):
                        expected = steps(length, first)
                        expected.names = ["time"]
                        self.check(expected, f'td[{number}].exclude("index")', ordered=False)
                        first += length
                    self.assertEqual(self.shown('"_storage_shape" in td["storage"]', "--raw")["value"], True)

    def test_compact_of_environments(self):
        """Those of one environment lie behind those of another."""
        import torchrl.data
        for checkpointer in ["FlatStorageCheckpointer", "NestedStorageCheckpointer"]:
            with self.subTest(checkpointer=checkpointer):
                self.setUp()
                # Memory-mapped: other storages save as flags what happened to be in rows that hold no data.
                self.saved(torch.stack([steps(10), steps(10, 100)]), storage=torchrl.data.LazyMemmapStorage(32, ndim=2),
                           checkpointer=checkpointer)
                self.assertEqual(self.shown("len(td)")["value"], 6)
                for number, (first, length) in enumerate([(0, 4), (4, 4), (8, 2), (100, 4), (104, 4), (108, 2)]):
                    expected = steps(length, first)
                    expected.names = ["time"]
                    self.check(expected, f'td[{number}].exclude("index")', ordered=False)

    def test_compact_that_does_not_fit(self):
        """Flags of another length leave the buffer as stored, and the reason is told."""
        self.saved(steps(10), storage=self.storage(), checkpointer="FlatStorageCheckpointer")
        folder = self.buffer / "storage"
        td = TensorDict.load_memmap(folder)
        td.set("done", torch.zeros(3, 1, dtype=torch.bool)).clone().memmap(folder)
        self.assertEqual(self.shown('"_storage_shape" in td')["value"], True)
        self.assertIn("'done' has the shape [3, 1], which 16 rows of the storage do not fit", run("layout", self.buffer).out)

    def test_trees(self):
        from torchrl.data import ReplayBuffer
        data = {"a": torch.arange(10.0), "b": {"c": torch.arange(20).reshape(10, 2)}, "d.e": torch.ones(10),
                "l": [torch.zeros(10), torch.ones(10)]}
        buffer = ReplayBuffer(storage=self.storage(), batch_size=2)
        buffer.extend(data)
        buffer.dumps(self.buffer)
        expected = TensorDict({**data, "l": {"0": data["l"][0], "1": data["l"][1]}}, [10])
        self.check(expected, "td", "--oldest-first")

    def test_ensembles(self):
        from torchrl.data import ReplayBufferEnsemble, TensorDictReplayBuffer
        members = [TensorDictReplayBuffer(storage=self.storage(capacity=capacity)) for capacity in (16, 4)]
        buffer = ReplayBufferEnsemble(*members, batch_size=4)
        members[0].extend(steps(10))
        members[1].extend(steps(6))
        buffer.dumps(self.buffer)
        self.check(steps(10).to("cpu"), 'td["0"].exclude("index")', "--oldest-first")
        self.check(steps(4, 2).to("cpu"), 'td["1"].exclude("index")', "--oldest-first")


if __name__ == "__main__":
    unittest.main()
