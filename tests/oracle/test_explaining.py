# SPDX-License-Identifier: GPL-3.0-or-later
"""Pasted errors of Python: every message that the program knows is provoked in the installed libraries, so that a new wording of
theirs is noticed here."""
import json
import tempfile
import traceback
import unittest
from pathlib import Path

import numpy as np
import torch
from program import run
from shapebugs import rollout
from tensordict import TensorDict
from torch import nn, zeros

F = nn.functional

# Each raises; the text is a part of the explanation.
PROVOKED = [
    (lambda: zeros(400, 4) @ zeros(5, 2), "sums over the last dim"),
    (lambda: zeros(4, 3) @ zeros(4), "sums over the last dim"),
    (lambda: zeros(4) + zeros(5), "aligned at the last dim"),
    (lambda: zeros(60).view(-1, 7), "keeps the number of elements"),
    (lambda: zeros(4, 5).T.view(-1), "contiguous tensor"),
    (lambda: zeros(4, 5).unflatten(1, (2, 3)), "keeps the number of elements"),
    (lambda: torch.bmm(zeros(4, 5, 3), zeros(4, 5, 3)), "sums over the last dim"),
    (lambda: torch.bmm(zeros(4, 5, 3), zeros(3, 2)), "needs tensors with 3 dims"),
    (lambda: torch.mm(zeros(4, 5, 3), zeros(3, 2)), "needs tensors with 2 dims"),
    (lambda: torch.cat([zeros(4, 5, 3), zeros(4, 5, 2)]), "needs equal sizes in all other dims"),
    (lambda: torch.stack([zeros(5), zeros(4)]), "needs equal shapes"),
    (lambda: torch.stack([TensorDict({}, [4]), TensorDict({}, [5])]), "needs equal shapes"),
    (lambda: torch.stack([TensorDict({"a": zeros(4)}, [4]), TensorDict({}, [4])]), "do not have the same keys"),
    (lambda: zeros(4, 5, 3).gather(-1, zeros(4, 5).long()), "as many dims as the input"),
    (lambda: zeros(4, 5).scatter(1, zeros(4, 1), 1.0), "torch.int64"),
    (lambda: zeros(4)[5], "indices run from -4 to 3"),
    (lambda: zeros(4, 5, 3)[0, 0, 0, 0], "has 3 dims, and the index uses 4"),
    (lambda: zeros(4, 5, 3)[zeros(4, 5, 1).bool()], "A mask has the sizes"),
    (lambda: zeros(4)[zeros(3)], "An index has dtype"),
    (lambda: zeros(4, 5).sum(2), "dims run from -2 to 1"),
    (lambda: nn.Conv2d(3, 8, 3)(zeros(5, 16, 16, 3)), "expects 3 channels in dim -3"),
    (lambda: nn.Conv2d(3, 8, 3)(zeros(4, 5, 16, 16, 3)), "needs an input with 3 or 4 dims"),
    (lambda: nn.Conv2d(3, 8, 3)(zeros(5, 3, 16, 16).byte()), "has weights of dtype"),
    (lambda: nn.BatchNorm1d(3)(zeros(4, 5, 3)), "expects 3 channels in dim 1"),
    (lambda: nn.LayerNorm(4)(zeros(4, 5, 3)), "expects 4 features in dim -1"),
    (lambda: nn.LSTM(4, 8)(zeros(4, 5, 3)), "expects 4 features in dim -1"),
    (lambda: nn.LSTM(3, 8)(zeros(4, 5, 3), (zeros(1, 4, 8), zeros(1, 4, 8))), "num_layers, batch, hidden_size"),
    (lambda: nn.MultiheadAttention(4, 2)(zeros(4, 5, 3), zeros(4, 5, 3), zeros(4, 5, 3)), "embed_dim=4"),
    (lambda: nn.Embedding(3, 2)(torch.tensor([5])), "num_embeddings"),
    (lambda: nn.Embedding(3, 2)(zeros(3)), "torch.int64"),
    (lambda: nn.Linear(3, 2)(zeros(4, 3).double()), "one dtype"),
    (lambda: F.cross_entropy(zeros(20, 3), zeros(4).long()), "expects the classes in dim 1"),
    (lambda: F.cross_entropy(zeros(4, 5, 3), zeros(4, 5).long()), "expects the classes in dim 1"),
    (lambda: F.cross_entropy(zeros(5, 3), zeros(5, 1).long()), "expects the classes in dim 1"),
    (lambda: F.cross_entropy(zeros(5, 3), zeros(5)), "target of dtype torch.int64"),
    (lambda: F.cross_entropy(zeros(5, 3), torch.tensor([7, 0, 0, 0, 0])), "numbered from 0"),
    (lambda: F.binary_cross_entropy(zeros(4, 5), zeros(4, 5, 1)), "tensors of equal shape"),
    (lambda: F.binary_cross_entropy_with_logits(zeros(4, 5), zeros(4, 5, 1)), "tensors of equal shape"),
    (lambda: F.one_hot(zeros(3)), "does not take"),
    (lambda: zeros(4, 5).expand(4, 5, 3), "Only dims of size 1"),
    (lambda: zeros(4, 5, 3).repeat(2), "a count for each dim"),
    (lambda: zeros(4, 5, 3).permute(2, 0), "needs each dim once"),
    (lambda: torch.einsum("bi,ij->bj", zeros(4, 3), zeros(2, 3)), "has two sizes"),
    (lambda: torch.einsum("bi,bi->b", zeros(4, 5, 3), zeros(4, 5, 3)), "a subscript for each dim"),
    (lambda: torch.linalg.inv(zeros(4, 3)), "square matrices"),
    (lambda: torch.distributions.Categorical(logits=zeros(4, 5, 3), validate_args=True).log_prob(zeros(4, 5, 1)), "batch shape [4, 5]"),
    (lambda: zeros(3).byte().mean(), "does not take"),
    (lambda: 1 - zeros(3).bool(), "does not take a bool tensor"),
    (lambda: zeros(20).item(), "one element"),
    (lambda: bool(zeros(3)), "any() or all()"),
    (lambda: TensorDict({"x": zeros(5, 4)}, [4, 5]), "begins with the batch size [4, 5]"),
    (lambda: TensorDict({"obs": zeros(5, 4)}, [5])["obz"], "has no key 'obz'"),
    (lambda: nn.Linear(3, 2).load_state_dict({"module.weight": zeros(2, 3), "module.bias": zeros(2)}), "DataParallel"),
    (lambda: nn.Linear(3, 2).load_state_dict({"weight": zeros(2, 5), "bias": zeros(2)}), "created with different sizes"),
    (lambda: np.zeros((4, 5)) + np.zeros((5, 4)), "aligned at the last dim"),
    (lambda: np.zeros(60).reshape(7, -1), "keeps the number of elements"),
    (lambda: np.zeros(4)[5], "indices run from -4 to 3"),
    (lambda: np.zeros((4, 5))[0, 0, 0], "has 2 dims, and the index uses 3"),
    (lambda: np.zeros((4, 5)) @ np.zeros((4, 5)), "sums over the last dim"),
    (lambda: np.array([[1, 2], [3]]), "unequal lengths"),
    (lambda: np.concatenate([np.zeros((4, 5, 3)), np.zeros((4, 5, 2))]), "needs equal sizes in all other dims"),
    (lambda: np.stack([np.zeros(4), np.zeros(5)]), "needs equal shapes"),
]


def explained(text, *options):
    done = run("explain", "--json", *options, stdin=text)
    return done.status, json.loads(done.out)


def traceback_of(code, **names):
    """What Python prints where `code` is a line of a script."""
    try:
        exec(compile(code, "train.py", "exec"), {"torch": torch, "F": F, "nn": nn, **names})
    except Exception:  # whatever it is, its text is what is pasted
        text = traceback.format_exc()
    frame = '  File "train.py", line 1, in <module>\n'
    return text.replace(frame, f"{frame}    {code}\n")


class Explaining(unittest.TestCase):
    def test_messages_of_the_installed_libraries(self):
        for provoke, part in PROVOKED:
            with self.assertRaises(Exception) as raised:
                provoke()
            text = f"{type(raised.exception).__name__}: {raised.exception}"
            with self.subTest(text[:100]):
                status, document = explained(text)
                self.assertEqual((status, document["known"], document["class"]), (0, True, type(raised.exception).__name__))
                self.assertIn(part, document["rule"])

    def test_operands_have_the_names_of_the_code(self):
        for code, names, fix in [
            ("loss = F.cross_entropy(logits, target)", {"logits": zeros(4, 5, 3), "target": zeros(4, 5).long()},
             "torch.nn.functional.cross_entropy(logits.movedim(-1, 1), target)"),
            ("score = query @ key", {"query": zeros(2, 5, 3), "key": zeros(2, 5, 3)}, "query @ key.mT"),
            ("q = values.gather(-1, actions)", {"values": zeros(4, 5, 3), "actions": zeros(4, 5).long()},
             "values.gather(-1, actions.unsqueeze(-1))"),
            ("x = torch.stack([first, second])", {"first": zeros(5), "second": zeros(4)}, "torch.stack([first[:-1], second])"),
            ("y = net(x)", {"net": nn.Linear(5, 2), "x": zeros(7, 4)}, "torch.nn.Linear(4, 2)(x)"),
            ("kept = steps[done]", {"steps": zeros(4, 5, 3), "done": zeros(4, 5, 1).bool()}, "steps[done.squeeze(-1)]"),
        ]:
            with self.subTest(code):
                status, document = explained(traceback_of(code, **names))
                self.assertEqual((status, document["code"]), (0, code))
                self.assertIn(fix, [each["expression"] for each in document["remedies"]])

    def test_notebooks(self):
        text = ("---------------------------------------------------------------------------\n"
                "RuntimeError                              Traceback (most recent call last)\n"
                "Cell In[3], line 2\n      1 a = torch.zeros(4, 3)\n----> 2 c = a @ b\n\n"
                "RuntimeError: mat1 and mat2 shapes cannot be multiplied (4x3 and 4x3)")
        status, document = explained(text)
        self.assertEqual((status, document["code"], document["remedy"]), (0, "c = a @ b", "a @ b.T"))

    def test_keys_that_have_the_shapes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "td"
            rollout().save(path)
            _, document = explained("RuntimeError: Expected target size [4, 3], got [4, 5]", "--path", path)
            self.assertIn('"q"', document["keys"][0])
            self.assertIn('"choice"', document["keys"][1])

    def test_what_is_not_known(self):
        for text in ["RuntimeError: something else", "hello", "RuntimeError:", "x" * 200_000, "Error: \x00\x1b[31m",
                     "shape '[" + "1, " * 5000 + "]' is invalid for input of size 60", "size mismatch for " + "a." * 10_000]:
            with self.subTest(text[:40]):
                done = run("explain", stdin=text)
                self.assertEqual((done.status, done.out), (1, ""))
                self.assertIn("This message is not known", done.err)
        self.assertIn("no text to explain", run("explain", stdin=" \n").err)

    def test_hostile_numbers(self):
        for text in ["mat1 and mat2 shapes cannot be multiplied (99999999999999999999x4 and 5x2)",
                     "index 9999999999999 is out of bounds for dimension 999999 with size 4",
                     "too many indices for tensor of dimension 99999999", "shape '[-5, 0]' is invalid for input of size 0",
                     "Dimension out of range (expected to be in range of [-1, 99999999999], but got 7)",
                     "Given groups=0, weight of size [0, 0, 0, 0], expected input[0] to have"]:
            with self.subTest(text):
                self.assertIn(run("explain", stdin=text).status, (0, 1))


if __name__ == "__main__":
    unittest.main(verbosity=2)
