# SPDX-License-Identifier: GPL-3.0-or-later
"""Videos: each frame and its time are what PyAV decodes (videos/make.py), in any order; damage is named, and the rest works."""
import os
import random
import tempfile
import unittest
from pathlib import Path

import numpy
from program import fingerprint, run
from sampling import SEED

KEPT = Path(__file__).parent / "videos"
NAMES = ["b_frames.mp4", "b_frames.mkv", "h265.mp4", "vp9.webm", "av1.mp4", "uneven.mp4"]
HAS_VIDEO = (Path(os.environ["TENSORDESK_PROGRAM"]).parent / "tensordesk-video").exists()


@unittest.skipUnless(HAS_VIDEO, "the program was built without video")
class Videos(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def arrays(self, path, expression):
        target = self.folder / "export.npz"
        target.unlink(missing_ok=True)
        done = run("export", path, expression, "-o", target)
        self.assertEqual((done.status, done.err), (0, ""), path)
        with numpy.load(target) as stored:
            return {name: stored[name] for name in stored.files}

    def test_frames(self):
        chosen = random.Random(SEED)
        for name in NAMES:
            path, before = KEPT / name, fingerprint(KEPT / name)
            with numpy.load(KEPT / f"{name}.npz") as stored:
                told = {key: stored[key] for key in stored.files}
            order = [chosen.randrange(len(told["times"])) for _ in range(30)]
            for rows in (slice(None), slice(20, 3, -1), order):
                with self.subTest(name=name, rows=rows, seed=SEED):
                    index = rows if isinstance(rows, list) else ":" if rows.start is None else "torch.arange(20, 3, -1)"
                    shown = self.arrays(path, f"td[{index}]")
                    numpy.testing.assert_allclose(shown["timestamp"], told["times"][rows], atol=1e-9)
                    self.assertLessEqual(numpy.abs(shown["pixels"].astype(int) - told["pixels"][rows]).max(), 1)
            self.assertEqual(fingerprint(path), before)

    def test_uneven(self):
        self.assertIn("The frames are not evenly spaced: 33 ms usually, 233 ms after frame 10",
                      run("check", KEPT / "uneven.mp4").out)

    def damaged(self, name, change):
        path = self.folder / name
        content = bytearray((KEPT / name).read_bytes())
        path.write_bytes(change(content))
        return path

    def test_cut_off(self):
        path = self.damaged("b_frames.mp4", lambda content: content[: len(content) // 2])
        done = run("tree", path)
        self.assertEqual(done.status, 1)
        self.assertIn("is a video that cannot be opened: its container cannot be read", done.err)
        path = self.damaged("b_frames.mkv", lambda content: content[: len(content) // 2])
        frames = int(run("tree", path).out.split("TensorDict [")[1].split("]")[0])
        self.assertTrue(0 < frames < 24, frames)

    def test_damaged_frames(self):
        """Bytes of random frames are overwritten: these are errors or other pixels, and nothing else happens."""
        chosen = random.Random(SEED)
        for _ in range(8):
            name = chosen.choice(NAMES)
            start = chosen.randrange(200, (KEPT / name).stat().st_size - 100)

            def change(content):
                content[start: start + 60] = chosen.randbytes(60)
                return content

            with self.subTest(name=name, start=start, seed=SEED):
                done = run("check", self.damaged(name, change))
                self.assertIn(done.status, (0, 1), done.err)

    def test_refused(self):
        """Playlists would name other files."""
        for name, text in {"list.mp4": b"#EXTM3U\n#EXTINF:1,\n/etc/passwd\n", "list.mkv": b"ffconcat version 1.0\nfile /etc/passwd\n",
                           "empty.mp4": b"\0\0\0\x14ftypisom\0\0\0\0isom"}.items():
            (self.folder / name).write_bytes(text)
            self.assertEqual(run("tree", self.folder / name).status, 1, name)


if __name__ == "__main__":
    unittest.main(verbosity=2)
