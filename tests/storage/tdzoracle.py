# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python library's side of tst_tdz.

    tdzoracle.py write OUT      writes the cases of memmaporacle.py to OUT as CASE.tdz, stored, and as packed/CASE.tdz, and beside
                                it CASE.txt, what the tensordict was in memory; other archives to OUT/others
    tdzoracle.py dump FILE...   loads each, also from what it unpacks to, and writes FILE.loaded.txt, or FILE.error.txt
"""
import pathlib
import sys
import tempfile
import traceback
import zipfile

import torch
from memmaporacle import cases, text_of
from tensordict import NonTensorData, TensorDict, unpack_memmap


def write(out):
    torch.manual_seed(0)
    (out / "packed").mkdir()
    (out / "others").mkdir()
    for name, td in cases():
        if name == "float8":  # which the library saves as a folder alone
            continue
        (out / f"{name}.txt").write_text(text_of(td))
        td.memmap(out / f"{name}.tdz", copy_existing=True)
        td.memmap(out / "packed" / f"{name}.tdz", copy_existing=True, compression="deflated")
    td = TensorDict({"a": torch.arange(4.0), "b": torch.arange(3, dtype=torch.uint8)[:2].repeat(2),
                     "n": {"c": torch.arange(4).to(torch.complex128)}, "set": NonTensorData({1}, batch_size=[4])}, [4])
    (out / "others" / "expected.txt").write_text(text_of(td.exclude("set")))
    with tempfile.TemporaryDirectory() as folder:
        td.memmap(folder)
        # As other programs pack a folder: nothing aligned, the members of folders, all packed, or a mixture.
        for name, method in [("stored", lambda path: 0), ("deflated", lambda path: 8),
                             ("bzip2", lambda path: 12), ("lzma", lambda path: 14),
                             ("mixed", lambda path: 8 if path.suffix == ".json" else 0)]:
            with zipfile.ZipFile(out / "others" / f"{name}.tdz", "w") as archive:
                for path in sorted(pathlib.Path(folder).rglob("*")):
                    archive.write(path, path.relative_to(folder), method(path))


def load(path):
    text = text_of(TensorDict.load_memmap(path, mode="r", allow_pickle=True))
    with tempfile.TemporaryDirectory() as folder:
        unpack_memmap(path, pathlib.Path(folder) / "td")
        unpacked = text_of(TensorDict.load_memmap(pathlib.Path(folder) / "td", mode="r", allow_pickle=True))
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None, f"{archive.testzip()} is damaged"
    assert text == unpacked, "it unpacks to something else"
    return text


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(pathlib.Path(sys.argv[2]))
    else:
        for file in sys.argv[2:]:
            try:
                pathlib.Path(f"{file}.loaded.txt").write_text(load(file))
            except Exception:
                pathlib.Path(f"{file}.error.txt").write_text(traceback.format_exc())
