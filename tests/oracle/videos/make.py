# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the videos that the tests read, by PyAV (`pip install av`), into a folder, and what PyAV decodes from them:

    make.py FOLDER

`NAME.npz` has `pixels`, uint8 [frames, height, width, 3], and `times` in seconds. `b_frames` are stored in another order than they are
shown; in `uneven` the time between frames differs."""
import sys
from fractions import Fraction
from pathlib import Path

import av
import numpy as np

FRAMES, HEIGHT, WIDTH = 24, 48, 64


def picture(number):
    pixels = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    pixels[..., 0] = np.arange(WIDTH) * 3
    pixels[:, : 2 * number + 2, 1] = 200
    pixels[8:16, :, 2] = number * 10
    return pixels


def write(path, codec, uneven=False, b_frames=0, **options):
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=30)
        stream.width, stream.height, stream.pix_fmt, stream.gop_size = WIDTH, HEIGHT, "yuv420p", 8
        stream.max_b_frames, stream.options = b_frames, options
        base = Fraction(1, 1000 if uneven else 30)
        if uneven:
            stream.codec_context.time_base = base
        for number in range(FRAMES):
            frame = av.VideoFrame.from_ndarray(picture(number), "rgb24")
            frame.pts, frame.time_base = number * 33 + (200 if number > 10 else 0) if uneven else number, base
            container.mux(stream.encode(frame))
        container.mux(stream.encode())


def expect(path):
    with av.open(str(path)) as container:
        frames = [(frame.time, frame.to_ndarray(format="rgb24")) for frame in container.decode(video=0)]
    np.savez_compressed(path.with_suffix(path.suffix + ".npz"), times=np.array([time for time, _ in frames]),
                        pixels=np.stack([pixels for _, pixels in frames]))


folder = Path(sys.argv[1])
for name, codec, options in [("b_frames.mp4", "libx264", {"b_frames": 3}), ("b_frames.mkv", "libx264", {"b_frames": 2}),
                             ("h265.mp4", "libx265", {"x265-params": "log-level=0"}), ("vp9.webm", "libvpx-vp9", {}),
                             ("av1.mp4", "libsvtav1", {"preset": "8"}), ("uneven.mp4", "libx264", {"uneven": True, "b_frames": 2})]:
    write(folder / name, codec, **options)
    expect(folder / name)
