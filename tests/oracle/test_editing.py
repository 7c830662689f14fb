# SPDX-License-Identifier: GPL-3.0-or-later
"""Statements applied to files by the program and to copies in memory by Python: the same afterwards."""
import json
import shutil
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
from documents import differences, document_of
from program import fingerprint, run
from tensordict import MetaData, NonTensorData, NonTensorStack, PersistentTensorDict, TensorDict, lazy_stack

warnings.simplefilter("ignore")

# Each list is one `edit`; the leaves named after it are those whose files may change.
EDITS = [
    (['td["reward"][3] = 0'], ["reward"]),
    (['td["reward"][0, 1] = -2.5'], ["reward"]),
    (['td["reward"][:] = 1'], ["reward"]),
    (['td["reward"][-1, ::2] = 7'], ["reward"]),
    (['td["reward"][..., 0] = 3'], ["reward"]),
    (['td["obs"] *= 2'], ["obs"]),
    (['td["obs"] += 1'], ["obs"]),
    (['td["obs"] -= 0.5'], ["obs"]),
    (['td["obs"] /= 4'], ["obs"]),
    (['td["obs"][1] *= 3'], ["obs"]),
    (['td["index"] *= 2'], ["index"]),
    (['td["index"][2, 1] = 1000000000000'], ["index"]),
    (['td["done"][:, 0] = True'], ["done"]),
    (['td["done"][0] = 0'], ["done"]),
    (['td["next", "reward"][2] = 9'], ["next/reward"]),
    (['td["next"]["obs"][0, 0, 3] = 9'], ["next/obs"]),
    (['td["next", "deep", "x"][3, 2] = -5'], ["next/deep/x"]),
    (['td["reward"][[0, 2]] = 5'], ["reward"]),
    (['td["reward"][td["done"][:, :, 0]] = 0'], ["reward"]),
    (['td["reward"][0] = torch.tensor([1.0, 2.0, 3.0])'], ["reward"]),
    (['td["index"][0, 0] = 2.9'], ["index"]),
    (['td.is_locked = True', 'td["reward"][0] = 1', 'td.is_locked = False'], ["reward"]),
    (['td["reward"][0] = 1', 'td["reward"][0] *= 2', 'td["index"][1, 1] = 3'], ["reward", "index"]),
    (['td["reward"][0] = 1; td["index"][1, 1] = 3'], ["reward", "index"]),
    # In place through views, which Python refuses to make of an HDF5 file.
    (['td.select("obs", "reward").mul_(2)'], ["obs", "reward"]),
    (['td.permute(1, 0).select("obs").add_(1)'], ["obs"]),
    (['td.view(-1)["next", "reward"][5] = 2'], ["next/reward"]),
    (['td.unsqueeze(0)["obs"][0, 3] *= 3'], ["obs"]),
    # Scopes, which write back what changed.
    (['with td.view(-1) as flat: flat["next", "reward"][5] = 2'], ["next/reward"]),
    (['with td.permute(1, 0) as t:\n    t["obs"][0] = 3\n    with t.unsqueeze(0) as one:\n        one["reward"][0, :2] = 1'], ["obs", "reward"]),
    (['with td.flatten_keys() as flat: flat["next.reward"] += 1'], ["next/reward"]),
    (['with td.transpose(0, 1) as t: t["obs"] = t["obs"] * 2'], ["obs"]),
    (['with td.flip(0) as back: back["reward"] = back["reward"] * 2'], ["reward"]),
    (['with td.to(torch.float64) as d: d["reward"] = d["reward"] / 3'], ["reward"]),
    (['with td["next"].unsqueeze(-1) as n, torch.no_grad():\n\tn["reward"][1] = 4'], ["next/reward"]),
    # Numbers alone are stored, whatever they were computed from.
    (['x = (td["reward"] * 1).requires_grad_(); x.square().sum().backward(); td["reward"] = x.grad'], ["reward"]),
    (['x = (td["obs"] * 1).requires_grad_(); td["reward"][0] = x[0, :, 0].sum(); x.sum().backward(); td["obs"] = x.grad + x'],
     ["obs", "reward"]),
    (['with td.lock_(): td["reward"].mul_(2)', 'with td.unlock_(): td["index"][0] = 3'], ["reward", "index"]),
]
# Of a stored lazy stack of three, whose first member alone has the key "only".
MEMBER_EDITS = [
    ['td[0]["w"] = torch.ones(2)'], ['td[1].set("w", torch.ones(2))', 'td[2]["w"] = td[1]["w"] + 1'], ['del td["only"]'],
    ['td[0]["n", "w"] = torch.ones(2)'], ['td[1]["n"].set("w", torch.zeros(2))'], ['td[0].rename_key_("only", "other")'],
    ['td[2].pop("x")'], ['del td[0]["only"]'], ['td[0].select("only", "n", inplace=True)', 'td[0]["only"] += 2'],
    ['td[0]["x"][1] = 9', 'td[0]["w"] = torch.ones(2)', 'del td["w"]'], ['del td[0]["x"]', 'td["x"] = torch.ones(3, 2)'],
    ['td[1:]["w"] = torch.arange(4).view(2, 2)'], ['td[[0, 2]]["n", "w"] = torch.ones(2, 2)', 'td[1:]["n"]["y"] += 1'], ['del td[:2]["only"]'],
    ['td["only"] = torch.zeros(3, 2)'], ['x = td[1:]; x["x"] = x["x"] * 2; del x["n"]'], ['td[1:].rename_key_("x", "z")'],
    ['del td[1]["n"]', 'td["n", "w"] = torch.ones(3, 2)'], ['td.rename_key_("x", "only")'],
    ['td["n"][1]["w"] = torch.ones(2)', 'td["n"].update({"w": torch.zeros(3, 2)})'], ['td["n"][2].update({"w": torch.ones(2)})', 'del td["n"]["w"]'],
    ['td["n"][0].rename_key_("y", "z")', 'td[1:]["n"][0]["w"] = torch.ones(2)'],
    ['td.split(2)[0]["w"] = torch.ones(2, 2)', 'td[1:].update({"w": torch.zeros(2, 2)})'],
    ['td.pad([0, 1], inplace=True)', 'td[3]["w"] = torch.ones(2)'], ['td.pad([1, 0], 5.0, inplace=True)', 'td[0]["x"] += 1'],
]
# Of a stored lazy stack of three, of which the last member lacks the key "a" that the others have.
UNLIKE_EDITS = [
    'td[2] = TensorDict({"a": torch.ones(2)}, [])', 'td[torch.tensor([False, False, True])] = TensorDict({"a": torch.ones(1, 2)}, [1])',
    'td[1:] = TensorDict({"a": torch.ones(2, 2)}, [2])', 'td[[2, 0]] = TensorDict({"a": torch.arange(4.).reshape(2, 2)}, [2])',
    'td[:] = TensorDict({"a": torch.ones(3, 2), "b": torch.zeros(3)}, [3])', 'td[0] = {"a": torch.zeros(2), "z": torch.ones(1)}',
    'td[1:] = lazy_stack([TensorDict({"q": torch.ones(2)}), TensorDict({"r": torch.ones(3)})])', 'td[2] = td[1]', 'td[0:2] = td[1:3]',
    'td[2].update({"a": torch.ones(2)})', 'td[1:].update({"a": torch.ones(2, 2)})', 'td.update({"a": torch.ones(3, 2)})',
    'td.update(lazy_stack([TensorDict({"b": torch.ones(2)}), TensorDict({"a": torch.zeros(2)}), TensorDict({})]))',
    'td.update_(lazy_stack([TensorDict({"a": torch.ones(2)}), TensorDict({"a": torch.zeros(2)}), TensorDict({})]))',
    'td.update_at_(TensorDict({"a": torch.ones(2, 2)}, [2]), slice(0, 2))', 'td[:2]["a"] = torch.zeros(2, 2)', 'td += 1', 'td.add_(td)', 'td.zero_()',
    'td["q"] = [torch.ones(1), torch.ones(2), torch.ones(3)]',
    'td[2]["a"] = torch.ones(2)', 'td[:2] = 7', 'td[0].clear()', 'td.apply_(lambda x: x + 1)', 'td[1]._get_sub_tensordict(()).set_("a", torch.ones(2))',
]
# Views that Python refuses to make of an HDF5 file, and that read nothing by themselves.
VIEWS = ['td.select("obs", "next")', 'td.exclude("obs")', "td.permute(1, 0)", "td.transpose(0, 1)", "td.view(-1)", "td.view(2, 6)",
         "td.squeeze()", "td.unsqueeze(0)", "td.movedim(0, 1)", "td.swapaxes(0, 1)"]
# What leaves everything as it was, with the class that Python raises.
FAILING = [
    (['td["reward"][4] = 0'], IndexError),
    (['td["reward"][0] = 1', 'td["reward"][9] = 0'], IndexError),
    (['td["nope"][0] = 1'], KeyError),
    (['td["reward"] = '], SyntaxError),
    (['nope["reward"][0] = 1'], NameError),
    (['td["reward"][0] = [1.0, 2.0, 3.0]'], TypeError),
    (['td["reward"][0] = torch.tensor([1.0, 2.0])'], RuntimeError),
    (['td.exclude("task").sqrt_()'], RuntimeError),  # of the floats before the integers too
    (['td.permute(1, 0).select("obs", "index").div_(3)'], RuntimeError),
]


class Editing(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.td = rollouts.rollout()
        self.td.save(self.folder / "original")
        self.td.to_h5(self.folder / "original.h5").close()

    def copies(self, at):
        """A fresh memmap folder and a fresh HDF5 file."""
        shutil.copytree(self.folder / "original", self.folder / f"{at}")
        shutil.copy(self.folder / "original.h5", self.folder / f"{at}.h5")
        return [self.folder / f"{at}", self.folder / f"{at}.h5"]

    def show(self, path):
        return run("eval", path, "td", "--raw", "--json", "--values", "--max-values", 100_000).document

    def expected(self, path, td):
        """What the program should show of the file, if it holds `td`."""
        document = document_of(td)
        return document if path.suffix == "" else _sorted(document)

    def assert_holds(self, path, td):
        lost = ("device",) if path.suffix == "" else ("device", "names")
        self.assertEqual(differences(self.show(path), self.expected(path, td), ignoring=lost), [])

    def test_complex_values(self):
        """Complex numbers are values, which JSON lacks: memmap folders hold them pickled, HDF5 files as numpy does."""
        memmap, hdf5 = self.copies("complex")
        run("edit", memmap, 'td["z"] = 1.5 - 2j', 'td["next", "z"] = [[1j, "s", 2]] * 4')
        run("edit", hdf5, 'td["z"] = 1.5 - 2j')
        loaded = TensorDict.load_memmap(memmap)
        self.assertEqual((loaded["z"], loaded["next", "z"].tolist()), (1.5 - 2j, [[1j, "s", 2]] * 4))
        opened = PersistentTensorDict.from_h5(hdf5, mode="r")
        self.assertEqual(opened["z"], 1.5 - 2j)
        opened.close()
        for path in [memmap, hdf5]:
            self.assertEqual(run("eval", path, 'td["z"]', "--json").document, {"kind": "scalar", "value": [1.5, -2.0]})
        self.assertEqual(run("eval", memmap, 'td["next", "z"][0][1:]', "--json").document["items"][0]["value"], "s")

    def test_values_that_are_no_tensors(self):
        """The library reads what was written of keys that are no texts, of one value of a batch and of new keys at an index."""
        edits = ['td["v"] = NonTensorData({1: 2, "k": {2.5: [None, True]}}, batch_size=[4, 3])', 'td["v"] = MetaData("x", batch_size=[4, 3])',
                 'td["next", "v"] = MetaData({3: 4}, batch_size=[4, 3])', 'td[1] = {"v": "x"}', 'td[1:3] = {"v": NonTensorStack.from_list([["x"] * 3, ["y"] * 3])}']
        for at, statement in enumerate(edits):
            with self.subTest(statement=statement):
                path = self.copies(f"values {at}")[0]
                done = run("edit", path, statement)
                self.assertEqual((done.status, done.err), (0, ""))
                edited = self.td.clone()
                exec(statement, {"td": edited, "MetaData": MetaData, "NonTensorData": NonTensorData, "NonTensorStack": NonTensorStack})
                loaded = TensorDict.load_memmap(path)
                for key in ["v", ("next", "v")]:
                    value, expected = loaded.get(key), edited.get(key)
                    self.assertEqual((type(value), value.tolist() if value is not None else None),
                                     (type(expected), expected.tolist() if expected is not None else None))
                self.assert_holds(path, edited)

    def test_edits(self):
        for at, (statements, leaves) in enumerate(EDITS):
            for path in self.copies(at):
                with self.subTest(statements=statements, format=path.suffix or "memmap"):
                    before = fingerprint(path)
                    done = run("edit", path, *statements)
                    self.assertEqual((done.status, done.err), (0, ""))
                    edited = self.td.clone()
                    for statement in statements:
                        exec(statement, {"td": edited, "torch": torch})
                    self.assert_holds(path, edited)
                    if path.suffix == "":
                        self.assert_changed(path, before, leaves)
                        loaded = TensorDict.load_memmap(path)
                        self.assertTrue((loaded == edited).all())

    def test_views_that_python_refuses_of_hdf5(self):
        path = self.copies("views")[1]
        before = fingerprint(path)
        shown = run("eval", path, "--batch", "-", "--values", stdin="".join(f'{view}.exclude("task")\n' for view in VIEWS))
        stored = PersistentTensorDict.from_h5(path, mode="r")
        self.addCleanup(stored.close)
        for view, line in zip(VIEWS, shown.out.splitlines(), strict=True):
            with self.subTest(view=view):
                with self.assertRaises((NotImplementedError, RuntimeError)):
                    eval(view, {"td": stored})
                expected = _sorted(document_of(eval(view, {"td": self.td}).exclude("task")))
                self.assertEqual(differences(_sorted(json.loads(line)), expected, ignoring=("device", "names")), [])
        self.assertEqual(fingerprint(path), before)

    def assert_changed(self, path, before, leaves):
        after = fingerprint(path)
        self.assertEqual(list(after), list(before), "files came or went")
        changed = {str(Path(name).relative_to(path)) for name in after if after[name] != before[name]}
        self.assertLessEqual(changed, {f"{leaf}.memmap" for leaf in leaves})

    def test_structure(self):
        for at, statement in enumerate(['del td["obs"]', 'del td["next", "obs"]', 'del td["next"]']):
            for path in self.copies(f"structure {at}"):
                with self.subTest(statement=statement, format=path.suffix or "memmap"):
                    done = run("edit", path, statement)
                    self.assertEqual((done.status, done.err), (0, ""))
                    edited = self.td.clone()
                    exec(statement, {"td": edited, "torch": torch})
                    self.assert_holds(path, edited)

    def test_keys_of_members(self):
        original = self.folder / "members"
        stack = lazy_stack([TensorDict({"x": torch.ones(2) * i, "n": {"y": torch.zeros(2)}}, [2]) for i in range(3)])
        stack.tensordicts[0]["only"] = torch.ones(2)
        stack.save(original)
        for at, statements in enumerate(MEMBER_EDITS):
            with self.subTest(statements=statements):
                path = self.folder / f"members {at}"
                shutil.copytree(original, path)
                done = run("edit", path, *statements)
                self.assertEqual((done.status, done.err), (0, ""))
                edited = stack.clone()
                for statement in statements:
                    exec(statement, {"td": edited, "torch": torch})
                loaded = TensorDict.load_memmap(path)
                for member, expected in zip(loaded.tensordicts, edited.tensordicts, strict=True):
                    self.assertEqual(set(member.keys(True, True)), set(expected.keys(True, True)))
                    self.assertTrue((member == expected).all())

    def test_members_that_are_unlike(self):
        """What each member holds afterwards; the files of those that do not change are as they were."""
        original = self.folder / "unlike"
        stack = lazy_stack([TensorDict({"a": torch.full((2,), i + 1.0)} if i < 2 else {}, []) for i in range(3)])
        stack.save(original)
        for at, statement in enumerate(UNLIKE_EDITS):
            with self.subTest(statement=statement):
                path = self.folder / f"unlike {at}"
                shutil.copytree(original, path)
                done = run("edit", path, statement)
                self.assertEqual((done.status, done.err), (0, ""))
                edited = stack.clone()
                exec(statement, {"td": edited, "torch": torch, "TensorDict": TensorDict, "lazy_stack": lazy_stack})
                members = zip(TensorDict.load_memmap(path).tensordicts, edited.tensordicts, stack.tensordicts, strict=True)
                for i, (member, expected, old) in enumerate(members):
                    self.assertEqual(_lists(member), _lists(expected))
                    if _lists(expected) == _lists(old):
                        self.assertEqual([*fingerprint(path / str(i)).values()], [*fingerprint(original / str(i)).values()])

    def test_names(self):
        path = self.copies("names")[0]
        done = run("edit", path, 'td.names = ["a", None]')
        self.assertEqual((done.status, done.err), (0, ""))
        edited = self.td.clone()
        edited.names = ["a", None]
        self.assert_holds(path, edited)
        self.assertEqual(TensorDict.load_memmap(path).names, ["a", None])

    def test_names_of_what_is_set(self):
        """A level without names takes over those of a tensordict that is set in it."""
        TensorDict({"a": torch.ones(2, 3), "n": {"x": torch.zeros(2, 3)}}, [2, 3]).save(self.folder / "unnamed")
        for at, statement in enumerate(['td["q"] = TensorDict({}, [2, 3], names=["a", "b"])', 'td.set("q", TensorDict({}, [2, 3], names=[None, "b"]))',
                                        'td["n", "q"] = TensorDict({"y": torch.ones(2, 3)}, [2, 3], names=["a", "b"])']):
            with self.subTest(statement=statement):
                path = self.folder / f"unnamed {at}"
                shutil.copytree(self.folder / "unnamed", path)
                run("edit", path, statement)
                edited = TensorDict.load_memmap(self.folder / "unnamed").clone()
                exec(statement, {"td": edited, "torch": torch, "TensorDict": TensorDict})
                self.assert_holds(path, edited)

    def test_failures_change_nothing(self):
        for at, (statements, kind) in enumerate(FAILING):
            with self.assertRaises(kind):
                copy = self.td.clone()
                for statement in statements:
                    exec(statement, {"td": copy, "torch": torch})
            for path in self.copies(f"failure {at}"):
                with self.subTest(statements=statements, format=path.suffix or "memmap"):
                    before = fingerprint(path)
                    done = run("edit", path, *statements)
                    self.assertEqual((done.status, done.out), (1, ""))
                    self.assertTrue(done.err.startswith("tensordesk: "), done.err)
                    self.assertEqual(fingerprint(path), before)

    def test_a_link_out_refuses_its_own_entry_alone(self):
        """Nothing of the refused edit stays, and edits of other keys are saved before and after it."""
        path, outside = self.folder / "linked", self.folder / "outside.memmap"
        TensorDict({"a": torch.arange(4), "b": torch.zeros(4)}, [4]).memmap(path)
        (path / "a.memmap").rename(outside)
        (path / "a.memmap").symlink_to(outside)
        kept = outside.read_bytes()
        for number, flags in enumerate([[], ["--follow-links"]]):
            for statement in ['td["a"][0] = 9', 'td["b"][0] = 9; td["a"][0] = 9', 'td["a"] += 1', 'td["b"] += td["a"]; td["a"].zero_()']:
                with self.subTest(statement=statement, flags=flags):
                    before = fingerprint(path)
                    done = run(*flags, "edit", path, statement)
                    self.assertEqual(done.status, 1)
                    self.assertIn("is a link out of the opened folder", done.err)
                    self.assertEqual(fingerprint(path), before)
                    self.assertEqual(outside.read_bytes(), kept)
                    self.assertEqual(run("edit", path, f'td["b"][1] = {number}').err, "")
            self.assertEqual(torch.from_file(str(path / "b.memmap"), size=4)[1], number)

    def test_dry_run_shows_cells_and_changes_nothing(self):
        for path in self.copies("dry"):
            before = fingerprint(path)
            done = run("edit", path, 'td["index"][1, 2] = 99', "--dry-run")
            self.assertEqual((done.status, done.err), (0, ""))
            self.assertIn('td[\'index\'][1, 2]: 5 → 99', done.out.replace('"', "'"))
            self.assertEqual(fingerprint(path), before)


def _lists(td):
    return {key: value.tolist() for key, value in td.items(True, True)}


def _sorted(document):
    """HDF5 lists keys in alphabetical order."""
    if "entries" not in document:
        return document
    entries = sorted(document["entries"], key=lambda entry: entry["key"].encode())
    return dict(document, entries=[_sorted(entry) for entry in entries])


if __name__ == "__main__":
    unittest.main(verbosity=2)
