# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders of several files: what a run left behind is one tree, equal to the bit to what Python stacks or puts together."""
import json
import tempfile
import unittest
import warnings
from pathlib import Path

import rollouts
import torch
from documents import differences, document_of
from program import fingerprint, run
from safetensors.torch import save_file
from tensordict import LazyStackedTensorDict, TensorDict

warnings.simplefilter("ignore")


class Folders(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def assertShown(self, path, expected):
        before = fingerprint(path)
        shown = run("eval", path, "td", "--json", "--values", "--max-values", 100_000).document
        self.assertEqual(differences(shown, document_of(expected)), [])
        self.assertEqual(fingerprint(path), before)
        self.assertEqual(run("check", path).status, 0)

    def test_steps(self):
        """Rollouts saved every so many steps, one longer than the others, are what lazy_stack makes of them."""
        for step in (1000, 200, 30):
            rollouts.rollout((2 + step // 1000, 3), None, step).exclude("task").save(self.folder / f"step-{step}")
        loaded = [TensorDict.load(self.folder / f"step-{step}") for step in (30, 200, 1000)]
        self.assertShown(self.folder, LazyStackedTensorDict(*loaded, stack_dim=0, stack_dim_name="step"))

    def test_checkpoints(self):
        """Checkpoints of torch, whose optimizer states differ from step to step."""
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 2))
        optimizer = torch.optim.Adam(model.parameters())
        weights = []
        for step in (9, 10, 11):
            model(torch.rand(5, 3)).sum().backward()
            optimizer.step()
            weights.append(model[0].weight.detach().clone())
            torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step}, self.folder / f"{step}.pt")
        for text, expected in (('td["model", "0.weight"]', torch.stack(weights)), ('td["step"]', [9, 10, 11])):
            shown = run("eval", self.folder, text, "--json", "--values").document
            self.assertEqual(differences(shown, document_of(expected)), [], text)

    def test_several(self):
        """Files of several formats in folders of their own, with files that are none."""
        td = TensorDict({"x": torch.rand(3)}, [3])
        td.save(self.folder / "a")
        (self.folder / "below").mkdir()
        save_file({"w": torch.arange(3)}, self.folder / "below" / "model.safetensors")
        (self.folder / "notes.txt").write_text("no tensors")
        self.assertShown(self.folder, TensorDict({"a": TensorDict.load(self.folder / "a"), "below": {"model.safetensors": {"w": torch.arange(3)}}}, []))

    def test_shards(self):
        weights = {f"layers.{i}.{name}": torch.randn(3, i + 1).to(dtype) for i, dtype in enumerate((torch.bfloat16, torch.float32, torch.int8))
                   for name in ("weight", "bias")}
        for save, ending in ((save_file, "safetensors"), (torch.save, "bin")):
            with self.subTest(ending):
                folder = self.folder / ending
                folder.mkdir()
                files = [f"model-{number}-of-00002.{ending}" for number in ("00001", "00002")]
                where = {name: files[number % 2] for number, name in enumerate(weights)}
                for file in files:
                    save({name: tensor for name, tensor in weights.items() if where[name] == file}, folder / file)
                index = folder / f"model.{ending}.index.json"
                index.write_text(json.dumps({"metadata": {"total_size": 99}, "weight_map": where}, indent=2))
                expected = TensorDict(weights, []).unflatten_keys(".")
                self.assertShown(index, expected)
                self.assertShown(folder, expected)

    def test_saving_as(self):
        """What is shown as one tree is written as one."""
        for step in (1, 2):
            TensorDict({"x": torch.full((2,), step)}, [2]).save(self.folder / "run" / f"step-{step}")
        done = run("export", self.folder / "run", "--out", self.folder / "all")
        self.assertEqual(done.status, 0, done.err)
        self.assertEqual(TensorDict.load(self.folder / "all")["x"].tolist(), [[1, 1], [2, 2]])


if __name__ == "__main__":
    unittest.main()
