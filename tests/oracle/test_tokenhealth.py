# SPDX-License-Identifier: GPL-3.0-or-later
"""Health checks of language-model rollouts: each mistake is found in a rollout that has it and nothing else, with the numbers that are
computed here, and none in correct ones: a drawn one, and those of each framework (tokens/make.py)."""
import copy
import json
import math
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import run

HERE = Path(__file__).parent / "tokens"
FRAMEWORKS = ["torchrl/lazy", "torchrl/padded", "torchrl/lazy.pt", "verl/batch", "verl/1.jsonl", "verl/2.jsonl", "slime/7.pt",
              "nemo/train_data_step1.jsonl", "prime/token_exports/step_1/rank_0.jsonl", "trl/completions_00001.parquet", "openrlhf/output.jsonl"]
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<pad>"]
START, END, PAD = 1, 2, 3
WORDS = [*SPECIAL, "<|im", "_end|>", "user\n", *(f"w{number} " for number in range(200))]  # by ID
USER, FIRST_WORD = 6, 7
CHECKS = ["rollout-trainer", "mask-shift", "token-masks", "padding", "truncated", "special-tokens", "advantages", "length-reward", "kl", "entropy",
          "repetition", "ratios", "stored-text", "reward-parts"]


def short(value):
    """The number as messages show it."""
    return f"{value:.4g}"


def drawn(seed=20261130, groups=10, samples=4):
    """A correct rollout with the keys of prime-rl's exports: groups of samples in two steps."""
    draw, rows = random.Random(seed), []
    for group in range(groups):
        prompt = [START, USER, *(draw.randrange(FIRST_WORD, len(WORDS)) for _ in range(draw.randrange(5, 12))), END]
        rewards = [(float(sample % 2), draw.choice([0.0, 0.5])) for sample in range(samples)]
        draw.shuffle(rewards)
        for accuracy, layout in rewards:
            size = draw.randrange(20, 60)
            response = [draw.randrange(FIRST_WORD, len(WORDS)) for _ in range(size - 1)] + [END]
            policy = [-min(max(draw.gammavariate(0.6, 0.9), 0.05), 2.2) for _ in range(len(prompt) + size)]
            rows.append({"token_ids": prompt + response, "loss_mask": [False] * len(prompt) + [True] * size, "trainer_logprobs": policy,
                         "inference_logprobs": [min(value + draw.gauss(0, 0.01), -0.001) for value in policy],
                         "reference_logprobs": [min(value - abs(draw.gauss(0, 0.05)), -0.001) for value in policy],
                         "reward": accuracy + layout, "group_id": f"g{group}", "step": group * 2 // groups, "accuracy": accuracy, "layout": layout})
    return with_advantages(rows)


def with_advantages(rows):
    """Those of GRPO, constant over a response."""
    for row in rows:
        rewards = [other["reward"] for other in rows if other["group_id"] == row["group_id"]]
        advantage = (row["reward"] - statistics.fmean(rewards)) / (statistics.stdev(rewards) + 1e-6)
        row["advantages"] = [advantage * trained for trained in row["loss_mask"]]
    return rows


def trained(row, key):
    """The values at the tokens of the response."""
    return [value for value, one in zip(row[key], row["loss_mask"]) if one]


def differences(rows, key, other):
    return [one - two for row in rows for one, two in zip(trained(row, key), trained(row, other))]


def response_at(row):
    return row["loss_mask"].index(True)


def padded(rows, left=()):
    """The rollout with the keys of most scripts: padded on the right, but rows `left` on the left."""
    width, found = max(len(row["token_ids"]) for row in rows), []
    for number, row in enumerate(rows):
        missing = width - len(row["token_ids"])
        before, behind = (missing, 0) if number in left else (0, missing)
        fit = lambda values, fill: [fill] * before + values + [fill] * behind
        found.append({"input_ids": fit(row["token_ids"], PAD), "attention_mask": fit([1] * len(row["token_ids"]), 0),
                      "loss_mask": fit([int(one) for one in row["loss_mask"]], 0), "log_probs": fit(row["trainer_logprobs"], 0.0),
                      "reward": row["reward"], "group": row["group_id"], "step": row["step"],
                      "text": "".join(WORDS[token] for token in row["token_ids"] if token != PAD)})
    return found


def in_two_parts(rows):
    """The rollout with the keys of verl: prompts padded on the left, responses on the right."""
    at = [response_at(row) for row in rows]
    before, behind = max(at), max(len(row["token_ids"]) - one for row, one in zip(rows, at))
    found = []
    for row, one in zip(rows, at):
        prompt, response = row["token_ids"][:one], row["token_ids"][one:]
        left, right = before - len(prompt), behind - len(response)
        prompt, response = [PAD] * left + prompt, response + [PAD] * right
        mask = [1] * (behind - right) + [0] * right
        found.append({"prompts": prompt, "responses": response, "input_ids": prompt + response,
                      "attention_mask": [0] * left + [1] * (before - left) + mask, "response_mask": mask,
                      "old_log_probs": row["trainer_logprobs"][one:] + [0.0] * right, "uid": row["group_id"]})
    return found


class Files(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        added = [{"id": number, "content": token, "special": True} for number, token in enumerate(SPECIAL)]
        self.tokenizer = self.folder / "tokenizer.json"
        self.tokenizer.write_text(json.dumps({"model": {"type": "WordLevel", "vocab": {word: number for number, word in enumerate(WORDS)}},
                                              "added_tokens": added, "decoder": {"type": "Fuse"}}))

    def examined(self, rows, *options):
        """The results of the checks by name."""
        if not isinstance(rows, Path):
            path = self.folder / "lines.jsonl"
            path.write_text("".join(json.dumps(row) + "\n" for row in rows))
            rows = path
        done = run("health", rows, "--json", *options)
        self.assertEqual((done.err, done.status), ("", 0))
        return {check["check"]: check for check in json.loads(done.out)["checks"]}

    def failed(self, checks):
        return [name for name, check in checks.items() if check["status"] == "failed"]

    def assert_warning(self, rows, name, *messages, place=None, count=None, key="", others=()):
        """Only this check fails, with these warnings; `place`, `count` and `key` are those of the first one."""
        checks = self.examined(rows)
        self.assertEqual(sorted(self.failed(checks)), sorted([name, *others]), checks[name])
        warnings = [symptom for symptom in checks[name]["symptoms"] if symptom["concern"] != "note"]
        self.assertEqual([symptom["message"] for symptom in warnings], list(messages))
        self.assertEqual({symptom["concern"] for symptom in warnings}, {"warning"})
        self.assertEqual("/".join(warnings[0]["key"]), key)
        if place is not None:
            self.assertEqual(warnings[0]["index"], place)
        if count is not None:
            self.assertEqual(warnings[0]["count"], count)

    def assert_note(self, rows, name, message):
        checks = self.examined(rows)
        self.assertEqual(self.failed(checks), [])
        self.assertEqual([(symptom["concern"], symptom["message"]) for symptom in checks[name]["symptoms"]], [("note", message)])


class Correct(Files):
    def test_drawn(self):
        rows = drawn()
        for form, lines in {"flat": rows, "padded": padded(rows), "left": padded(rows, range(len(rows))), "two parts": in_two_parts(rows)}.items():
            with self.subTest(form):
                checks = self.examined(lines)
                self.assertEqual({name: checks[name]["symptoms"] for name in CHECKS if checks[name]["symptoms"]}, {})
                self.assertEqual(self.failed(checks), [])

    def test_frameworks(self):
        subprocess.run([sys.executable, "-B", HERE / "make.py", self.folder / "data"], check=True)
        shutil.copy(HERE / "tokenizer.json", self.folder / "data")
        for name in FRAMEWORKS:
            with self.subTest(name):
                self.assertEqual(self.failed(self.examined(self.folder / "data" / name)), [])

    def test_applicable(self):
        def applicable(rows):
            checks = self.examined(rows)
            return {name for name in CHECKS if checks[name]["status"] != "not_applicable"}
        rows = drawn()
        self.assertEqual(applicable(rows), set(CHECKS) - {"stored-text"})
        self.assertEqual(applicable(padded(rows)), set(CHECKS) - {"rollout-trainer", "ratios", "kl", "reward-parts"})
        self.tokenizer.unlink()
        self.assertEqual(applicable(rows), set(CHECKS) - {"stored-text", "truncated", "special-tokens"})
        texts = [{"input": row["group_id"], "output": " ".join(map(str, row["token_ids"])), "score": row["reward"], "step": 1} for row in rows]
        self.assertEqual(applicable(texts), {"advantages", "length-reward", "repetition"})
        self.assertEqual(applicable([{"x": 1.0}]), set())


class LogProbabilities(Files):
    def summary(self, rows, place=None):
        """The message of rollout-trainer, and the number of tokens beyond its threshold."""
        found = differences(rows, "trainer_logprobs", "inference_logprobs")
        beyond = sum(abs(value) > 0.1 for value in found)
        first, last = [], []
        for row in rows:
            of_row = differences([row], "trainer_logprobs", "inference_logprobs")
            first += [value for i, value in enumerate(of_row) if 4 * i < len(of_row)]
            last += [value for i, value in enumerate(of_row) if 4 * i >= 3 * len(of_row)]
        return (f"differs from the log-probability under the rollout engine by {short(statistics.fmean(found))} on average and "
                f"{short(max(found, key=abs))} at most; by more than 0.1 at {beyond} of {len(found)} tokens; by "
                f"{short(statistics.fmean(first))} on average in the first quarter of the responses, {short(statistics.fmean(last))} in the last"), beyond

    def test_rollout_drifts(self):
        rows = drawn()
        for row in rows:
            for i in range(response_at(row), len(row["token_ids"])):
                row["inference_logprobs"][i] -= 0.005 * (i - response_at(row))
        message, beyond = self.summary(rows)
        self.assert_warning(rows, "rollout-trainer", message, count=beyond, key="trainer_logprobs")

    def test_rollout_temperature(self):
        rows = drawn()
        for row in rows:
            row["inference_logprobs"] = [value / 0.7 for value in row["inference_logprobs"]]
        pairs = [pair for row in rows for pair in zip(trained(row, "inference_logprobs"), trained(row, "trainer_logprobs"))]
        slope = statistics.linear_regression(*zip(*pairs)).slope
        self.assertAlmostEqual(slope, 0.7, delta=0.01)
        message, beyond = self.summary(rows)
        self.assert_warning(rows, "rollout-trainer", message, f"has the slope {short(slope)} over the log-probability under the rollout engine, "
                            "expected 1: one side may apply a temperature that the other does not", count=beyond, key="trainer_logprobs")

    def test_shift(self):
        for offset, neighbour in ((1, "previous"), (-1, "next")):
            rows, pairs = drawn(), {0: [], 1: [], -1: []}
            for row in rows:
                # The value of a token is stored at the position of its neighbour.
                row["inference_logprobs"] = row["inference_logprobs"][offset:] + row["inference_logprobs"][:offset]
                policy, rollout = trained(row, "trainer_logprobs"), trained(row, "inference_logprobs")
                for shift, found in pairs.items():
                    found += [(policy[i], rollout[i + shift]) for i in range(1, len(policy) - 1)]
            correlation = {shift: statistics.correlation(*zip(*found)) for shift, found in pairs.items()}
            self.assertGreater(correlation[-offset], 0.9)
            self.assert_warning(rows, "mask-shift", f"matches the rollout engine's log-probability of the {neighbour} token: correlation "
                                f"{short(correlation[-offset])}, and {short(correlation[0])} with that of the same token", count=0,
                                key="trainer_logprobs", others=["rollout-trainer"])

    def test_end_token_outside_of_mask(self):
        rows = drawn()
        for row in rows[10:]:
            row["loss_mask"][-1] = False
        self.assert_warning(rows, "mask-shift", "the end token <|im_end|> is outside of the loss mask in 30 of 40 responses", count=30,
                            place=f"10, {len(rows[10]['token_ids']) - 1}")

    def test_ratios(self):
        rows = drawn()
        for number, row in enumerate(rows[5:8]):
            row["inference_logprobs"][20] = row["trainer_logprobs"][20] - 3
            row["inference_logprobs"][22] = row["trainer_logprobs"][22] - 0.3
        found = [math.exp(value) for value in differences(rows, "trainer_logprobs", "inference_logprobs")]
        self.assertEqual((sum(value > 10 for value in found), sum(abs(value - 1) > 0.2 for value in found)), (3, 6))
        self.assert_warning(rows, "ratios", f"is more than 10 times the probability under the rollout engine at 3 of {len(found)} tokens", count=3,
                            place="5, 20", key="trainer_logprobs")
        for row in rows[5:8]:
            row["inference_logprobs"][20] = row["trainer_logprobs"][20]
        self.assert_note(rows, "ratios", "the ratio to the probability under the rollout engine is outside of 1 ± 0.2 at 3 of "
                         f"{len(found)} tokens")

    def check_kl(self, rows, place):
        found = differences(rows, "trainer_logprobs", "reference_logprobs")
        k3 = [math.exp(-value) + value - 1 for value in found]
        beyond = sum(value > 20 for value in k3)
        self.assert_warning(rows, "kl", f"the KL divergence from the reference policy is {short(statistics.fmean(k3))} on average (k1 "
                            f"{short(statistics.fmean(found))}, k2 {short(statistics.fmean(value**2 / 2 for value in found))}), and the largest one "
                            f"of a token is {short(max(k3))}; more than 20 at {beyond} of {len(k3)} tokens", count=beyond, place=place,
                            key="trainer_logprobs")

    def test_kl_of_a_token(self):
        rows = drawn()
        rows[17]["reference_logprobs"][25] = rows[17]["trainer_logprobs"][25] - 25
        self.check_kl(rows, "17, 25")

    def test_kl_of_all(self):
        rows = drawn()
        for row in rows:
            row["reference_logprobs"] = [value - 2.5 for value in row["reference_logprobs"]]
        self.check_kl(rows, None)

    def test_entropy(self):
        rows, keys = drawn(), ["trainer_logprobs", "inference_logprobs", "reference_logprobs"]
        for row in rows[20:]:
            row.update({key: [value / 20 for value in row[key]] for key in keys})
        by_step = {step: statistics.fmean(-value for row in rows if row["step"] == step for value in trained(row, "trainer_logprobs"))
                   for step in (0, 1)}
        self.assert_warning(rows, "entropy", f"the entropy fell from {short(by_step[0])} at step 0 to {short(by_step[1])} at step 1",
                            key="trainer_logprobs")
        for row in rows[:20]:
            row.update({key: [value / 100 for value in row[key]] for key in keys})
        for row in rows[20:]:
            row.update({key: [value / 5 for value in row[key]] for key in keys})
        found = [-value for row in rows for value in trained(row, "trainer_logprobs")]
        self.assert_warning(rows, "entropy", f"the entropy is {short(statistics.fmean(found))} over {len(found)} tokens of responses",
                            key="trainer_logprobs")


class Masks(Files):
    def test_loss_on_padding(self):
        rows = padded(drawn())
        added, first = 0, None
        for number, row in list(enumerate(rows))[4:9]:
            text = sum(row["attention_mask"])
            added += len(row["loss_mask"]) - text
            first = first or (text < len(row["loss_mask"]) and f"{number}, {text}")
            row["loss_mask"][text:] = [1] * (len(row["loss_mask"]) - text)
        self.assert_warning(rows, "token-masks", f"the loss mask covers {added} padding tokens", count=added, place=first)

    def test_loss_on_prompts(self):
        rows = drawn()
        for row in rows[3:5]:
            row["loss_mask"] = [True] * len(row["token_ids"])
        self.assert_warning(with_advantages(rows), "token-masks", "the loss mask covers the first token of 2 of 40 sequences", count=2, place="3")

    def test_no_loss(self):
        rows = drawn()
        for row in rows[6:8]:
            row["loss_mask"] = [False] * len(row["token_ids"])
        self.assert_warning(rows, "token-masks", "the loss mask is 0 at all tokens of 2 of 40 sequences", count=2, place="6")
        rows = in_two_parts(drawn())
        rows[9]["response_mask"] = [0] * len(rows[9]["responses"])
        self.assert_warning(rows, "token-masks", "the loss mask is 0 at all tokens of 1 of 40 sequences", count=1, place="9")

    def test_no_response(self):
        rows = in_two_parts(drawn())
        size = len(rows[9]["responses"])
        rows[9]["responses"] = [PAD] * size
        rows[9]["input_ids"][-size:] = [PAD] * size
        rows[9]["response_mask"] = rows[9]["attention_mask"][-size:] = [0] * size
        self.assert_warning(rows, "token-masks", "1 of 40 sequences have no response", count=1, place="9")

    def test_padding_inside(self):
        rows = padded(drawn())
        for row in rows[2:4]:
            row["attention_mask"][8] = row["attention_mask"][10] = 0
            row["text"] = ""
        rows = [{key: value for key, value in row.items() if key != "text"} for row in rows]
        self.assert_warning(rows, "padding", "padding is between tokens of 2 of 40 sequences", count=2, place="2, 8")

    def test_padding_side(self):
        drawn_rows = drawn()
        padded_ones = sum(0 in row["attention_mask"] for row in padded(drawn_rows))
        self.assert_warning(padded(drawn_rows, left=(5, 7)), "padding", f"2 of {padded_ones} padded sequences are padded on the left", count=2, place="5")

    def test_padding_of_parts(self):
        rows = in_two_parts(drawn())
        padded_prompts = sum(row["attention_mask"][0] == 0 for row in rows)
        number = next(number for number, row in enumerate(rows) if row["attention_mask"][0] == 0)
        row, size = rows[number], len(rows[number]["prompts"])
        text = sum(row["attention_mask"][:size])
        for key in ("input_ids", "attention_mask"):
            row[key][:size] = row[key][size - text:size] + row[key][:size - text]
        row["prompts"] = row["input_ids"][:size]
        self.assert_warning(rows, "padding", f"1 of {padded_prompts} padded prompts are padded on the right", count=1, place=f"{number}, {text}")

    def test_padding_of_responses(self):
        rows = in_two_parts(drawn())
        padded_responses = sum(row["attention_mask"][-1] == 0 for row in rows)
        number = next(number for number, row in enumerate(rows) if row["attention_mask"][-1] == 0)
        row, at = rows[number], len(rows[number]["prompts"])
        missing = row["response_mask"].count(0)
        for key in ("input_ids", "attention_mask"):
            row[key][at:] = row[key][-missing:] + row[key][at:-missing]
        for key in ("response_mask", "old_log_probs"):
            row[key] = row[key][-missing:] + row[key][:-missing]
        row["responses"] = row["input_ids"][at:]
        self.assert_warning(rows, "padding", f"1 of {padded_responses} padded responses are padded on the left", count=1, place=f"{number}, {at}")

    def test_padding_without_attention_mask(self):
        """Runs of the pad token are no doubled special tokens, and its two copies in other sequences neither."""
        for left in ((), range(40)):
            rows = [{key: row[key] for key in ("input_ids", "loss_mask", "log_probs", "reward", "group")} for row in padded(drawn(), left)]
            self.assertEqual(self.failed(self.examined(rows)), [])

    def test_pad_token_in_text(self):
        rows = drawn()
        for row in rows[30:33]:
            row["token_ids"][20] = PAD
        self.assert_warning([{key: value for key, value in row.items() if key != "text"} for row in padded(rows)], "padding",
                            f"the pad token {PAD} is 3 times inside of the attention mask", count=3, place="30, 20")


class Responses(Files):
    def shape(self, rows, numbers, size):
        """Gives sequences a response of `size` tokens without an end token."""
        draw = random.Random(3)
        for number in numbers:
            row, at = rows[number], response_at(rows[number])
            row["token_ids"] = row["token_ids"][:at] + [draw.randrange(FIRST_WORD, len(WORDS)) for _ in range(size)]
            row["loss_mask"] = [False] * at + [True] * size
            policy = [-min(max(draw.gammavariate(0.6, 0.9), 0.05), 2.2) for _ in range(at + size)]
            row.update({key: list(policy) for key in ("trainer_logprobs", "inference_logprobs", "reference_logprobs")})
        return with_advantages(rows)

    def test_truncated(self):
        rows = self.shape(drawn(), range(15, 40), 61)
        means = [statistics.fmean(row["reward"] for row in part) for part in (rows[15:], rows[:15])]
        self.assert_warning(rows, "truncated", "25 of 40 responses are truncated (longest: 61 tokens); their mean reward is "
                            f"{short(means[0])}, that of the others {short(means[1])}", count=25, place="15")
        rows = self.shape(drawn(), range(37, 40), 61)
        self.assert_note(rows, "truncated", "3 of 40 responses are truncated (longest: 61 tokens); their mean reward is "
                         f"{short(statistics.fmean(row['reward'] for row in rows[37:]))}, that of the others "
                         f"{short(statistics.fmean(row['reward'] for row in rows[:37]))}")
        # Shorter ones without an end token ended otherwise.
        checks = self.examined(self.shape(drawn(), range(15, 40), 15))
        self.assertEqual((checks["truncated"]["status"], checks["truncated"]["symptoms"]), ("passed", []))

    def insert(self, row, at, tokens):
        """Inserts tokens with the values of the token there."""
        row["token_ids"][at:at] = tokens
        for key in ("loss_mask", "trainer_logprobs", "inference_logprobs", "reference_logprobs", "advantages"):
            row[key][at:at] = [row[key][at]] * len(tokens)

    def test_special_tokens(self):
        cases = [(lambda row: 0, [START], "3 of 40 sequences start with <|im_start|> twice", "4, 0"),
                 (lambda row: 20, [END, END], "3 of 40 sequences contain <|im_end|> twice in a row", "4, 20"),
                 (lambda row: 0, [START, USER], "3 of 40 sequences repeat <|im_start|> and the tokens after it: the chat template was applied twice", "4, 0"),
                 (lambda row: 20, [4, 5], "3 of 40 responses contain <|im_end|> as plain text, not as a special token", "4")]
        for at, tokens, message, place in cases:
            with self.subTest(message):
                rows = drawn()
                for row in rows[4:7]:
                    self.insert(row, at(row), tokens)
                self.assert_warning(rows, "special-tokens", message, count=3, place=place)

    def copy_response(self, row, other):
        """Gives `other` the response of `row`."""
        for key in ("token_ids", "loss_mask", "trainer_logprobs", "inference_logprobs", "reference_logprobs"):
            other[key] = copy.copy(row[key])

    def test_copies(self):
        rows = drawn()
        for row in rows[9:12]:
            self.copy_response(rows[8], row)
        with_advantages(rows)
        self.assert_warning(rows, "repetition", "all responses are the same in 1 of 10 groups", count=1, place="8")
        rows = drawn()
        self.copy_response(rows[8], rows[10])
        self.copy_response(rows[8], rows[11])
        self.assert_note(with_advantages(rows), "repetition", "2 of 40 responses are copies of another one in their group")

    def test_loops(self):
        rows = drawn()
        for number, row in enumerate(rows[20:32]):  # with periods 1 to 4
            size, at = number % 4 + 1, response_at(row)
            for _ in range(40):
                self.insert(row, len(row["token_ids"]) - 1, [FIRST_WORD])
            row["token_ids"][-41:] = [FIRST_WORD + number + i % size for i in range(41)]
        self.assert_warning(with_advantages(rows), "repetition", "12 of 40 responses repeat the same tokens in a loop", count=12, place="20")
        rows = self.shape(drawn(), [3], 100)
        rows[3]["token_ids"][-100:] = [FIRST_WORD + i % 9 for i in range(99)] + [END]  # 10 different 4-grams of 97
        self.assert_note(rows, "repetition", "1 of 40 responses repeat the same tokens in a loop")

    def test_stored_text(self):
        rows = padded(drawn())
        for row in rows[:20]:
            row["text"] = "".join(WORDS[token] for token in row["input_ids"] if token > PAD) + "\n"  # without special tokens
        for row in rows[18:22]:
            row["text"] = row["text"].replace("w", "v", 1)
        self.assert_warning(rows, "stored-text", "the stored text differs from the tokens in 4 of 40 sequences", count=4, place="18")


class Rewards(Files):
    def test_equal_rewards(self):
        def equal(groups):
            rows = drawn()
            for row in rows:
                if int(row["group_id"][1:]) in groups:
                    row.update(reward=1.0, accuracy=1.0, layout=0.0)
            return with_advantages(rows)
        self.assert_warning(equal(range(2, 8)), "advantages", "all rewards are equal in 6 of 10 groups, which have no gradient", count=6, place="8")
        self.assert_note(equal([9]), "advantages", "all rewards are equal in 1 of 10 groups, which have no gradient")

    def test_group_means(self):
        rows = drawn()
        for row in rows[12:16]:
            row["advantages"] = [(value + 0.4) * one for value, one in zip(row["advantages"], row["loss_mask"])]
        self.assert_warning(rows, "advantages", "the mean advantage is not 0 in 1 of 10 groups", count=1, place="12", key="advantages")

    def test_cut_groups(self):
        """A group that lost a sample, at the end of a file, and sequences that are left out of the loss."""
        rows = drawn()
        sample = next(row for row in rows if abs(row["advantages"][-1]) > 0.1)
        self.assert_note([row for row in rows if row is not sample], "advantages",
                         "the mean advantage is not 0 in groups whose number of samples is not 4, as in most; such groups: 1")

    def test_thresholds(self):
        rows, thresholds = drawn(), self.folder / "thresholds.json"
        for row in rows:
            row["inference_logprobs"] = [min(value - 0.03, -0.001) for value in row["trainer_logprobs"]]
        self.assertEqual(self.failed(self.examined(rows)), [])
        thresholds.write_text(json.dumps({"rollout-trainer": {"mean": 0.02}, "length-reward": {"correlation": 0.001}}))
        self.assertEqual(self.failed(self.examined(rows, "--thresholds", thresholds)), ["rollout-trainer", "length-reward"])

    def test_group_deviations(self):
        rows = drawn()
        for row in rows[12:20]:
            row["advantages"] = [value / 2 for value in row["advantages"]]
        self.assert_note(rows, "advantages", "the standard deviation of advantages is not 1 in 2 of 10 groups")

    def test_token_advantages(self):
        rows = drawn()
        for row in rows[7:9]:
            row["advantages"][-2] += 0.001
            row["advantages"][-1] -= 0.001
        self.assert_warning(rows, "advantages", "differs between the tokens of 2 of 40 responses, and is constant in the others", count=2,
                            place=f"7, {len(rows[7]['token_ids']) - 1}", key="advantages")

    def test_length(self):
        rows, draw = drawn(), random.Random(5)
        lengths = [sum(row["loss_mask"]) for row in rows]
        for row, length in zip(rows, lengths):
            row["reward"] = row["accuracy"] = length / 40 + draw.gauss(0, 0.1)
            row["layout"] = 0.0
        rewards = [row["reward"] for row in rows]
        correlation, slope = statistics.correlation(lengths, rewards), statistics.linear_regression(lengths, rewards).slope
        self.assertGreater(correlation, 0.9)
        self.assert_warning(with_advantages(rows), "length-reward", f"the reward follows the length of the response: correlation {short(correlation)}, "
                            f"slope {short(100 * slope)} per 100 tokens, over 40 sequences")
        # Too few sequences for a correlation.
        self.assertEqual(self.failed(self.examined(with_advantages(rows[:12]))), [])

    def test_length_by_step(self):
        rows = drawn()
        for row in rows[20:]:
            for key in ("token_ids", "loss_mask", "trainer_logprobs", "inference_logprobs", "reference_logprobs", "advantages"):
                row[key] = row[key][:response_at(row) + 12] + row[key][-1:]
        means = [statistics.fmean(sum(row["loss_mask"]) for row in part) for part in (rows[:20], rows[20:])]
        self.assert_note(rows, "length-reward", f"the mean length of responses changed from {short(means[0])} at step 0 to {short(means[1])} at step 1")

    def test_parts(self):
        rows = drawn()
        for row in rows[21:24]:
            row["accuracy"] += 0.25
        total = rows[21]["accuracy"] + rows[21]["layout"]
        self.assert_warning(rows, "reward-parts", "the parts of the reward do not add up in 3 of 40 sequences; the first sum is "
                            f"{short(total)}, and the reward {short(rows[21]['reward'])}", count=3, place="21")
        for row in rows:
            row["accuracy"] = 0.123  # no part of the reward
        self.assertEqual(self.failed(self.examined(rows)), [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
