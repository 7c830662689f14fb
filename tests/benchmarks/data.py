# SPDX-License-Identifier: GPL-3.0-or-later
"""The data that the benchmarks open, written once into a folder, seeded.

    leaves/       memmap folder, 1,000 leaves of [16, 8, 4], 2 MB
    leaves-10k/   memmap folder, 10,000 leaves of [16, 3]
    stack-10k/    memmap folder, a lazy stack of 10,000 members with 3 leaves each, ragged
    episodes.h5   2,000 episodes as Minari lays them out
    frames.h5     200 frames of 480 × 640 pixels, as rows of JPEG bytes and in chunks of a frame packed by gzip
    frames.mp4    the same frames as AV1 video with a key frame every 2, if PyAV is there
    frames.zarr   the same frames, in chunks packed by zstd
    checkpoint.pt  1,000 tensors, 5 GB that take no room on disk
    checkpoint-10k.pt  10,000 tensors of [8, 8]
    rollout/      memmap folder, 1 GB, batch [16, 1000]
    rollout-edited/  the same, a few elements of two leaves changed; needs the rollout
    rollout.h5    HDF5 file, 0.9 GB, 200 leaves, batch [32, 500], images in chunks of ten frames
    long/         memmap folder, one leaf of [10^9, 2], 8 GB that take no room on disk
    sparse/       memmap folder, 102 GB that take no room on disk, batch [1000, 1000]
"""
import pathlib
import shutil

import io

import h5py
import numpy as np
import torch
import zarr
from PIL import Image
from tensordict import LazyStackedTensorDict, TensorDict


def write_leaves(path):
    torch.manual_seed(0)
    TensorDict({f"leaf_{i:04d}": torch.rand(16, 8, 4) for i in range(1000)}, batch_size=[16, 8]).memmap(path)


def write_many_leaves(path):
    TensorDict({f"leaf_{i:05d}": torch.zeros(16, 3) for i in range(10_000)}, batch_size=[16]).memmap(path)


def write_stack(path):
    def member(number):
        return TensorDict({"a": torch.zeros(3, number % 5 + 1), "b": torch.zeros(3), "c": {"d": torch.zeros(3)}}, [3])
    LazyStackedTensorDict(*map(member, range(10_000)), stack_dim=0).memmap(path)


def write_episodes(path):
    rng = np.random.default_rng(0)
    steps = 20
    with h5py.File(path, "w", track_order=True) as file:
        for number in range(2000):
            group = file.create_group(f"episode_{number}")
            group.attrs.update(id=number, seed=number, total_steps=steps)
            for key, shape, dtype in [("observations", (steps + 1, 4), "f4"), ("actions", (steps, 2), "f4"),
                                      ("rewards", (steps,), "f8"), ("terminations", (steps,), bool),
                                      ("truncations", (steps,), bool)]:
                group.create_dataset(key, data=rng.random(shape).astype(dtype), chunks=True, maxshape=(None, *shape[1:]))


def frames():
    rng = np.random.default_rng(0)
    shade = np.add.outer(np.arange(480), np.arange(640))[..., None]
    for number in range(200):
        yield ((shade * [1, 2, 3] + number) // 4 + rng.integers(0, 20, (480, 640, 3))).astype(np.uint8)


def write_frames(path):
    with h5py.File(path, "w") as file:
        rows = file.create_dataset("jpeg", (200,), dtype=h5py.vlen_dtype(np.uint8))
        packed = file.create_dataset("gzip", (200, 480, 640, 3), np.uint8, chunks=(1, 480, 640, 3), compression="gzip")
        for number, frame in enumerate(frames()):
            bytes_of = io.BytesIO()
            Image.fromarray(frame).save(bytes_of, "JPEG")
            rows[number] = np.frombuffer(bytes_of.getvalue(), np.uint8)
            packed[number] = frame


def write_zarr_frames(path):
    packed = zarr.open_group(path, mode="w").create_array(
        "zstd", shape=(200, 480, 640, 3), dtype=np.uint8, chunks=(1, 480, 640, 3), compressors=zarr.codecs.ZstdCodec())
    for number, frame in enumerate(frames()):
        packed[number] = frame


def write_video(path):
    import av  # not one of the packages of the tests
    with av.open(str(path), "w", format="mp4") as container:
        stream = container.add_stream("libsvtav1", rate=30, options={"preset": "10", "g": "2"})
        stream.width, stream.height, stream.pix_fmt = 640, 480, "yuv420p"
        for frame in frames():
            container.mux(stream.encode(av.VideoFrame.from_ndarray(frame, "rgb24")))
        container.mux(stream.encode())


def write_checkpoint(path):
    with torch.serialization.skip_data():
        torch.save({f"layer.{i}.weight": torch.empty(1280, 1024) for i in range(1000)}, path)


def write_many_tensors(path):
    torch.save({f"layer.{i}.weight": torch.randn(8, 8) for i in range(10_000)}, path)


def write_rollout(path):
    torch.manual_seed(0)
    batch = [16, 1000]

    def step():
        return {
            "pixels": torch.randint(256, (*batch, 64, 64, 3), dtype=torch.uint8),
            "hidden": torch.randn(*batch, 4800),
            "observation": torch.randn(*batch, 17),
            "done": torch.rand(*batch, 1) < 0.01,
        }

    td = TensorDict({**step(), "action": torch.randn(*batch, 6), "next": step()}, batch_size=batch)
    td.memmap(path)


def write_edited_rollout(path):
    shutil.copytree(path.parent / "rollout", path)
    td = TensorDict.load_memmap(path)
    td["hidden"][3, 500, :20] += 1
    td["next", "pixels"][15, 999, 0, 0] += 1


def write_rollout_h5(path):
    rng = np.random.default_rng(0)
    batch = (32, 500)
    agent = {
        "observation": ((64,), np.float32), "action": ((8,), np.float32), "reward": ((1,), np.float32),
        "hidden": ((256,), np.float32), "logits": ((16,), np.float32), "value": ((1,), np.float64),
        "mask": ((4, 4), np.bool_), "step": ((), np.int64),
    }

    def dataset(group, name, event, dtype, **options):
        if np.issubdtype(dtype, np.floating):
            values = rng.standard_normal(batch + event, dtype=np.float32).astype(dtype)
        else:
            values = rng.integers(0, 2 if dtype == np.bool_ else 255, batch + event).astype(dtype)
        group.create_dataset(name, data=values, **options)

    with h5py.File(path, "w") as file:
        for group in (file, file.create_group("next")):
            dataset(group, "pixels", (64, 64, 3), np.uint8, chunks=(1, 10, 64, 64, 3))
            dataset(group, "observation", (67,), np.float32)
            for name in ("done", "terminated", "truncated"):
                dataset(group, name, (1,), np.bool_)
        dataset(file["next"], "reward", (1,), np.float32)
        dataset(file, "action", (21,), np.float32)
        written, number = 12, 0
        while written < 200:
            group = file.create_group(f"agents/agent_{number:02d}")
            for name, (event, dtype) in list(agent.items())[:200 - written]:
                dataset(group, name, event, dtype)
                written += 1
            number += 1


def write_sparse(path, batch, leaves):
    """Leaves of zeros that were never written."""
    td = TensorDict({}, batch_size=batch).memmap_(path)
    for key, (event, dtype) in leaves.items():
        td.make_memmap(key, (*batch, *event), dtype=dtype)


def write_long(path):
    write_sparse(path, [10**9], {"values": ((2,), torch.float32)})


def write_rollout_sparse(path):
    write_sparse(path, [1000, 1000], {
        "pixels": ((84, 84, 3), torch.uint8), "frames": ((4, 84, 84), torch.uint8), "hidden": ((13000,), torch.float32),
        "observation": ((67,), torch.float32), "action": ((21,), torch.float32), "reward": ((1,), torch.float32),
        "done": ((1,), torch.bool), "value": ((), torch.float64),
    })


def ensure(folder, *names):
    """Writes those of `names` that are not in `folder` yet; beside their place first, so that none is half."""
    writers = {"leaves": write_leaves, "leaves-10k": write_many_leaves, "stack-10k": write_stack, "episodes.h5": write_episodes,
               "frames.h5": write_frames, "frames.zarr": write_zarr_frames, "frames.mp4": write_video, "checkpoint.pt": write_checkpoint, "checkpoint-10k.pt": write_many_tensors,
               "rollout": write_rollout, "rollout-edited": write_edited_rollout,
               "rollout.h5": write_rollout_h5, "long": write_long, "sparse": write_rollout_sparse}
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if not (folder / name).exists():
            print(f"writing {folder / name} …", flush=True)
            unfinished = folder / f"unfinished-{name}"
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.unlink(missing_ok=True)
            writers[name](unfinished)
            unfinished.rename(folder / name)
    return folder
