# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files beside it, as stable-baselines3 2.9.2, tianshou 2.0.1 and d3rlpy 2.8.1 write them: `python make.py FOLDER`."""
import sys
from pathlib import Path

import d3rlpy
import numpy as np
from gymnasium import spaces
from stable_baselines3.common.buffers import DictReplayBuffer, ReplayBuffer
from stable_baselines3.common.save_util import save_to_pkl
from tianshou.data import Batch, VectorReplayBuffer
from tianshou.data import ReplayBuffer as TianshouBuffer

FOLDER = Path(sys.argv[1])
RANDOM = np.random.default_rng(3)


def floats(*shape):
    return RANDOM.normal(size=shape).astype("f4")


def stable_baselines(name, rows, steps, environments=1, *, saves_memory=False, nested=False):
    """Episodes of five steps, every second of which is truncated."""
    box = spaces.Box(-1, 1, (3,))
    space = spaces.Dict({"a": box, "b": spaces.Box(-1, 1, (2,))}) if nested else box
    buffer = (DictReplayBuffer if nested else ReplayBuffer)(
        rows, space, spaces.Box(-1, 1, (2,)), n_envs=environments, optimize_memory_usage=saves_memory,
        handle_timeout_termination=not saves_memory)

    def observed():
        return {"a": floats(environments, 3), "b": floats(environments, 2)} if nested else floats(environments, 3)

    current = observed()
    for step in range(steps):
        following = observed()
        done = np.array([(step + number) % 5 == 4 for number in range(environments)])
        buffer.add(current, following, floats(environments, 2), floats(environments), done,
                   [{"TimeLimit.truncated": bool(step // 5 % 2 == 1 and each)} for each in done])
        current = following
    save_to_pkl(FOLDER / name, buffer)


def tianshou(name, buffer, steps, environments=None):
    """Episodes of four steps."""
    for step in range(steps):
        count = environments or 1
        ended = np.full(count, step % 4 == 3)
        rows = {"obs": RANDOM.normal(size=(count, 3)), "act": RANDOM.integers(0, 3, count), "rew": RANDOM.normal(size=count),
                "terminated": ended, "truncated": np.zeros(count, bool), "done": ended, "obs_next": RANDOM.normal(size=(count, 3))}
        if environments:
            buffer.add(Batch(**rows, info=Batch(q=np.full(count, step))), buffer_ids=np.arange(count))
        else:
            buffer.add(Batch(**{key: value[0] for key, value in rows.items()}, info=Batch(q=step)))
    buffer.save_hdf5(FOLDER / name)


stable_baselines("sb3_full.pkl", 10, 14)
stable_baselines("sb3_envs.pkl", 40, 13, 2)
stable_baselines("sb3_memory.pkl", 10, 7, saves_memory=True)
stable_baselines("sb3_dict.pkl", 20, 12, nested=True)
tianshou("tian_part.h5", TianshouBuffer(20), 11)
tianshou("tian_full.h5", TianshouBuffer(8), 11)
tianshou("tian_vec.h5", VectorReplayBuffer(20, 2), 7, 2)
rows = 15
dataset = d3rlpy.dataset.MDPDataset(observations=floats(rows, 3), actions=floats(rows, 2), rewards=floats(rows),
                                    terminals=np.arange(rows) % 5 == 4)
with (FOLDER / "d3rlpy.h5").open("w+b") as file:
    dataset.dump(file)
