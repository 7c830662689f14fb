# SPDX-License-Identifier: GPL-3.0-or-later
"""makewheel.py PREFIX TORCH OUT: a wheel of the program that is installed in PREFIX, built with the torch in the folder TORCH.

The wheel holds all that the program loads (bundle.py) but for torch, and the launcher that finds that.
"""
import base64
import hashlib
import os
import pathlib
import shutil
import sys
import tempfile
import tomllib
import zipfile

from bundle import HERE, ROOT, collect, fits, licences, output, share


def words(project, tag, licence_files):
    """The wheel's own files."""
    # It asks for no torch: pip would bring the newest one, or another in place of yours. The program says which ones fit.
    metadata = f"""Metadata-Version: 2.4
Name: {project["name"]}
Version: {project["version"]}
Summary: Desktop browser and editor for tensordicts
License-Expression: {project["license"]}
Requires-Python: {project["requires-python"]}
Provides-Extra: show
Requires-Dist: {project["dependencies"][0]}; extra == "show"
Description-Content-Type: text/markdown
"""
    metadata += "".join(f"License-File: {file}\n" for file in licence_files)
    return {
        "METADATA": metadata + "\n" + (ROOT / "packaging/python/README.md").read_text(encoding="utf-8"),
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: packaging/wheel\nRoot-Is-Purelib: false\nTag: {tag}\n",
        "entry_points.txt": "[console_scripts]\ntensordesk = tensordesk_program:main\n",
    }


def pack(top, record, out):
    """The folder `top` as a wheel; the same files give the same bytes."""
    lines = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        def add(name, data, mode):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)

        for file in sorted(path for path in top.rglob("*") if path.is_file()):
            name, data = str(file.relative_to(top)), file.read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}")
            add(name, data, 0o755 if os.access(file, os.X_OK) else 0o644)
        add(record, "\n".join([*lines, f"{record},,"]) + "\n", 0o644)


def main(prefix, torch, out):
    prefix, torch = pathlib.Path(prefix).resolve(), pathlib.Path(torch).resolve()
    project = tomllib.loads((ROOT / "packaging/python/pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = fits(torch)
    glibc = output("getconf", "GNU_LIBC_VERSION").split()[1].replace(".", "_")
    tag = f"py3-none-manylinux_{glibc}_{os.uname().machine}"
    name = f"{project['name']}-{project['version']}"
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        inside = top / "tensordesk_program"
        sources = collect(prefix, torch, inside, versions[0], "../../torch/lib")
        (inside / versions[0] / "torch").write_text("\n".join(versions) + "\n", encoding="ascii")
        shutil.copyfile(HERE / "tensordesk_program.py", inside / "__init__.py")
        shutil.copytree(ROOT / "packaging/python/tensordesk", top / "tensordesk", ignore=shutil.ignore_patterns("__pycache__"))
        share(prefix, top / f"{name}.data/data/share")
        texts = top / f"{name}.dist-info/licenses"
        licences(sources, texts)
        files = sorted(str(file.relative_to(texts)) for file in texts.rglob("*.txt"))
        for file, text in words(project, tag, files).items():
            (top / f"{name}.dist-info" / file).write_text(text, encoding="utf-8")
        wheel = pathlib.Path(out) / f"{name}-{tag}.whl"
        wheel.parent.mkdir(parents=True, exist_ok=True)
        pack(top, f"{name}.dist-info/RECORD", wheel)
    print(wheel)


if __name__ == "__main__":
    main(*sys.argv[1:])
