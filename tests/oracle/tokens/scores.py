# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes small rollouts with scores: python scores.py FOLDER > truth.json.

Scores of instructions are in torchrl's IFEvalScoreData, also with scores that are not set; others are numbers in the manner of torchrl's
GSM8KRewardParser, and a tensorclass of parts of the reward. Prints {file: matrix}, computed from the lists below and not from what the
classes store: {"criteria", "means", "counts", "loose_means", "loose_counts", "rows": [{"query", "values", "mean", "loose", "loose_mean"}]}.
"""
import json
import sys
import warnings
from pathlib import Path
from typing import Any

warnings.filterwarnings("ignore")
import torch
from tensordict import NonTensorData, TensorClass, TensorDict, lazy_stack
from torchrl.envs.llm.reward.ifeval import IFEvalScoreData

# Query, instructions, strict and loose scores; None: not set.
PROMPTS: list[tuple[str, list[str], list[bool] | None, list[bool] | None]] = [
    ("Write a short text without commas.", ["punctuation:no_comma"], [True], [True]),
    ("Write in quotes and in lowercase.", ["startend:quotation", "change_case:english_lowercase"], [False, True], [True, True]),
    ("Two bullets, the word sun and no commas.", ["detectable_format:number_bullet_lists", "keywords:existence", "punctuation:no_comma"],
     [True, False, True], [True, True, True]),
    ("Say it all in capitals.", ["change_case:english_capital"], [False], [False]),
    ("The words sun and moon, and no commas.", ["keywords:existence", "keywords:existence", "punctuation:no_comma"], [True, False, False], [True, False, True]),
]
UNSET = [(query, names, strict, None if i % 2 == 0 else loose) for i, (query, names, strict, loose) in enumerate(PROMPTS)]
PARTS = {"reward_answer": [1.0, 0.5, 0.0, 0.25], "reward_think": [1.0, 0.0, 0.0, 1.0], "reward_right": [1.0, 0.1, 0.0, 0.1],
         "reward": [1.0, 0.1, 0.0, 0.1], "success": [True, False, False, False]}
QUESTIONS = ["What is 3 + 4?", "What is 3 + 4?", "What is 12 * 5?", "What is 12 * 5?"]


class RewardParts(TensorClass):
    """Parts of a reward, a number each per sequence."""

    accuracy: torch.Tensor
    length: torch.Tensor
    polite: torch.Tensor


def score(strict: list[bool] | None, loose: list[bool] | None) -> IFEvalScoreData:
    """Returns the scores of one prompt (writes nothing)."""
    whole = lambda scores: None if scores is None else torch.tensor([all(scores)])
    single = lambda scores: None if scores is None else torch.tensor(scores)
    return IFEvalScoreData(prompt_level_strict_acc=whole(strict), inst_level_strict_acc=single(strict),
                           prompt_level_loose_acc=whole(loose), inst_level_loose_acc=single(loose))


def rollout(prompts: list[tuple]) -> TensorDict:
    """Returns a lazy stack of one-step sequences with their scores (writes nothing)."""
    return lazy_stack([TensorDict({
        "query": query, "instruction_id_list": NonTensorData(names), "done": torch.tensor([False]),
        "next": TensorDict({"ifeval_score": score(strict, loose), "reward": torch.tensor([[float(sum(strict))]]),
                            "done": torch.tensor([True]), "step_count": torch.tensor([1])})})
        for query, names, strict, loose in prompts])


def mean(values: list[float | None]) -> float | None:
    """Returns the mean of the values that are there; None without any."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def under(names: list[str], scores: list[bool] | None, instructions: list[str]) -> list[float | None]:
    """Returns the score of a prompt for each of the instructions, then that of the prompt."""
    if scores is None:
        return [None] * (len(instructions) + 1)
    own = [mean([float(one) for name, one in zip(names, scores, strict=True) if name == each]) for each in instructions]
    return [*own, float(all(scores))]


def matrix_of(queries: list[str | None], criteria: list[str], strict: list[list], loose: list[list] | None, averaged: int) -> dict[str, Any]:
    """Returns the matrix of these rows; the mean of a row is over the first `averaged` criteria."""
    columns = lambda rows: [list(column) for column in zip(*rows, strict=True)]
    figures = lambda rows: ([mean(column) for column in columns(rows)], [sum(value is not None for value in column) for column in columns(rows)])
    means, counts = figures(strict)
    loose_means, loose_counts = (None, None) if loose is None else figures(loose)
    rows = [{"query": query, "values": strict[i], "mean": mean(strict[i][:averaged]), "loose": loose and loose[i],
             "loose_mean": loose and mean(loose[i][:averaged])} for i, query in enumerate(queries)]
    return {"criteria": criteria, "means": means, "counts": counts, "loose_means": loose_means, "loose_counts": loose_counts, "rows": rows}


def judged(prompts: list[tuple], named: bool = True, reward: bool = True) -> dict[str, Any]:
    """Returns the matrix of prompts. Without names, instructions are numbered and there are no queries."""
    lists = [names if named else [f"instruction {i}" for i in range(len(names))] for _, names, _, _ in prompts]
    instructions = list(dict.fromkeys(name for names in lists for name in names))
    rewards = [[float(sum(strict))] if reward else [] for _, _, strict, _ in prompts]
    strict, loose = ([under(names, prompt[at], instructions) + own for names, prompt, own in zip(lists, prompts, rewards, strict=True)] for at in (2, 3))
    return matrix_of([query if named else None for query, *_ in prompts], [*instructions, "prompt_level", *(["reward"] if reward else [])],
                     strict, loose, len(instructions))


def numbers(columns: dict[str, list], queries: list[str | None]) -> dict[str, Any]:
    """Returns the matrix of columns of numbers."""
    rows = [[float(value) for value in row] for row in zip(*columns.values(), strict=True)]
    return matrix_of(queries, list(columns), rows, None, len(columns))


def main(folder: Path) -> None:
    """Writes memmap folders and files of torch.save into `folder`, and prints the matrices."""
    folder.mkdir(parents=True, exist_ok=True)
    truth = {}

    def save(name: str, data: Any, matrix: dict[str, Any]) -> None:
        data.memmap(folder / name)
        torch.save(data, folder / f"{name}.pt")
        truth[name] = truth[f"{name}.pt"] = matrix

    save("rollout", rollout(PROMPTS), judged(PROMPTS))
    save("unset", rollout(UNSET), judged(UNSET))
    save("scores", lazy_stack([score(strict, loose) for _, _, strict, loose in PROMPTS]), judged(PROMPTS, False, False))
    equal = [PROMPTS[2], PROMPTS[4]]  # of equally many instructions
    save("dense", torch.stack([score(strict, loose) for _, _, strict, loose in equal]).contiguous(), judged(equal, False, False))
    save("one", score(*PROMPTS[2][2:]), judged([PROMPTS[2]], False, False))

    shaped = lambda values: torch.tensor(values).view(4, 1, 1, 1)
    questions = {"query": QUESTIONS, "done": torch.zeros(4, 1, 1, dtype=torch.bool)}
    after = TensorDict({**{key: shaped(values) for key, values in PARTS.items()}, "done": torch.ones(4, 1, 1, dtype=torch.bool),
                        "step_count": torch.ones(4, 1, 1, dtype=torch.int64)}, [4, 1])
    gsm8k = TensorDict({"done": questions["done"], "next": after}, [4, 1])
    save("gsm8k", gsm8k, numbers(PARTS, [None] * 4))
    parts = {"accuracy": [1.0, 0.0, 0.5], "length": [12, 7, 30], "polite": [True, True, False]}
    own = RewardParts(**{key: torch.tensor(values) for key, values in parts.items()}, batch_size=[3])
    tree = TensorDict({"next": TensorDict({"parts": own, "reward": torch.tensor([[0.5], [-0.5], [1.5]])}, [3])}, [3])
    save("parts", tree, numbers({**{f"parts/{key}": values for key, values in parts.items()}, "reward": [0.5, -0.5, 1.5]}, [None] * 3))
    print(json.dumps(truth))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
