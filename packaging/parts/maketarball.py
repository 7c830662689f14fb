# SPDX-License-Identifier: GPL-3.0-or-later
"""maketarball.py PREFIX TORCH TOP: what is installed in PREFIX, with all that it loads, LibTorch too, into the new folder TOP.

That folder can be put anywhere. `bin/tensordesk` starts the program; what it loads is in `lib/tensordesk` (bundle.py).
"""
import pathlib
import re
import shutil
import sys

from bundle import HERE, collect, libraries_of, licences, output, share


def glibc_of(folder):
    """The version of the C library that the programs and libraries in a folder take."""
    wanted = {tuple(map(int, version.split("."))) for file in folder.rglob("*") if file.is_file() and file.read_bytes()[:4] == b"\x7fELF"
              for version in re.findall(r"GLIBC_(\d+\.\d+)", output("readelf", "--version-info", "--wide", file))}
    return ".".join(map(str, max(wanted)))


def main(prefix, torch, top):
    prefix, torch, top = pathlib.Path(prefix).resolve(), pathlib.Path(torch).resolve(), pathlib.Path(top)
    if (torch / "lib/libtorch_cuda.so").exists():
        raise SystemExit(f"{torch} is a torch for GPUs, of some gigabytes; the tarball is made with the one for processors alone")
    inside = top / "lib/tensordesk"
    sources = collect(prefix, torch, inside, "bin", "../torch")
    (inside / "torch").mkdir()
    for name, path in libraries_of(prefix / "bin/tensordesk").items():
        if path.is_relative_to(torch):
            shutil.copyfile(path, inside / "torch" / name)  # as pip brought them: they look for each other beside themselves
    share(prefix, top / "share")
    (top / "bin").mkdir()
    start = (HERE / "tensordesk.sh").read_text(encoding="utf-8").replace("@GLIBC@", glibc_of(inside))
    (top / "bin/tensordesk").write_text(start, encoding="utf-8")
    (top / "bin/tensordesk").chmod(0o755)
    texts = top / "share/doc/tensordesk/licences"
    licences(sources, texts)
    shutil.copytree(next(torch.parent.glob("torch-[0-9]*.dist-info/licenses")), texts / "torch")


if __name__ == "__main__":
    main(*sys.argv[1:])
