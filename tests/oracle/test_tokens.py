# SPDX-License-Identifier: GPL-3.0-or-later
"""Rollouts of language models: what `tensordesk tokens` prints of each framework's files is what their own libraries read (tokens/make.py,
tokens/truth.py), and text is what the package tokenizers decodes."""
import json
import math
import random
import statistics
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy
from program import run
from tensordict import NonTensorStack, TensorDict

HERE = Path(__file__).parent / "tokens"
# Files with ids, and where truth.py has the log-probabilities of each measure.
WITH_IDS = {
    "torchrl/lazy": {"log-prob": "log_probs", "reference": "next.ref_log_probs", "kl": "next.kl_penalty"},
    "torchrl/padded": {"log-prob": "log_probs", "reference": "next.ref_log_probs", "kl": "next.kl_penalty"},
    "torchrl/lazy.pt": {"log-prob": "log_probs", "reference": "next.ref_log_probs", "kl": "next.kl_penalty"},
    "verl/batch": {"log-prob": "old_log_probs", "rollout": "rollout_log_probs", "reference": "ref_log_prob"},
    "verl/dataproto.pkl": {"log-prob": "old_log_probs", "rollout": "rollout_log_probs", "reference": "ref_log_prob"},
    "verl/dataproto_numpy.pkl": {"log-prob": "old_log_probs", "rollout": "rollout_log_probs", "reference": "ref_log_prob"},
    "slime/7.pt": {"rollout": "rollout_log_probs"},
    "nemo/train_data_step1.jsonl": {"log-prob": "prev_logprobs", "rollout": "generation_logprobs"},
    "prime/token_exports/step_1/rank_0.jsonl": {"log-prob": "trainer_logprobs", "rollout": "inference_logprobs"},
    "prime/rollouts/step_1/rank_0.bin": {"rollout": "inference_logprobs", "reference": "ref_logprobs"},
    "prime/rollouts/step_1/train/effective/traces.jsonl": {"rollout": "logprobs", "reference": "reference_logprobs"},
    "prime/rollouts/step_1/train/all/traces.jsonl": {"rollout": "logprobs", "reference": "reference_logprobs"},
}
WITH_TEXTS = ["verl/1.jsonl", "verl/2.jsonl", "trl/completions_00001.parquet", "openrlhf/output.jsonl", "torchrl/history",
              "lm-eval/samples_sums.jsonl", "lm-eval/samples_choices.jsonl", "prime/evals/traces.jsonl"]
FORMS = {"torchrl/history": "torchrl history", "lm-eval/samples_choices": "lm-eval likelihoods", "lm-eval": "lm-eval", "torchrl": "torchrl", "verl/batch": "verl", "verl/dataproto": "verl DataProto", "verl/1": "verl rollout lines",
         "verl/2": "verl rollout lines", "slime": "slime", "nemo": "NeMo-RL", "prime/evals": "prime-rl texts", "prime": "prime-rl", "trl": "TRL", "openrlhf": "OpenRLHF"}


def tokens(path, *options):
    done = run("tokens", path, "--json", *options)
    assert done.status == 0, done.err
    return json.loads(done.out)


class Files(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        subprocess.run([sys.executable, "-B", HERE / "make.py", cls.folder], check=True)
        done = subprocess.run([sys.executable, "-B", HERE / "truth.py", cls.folder], check=True, capture_output=True, text=True, encoding="utf-8")
        cls.truth = json.loads(done.stdout)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()


class Frameworks(Files):
    def check_values(self, shown, expected, place):
        """Numbers of tokens: NaN and missing ones are the same."""
        numbers = [math.nan if value is None else value for value in expected]
        self.assertEqual(len(shown), len(numbers), place)
        for one, other in zip(shown, numbers):
            self.assertTrue(one == other or math.isclose(one, other, rel_tol=1e-6) or (math.isnan(one) and math.isnan(other)), (place, one, other))

    def test_ids_and_values(self):
        for name, measures in WITH_IDS.items():
            document = tokens(self.folder / name, "--tokenizer", HERE / "tokenizer.json")
            self.assertEqual(document["form"], next(form for start, form in FORMS.items() if name.startswith(start)))
            self.assertEqual(document["sequences"], len(self.truth[name]))
            for row, expected in zip(document["rows"], self.truth[name], strict=True):
                with self.subTest(name=name, row=row["row"]):
                    shown = [token for token in row["tokens"] if token["role"] != "padding"]
                    prompt = [token for token in shown if token["role"] == "prompt"]
                    response = [token for token in shown if token["role"] != "prompt"]
                    self.assertEqual([token["id"] for token in prompt], expected["prompt"])
                    self.assertEqual([token["id"] for token in response], expected["response"])
                    self.assertEqual([token["role"] == "response" for token in response], [bool(one) for one in expected["mask"]])
                    self.assertEqual(row["text"], expected["text"]["prompt"] + expected["text"]["response"])
                    for measure, key in measures.items():
                        self.check_values([token["values"].get(measure, math.nan) for token in response], expected["log_probs"][key], measure)
                    if "advantage" in document["measures"]:
                        self.check_values([token["values"].get("advantage", math.nan) for token in response], expected["advantages"], "advantage")
                    elif row["advantage"] is not None:
                        self.check_values([row["advantage"]] * len(response), expected["advantages"], "advantage")
                    if expected["reward"] is not None:
                        self.assertAlmostEqual(row["reward"], expected["reward"], 6)
                    self.assertEqual((row["prompt_tokens"], row["response_tokens"]), (len(prompt), expected["length"]))
                    if row["truncated"] is not None:
                        self.assertEqual(row["truncated"], expected["truncated"])

    def test_groups_and_steps_beside_a_batch(self):
        for name in ("verl/dataproto.pkl", "verl/dataproto_numpy.pkl"):
            rows = tokens(self.folder / name)["rows"]
            self.assertEqual([row["group"] for row in rows], [row["group"] for row in self.truth[name]])
            self.assertEqual([row["step"] for row in rows], [1] * 6)

    def test_episodes(self):
        """Groups, steps, rewards and branches of prime-rl's episodes; as stored, an episode is a row."""
        name = "prime/rollouts/step_1/train/all/traces.jsonl"
        rows = tokens(self.folder / name)["rows"]
        self.assertEqual([row["group"] for row in rows], [row["group"] for row in self.truth[name]])
        self.assertEqual([row["step"] for row in rows], [1] * 4)
        show = lambda key: [one["value"] for one in run("eval", self.folder / name, f"td[{key}].tolist()", "--json").document["items"]]
        self.assertEqual(show("'trace', 'branch'"), [0, 1, 0, 0])
        self.assertEqual(show("'trace', 'number'"), [0, 0, 1, 0])
        self.assertEqual(show("'rewards', 'acc'")[0], 1.0)
        done = run("tree", self.folder / name)
        self.assertIn("1 of 3 episodes have no messages, and are not shown", done.out + done.err)
        self.assertIn("TensorDict [3]", run("tree", "--raw", self.folder / name).out)

    def test_derived_measures(self):
        document = tokens(self.folder / "verl/batch")
        self.assertEqual(document["measures"][-5:], ["probability", "log-prob − rollout", "ratio", "log-prob − reference", "KL (k3)"])
        for row, expected in zip(document["rows"], self.truth["verl/batch"], strict=True):
            response = [token["values"] for token in row["tokens"] if token["role"] in ("response", "environment")]
            logs = expected["log_probs"]
            for values, old, rollout, reference in zip(response, logs["old_log_probs"], logs["rollout_log_probs"], logs["ref_log_prob"], strict=True):
                self.assertAlmostEqual(values["probability"], math.exp(old))
                self.assertAlmostEqual(values["log-prob − rollout"], old - rollout)
                self.assertAlmostEqual(values["ratio"], math.exp(old - rollout))
                self.assertAlmostEqual(values["KL (k3)"], math.exp(reference - old) - (reference - old) - 1)

    def test_texts(self):
        for name in WITH_TEXTS:
            document = tokens(self.folder / name)
            self.assertEqual(document["form"], next(form for start, form in FORMS.items() if name.startswith(start)))
            groups = {}
            for row, expected in zip(document["rows"], self.truth[name], strict=True):
                self.assertEqual((row["prompt"], row["response"]), (expected["stored"]["prompt"], expected["stored"]["response"]), name)
                if row["reward"] is not None:
                    self.assertAlmostEqual(row["reward"], expected["reward"])
                if row["advantage"] is not None:
                    self.assertAlmostEqual(row["advantage"], expected["advantages"][0])
                groups.setdefault(row["group"], []).append(expected["group"])
            self.assertEqual([len(set(group)) for group in groups.values()], [1, 1])

    def test_tokenizer_beside_the_data(self):
        beside = self.folder / "nemo/tokenizer.json"
        beside.write_bytes((HERE / "tokenizer.json").read_bytes())
        self.addCleanup(beside.unlink)
        document = tokens(self.folder / "nemo/train_data_step1.jsonl", "--rows", "2:4")
        self.assertEqual((document["tokenizer"], [row["row"] for row in document["rows"]]), (str(beside), [2, 3]))
        done = run("tokens", self.folder / "nemo/train_data_step1.jsonl", "--rows", "-1:")
        self.assertIn("sequence 5  prompt 23 tokens  response 7 tokens  padding 48 tokens  reward 1.0", done.out)
        self.assertIn("response     Twelve times five is sixty.<|im_end|>", done.out)
        self.assertIn("1 sequence of 6, in the form of NeMo-RL; text by", done.out)

    def test_texts_without_parts(self):
        text = TensorDict({"full": NonTensorStack("2 + 2 = 4", "no")}, [2])
        TensorDict({"text": text}, [2]).memmap(self.folder / "whole")
        done = run("tokens", self.folder / "whole")
        self.assertEqual(done.out.splitlines()[:4], ["sequence 0", "  text         2 + 2 = 4", "sequence 1", "  text         no"])
        self.assertEqual([row["text"] for row in tokens(self.folder / "whole")["rows"]], ["2 + 2 = 4", "no"])

    def test_half_characters_are_bytes(self):
        row = tokens(self.folder / "verl/batch", "--rows", "2", "--tokenizer", HERE / "tokenizer.json")["rows"][0]
        last = [token["text"] for token in row["tokens"] if token["role"] == "response"][-2:]
        self.assertTrue(all(text.startswith("\\x") for text in last), last)
        self.assertTrue(row["text"].endswith("\ufffd"))


class Figures(Files):
    """The table of sequences: figures of each, groups and steps."""

    def figures(self, name, *options):
        return tokens(self.folder / name, "--table", *options)

    def test_figures(self):
        """Figures of sequences with ids; "policy" is what their entropy is of."""
        for name, policy in (("verl/batch", "old_log_probs"), ("torchrl/lazy", "log_probs"), ("slime/7.pt", "rollout_log_probs")):
            document = self.figures(name, "--rows", ":")
            for row, expected in zip(document["rows"], self.truth[name], strict=True):
                with self.subTest(name=name, row=row["row"]):
                    logs = [value for value, is_trained in zip(expected["log_probs"][policy], expected["mask"]) if is_trained]
                    self.assertEqual((row["prompt"], row["response"]), (len(expected["prompt"]), expected["length"]))
                    self.assertAlmostEqual(row["reward"], expected["reward"], 6)
                    self.assertAlmostEqual(row["entropy"], -statistics.fmean(logs), 6)
                    if name == "verl/batch":
                        pairs = zip(expected["log_probs"]["old_log_probs"], expected["log_probs"]["ref_log_prob"], expected["mask"])
                        k3 = [math.exp(r - p) - (r - p) - 1 for p, r, is_trained in pairs if is_trained]
                        self.assertAlmostEqual(row["kl"], statistics.fmean(k3), 6)
            self.check_groups(document, self.truth[name])

    def check_groups(self, document, truth):
        groups = {}
        for row, expected in enumerate(truth):
            groups.setdefault(str(expected["group"]), []).append(row)
        self.assertEqual([group["rows"] for group in document["groups"]], list(groups.values()))
        for group, rows in zip(document["groups"], groups.values(), strict=True):
            rewards = [truth[row]["reward"] for row in rows]
            self.assertAlmostEqual(group["reward"]["mean"], statistics.fmean(rewards), 6)
            self.assertAlmostEqual(group["reward"]["std"], statistics.stdev(rewards), 6)
            self.assertEqual([document["rows"][row]["group"] for row in rows], [document["groups"].index(group)] * len(rows))

    def test_figures_of_texts(self):
        document = self.figures("verl/1.jsonl", "--rows", ":")
        for row, expected in zip(document["rows"], self.truth["verl/1.jsonl"], strict=True):
            self.assertEqual((row["prompt"], row["response"]), tuple(len(expected["stored"][key]) for key in ("prompt", "response")))

    def test_flags(self):
        """A log-probability above 0, a copy, and a group without a spread of rewards."""
        rows = [{"input_ids": [1, 2, 3], "loss_mask": [0, 1, 1], "log_probs": [0, 0.5 if i == 1 else -1, -2], "group": i // 3, "reward": i // 3 or i}
                for i in range(6)]
        rows[4]["input_ids"] = [1, 2, 4]
        path = self.folder / "flags.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        self.assertEqual([row["flags"] for row in self.figures("flags.jsonl")["rows"]],
                         [[], ["log-prob", "copy"], ["copy"], ["no spread"], ["no spread"], ["copy", "no spread"]])
        chosen = tokens(path, "--where", "'copy' in flags")["rows"]
        self.assertEqual([row["row"] for row in chosen], [1, 2, 5])

    def test_steps(self):
        """Steps of training: quartiles as numpy has them."""
        random.seed(3)
        path = self.folder / "steps.jsonl"
        rows = [{"input_ids": [1] * random.randrange(2, 9), "step": random.randrange(4), "reward": random.choice([random.gauss(0, 2), 1.0])}
                for _ in range(60)]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        steps = self.figures("steps.jsonl")["steps"]
        for name, of in (("reward", lambda row: row["reward"]), ("response", lambda row: len(row["input_ids"]))):
            for band in steps[name]:
                values = [of(row) for row in rows if row["step"] == band["step"]]
                self.assertEqual(band["count"], len(values))
                self.assertAlmostEqual(band["mean"], statistics.fmean(values))
                for shown, quantile in zip(band["quartiles"], numpy.quantile(values, [0.25, 0.5, 0.75])):
                    self.assertAlmostEqual(shown, quantile)
        self.assertEqual([band["step"] for band in steps["reward"]], sorted({row["step"] for row in rows}))

    def test_chosen_sequences(self):
        """Sequences chosen by expressions."""
        truth = self.truth["verl/batch"]
        mean = {group: statistics.fmean(one["reward"] for one in truth if one["group"] == group) for group in {one["group"] for one in truth}}
        for where, of in (("reward < group_mean", lambda one: one["reward"] < mean[one["group"]]),
                          ("response > 20 and reward <= 0", lambda one: one["length"] > 20 and one["reward"] <= 0),
                          ("group_size == 3 and sequence % 2 == 0", lambda one: truth.index(one) % 2 == 0)):
            rows = tokens(self.folder / "verl/batch", "--where", where)["rows"]
            self.assertEqual([row["row"] for row in rows], [i for i, one in enumerate(truth) if of(one)], where)
        done = run("tokens", self.folder / "verl/batch", "--where", "rewad < 0")
        self.assertEqual(done.status, 1)
        self.assertIn("name 'rewad' is not defined; did you mean 'reward'?", done.err)

    def test_table(self):
        done = run("tokens", self.folder / "verl/batch", "--table", "--rows", "1:3")
        lines = done.out.splitlines()
        self.assertEqual(lines[0].split()[:5], ["sequence", "group", "samples", "prompt", "response"])
        self.assertEqual([line.split()[0] for line in lines[1:3]], ["1", "2"])
        self.assertEqual(lines[-1], "2 sequences of 6, in the form of verl.")


class Refused(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.lines = self.folder / "lines.jsonl"

    def write(self, *rows):
        self.lines.write_text("".join(json.dumps(row) + "\n" for row in rows))
        return self.lines

    def test_messages(self):
        sound = {"input_ids": [1, 2, 3], "attention_mask": [1, 1, 1], "log_probs": [-1.0, -2.0, -0.5]}
        hostile = self.folder / "hostile.json"
        hostile.write_text('{"model": {"vocab": {"a": 99999999999}}}')
        cases = [
            ({"x": 1}, [], "has no tokens of a language model"),
            ({**sound, "log_probs": [-1.0] * 7}, [], "has 7 values for a sequence of 3 tokens"),
            ({**sound, "attention_mask": [1] * 9}, [], "has 9 values for a sequence of 3 tokens"),
            (sound, ["--by", "colour"], "The tokens have no 'colour'; they have: log-prob, probability"),
            (sound, ["--rows", "x"], "--rows 'x' is not a range of sequences"),
            (sound, ["--tokenizer", self.folder / "missing.json"], "missing.json"),
            (sound, ["--tokenizer", hostile], 'the ID of the token "a" is 99999999999'),
        ]
        for row, options, message in cases:
            done = run("tokens", self.write(row), *options)
            self.assertEqual(done.status, 1, done.out)
            self.assertIn(message, done.err)

    def test_prompt_as_long_as_the_response(self):
        """Values are of the response then, as verl has them where both are padded to the same length."""
        row = {"input_ids": [7, 1, 2, 8], "prompts": [7, 1], "responses": [2, 8], "attention_mask": [0, 1, 1, 0], "response_mask": [1, 0],
               "old_log_probs": [-0.5, 0.0], "token_level_scores": [2.0, 0.0]}
        (shown,) = tokens(self.write(row))["rows"]
        self.assertEqual([token["role"] for token in shown["tokens"]], ["padding", "prompt", "response", "padding"])
        self.assertEqual([token["values"].get("log-prob") for token in shown["tokens"]], [None, None, -0.5, None])
        self.assertEqual(shown["reward"], 2)

    def test_strange_text(self):
        """Control and bidirectional characters do not reach the terminal, unknown ids are shown as numbers."""
        vocabulary = {"\u202eevil": 0, "\x1b[31m": 1, "<b>": 2}
        (self.folder / "tokenizer.json").write_text(json.dumps({"model": {"type": "WordLevel", "vocab": vocabulary}, "decoder": {"type": "Fuse"}}))
        done = run("tokens", self.write({"input_ids": [0, 1, 2, 77]}))
        self.assertEqual(done.status, 0, done.err)
        self.assertIn("\\u202eevil\\x1b[31m<b> 77", done.out)
        self.assertNotIn("\x1b", done.out)


class Decoding(unittest.TestCase):
    """Of random ids by five kinds of tokenizers, trained here."""
    TEXTS = ["Größe naïve Straße 日本語 東京 ✓ 🙂🚀 emoji", "The quick brown fox doesn't jump, does it?", "def f(x):\n\treturn x ** 2  # square",
             "don't we'll I'm   spaces", "0123456789 3.14 <tag> &amp; “quotes”"] * 30
    SPECIAL = ["<|im_start|>", "<|im_end|>", "<pad>"]

    @classmethod
    def trained(cls):
        from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
        byte = Tokenizer(models.BPE())
        byte.pre_tokenizer, byte.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
        byte.train_from_iterator(cls.TEXTS, trainers.BpeTrainer(vocab_size=500, special_tokens=cls.SPECIAL, show_progress=False,
                                                                initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
        unigram = Tokenizer(models.Unigram())
        unigram.pre_tokenizer, unigram.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
        unigram.train_from_iterator(cls.TEXTS, trainers.UnigramTrainer(vocab_size=200, special_tokens=[*cls.SPECIAL, "<unk>"], unk_token="<unk>",
                                                                       show_progress=False))
        pieces = Tokenizer(models.WordPiece(unk_token="[UNK]"))
        pieces.pre_tokenizer, pieces.decoder = pre_tokenizers.BertPreTokenizer(), decoders.WordPiece()
        pieces.train_from_iterator(cls.TEXTS, trainers.WordPieceTrainer(vocab_size=300, special_tokens=[*cls.SPECIAL, "[UNK]"], show_progress=False))
        words = Tokenizer(models.WordLevel(unk_token="<unk>"))
        words.pre_tokenizer = pre_tokenizers.Whitespace()
        words.train_from_iterator(cls.TEXTS, trainers.WordLevelTrainer(special_tokens=[*cls.SPECIAL, "<unk>"], show_progress=False))
        alphabet = [f"<0x{byte:02X}>" for byte in range(256)]
        llama = Tokenizer(models.BPE(byte_fallback=True, unk_token="<unk>", fuse_unk=True))
        llama.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
        llama.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)])
        llama.train_from_iterator(cls.TEXTS, trainers.BpeTrainer(vocab_size=600, special_tokens=["<unk>", *alphabet], show_progress=False))
        llama.add_special_tokens(cls.SPECIAL)
        return {"ByteLevel": byte, "Metaspace": unigram, "WordPiece": pieces, "WordLevel": words, "Llama": llama}

    def test_random_ids(self):
        seed = random.randrange(2**32)
        draw = random.Random(seed)
        with tempfile.TemporaryDirectory() as folder:
            for name, tokenizer in self.trained().items():
                tokenizer.save(f"{folder}/tokenizer.json")
                size = tokenizer.get_vocab_size()
                sequences = [[draw.randrange(size) for _ in range(draw.randrange(1, 41))] for _ in range(10_000)]
                path = Path(folder) / "ids.jsonl"
                path.write_text("".join(json.dumps({"input_ids": ids}) + "\n" for ids in sequences))
                rows = tokens(path, "--rows", ":")["rows"]
                expected = tokenizer.decode_batch(sequences, skip_special_tokens=False)
                self.assertEqual(len(rows), len(expected))
                for row, ids, text in zip(rows, sequences, expected):
                    self.assertEqual(row["text"], text, (seed, name, ids))


if __name__ == "__main__":
    unittest.main(verbosity=2)
