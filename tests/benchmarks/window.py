#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's time to its painted tree and its peak memory, beside a bare Qt and LibTorch window.

    window.py [--build FOLDER] [--data FOLDER] [--rounds N] [--picture OUT.ppm] [PATH]

Both programs run in turn on a private Xvfb whose framebuffer is a mapped file: it is looked at from
outside every 5 ms, at every eighth pixel both ways, which costs the program nothing. Opened is a file of
0.9 GB and 200 leaves that was dropped from the page cache first. `content` is the first frame with at
least 16 colours and 8 % of the screen drawn; `tree` the last visible change where the tree is; `settled` the
last one anywhere, the summary and the overview beside the tree included; memory is the peak resident size
(VmHWM).
"""
import argparse
import mmap
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import tempfile
import time

import numpy as np

import data

root = pathlib.Path(__file__).resolve().parents[2]
width, height = 1600, 1000


def drop_from_cache(path):
    """Has the kernel forget the pages of a file, so that it is read from the disk again."""
    file = os.open(path, os.O_RDONLY)
    os.fsync(file)
    os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(file)


class Screen:
    """A private X server; `pixels` is its picture as it changes."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="tensordesk-screen-")
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-fbdir", self.folder,
             "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.display = ":" + numbers.readline().strip()
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The picture stands at the end of the X window dump.
        self.pixels = np.frombuffer(self.memory, np.uint32)[-width * height:].reshape(height, width)
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder)

    def look(self):
        return self.pixels[::8, ::8].copy()


def peak_memory(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


def tree_of(frame):
    """The part of the screen where the window has its tree: on the left, below the bars."""
    rows, columns = frame.shape
    return frame[int(0.3 * rows):int(0.9 * rows), :int(0.2 * columns)]


def measure(command, quiet, limit, picture=None):
    """Starts `command` on a fresh screen and home; content, tree, settled (seconds), memory (MiB)."""
    with Screen() as screen, tempfile.TemporaryDirectory(prefix="tensordesk-home-") as home:
        os.makedirs(home + "/run", mode=0o700)
        environment = dict(os.environ, DISPLAY=screen.display, QT_QPA_PLATFORM="xcb", HOME=home,
                           XDG_RUNTIME_DIR=home + "/run", XDG_CONFIG_HOME=home, XDG_DATA_HOME=home,
                           XDG_CACHE_HOME=os.path.expanduser("~/.cache"))
        blank = last = screen.look()
        content = tree = settled = None
        begin = time.perf_counter()
        process = subprocess.Popen(command, env=environment, start_new_session=True,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                now = time.perf_counter() - begin
                frame = screen.look()
                if (frame != last).mean() > 0.0005:
                    settled = now
                if (tree_of(frame) != tree_of(last)).mean() > 0.0005:
                    tree = now
                if content is None and (frame != blank).mean() > 0.08 and len(np.unique(frame)) >= 16:
                    content = now
                last = frame
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended with status {process.returncode}")
                if content is not None and now - settled > quiet:
                    break
                if now > limit:
                    raise SystemExit(f"{command[0]} showed nothing within {limit} s")
                time.sleep(0.005)
            memory = peak_memory(process.pid)
            if picture:
                with open(picture, "wb") as file:
                    file.write(b"P6 %d %d 255\n" % (width, height))
                    file.write(screen.pixels.view(np.uint8).reshape(height, width, 4)[..., 2::-1].tobytes())
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return content, tree, settled, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=root / "build")
    parser.add_argument("--data", default=os.path.join(tempfile.gettempdir(), "tensordesk-benchmarks"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quiet", type=float, default=1.5, help="seconds without a change that count as settled")
    parser.add_argument("--picture", help="where to keep what the screen showed at the end")
    parser.add_argument("path", nargs="?", help="opened in place of the file of 0.9 GB")
    options = parser.parse_args()

    path = options.path or str(data.ensure(options.data, "rollout.h5") / "rollout.h5")
    ours, bare = [], []
    for _ in range(options.rounds):
        bare.append(measure([options.build / "tests/benchmarks/barewindow"], options.quiet, 30))
        if os.path.isfile(path):
            drop_from_cache(path)
        ours.append(measure([options.build / "app/tensordesk", path], options.quiet, 30, options.picture))

    print(f"{'':<14}{'content':>10}{'tree':>10}{'settled':>10}{'memory':>12}")
    medians = [[statistics.median(column) for column in zip(*runs)] for runs in (ours, bare)]
    for name, (content, tree, settled, memory) in zip(("tensordesk", "bare window"), medians):
        print(f"{name:<14}{content:>8.3f} s{tree:>8.3f} s{settled:>8.3f} s{memory:>8.0f} MiB")
    ratios = [a / b for a, b in zip(*medians)]
    print(f"{'ratio':<14}{ratios[0]:>9.2f}×{ratios[1]:>9.2f}×{ratios[2]:>9.2f}×{ratios[3]:>11.2f}×")


if __name__ == "__main__":
    main()
