# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with all that it loads, in a folder that can be moved: what the wheel and the tarball have in common.

In it are the libraries but for the C and C++ ones of the system and torch's, Qt's plug-ins, fonts, and the licences of all of
them as Debian's packages tell them. Every file looks for others beside itself.
"""
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "translations"))

import messages

# Other versions of torch in which all that the program uses of it was found, by the one that it was built with.
ALSO_FITS = {"2.13": ["2.14", "2.15"]}
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
# Of what `cmake --install` puts into share/, what a system with a desktop and shells reads.
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
    lines = ["What is in here of Debian, unchanged but for where libraries look for each other. The sources are in Debian's",
             "archive under the versions named here; the licence of each is in the file of its package.", ""]
    for package, names in sorted(origins.items()):
        version, source = output("dpkg-query", "-W", "-f=${Version} ${source:Package}", package).split()
        lines.append(f"{package} {version} (source {source}): {', '.join(sorted(names))}")
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / f"{package}.txt")
    (folder / "LIBRARIES.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def fits(torch):
    """The minor versions of torch that a program runs with which was built with the one in the folder `torch`, that one first."""
    version = re.search(r"__version__.*= *'(\d+\.\d+)", (torch / "version.py").read_text(encoding="utf-8")).group(1)
    return [version, *ALSO_FITS.get(version, [])]


def collect(prefix, torch, inside, own, torch_libraries):
    """What is installed in `prefix` and all that it loads, into the folder `inside`, the programs into its folder `own`, from
    which `torch_libraries` leads to those of torch. Gives where the rest came from."""
    sources = {}
    roots = []

    def add_root(source, target, *search):
        place(source, target, *search)
        roots.append(source)

    add_root(prefix / "bin/tensordesk", inside / own / "tensordesk", "../lib", torch_libraries)
    add_root(prefix / "libexec/tensordesk/tensordesk-h5probe", inside / own / "tensordesk-h5probe", "../lib")
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
    of_qt = [translations / f"qtbase_{language}.qm" for language in messages.LANGUAGES]
    for texts in of_qt:
        shutil.copyfile(texts, inside / "translations" / texts.name)
    (inside / "fonts").mkdir()
    for file in [HERE / "fonts.conf", *FONTS]:
        shutil.copyfile(file, inside / "fonts" / file.name)
    (inside / own / "qt.conf").write_text("[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n", encoding="ascii")
    return [*sources.values(), *roots[own_programs:], *FONTS, *of_qt]


def share(prefix, target):
    """What desktops and shells read, of `prefix`, into the folder `target`."""
    for data in DATA:
        if (prefix / "share" / data).exists():
            shutil.copytree(prefix / "share" / data, target / data)
