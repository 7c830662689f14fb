# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes rollouts into a folder, and beside each what a plain loop finds in it: `name.json` with a row an episode.

A row is [env, start, length, return, ended]; there is one with `gamma` too.
"""
import json
import sys
import warnings
from pathlib import Path

import torch
from tensordict import TensorDict, lazy_stack

warnings.simplefilter("ignore")
from torchrl.collectors.utils import split_trajectories
from torchrl.data import LazyMemmapStorage, TensorDictReplayBuffer

GAMMA = 0.9


def rollout(envs, steps, seed, rate=0.12, pixels=False):
    torch.manual_seed(seed)
    terminated, truncated = torch.rand(envs, steps, 1) < rate, torch.rand(envs, steps, 1) < rate / 2
    obs = torch.randn(envs, steps + 1, 3)
    td = TensorDict({"obs": obs[:, :-1], "action": torch.randn(envs, steps, 2), "next": {
        "obs": obs[:, 1:], "reward": torch.randn(envs, steps, 1), "terminated": terminated, "truncated": truncated,
        "done": terminated | truncated}}, [envs, steps], names=["env", "time"])
    starts = torch.zeros_like(terminated)
    starts[:, 0] = True
    starts[:, 1:] = td["next", "done"][:, :-1]
    td["is_init"] = starts
    td["task_index"] = starts.cumsum(1) + 100 * torch.arange(envs).reshape(-1, 1, 1)
    if pixels:
        step = torch.arange(envs * steps).reshape(envs, steps, 1, 1, 1)
        ramp = torch.arange(32).reshape(1, 1, 1, 32, 1) * 8
        td["pixels"] = ((step * 3 + ramp + torch.arange(32).reshape(1, 1, 32, 1, 1) * 4) % 256).expand(envs, steps, 32, 32, 3).to(torch.uint8)
    return td


def episodes(td, gamma=1.0, mask=None):
    """Of a dense [envs, steps], step by step."""
    found = []
    envs, steps = td.batch_size
    for env in range(envs):
        start, total, discount = None, 0.0, 1.0
        for step in range(steps):
            if mask is not None and not mask[env, step]:
                start = None
                continue
            if start is None:
                start, total, discount = step, 0.0, 1.0
            total += discount * td["next", "reward"][env, step].item()
            discount *= gamma
            last = step + 1 == steps or (mask is not None and not mask[env, step + 1])
            if td["next", "done"][env, step] or last:
                ended = "terminated" if td["next", "terminated"][env, step] else (
                    "truncated" if td["next", "truncated"][env, step] else "unfinished")
                found.append([env, start, step + 1 - start, total, ended])
                start = None
    return found


def ring(folder, rows, seed):
    """A replay buffer of so many rows that was filled one and a half times; and its episodes, which the seam ends."""
    steps = rollout(1, rows + rows // 2, seed)[0].exclude("task_index")
    buffer = TensorDictReplayBuffer(storage=LazyMemmapStorage(rows), batch_size=1)
    for part in steps.split(rows // 4):
        buffer.extend(part)
    buffer.dumps(folder)
    newest, oldest = steps[rows:], steps[rows // 2:rows]
    behind = [[env, start + rows // 2, *rest] for env, start, *rest in episodes(oldest[None])]
    return episodes(newest[None]) + behind


def agents(td, count):
    """The same for several agents: observations and rewards are of a group, ends are of all. On average they earn the same."""
    shape = [*td.batch_size, count]
    group = TensorDict({"obs": td["obs"].unsqueeze(2).repeat(1, 1, count, 1)}, shape)
    after = TensorDict({"reward": td["next", "reward"].unsqueeze(2) * torch.arange(count)[:, None] * 2 / (count - 1),
                        "done": td["next", "done"].unsqueeze(2).repeat(1, 1, count, 1)}, shape)
    marl = td.select("action", ("next", "terminated"), ("next", "truncated"), ("next", "done"))
    marl["agents"], marl["next", "agents"] = group, after
    return marl


def main(folder):
    dense = rollout(4, 60, 0)
    dense.memmap(folder / "dense")
    small = rollout(3, 40, 1, pixels=True)
    small.memmap(folder / "film")
    padded = split_trajectories(rollout(3, 30, 2).exclude("is_init", "task_index"))
    padded.memmap(folder / "padded")
    members = [rollout(1, length, length)[0].exclude("task_index") for length in (7, 12, 9)]
    lazy_stack(members).memmap(folder / "ragged")
    sick = rollout(2, 30, 3)
    sick["obs"][1, 7, 2] = float("nan")
    sick.memmap(folder / "sick")
    mixed = rollout(2, 30, 3)
    mixed["action"][0, 3] = float("inf")
    mixed["obs"][1, 7, 2] = float("nan")
    mixed.memmap(folder / "mixed")
    expected = {"dense": episodes(dense), "film": episodes(small), "padded": episodes(padded, mask=padded["mask"]),
                "ragged": [[number, *row[1:]] for number, td in enumerate(members) for row in episodes(td[None])],
                "discounted": episodes(dense, GAMMA), "sick": episodes(sick)}
    expected["ring"] = ring(folder / "ring", 40, 7)
    alone = rollout(2, 25, 6)
    agents(alone, 3).memmap(folder / "agents")
    expected["agents"] = episodes(alone)
    alone.exclude(("next", "reward")).memmap(folder / "unpaid")
    expected["unpaid"] = [[env, start, length, 0.0, ended] for env, start, length, _, ended in episodes(alone)]
    expected["padding"] = int((~padded["mask"]).sum())
    expected["tasks"] = [int(dense["task_index"][env, start]) for env, start, *_ in expected["dense"]]
    (folder / "expected.json").write_text(json.dumps(expected))


main(Path(sys.argv[1]))
