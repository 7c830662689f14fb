# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of `tensordesk render` against what NumPy computes from the same data."""
import base64
import os
import random
import re
import struct
import tempfile
import unittest
import warnings
import zlib
from pathlib import Path

import numpy as np
import torch
from program import run
from tensordict import TensorDict

warnings.simplefilter("ignore")


def read_png(data):
    """The pixels [rows, columns, channels] of a PNG of eight bits a channel, of its bytes or its path."""
    data = data if isinstance(data, bytes) else Path(data).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    position, compressed, header = 8, b"", None
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            compressed += body
        position += 12 + length
    width, height, depth, colour, _, _, interlaced = header
    assert depth == 8 and not interlaced and colour in (0, 2, 6), header
    channels = {0: 1, 2: 3, 6: 4}[colour]
    lines = np.frombuffer(zlib.decompress(compressed), np.uint8).reshape(height, 1 + width * channels)
    pixels = np.zeros((height, width, channels), np.int32)
    above = np.zeros((width, channels), np.int32)
    for row in range(height):
        line = lines[row, 1:].reshape(width, channels).astype(np.int32)
        kind = lines[row, 0]
        if kind == 2:
            line = (line + above) % 256
        elif kind in (1, 3, 4):
            left, corner = np.zeros(channels, np.int32), np.zeros(channels, np.int32)
            for column in range(width):
                up = above[column]
                if kind == 1:
                    guess = left
                elif kind == 3:
                    guess = (left + up) // 2
                else:
                    p = left + up - corner
                    a, b, c = abs(p - left), abs(p - up), abs(p - corner)
                    guess = np.where((a <= b) & (a <= c), left, np.where(b <= c, up, corner))
                line[column] = left = (line[column] + guess) % 256
                corner = up
        pixels[row] = above = line
    return pixels if channels > 1 else np.repeat(pixels, 3, 2)


def numbers(text):
    return np.array([float(number) for number in re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", text)])


def polylines(svg):
    """Lines of more than two points of an SVG, as arrays [points, 2] of pixels."""
    points = [numbers(each).reshape(-1, 2) for each in re.findall(r'<polyline[^>]*points="([^"]*)"', svg)]
    points += [numbers(each).reshape(-1, 2) for each in re.findall(r'<path[^>]*\sd="([ML0-9.,\-e ]*)"', svg)]
    return [each for each in points if len(each) > 2]


class Pictures(unittest.TestCase):
    def setUp(self):
        seed = int(os.environ.get("TENSORDESK_SEED") or random.randrange(2**31))
        torch.manual_seed(seed)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "td"
        self.td = TensorDict({
            "plane": torch.randn(3, 11, 13, dtype=torch.float64),
            "pixels": torch.randint(256, (3, 11, 13, 3), dtype=torch.uint8),
            "mask": torch.rand(3, 11, 13) < 0.3,
            "next": TensorDict({"curve": torch.randn(3, 40), "other": torch.rand(3, 40, dtype=torch.float64) + 1},
                               batch_size=[3, 40], names=["env", "time"]),
            "long": torch.randn(3, 200_000),
        }, batch_size=[3], names=["env"])
        self.td["plane"][1, 2, 3] = float("nan")
        self.td["plane"][1, 4, 5] = float("inf")
        self.td["plane"][1, 6, 7] = -float("inf")
        self.td.memmap(self.path)

    def render(self, expression, view, out, *more):
        done = run("render", self.path, expression, "--view", view, "-o", self.folder / out, *more)
        self.assertEqual(done.status, 0, done.err)
        return self.folder / out

    def array(self, key):
        return self.td[key].numpy()

    def frames(self, *arguments):
        folder = self.render(*arguments)
        return [read_png(path) for path in sorted(folder.iterdir())]

    def test_pixels(self):
        pictures = self.frames("td['pixels']", "film", "pixels", "--frames", "env")
        np.testing.assert_array_equal(np.stack(pictures)[..., :3], self.array("pixels"))
        larger = self.frames("td['pixels']", "film", "larger", "--frames", "env", "--scale", "3")
        np.testing.assert_array_equal(larger[2][..., :3], self.array("pixels")[2].repeat(3, 0).repeat(3, 1))

    def test_heat_map(self):
        plane = self.array("plane")
        pictures = np.stack(self.frames("td['plane']", "film", "grey", "--frames", "env", "--map", "grey", "--range", "-1:2"))
        shares = np.clip((plane + 1) / 3, 0, 1) * 255
        finite = np.isfinite(plane)
        self.assertLessEqual(np.abs(pictures[..., 0] - np.floor(shares + 0.5))[finite].max(), 0)
        self.assertTrue((pictures[finite][:, 0] == pictures[finite][:, 1]).all())
        odd = pictures[~finite][:, :3]
        self.assertEqual(len({tuple(colour) for colour in odd}), 3)  # NaN and both infinities, told apart
        self.assertTrue((odd.max(1) - odd.min(1) > 60).all())  # by colours that greys have not

    def test_order(self):
        """The same bytes as rows, columns and channels, and the other way round; and as numbers."""
        pixels = self.array("pixels")
        turned = self.frames("td['pixels'].permute(0, 3, 1, 2)", "film", "turned", "--frames", "0", "--order", "chw")
        np.testing.assert_array_equal(np.stack(turned)[..., :3], pixels)
        grey = self.frames("td['pixels'][..., 1]", "film", "plain", "--frames", "0", "--order", "hw")
        np.testing.assert_array_equal(np.stack(grey)[..., :3], pixels[..., 1:2].repeat(3, 3))
        heat = self.frames("td['pixels'][..., 1]", "film", "heat", "--frames", "0", "--order", "heat", "--map", "grey")
        numbers = pixels[..., 1].astype(float)
        expected = np.floor((numbers - numbers.min()) / np.ptp(numbers) * 255 + 0.5)
        np.testing.assert_array_equal(np.stack(heat)[..., 0], expected)

    def test_common_colours(self):
        plane = self.array("plane")
        finite = np.isfinite(plane)
        low, high = plane[finite].min(), plane[finite].max()
        pictures = np.stack(self.frames("td['plane']", "film", "common", "--frames", "env", "--map", "grey"))
        expected = np.floor((plane - low) / (high - low) * 255 + 0.5)
        np.testing.assert_array_equal(pictures[..., 0][finite], expected[finite])

    def test_mask(self):
        plain = np.stack(self.frames("td['pixels']", "film", "plain", "--frames", "env"))
        masked = np.stack(self.frames("td['pixels']", "film", "masked", "--frames", "env", "--mask", "td['mask']"))
        mask = self.array("mask")
        np.testing.assert_array_equal(masked[~mask], plain[~mask])
        over = np.array([255, 48, 48])
        np.testing.assert_array_equal(masked[mask][:, :3], (plain[mask][:, :3] + over) // 2)

    def assert_same_curve(self, pixels, x, y):
        """Pixels are the values, scaled and shifted along each axis; y grows upwards."""
        for drawn, values, sign in ((pixels[:, 0], x, 1), (pixels[:, 1], y, -1)):
            scale, shift = np.polyfit(values, drawn, 1)
            self.assertGreater(sign * scale, 0)
            self.assertLess(np.abs(scale * values + shift - drawn).max(), 0.05 + abs(scale) * 1e-4)

    def test_curve(self):
        svg = self.render("td['next', 'curve']", "line", "curve.svg", "--dims", "[1, :]").read_text()
        curve = self.array(("next", "curve"))[1]
        drawn = [line for line in polylines(svg) if len(line) == len(curve)]
        self.assertTrue(drawn, [len(line) for line in polylines(svg)])
        self.assert_same_curve(drawn[0], np.arange(len(curve)), curve)

    def test_against(self):
        svg = self.render("td['next', 'curve']", "scatter", "against.svg", "--x", "td['next', 'other']", "--dims", "[2, :]", "--joined").read_text()
        curve, other = self.array(("next", "curve"))[2], self.array(("next", "other"))[2]
        drawn = [line for line in polylines(svg) if len(line) == len(curve)]
        self.assertTrue(drawn, [len(line) for line in polylines(svg)])
        self.assert_same_curve(drawn[0], other, curve)

    def test_points(self):
        svg = self.render("td['next', 'curve']", "scatter", "points.svg", "--x", "td['next', 'other']", "--dims", "[1, :]").read_text()
        points = np.array([numbers(each) for each in re.findall(r'<circle (cx="[^"]*" cy="[^"]*")', svg)])
        self.assert_same_curve(points, self.array(("next", "other"))[1], self.array(("next", "curve"))[1])

    def test_bands(self):
        """The curve and both ends of the band around it."""
        curve = self.array(("next", "curve")).astype(float)
        x = np.arange(curve.shape[1])
        bands = {
            "meanstd": (curve.mean(0), curve.mean(0) - curve.std(0, ddof=1), curve.mean(0) + curve.std(0, ddof=1)),
            "quartiles": tuple(np.quantile(curve, share, axis=0) for share in (0.5, 0.25, 0.75)),
        }
        for name, (middle, low, high) in bands.items():
            svg = self.render("td['next', 'curve']", "line", f"{name}.svg", "--dims", f"[{name}, :]").read_text()
            line = next(each for each in polylines(svg) if len(each) == len(x))
            band = next(each for each in polylines(svg) if len(each) >= 2 * len(x))
            self.assert_same_curve(line, x, middle)
            scale, shift = np.polyfit(middle, line[:, 1], 1)
            ends = np.array([[ys.min(), ys.max()] for ys in (band[np.abs(band[:, 0] - at) < 0.01, 1] for at in line[:, 0])])
            np.testing.assert_allclose(ends, scale * np.stack([high, low], 1) + shift, atol=0.05)

    def test_table(self):
        svg = self.render("td['plane'][2, :5, :4]", "table", "table.svg").read_text()
        cells = [(float(y), float(x), float(text)) for x, y, text in re.findall(
            r'<text[^>]* x="([^"]*)" y="([^"]*)"[^>]*>([-0-9.e+]+)[\s\xa0]*</text>', svg) if "." in text]
        shown = np.array([value for _, _, value in sorted(cells)]).reshape(5, 4)
        np.testing.assert_array_equal(shown, self.array("plane")[2, :5, :4])

    def test_grid(self):
        """Several pictures side by side, as many a row as make it square."""
        svg = self.render("td['pixels']", "image", "grid.svg", "--dims", "[:, :, :, :]").read_text()
        drawn = read_png(base64.b64decode(re.search(r'data:image/png;base64,([^"]*)', svg)[1]))
        pixels = self.array("pixels")
        np.testing.assert_array_equal(drawn[..., :3], np.vstack([np.hstack([pixels[0], pixels[1]]),
                                                                  np.hstack([pixels[2], drawn[11:, 13:, :3]])]))
        self.assertTrue((drawn[11:, 13:, 3] == 0).all())  # behind the last one nothing is drawn

    def test_histogram(self):
        """Each bar as high as numpy.histogram says."""
        svg = self.render("td['long']", "histogram", "histogram.svg", "--dims", "[0, :]").read_text()
        values = self.array("long")[0]
        steps = max(polylines(svg), key=len)
        xs = np.unique(np.round(steps[:, 0], 2))
        heights = []
        for left, right in zip(xs[:-1], xs[1:]):
            level = [a[1] for a, b in zip(steps[:-1], steps[1:]) if a[1] == b[1] and min(a[0], b[0]) < (left + right) / 2 < max(a[0], b[0])]
            heights.append(min(level) if level else np.nan)
        heights = np.array(heights)
        counts, _ = np.histogram(values, bins=len(heights), range=(values.min(), values.max()))
        scale, shift = np.polyfit(counts, heights, 1)
        self.assertLess(scale, 0)
        self.assertLess(np.abs(scale * counts + shift - heights).max(), 0.6)


if __name__ == "__main__":
    unittest.main()
