#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What browsing costs in the real window, drawn offscreen: frames of a scrolled table, memory, time for a walk.

    browse.py [--build FOLDER] [--data FOLDER] [--rounds N] [walk scroll memory]

walk      opens every key of a file of 0.9 GB and 200 leaves in every view, twice: the second time memory must not grow
scroll    scrolls the table of a leaf of 10^9 rows, by the wheel and by jumps
memory    opens every key of a sparse rollout of 100 GB in every view
"""
import argparse
import os
import pathlib
import subprocess
import tempfile

import data

root = pathlib.Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=root / "build")
    parser.add_argument("--data", default=os.path.join(tempfile.gettempdir(), "tensordesk-benchmarks"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("rows", nargs="*", default=["walk", "scroll", "memory"])
    options = parser.parse_args()
    arguments = {"walk": ["walk", "rollout.h5"], "scroll": ["scroll", "long", "values"], "memory": ["walk", "sparse"]}
    for row in options.rows:
        verb, name, *rest = arguments[row]
        path = data.ensure(options.data, name) / name
        print(f"{row}:")
        for _ in range(options.rounds):
            subprocess.run([options.build / "tests/benchmarks/tensordesk_browse", verb, path, *rest], check=True,
                           env=dict(os.environ, QT_QPA_PLATFORM="offscreen"))


if __name__ == "__main__":
    main()
