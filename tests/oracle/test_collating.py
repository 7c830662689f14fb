# SPDX-License-Identifier: GPL-3.0-or-later
"""`tensordesk collate` against what the library does with the same tensordicts."""
import json
import tempfile
import unittest
import warnings
from pathlib import Path

import h5py
import rollouts
import tensordict
import torch
from documents import error_document
from program import fingerprint, run
from tensordict import LazyStackedTensorDict, TensorDict, lazy_stack, pad_sequence
from tensordict.utils import is_non_tensor

warnings.simplefilter("ignore")

METHODS = {
    "torch.stack": lambda tds, dim: torch.stack(tds, dim),
    "torch.cat": lambda tds, dim: torch.cat(tds, dim),
    "lazy_stack": lazy_stack,
    "maybe_dense_stack": TensorDict.maybe_dense_stack,
    "pad_sequence": lambda tds, dim: pad_sequence(tds, pad_dim=dim),
}


def td(batch=(3,), names=None, **entries):
    return TensorDict(entries, batch_size=list(batch), names=names)


def base(length=3, width=2):
    return td([length], x=torch.zeros(length, width), n={"y": torch.ones(length)})


CASES = {
    "alike": [base(), base(), base()],
    "batch sizes": [base(3), base(4)],
    "batch sizes of three": [base(3), base(5), base(4)],
    "an event dim": [base(), base(width=5)],
    "a rank": [base(), td(x=torch.zeros(3, 2, 1), n={"y": torch.zeros(3)})],
    "an event rank that cannot be reshaped": [base(), base(), td(x=torch.zeros(3, 2, 2), n={"y": torch.zeros(3)})],
    "a key": [base(), td(x=torch.zeros(3, 2))],
    "a key that most have": [base(), td(x=torch.zeros(3, 2)), base()],
    "a nested key": [base(), td(x=torch.zeros(3, 2), n={"z": torch.zeros(3)})],
    "a nested shape": [base(), td(x=torch.zeros(3, 2), n={"y": torch.zeros(3, 1)})],
    "dtypes promote": [base(), td(x=torch.zeros(3, 2, dtype=torch.long), n={"y": torch.zeros(3)})],
    "numbers of batch dims": [base(), td([3, 2], x=torch.zeros(3, 2), n={"y": torch.zeros(3, 2)})],
    "a nested batch size": [base(), td(x=torch.zeros(3, 2), n=td([3, 4], y=torch.ones(3, 4)))],
    "two batch dims": [td([2, 3], x=torch.zeros(2, 3)), td([2, 4], x=torch.zeros(2, 4))],
    "names": [td(names=["time"], x=torch.zeros(3)), td(names=["time"], x=torch.zeros(3))],
    "other names": [td(names=["time"], x=torch.zeros(3)), td(names=["step"], x=torch.zeros(3))],
    "names in another order": [td([2, 5], ["env", "time"], x=torch.zeros(2, 5, 3), n={"y": torch.zeros(2, 5)}),
                               td([5, 2], ["time", "env"], x=torch.zeros(5, 2, 3), n={"y": torch.zeros(5, 2)})],
    "names in another order, and lengths": [td([2, 5], ["env", "time"], x=torch.zeros(2, 5)),
                                            td([2, 4], ["env", "time"], x=torch.zeros(2, 4)),
                                            td([7, 2], ["time", "env"], x=torch.zeros(7, 2))],
    "other names of other sizes": [td([2, 5], ["env", "time"], x=torch.zeros(2, 5)),
                                   td([5, 2], ["agent", "step"], x=torch.zeros(5, 2))],
    "mixed dtypes": [td([2], x=torch.zeros(2)), td([3], x=torch.zeros(3, dtype=torch.double))],
    "no batch": [td([], x=torch.zeros(3, 2)), td([], x=torch.zeros(5, 2))],
    "empty": [td([2]), td([2])],
    "lazy stacks": [lazy_stack([base(), base()], 1), lazy_stack([base(), base()], 1)],
    "values": [td(x=torch.zeros(3), s="a"), td(x=torch.zeros(3), s="b")],
}

# Where the program goes its own way.
OTHERWISE = {("a nested batch size", "maybe_dense_stack"): "refuses a lazy stack of which a level could not be read"}


def collated(*arguments):
    return run("collate", *arguments, "--json").document


class Collating(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def save(self, name, tds):
        paths = [self.folder / f"{name} {at}" for at in range(len(tds))]
        for path, each in zip(paths, tds, strict=True):
            each.save(path)
        return paths

    def test_outcomes(self):
        for name, tds in CASES.items():
            paths = self.save(name, tds)
            for dim in range(min(2, max(1, tds[0].batch_dims))):
                for outcome in collated(*paths, "--dim", dim)["outcomes"]:
                    if (name, outcome["method"]) in OTHERWISE:
                        continue
                    with self.subTest(name, method=outcome["method"], dim=dim):
                        self.assert_outcome(outcome, METHODS[outcome["method"]],
                                            [each.clone() for each in tds], dim)

    def assert_outcome(self, outcome, method, members, dim):
        try:
            form = form_of(method(members, dim))
        except Exception as error:
            self.assertIsNotNone(outcome["error"], error)
            self.assertIn(outcome["error"]["class"], error_document(error)["classes"])
            return
        self.assertIsNone(outcome["error"])
        self.assertEqual(form_of_document(outcome["result"]), form)

    def test_remedies_work(self):
        """Done as Python says it, torch.stack takes the members."""
        for name, tds in CASES.items():
            with self.subTest(name):
                paths = self.save(name, tds)
                document = collated(*paths)
                stacks = next(each for each in document["outcomes"] if each["method"] == "torch.stack")["error"] is None
                self.assertEqual([each for each in document["remedies"] if each["needed"]] == [], stacks)
                for remedies in (document["remedies"], document["cropping"]):
                    members = [each.clone() for each in tds]
                    for remedy in remedies or document["remedies"]:
                        exec(remedy["python"], {"tds": members, "torch": torch, "tensordict": tensordict})
                    torch.stack(members, 0)

    def test_fixes_work(self):
        """Each expression of the explanation gives what the library makes of it; members that stack need none."""
        names = {"torch": torch, "TensorDict": TensorDict, "pad_sequence": pad_sequence}
        for name, tds in CASES.items():
            with self.subTest(name):
                document = collated(*self.save(name, tds))
                stacks = next(each for each in document["outcomes"] if each["method"] == "torch.stack")["error"] is None
                self.assertEqual("explanation" not in document, stacks)
                for fix in document.get("explanation", {}).get("remedies", []):
                    result = eval(fix["expression"], {"tds": [each.clone() for each in tds], **names})
                    self.assertEqual(fix["shape"], list(result.batch_size), fix)

    def test_unreadable(self):
        """An entry that cannot be read is reported as such, not explained by shapes that nobody knows."""
        path = self.folder / "unreadable.h5"
        with h5py.File(path, "w") as file:
            file.create_dataset("a", (2**63 - 1,), "i1", chunks=(1024,))
            file.create_dataset("b", (4, 2), "f4")
        document = collated(path)
        self.assertNotIn("explanation", document)
        self.assertEqual([each["key"] for each in document["remedies"]], [["a"]])

    def test_fixes_of_lists(self):
        """A list that is computed is changed as a whole."""
        for members, expected in [
                ([base(3), base(4)], ["TensorDict.lazy_stack(tds)", "pad_sequence(tds)", "torch.stack([t[:3] for t in tds])"]),
                (CASES["a key that most have"], ["TensorDict.lazy_stack(tds)", "torch.stack([t.select('x') for t in tds])",
                                                 "TensorDict.maybe_dense_stack(tds)"]),
                ([base(3), td([4], x=torch.zeros(4, 2))],  # pad_sequence would leave out a key and say nothing
                 ["TensorDict.lazy_stack(tds)", "TensorDict.maybe_dense_stack(tds)"])]:
            document = collated(*self.save(expected[1], members))
            self.assertEqual([fix["expression"] for fix in document["explanation"]["remedies"]], expected)

    def test_positions_are_ranges(self):
        """A statement over many members names their positions as ranges."""
        tds = [base(4 if at == 7 else 3) for at in range(20)]
        remedy = collated(*self.save("many", tds))["remedies"][0]
        self.assertEqual(remedy["members"], [at for at in range(20) if at != 7])
        self.assertIn("for i in [*range(0, 7), *range(8, 20)]: ", remedy["python"])

    def test_what_they_do_to_the_meaning(self):
        """Of sizes that are swapped none is padded, what is not declared is declared, and lengths are cropped if asked for."""
        pi = torch.arange(1600.).view(8, 200)
        swapped = [td([8, 200], x=pi, n={"y": pi[..., None]}), td([200, 8], x=pi.T, n={"y": pi.T[..., None]})]
        undeclared = [td([3, 4], x=torch.zeros(3, 4, 2), n=td([3, 4], y=torch.zeros(3, 4))),
                      td([], x=torch.ones(3, 4, 2), n={"y": torch.ones(3, 4)})]
        lengths = [td([5, 3], x=torch.zeros(5, 3, 2)), td([4, 3], x=torch.ones(4, 3, 2))]
        for name, tds, padded, cropped in [
                ("swapped sizes", swapped, ["permute the batch to [8, 200]"], []),
                ("an undeclared batch", undeclared, ["declare the batch size [3, 4]"], []),
                ("lengths", lengths, ["pad the batch to [5, 3] with zeros"], ["crop the batch to [4, 3]"])]:
            with self.subTest(name):
                document = collated(*self.save(name, tds))
                self.assertEqual([each["text"] for each in document["remedies"]], padded)
                self.assertEqual([each["text"] for each in document["cropping"]], cropped)
                members = [each.clone() for each in tds]
                for remedy in document["remedies"]:
                    exec(remedy["python"], {"tds": members, "torch": torch, "tensordict": tensordict})
                stacked = torch.stack(members, 0)
                if name == "swapped sizes":
                    self.assertTrue((stacked[0] == stacked[1]).all())

    def test_only_by_the_batch(self):
        """Where the batch alone differs, one row tells it, and a real fault stands out."""
        tds = [td([n], **{f"k{at}": torch.zeros(n, at + 1) for at in range(5)}, x=torch.zeros(n, width)) for n, width in ((3, 2), (4, 7))]
        paths = self.save("batch", tds)
        rows = {"/".join(row["key"]): row["only_by_batch"] for row in collated(*paths)["rows"]}
        self.assertEqual(rows, {"": False, "x": False, **{f"k{at}": True for at in range(5)}})
        lines = run("collate", *paths).out.splitlines()
        self.assertEqual(lines[2], "~ 5 keys differ only by the batch")
        self.assertTrue(lines[3].startswith("≠ x"), lines[3])

    def test_what_is_lost(self):
        """The keys that each function drops, the dtypes that it makes and the names that it loses are those of the library."""
        tds = [td(names=["time"], a=torch.zeros(3), b=torch.zeros(3), n={"c": torch.zeros(3)}),
               td(names=["time"], a=torch.zeros(3, dtype=torch.double), n={"d": torch.zeros(3)})]
        kinds = [td(x=torch.zeros(3, dtype=dtype)) for dtype in (torch.float16, torch.int64, torch.bool)]
        for name, members in (("keys", tds), ("dtypes", kinds)):
            document = collated(*self.save(name, members))
            for outcome in document["outcomes"]:
                with self.subTest(name, method=outcome["method"]):
                    if outcome["error"]:
                        continue
                    result = METHODS[outcome["method"]]([each.clone() for each in members], 0)
                    every = {key if isinstance(key, tuple) else (key,) for each in members for key in each.keys(True)}
                    there = {key if isinstance(key, tuple) else (key,) for key in result.keys(True)}
                    self.assertEqual({tuple(key) for key in outcome["dropped"]}, every - there)
                    mixed = {tuple(each["key"]): each["dtype"] for each in outcome["promoted"]}
                    expected = {("a",) if name == "keys" else ("x",)} & there
                    self.assertEqual(set(mixed), expected)
                    for key, dtype in mixed.items():
                        self.assertEqual(dtype, str(result[key].dtype))

    def test_remedies_mix_no_dims(self):
        """Sizes of dims that are called otherwise are never made one."""
        for name, expected in [
                ("names in another order", [("permute the batch to ['env', 'time']", [1])]),
                ("names in another order, and lengths", [("permute the batch to ['env', 'time']", [2]),
                                                         ("pad the batch to [2, 7] with zeros", [0, 1])]),
                ("other names of other sizes", [("shorten the batch size to []", [0, 1]),
                                                ("leave out entries of different shapes", [0, 1])])]:
            with self.subTest(name):
                remedies = collated(*self.save(name, CASES[name]))["remedies"]
                self.assertEqual([(remedy["text"], remedy["members"]) for remedy in remedies], expected)

    def test_padding(self):
        paths = self.save("ragged", [base(3), base(5), base(4)])
        document = collated(*paths)
        self.assertEqual(document["bytes"], (3 + 5 + 4) * 12)
        self.assertEqual(document["padding_bytes"], (2 + 0 + 1) * 12)

    def test_dims_of_other_names_are_not_padded_to_each_other(self):
        swapped = [TensorDict({"a": torch.zeros(shape)}, shape, names=names)
                   for shape, names in (([8, 200], ["env", "time"]), ([200, 8], ["time", "env"]))]
        document = collated(*self.save("swapped", swapped))
        self.assertEqual(document["padding_bytes"], 0)
        self.assertEqual([remedy["python"] for remedy in document["remedies"]], ["for i in [1]: tds[i] = tds[i].permute(1, 0)"])

    def test_members_of_a_stack(self):
        path = self.folder / "stack"
        rollouts.ragged().save(path)
        before = fingerprint(path)
        document = collated(path)
        self.assertEqual(document["members"], 3)
        rows = {tuple(row["key"]): row for row in document["rows"]}
        self.assertEqual(rows["only here",]["differences"], ["presence"])
        self.assertEqual([cell and cell["shape"] for cell in rows["only here",]["cells"]], [None, [3], None])
        self.assertEqual(rows["picture",]["differences"], ["shape"])
        self.assertEqual(rows[()]["differences"], ["batch_size"])
        self.assertEqual(fingerprint(path), before)

    def test_parts_of_a_batch(self):
        path = self.folder / "dense"
        rollouts.rollout().save(path)
        document = collated(path)
        self.assertEqual((document["members"], document["remedies"]), (4, []))

    def test_chosen_members(self):
        path = self.folder / "dense"
        td([4, 5], x=torch.zeros(4, 5, 2)).save(path)
        for expression, shapes in [("[td[0], td[1, :2]]", [[5], [2]]), ("(td[:1], td[1:])", [[1, 5], [3, 5]]),
                                   ("td.split(3, 0)", [[3, 5], [1, 5]]),
                                   ("TensorDict.lazy_stack([td[0], td[1, 1:]])", [[5], [4]])]:
            with self.subTest(expression):
                root = collated(path, "--members", expression)["rows"][0]
                self.assertEqual([cell["batch_size"] for cell in root["cells"]], shapes)
        done = run("collate", path, "--members", "td['x']")
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("Only tensordicts can be collated", done.err)
        self.assertEqual(run("collate", path, path, "--members", "[td]").status, 1)
        self.assertEqual(run("collate", path, "--members", "[td]", "--episodes", "x").status, 2)

    def test_episodes(self):
        path = self.folder / "rollout"
        done = torch.rand(3, 20, 1, generator=torch.Generator().manual_seed(0)) < 0.2
        td([3, 20], x=torch.zeros(3, 20), next={"done": done}).save(path)
        lengths = []
        for row in done.squeeze(-1):
            ends = [int(at) + 1 for at in row.nonzero()]
            ends += [20] if ends[-1:] != [20] else []
            lengths += [end - start for start, end in zip([0, *ends], ends)]
        root = collated(path, "--episodes", "next/done")["rows"][0]
        self.assertEqual([cell["batch_size"] for cell in root["cells"]], [[length] for length in lengths])
        self.assertEqual(run("collate", path, "--episodes", "x").status, 1)

    def test_episodes_of_trajectories(self):
        """The layout that torchrl's split_trajectories writes of a collector's frames."""
        path = self.folder / "trajectories"
        lengths = [20, 35, 13]
        mask = torch.arange(35) < torch.tensor(lengths).unsqueeze(-1)
        ends = (torch.arange(35) == torch.tensor(lengths).unsqueeze(-1) - 1).unsqueeze(-1)
        td([3, 35], collector={"traj_ids": torch.zeros(3, 35, dtype=torch.long), "mask": mask},
           done=torch.zeros(3, 35, 1, dtype=torch.bool), next={"done": ends, "reward": torch.ones(3, 35, 1)}).save(path)
        document = collated(path, "--episodes", "done")
        self.assertEqual(document["episodes"], {"ends": [["next", "done"]], "mask": ["collector", "mask"]})
        self.assertEqual([cell["batch_size"] for cell in document["rows"][0]["cells"]], [[n] for n in lengths])
        text = run("collate", path, "--episodes", "done").out.splitlines()[0]
        self.assertEqual(text, "3 members, the episodes that end at next/done, without the padding that collector/mask tells")

    def test_batch_of_any_size(self):
        """Members are counted before they are made."""
        path = self.folder / "huge"
        td([3]).save(path)
        meta = path / "meta.json"
        meta.write_text(meta.read_text().replace("[3]", f"[{2**53}]"))
        done = run("collate", path)
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("More than 10000 members are too many to show side by side", done.err)

    def test_text(self):
        paths = self.save("text", [base(), base(), td(x=torch.zeros(3, 5))])
        done = run("collate", *paths)
        self.assertEqual((done.status, done.err), (0, ""))
        self.assertEqual(done.out, """3 members
= td   TensorDict [3]
≠ x    [3 | 2] float32 in 0, 1; [3 | 5] float32 in 2
≠ n    TensorDict [3] in 0, 1; missing in 2
≠ n/y  [3] float32 in 0, 1; missing in 2

torch.stack        RuntimeError: the tensordicts cannot be stacked: only some of them have the key 'n'; \
use maybe_dense_stack or lazy_stack
torch.cat          KeyError: only some of the tensordicts to concatenate have the key 'n'
lazy_stack         LazyStackedTensorDict [3, 3], 132 B; leaves out n, n/y
maybe_dense_stack  LazyStackedTensorDict [3, 3], 132 B; leaves out n, n/y
pad_sequence       RuntimeError: key "x": stack expects each tensor to be equal size, but got [3, 2] at entry 0 and [3, 5] \
at entry 2
Padding every dim to the longest adds 72 B to 132 B.

They stack after:
  x: pad to [3, 5] with zeros in 0, 1 — adds zeros and false flags as padding: keep a mask
    for i in [0, 1]: tds[i]['x'] = torch.nn.functional.pad(tds[i]['x'], [0, 5 - tds[i]['x'].shape[1], \
0, 3 - tds[i]['x'].shape[0]])
  n: add zeros in 2 — adds invented values
    for i in [2]: tds[i]['n'] = torch.zeros_like(tds[0]['n'])
Or, cropped to the shortest, after:
  x: crop to [3, 2] in 2 — drops the steps after the length of the shortest member, including ends of episodes
    for i in [2]: tds[i]['x'] = tds[i]['x'][:3, :2]
  n: add zeros in 2 — adds invented values
    for i in [2]: tds[i]['n'] = torch.zeros_like(tds[0]['n'])

torch.stack(tds) fails:
  tds[0]  [3, 2]
              ^
  tds[1]  [3, 2]
              ^
  tds[2]  [3, 5]
              ^
  `stack` needs equal shapes: in dim 1 of "x", tds[0] has 2 and tds[2] has 5.
Try: TensorDict.lazy_stack(tds)
       gives [3, 3]. Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.
  or TensorDict.maybe_dense_stack(tds)
       gives [3, 3]. Stacks the tensordicts lazily if their shapes or keys differ.
""")

    def test_wrong_usage(self):
        self.assertEqual(run("collate").status, 2)
        self.assertEqual(run("collate", self.folder, "--dim=-1").status, 2)
        TensorDict({"x": torch.zeros(2)}).save(self.folder / "no batch")
        done = run("collate", self.folder / "no batch")
        self.assertEqual((done.status, done.out), (1, ""))
        self.assertIn("no batch dim", done.err)


def form_of(value):
    """Batch sizes, names, shapes and dtypes. Of a lazy stack those of its members: its own entries follow."""
    if is_non_tensor(value):
        return "value"
    if isinstance(value, torch.Tensor):
        return list(value.shape), str(value.dtype)
    names = value.names if any(value.names) else None
    if isinstance(value, LazyStackedTensorDict):
        return list(value.batch_size), names, value.stack_dim, [form_of(member) for member in value.tensordicts]
    return list(value.batch_size), names, _without_empty({key: form_of(value.get(key)) for key in value.keys()})


def form_of_document(document):
    """The same of a document of the program."""
    if document["kind"] == "non-tensor":
        return "value"
    if document["kind"] == "tensor":
        return document["shape"], document["dtype"]
    level = document["batch_size"], document["names"]
    if document["kind"] == "lazy_stack":
        return *level, document["stack_dim"], [form_of_document(member) for member in document["members"]]
    return *level, _without_empty({entry["key"]: form_of_document(entry) for entry in document["entries"]})


def _without_empty(entries):
    """pad_sequence keeps levels of which no key is left; the program leaves them out."""
    return {key: form for key, form in entries.items() if not (isinstance(form, tuple) and form[-1] == {})}


if __name__ == "__main__":
    unittest.main(verbosity=2)
