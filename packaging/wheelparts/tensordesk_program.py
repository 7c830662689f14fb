# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program of this wheel with the LibTorch of the torch in the same Python environment.

That torch is found and never imported, which would take seconds. Beside this file are a folder a minor version of torch
with the program built for it, and the libraries and plug-ins that the program uses.
"""
import importlib.util
import os
import re
import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent


def main():
    try:
        program, libraries = _program()
    except LookupError as error:
        print(f"tensordesk: {error}", file=sys.stderr)
        return 1
    environment = dict(os.environ)
    # The program itself looks for a torch beside this folder. Another one, such as that of the Python which a virtual
    # environment was made of, is told to the loader of this one process.
    if libraries.parent.parent != _HERE.parent:
        environment["LD_LIBRARY_PATH"] = ":".join(filter(None, [str(libraries), environment.get("LD_LIBRARY_PATH")]))
    if not Path("/etc/fonts/fonts.conf").exists() and "FONTCONFIG_PATH" not in environment:
        environment.setdefault("FONTCONFIG_FILE", str(_HERE / "fonts/fonts.conf"))
    os.execve(program, ["tensordesk", *sys.argv[1:]], environment)


def _program():
    """The program for the torch that is installed, and the folder of its libraries."""
    programs = _programs()
    wanted = _listed(sorted(programs, key=_numbers))
    advice = f"`pip install 'torch=={max((program.parent.name for program in programs.values()), key=_numbers)}.*'` brings one"
    spec = importlib.util.find_spec("torch")
    if spec is None or not spec.origin:
        raise LookupError(f"TensorDesk needs torch {wanted}, and there is no torch for {sys.executable}; {advice}.")
    folder = Path(spec.origin).parent
    version = _version(folder)
    program = programs.get(".".join(version.split(".")[:2]))
    if program is None:
        raise LookupError(f"TensorDesk needs torch {wanted}, and {folder} is torch {version}; {advice}.")
    if not (folder / "lib/libtorch_cpu.so").exists():
        raise LookupError(f"TensorDesk needs the libraries of torch {wanted}, and {folder / 'lib'} has no libtorch_cpu.so; "
                          f"{advice} that has.")
    return program, folder.resolve() / "lib"


def _programs():
    """By minor version of torch. A line of `torch` in a folder names one that fits its program too."""
    programs = {}
    for folder in _HERE.glob("[0-9]*"):
        for version in (folder / "torch").read_text(encoding="ascii").split():
            programs[version] = folder / "tensordesk"
    return programs


def _version(folder):
    found = re.search(r"^__version__ *(?::[^=]*)?= *['\"]([^'\"]+)", (folder / "version.py").read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1) if found else "unknown"


def _numbers(version):
    return [int(part) for part in version.split(".")]


def _listed(words):
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
