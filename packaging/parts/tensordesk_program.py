#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program beside this file with the LibTorch of a torch that pip installed.

That torch is found and never imported, which would take seconds. Beside this file is a folder a minor version of torch with the
program built for it. As a module of a wheel this takes the torch of its own Python. As the script of a system's package, whose
Python has none as a rule, it takes the first that fits: of the Python on PATH, which is that of an active environment, of the
system's Python, of an environment in ~/.local/share/tensordesk/torch. Where TENSORDESK_TORCH names an environment, or a folder
`torch`, that one alone is looked at.
"""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent


def main(pythons=(sys.executable,), advice="`pip install 'torch=={}.*'` brings one"):
    try:
        program, libraries = _program(pythons, advice)
    except LookupError as error:
        _tell(f"tensordesk: {error}")
        return 1
    environment = dict(os.environ)
    # The program itself looks for a torch beside this folder. Another one is told to the loader of this one process.
    if libraries.parent.parent != _HERE.parent:
        environment["LD_LIBRARY_PATH"] = ":".join(filter(None, [str(libraries), environment.get("LD_LIBRARY_PATH")]))
    if not Path("/etc/fonts/fonts.conf").exists() and "FONTCONFIG_PATH" not in environment:
        environment.setdefault("FONTCONFIG_FILE", str(_HERE / "fonts/fonts.conf"))
    os.execve(program, ["tensordesk", *sys.argv[1:]], environment)


def _system():
    """As the script of a system's package."""
    own = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "tensordesk/torch"
    shown = re.sub(f"^{re.escape(str(Path.home()))}(?=/)", "~", str(own))
    return main([shutil.which("python3"), sys.executable, str(own / "bin/python")],
                f"`python3 -m venv {shown} && {shown}/bin/pip install 'torch=={{}}.*'` brings one, "
                "and TENSORDESK_TORCH names another environment")


def _program(pythons, advice):
    """The program for the first torch that fits, and the folder of that one's libraries."""
    programs = _programs()
    minors = sorted(programs, key=_numbers)
    wanted = _listed(minors)
    advice = advice.format(max((program.parent.name for program in programs.values()), key=_numbers))
    named = os.environ.get("TENSORDESK_TORCH")
    if named:
        pythons = [str(Path(named) / "bin/python")]
    folders = [Path(named)] if named and (Path(named) / "version.py").exists() else filter(None, map(_torch_of, pythons))
    wrong = None
    for folder in folders:
        version = _version(folder)
        program = programs.get(".".join(version.split(".")[:2]))
        if program is None:
            wrong = wrong or f"TensorDesk needs torch {wanted}, and {folder} is torch {version}; {advice}."
        elif not (folder / "lib/libtorch_cpu.so").exists():
            wrong = wrong or (f"TensorDesk needs the libraries of torch {wanted}, and {folder / 'lib'} has no libtorch_cpu.so; "
                              f"{advice} that has.")
        else:
            return program, folder.resolve() / "lib"
    raise LookupError(wrong or f"TensorDesk needs torch {wanted}, and there is no torch for "
                      f"{_listed(list(dict.fromkeys(filter(None, pythons))))}{_of_system(minors[0])}; {advice}.")


def _torch_of(python):
    """The folder `torch` of a Python. That of another environment is asked, and sees nothing of the current folder."""
    if python == sys.executable:
        spec = importlib.util.find_spec("torch")
        origin = spec.origin if spec else None
    elif python and os.access(python, os.X_OK):
        ask = "import sys; sys.path.remove(''); import importlib.util; print(importlib.util.find_spec('torch').origin)"
        origin = subprocess.run([python, "-c", ask], capture_output=True, text=True).stdout.strip()
    else:
        origin = None
    return Path(origin).parent if origin else None


def _of_system(oldest):
    """What to say of a LibTorch of the system's packages, which has no Python around it, to those who take it to be enough."""
    for file in Path("/usr/lib").glob("*/libtorch_cpu.so.[0-9]*"):
        version = ".".join(file.name.partition(".so.")[2].split(".")[:2])
        return f" (libtorch {version} of the system is too {'old' if _numbers(version) < _numbers(oldest) else 'new'})"
    return ""


def _programs():
    """By minor version of torch. A line of `torch` in a folder names one that fits its program too."""
    programs = {}
    for folder in _HERE.glob("[0-9]*"):
        for version in (folder / "torch").read_text(encoding="ascii").split():
            programs[version] = folder / "tensordesk"
    return programs


def _version(folder):
    file = folder / "version.py"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    found = re.search(r"^__version__ *(?::[^=]*)?= *['\"]([^'\"]+)", text, re.MULTILINE)
    return found.group(1) if found else "unknown"


def _numbers(version):
    return [int(part) for part in version.split(".")]


def _listed(words):
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _tell(text):
    """On stderr, and in a window of its own where the program was started from a desktop, which shows no stderr."""
    print(text, file=sys.stderr)
    started = any(os.environ.get(name) for name in ("GIO_LAUNCHED_DESKTOP_FILE", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"))
    if started and not sys.stderr.isatty():
        for command in (["zenity", "--error", "--no-markup", "--text"], ["kdialog", "--error"], ["xmessage"]):
            if shutil.which(command[0]):
                subprocess.run([*command, text], stderr=subprocess.DEVNULL)
                break


if __name__ == "__main__":
    sys.exit(_system())
