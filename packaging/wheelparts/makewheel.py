# SPDX-License-Identifier: GPL-3.0-or-later
"""makewheel.py PREFIX TORCH OUT: a wheel of the program that is installed in PREFIX, built with the torch in the folder TORCH.

The wheel holds all that the program loads but for the C and C++ libraries of the system and for torch: the libraries, Qt's
plug-ins, fonts, and the licences of all of them as Debian's packages tell them. Every file looks for others beside itself.
"""
import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Other versions of torch in which all that the program uses of it was found, by the one that it was built with.
ALSO_FITS = {"2.13": ["2.14"]}
# Of the system on any Linux that can run the program at all. Debian's ones are no better than others.
SYSTEM = re.compile(r"ld-linux|lib(c|m|dl|rt|pthread|util|resolv|stdc\+\+|gcc_s|gomp)\.so")
# Not what draws through OpenGL, which the window has no need of; Wayland's warns where it does not find EGL's.
PLUGINS = ["platforms/libqxcb.so", "platforms/libqwayland-generic.so", "platforms/libqoffscreen.so", "platforms/libqminimal.so",
           "wayland-shell-integration/libxdg-shell.so", "wayland-decoration-client/*.so",
           "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so", "platforminputcontexts/*.so", "imageformats/*.so",
           "iconengines/*.so", "printsupport/*.so", "styles/*.so"]
# Packages of headers, whose code is in the program itself.
COMPILED_IN = ["libcli11-dev", "nlohmann-json3-dev", "libgloo-dev"]
# For systems without any; fonts.conf names them.
FONTS = [pathlib.Path(f"/usr/share/fonts/truetype/dejavu/DejaVu{name}.ttf") for name in ("Sans", "Sans-Bold", "SansMono", "SansMono-Bold")]
DATA = ["applications", "icons", "mime/packages", "metainfo", "man", "bash-completion", "zsh", "fish"]


def output(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def libraries_of(file):
    """What the loader finds for a program or library, by name."""
    found = {}
    for line in output("ldd", file).splitlines():
        name, arrow, path = line.strip().partition(" => ")
        if arrow:
            path = path.rsplit(" (", 1)[0]
            assert path != "not found", f"{file} needs {name}, which is not installed"
            found[name] = pathlib.Path(path)
    return found


def place(source, target, *search):
    """Copies a program or library, which is to find others in the folders `search`, relative to its own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source.resolve(), target)
    target.chmod(0o755)
    output("strip", "--strip-unneeded", target)  # before patchelf: strip does not know what that moves
    output("patchelf", "--set-rpath", ":".join(f"$ORIGIN/{folder}".rstrip("/") for folder in search), target)


def package_of(file):
    """Debian's package of a file, through links such as /lib to /usr/lib."""
    for path in (file.resolve(), file):
        for name in (str(path), str(path).removeprefix("/usr")):
            done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
            if done.returncode == 0:
                return done.stdout.split(": ")[0].split(",")[0].split(":")[0]
    raise SystemExit(f"no package has {file}, so that its licence is not known")


def licences(sources, folder):
    """A text a package, and a list of what is from which."""
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "LICENSES", folder / "LICENSES")
    origins = {}
    for source in sources:
        origins.setdefault(package_of(source), []).append(source.name)
    for package in COMPILED_IN:
        origins[package] = ["compiled in"]
    lines = ["What this wheel holds of Debian, unchanged but for where libraries look for each other. The sources are in Debian's",
             "archive under the versions named here; the licence of each is in the file of its package.", ""]
    for package, names in sorted(origins.items()):
        version, source = output("dpkg-query", "-W", "-f=${Version} ${source:Package}", package).split()
        lines.append(f"{package} {version} (source {source}): {', '.join(sorted(names))}")
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / f"{package}.txt")
    (folder / "LIBRARIES.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def collect(prefix, torch, minor, top):
    """Everything but the wheel's own words, into `top`; gives where it came from."""
    inside = top / "tensordesk_program"
    own = inside / minor
    sources = {}
    roots = []

    def add_root(source, target, *search):
        place(source, target, *search)
        roots.append(source)

    add_root(prefix / "bin/tensordesk", own / "tensordesk", "../lib", "../../torch/lib")
    add_root(prefix / "libexec/tensordesk/tensordesk-h5probe", own / "tensordesk-h5probe", "../lib")
    own_programs = len(roots)
    plugins = pathlib.Path(output("qmake6", "-query", "QT_INSTALL_PLUGINS").strip())
    for pattern in PLUGINS:
        for plugin in sorted(plugins.glob(pattern)):
            add_root(plugin, inside / "plugins" / plugin.relative_to(plugins), "../../lib")
    for root in roots:
        for name, path in libraries_of(root).items():
            if not SYSTEM.match(name) and not path.is_relative_to(torch):
                sources[name] = path
    for name, path in sorted(sources.items()):
        place(path, inside / "lib" / name, "")
    translations = pathlib.Path(output("qmake6", "-query", "QT_INSTALL_TRANSLATIONS").strip())
    (inside / "translations").mkdir()
    german = translations / "qtbase_de.qm"
    shutil.copyfile(german, inside / "translations" / german.name)
    (inside / "fonts").mkdir()
    for file in [HERE / "fonts.conf", *FONTS]:
        shutil.copyfile(file, inside / "fonts" / file.name)
    (own / "qt.conf").write_text("[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n", encoding="ascii")
    (own / "torch").write_text("\n".join([minor, *ALSO_FITS.get(minor, [])]) + "\n", encoding="ascii")
    shutil.copyfile(HERE / "tensordesk_program.py", inside / "__init__.py")
    shutil.copytree(ROOT / "packaging/python/tensordesk", top / "tensordesk", ignore=shutil.ignore_patterns("__pycache__"))
    return [*sources.values(), *roots[own_programs:], *FONTS, german]


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
    version = re.search(r"__version__.*= *'(\d+\.\d+)", (torch / "version.py").read_text(encoding="utf-8")).group(1)
    glibc = output("getconf", "GNU_LIBC_VERSION").split()[1].replace(".", "_")
    tag = f"py3-none-manylinux_{glibc}_{os.uname().machine}"
    name = f"{project['name']}-{project['version']}"
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        sources = collect(prefix, torch, version, top)
        for data in DATA:
            if (prefix / "share" / data).exists():
                shutil.copytree(prefix / "share" / data, top / f"{name}.data/data/share" / data)
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
