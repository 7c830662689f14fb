# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the data sets of LeRobot that the tests read, and what lerobot itself returns for them, into a folder:

    make.py FOLDER

`lerobot==0.4.4` writes v3.0: `v30` with videos, `v30_files` with several files of tables and videos, and `v30_images` with PNG images
in the tables. `lerobot==0.3.3`, with `numpy<2.2`, writes `v21`, a table and videos for each episode. `NAME.npz` has every row as
`LeRobotDataset[i]` returns it: numbers, tasks, and frames as uint8 [rows, height, width, 3]."""
import importlib.metadata
import shutil
import sys
from pathlib import Path

import numpy as np
from lerobot.datasets.lerobot_dataset import LeRobotDataset

IS_V3 = importlib.metadata.version("lerobot") >= "0.4"
NAMES = ["shoulder", "elbow", "gripper"]
CAMERAS = ["observation.images.top", "observation.images.wrist"]
HEIGHT, WIDTH, FPS = 64, 96, 30


def features(kind):
    vector = {"dtype": "float32", "shape": (len(NAMES),), "names": NAMES}
    image = {"dtype": kind, "shape": (HEIGHT, WIDTH, 3), "names": ["height", "width", "channels"]}
    return {"observation.state": vector, "action": vector, "next.reward": {"dtype": "float32", "shape": (1,), "names": None},
            "next.done": {"dtype": "bool", "shape": (1,), "names": None}, **{camera: image for camera in CAMERAS}}


def picture(episode, step, camera):
    pixels = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    pixels[..., camera] = np.arange(WIDTH) * 2
    pixels[: 8 * (episode + 1), :, 2] = 200
    pixels[32:48, 4 * step: 4 * step + 12] = 255
    return pixels


def write(root, kind, episodes, megabytes=None):
    shutil.rmtree(root, ignore_errors=True)
    dataset = LeRobotDataset.create("tests/made", fps=FPS, features=features(kind), root=root, robot_type="arm", use_videos=kind == "video")
    if megabytes:
        dataset.meta.info["video_files_size_in_mb"] = dataset.meta.info["data_files_size_in_mb"] = megabytes
    random = np.random.default_rng(0)
    for episode in range(episodes):
        steps = 5 + 2 * episode
        states = np.cumsum(random.normal(0, 0.1, (steps, len(NAMES))), 0).astype(np.float32)
        for step in range(steps):
            row = {"observation.state": states[step], "action": states[min(step + 1, steps - 1)],
                   "next.reward": np.array([step / 4], np.float32), "next.done": np.array([step == steps - 1]),
                   **{camera: picture(episode, step, number) for number, camera in enumerate(CAMERAS)}}
            task = ["pick the cube", "place the cube"][episode % 2]
            dataset.add_frame({**row, "task": task}) if IS_V3 else dataset.add_frame(row, task)
        dataset.save_episode()
    if IS_V3:
        dataset.finalize()


def expect(root):
    dataset = LeRobotDataset("tests/made", root=root)
    rows = [dataset[i] for i in range(len(dataset))]
    arrays = {key: np.stack([np.asarray(row[key]) for row in rows]) for key in rows[0] if key not in CAMERAS}
    for camera in CAMERAS:
        arrays[camera] = np.stack([np.round(255 * row[camera].numpy().transpose(1, 2, 0)).astype(np.uint8) for row in rows])
    np.savez_compressed(root.with_suffix(".npz"), **arrays)


folder = Path(sys.argv[1])
made = {"v30": ("video", 3), "v30_files": ("video", 4, 0.001), "v30_images": ("image", 3)} if IS_V3 else {"v21": ("video", 3)}
for name, arguments in made.items():
    write(folder / name, *arguments)
    expect(folder / name)
