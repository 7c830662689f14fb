#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The model layer beside Python's tensordict, in one run on the same data, as ratios.

    compare.py [--build FOLDER] [--data FOLDER] [--rounds N] [ROW…]

Each round measures every side of a row in turn, so that a machine that is busy for a while slows all of
them; what is printed are medians over the rounds.
"""
import argparse
import importlib.util
import io
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import data
import h5py
import numpy as np
import torch
import zarr
from PIL import Image
from tensordict import TensorDict, lazy_stack
from torchrl.modules import MLP

root = pathlib.Path(__file__).resolve().parents[2]


def repeated(function, seconds=0.5):
    """Median seconds of one call, over at least three and about `seconds` of them."""
    times = []
    while sum(times) < seconds or len(times) < 3:
        begin = time.perf_counter()
        function()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def small_leaves():
    return TensorDict({f"leaf_{i}": torch.rand(16, 8, 4) for i in range(1000)}, batch_size=[16, 8])


class Sides:
    """What each side of a row takes, in seconds."""

    def __init__(self, build, folder):
        self.program = build / "tests/benchmarks/tensordesk_benchmarks"
        self.folder = folder

    def ours(self, name):
        """The C++ benchmark of that name."""
        os.sync()
        environment = dict(os.environ, TENSORDESK_BENCHMARK_DATA=str(self.folder))
        output = subprocess.run(
            [self.program, f"--benchmark_filter=^{name}(/.*)?$", "--benchmark_format=json"],
            env=environment, check=True, capture_output=True, text=True).stdout
        run = json.loads(output)["benchmarks"][0]
        return run["real_time"] * {"ns": 1e-9, "us": 1e-6, "ms": 1e-3}[run["time_unit"]]

    def python_open(self):
        return repeated(lambda: TensorDict.load_memmap(self.folder / "leaves"))

    def python_open_many(self):
        return repeated(lambda: TensorDict.load_memmap(self.folder / "leaves-10k"))

    def python_open_stack(self):
        return repeated(lambda: TensorDict.load_memmap(self.folder / "stack-10k"))

    def python_open_episodes(self):
        def opened():
            with h5py.File(self.folder / "episodes.h5") as file:
                return [file[f"episode_{number}/rewards"].shape for number in range(len(file))]
        return repeated(opened)

    def python_load(self):
        return repeated(lambda: torch.load(self.folder / "checkpoint.pt", mmap=True))

    def python_load_many(self):
        return repeated(lambda: torch.load(self.folder / "checkpoint-10k.pt", mmap=True))

    def python_frame(self):
        with h5py.File(self.folder / "frames.h5") as file:
            rows = file["jpeg"]
            return repeated(lambda: [np.asarray(Image.open(io.BytesIO(rows[i]))) for i in range(20)]) / 20

    def python_frame_gzip(self):
        with h5py.File(self.folder / "frames.h5") as file:
            rows = file["gzip"]
            return repeated(lambda: [rows[i] for i in range(20)]) / 20

    def python_frame_zstd(self):
        rows = zarr.open_group(self.folder / "frames.zarr", mode="r")["zstd"]
        return repeated(lambda: [rows[i] for i in range(20)]) / 20

    def python_frame_video(self):
        import av
        def decoded():
            with av.open(str(self.folder / "frames.mp4")) as container:
                return [frame.to_ndarray(format="rgb24") for frame in container.decode(video=0)]
        return repeated(decoded) / 200

    def python_frame_any(self):
        import av
        with av.open(str(self.folder / "frames.mp4")) as container:
            stream = container.streams.video[0]

            def decoded(number):
                time = int(number / 30 / stream.time_base)
                container.seek(time, stream=stream)
                return next(frame for frame in container.decode(stream) if frame.pts >= time).to_ndarray(format="rgb24")
            return repeated(lambda: [decoded(83 * number % 200) for number in range(20)]) / 20

    def python_index(self):
        td = TensorDict.load_memmap(self.folder / "leaves")
        return repeated(lambda: td[:, 3])

    def python_reshape(self):
        td = small_leaves()
        return repeated(lambda: td.reshape(-1))

    def python_permute(self):
        td = small_leaves()
        return repeated(lambda: td.permute(1, 0))

    def python_index_memory(self):
        td = small_leaves()
        return repeated(lambda: td[:, 3])

    def python_flatten_keys(self):
        td = TensorDict({f"level_{i}": {f"leaf_{j}": torch.rand(16, 8, 4) for j in range(100)} for i in range(10)}, batch_size=[16, 8])
        return repeated(lambda: td.flatten_keys())

    def python_stack(self):
        td = small_leaves()
        return repeated(lambda: torch.stack([td, td]))

    def python_lazy_get(self):
        td = lazy_stack([TensorDict({"x": torch.rand(4, 3)}, batch_size=[4]) for _ in range(2000)])
        return repeated(lambda: td.get("x"))

    def python_add(self):
        td = small_leaves()
        return repeated(lambda: td + 1)

    def python_multiply(self):
        td = small_leaves()
        return repeated(lambda: td * td)

    def python_exp(self):
        td = small_leaves()
        return repeated(lambda: td.exp())

    def python_mean(self):
        td = small_leaves()
        return repeated(lambda: td.mean(0))

    def python_add_in_place(self):
        td = small_leaves()
        return repeated(lambda: td.add_(1))

    def python_network(self):
        net, x = MLP(in_features=16, out_features=1, num_cells=[64, 64]), torch.rand(1_000_000, 16)
        with torch.no_grad():
            return repeated(lambda: net(x))

    def python_export_packed(self):
        return self.python_export(compression="gzip")

    def python_export(self, **options):
        td = TensorDict.load_memmap(self.folder / "rollout")
        target = self.folder / "python.h5"
        os.sync()
        begin = time.perf_counter()
        td[:, ::2].to_h5(target, **options).close()
        seconds = time.perf_counter() - begin
        target.unlink()
        return seconds


# Row, ours, the other side, what it is, the ratio to reach.
rows = [
    ("open", "open", "python_open", "load_memmap, 1,000 leaves", 10),
    ("open-list", "open and list", "python_open", "load_memmap, and all leaves looked at", None),
    ("open-10k", "open 10k", "python_open_many", "load_memmap, 10,000 leaves", 20),
    ("open-stack", "open stack", "python_open_stack", "load_memmap, a lazy stack of 10,000 members", 20),
    ("open-episodes", "open episodes", "python_open_episodes", "h5py: the lengths of 2,000 episodes", None),
    ("open-layout", "open and list episodes/layout", "open and list episodes/stored",
     "the same file as stored, both with all leaves looked at", 0.77),
    ("open-pt", "open checkpoint/large", "python_load", "torch.load(mmap=True), 1,000 tensors, 5 GB", 1),
    ("open-pt-10k", "open checkpoint/many", "python_load_many", "torch.load(mmap=True), 10,000 tensors", 1),
    ("frame", "read frame/jpeg", "python_frame", "a frame of 480 × 640 pixels, JPEG, by h5py and pillow", 1),
    ("frame-gzip", "read frame/gzip", "python_frame_gzip", "the same of a chunk packed by gzip, by h5py", 1),
    ("frame-video", "read frame/video", "python_frame_video", "the next frame of a video, AV1, by PyAV (pip install av)", 0.7),
    ("frame-any", "read any frame/video", "python_frame_any", "any frame of it, by PyAV", 1),
    ("frame-zstd", "read frame/zstd", "python_frame_zstd", "the same of a chunk packed by zstd, by zarr", 1),
    ("index", "index", "python_index", "td[:, 3], 1,000 leaves", 100),
    ("index-read", "index and read", "python_index", "td[:, 3], and all tensors taken", None),
    ("reshape", "reshape", "python_reshape", "td.reshape(-1), 1,000 leaves in memory", 100),
    ("reshape-visit", "reshape and visit", "python_reshape", "the same, and all tensors taken", 10),
    ("permute-visit", "permute and visit", "python_permute", "td.permute(1, 0), and all tensors taken", 10),
    ("index-visit", "index and visit", "python_index_memory", "td[:, 3], and all tensors taken", 10),
    ("flatten-keys", "flatten keys and visit", "python_flatten_keys", "td.flatten_keys() of 10 levels, and all tensors taken", 1),
    ("stack", "stack", "python_stack", "torch.stack([td, td]), 1,000 leaves in memory", 1),
    ("lazy-get", "lazy get", "python_lazy_get", "a key of a lazy stack of 2,000 members", 1),
    ("export", "export", "python_export", "to_h5 of td[:, ::2], 0.5 GB", 1),
    ("export-packed", "export packed", "python_export_packed", 'the same with compression="gzip", of level 4', 4),
    ("export-plain", "export", "plain write", "plain write of the same bytes", 0.9),
    ("add", "add one", "python_add", "td + 1, 1,000 leaves in memory", 1.3),
    ("multiply", "multiply", "python_multiply", "td * td", 1.3),
    ("exp", "exponential", "python_exp", "td.exp()", 1.3),
    ("mean", "mean over batch", "python_mean", "td.mean(0)", 1.3),
    ("add-in-place", "add one in place", "python_add_in_place", "td.add_(1)", 1),
    ("network", "call network", "python_network", "an MLP 64-64 of torchrl over 10^6 rows", 1),
    ("derived", "read derived part", "read part", "reading what is shown of a rollout of 102 GB, 3 MB, as it is stored", 0.5),
    ("derived-cold", "read derived cold part", "read cold part", "the same from the disk, of a rollout of 1 GB", 0.5),
    ("summary", "summary", "seven calls", "seven ATen calls, 64 MiB of float32", 10),
    ("compare-alike", "compare alike", "read memory/2", "reading as many bytes from memory: 2 rollouts of 1 GB", 0.5),
    ("compare-unlike", "compare unlike", "read memory/1", "the same, where all elements differ: 2 of 0.5 GB", 0.5),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=root / "build")
    parser.add_argument("--data", default=os.path.join(tempfile.gettempdir(), "tensordesk-benchmarks"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=", ".join(row[0] for row in rows))
    options = parser.parse_args()

    has_video = importlib.util.find_spec("av") is not None
    sides = Sides(options.build, data.ensure(
        options.data, *(["frames.mp4"] if has_video else []), "leaves", "leaves-10k", "stack-10k", "episodes.h5", "frames.h5", "frames.zarr", "checkpoint.pt", "checkpoint-10k.pt", "rollout",
        "rollout-edited", "sparse"))
    print(f"{'row':<14}{'ours':>12}{'other':>12}{'ratio':>9}{'to reach':>10}  other")
    for name, ours, other, what, reach in rows:
        if (options.rows and name not in options.rows) or (name in ("frame-video", "frame-any") and not has_video):
            continue
        mine, theirs = [], []
        for _ in range(options.rounds):
            theirs.append(getattr(sides, other)() if hasattr(sides, other) else sides.ours(other))
            mine.append(sides.ours(ours))
        a, b = statistics.median(mine), statistics.median(theirs)
        print(f"{name:<14}{a * 1e3:>9.3f} ms{b * 1e3:>9.3f} ms{b / a:>8.2f}×{reach or '':>10}  {what}", flush=True)


if __name__ == "__main__":
    main()
