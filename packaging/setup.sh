# SPDX-License-Identifier: GPL-3.0-or-later
# The set-up that packaging/run and packaging/test share; sourced by them, with `set -euo pipefail`.
# Every step first looks whether there is anything to do, so that a second run costs next to nothing.
# Written for the bash 3.2 of macOS too, where it says what to install.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
program=$build/app/tensordesk
venv=$root/.venv
strict=OFF  # whether a build that is configured now takes warnings for errors

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
if [ ! -t 2 ]; then say() { printf '%s\n' "$*" >&2; }; fi

# ---- system packages ---------------------------------------------------------------------------

# Debian 12 and Ubuntu 24.04, by the same names.
buildPackages=(clang-16 g++ cmake ninja-build ccache mold python3 python3-venv ca-certificates
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libqcustomplot-dev libwebp-dev libgif-dev libjpeg-dev libpng-dev libhdf5-dev zlib1g-dev libbz2-dev liblzma-dev libdeflate-dev libzstd-dev libblosc-dev liblz4-dev nlohmann-json3-dev libsimdjson-dev libcli11-dev libgloo-dev pkg-config libavformat-dev libavcodec-dev libswscale-dev libavutil-dev)
bundlePackages=(patchelf binutils qt6-wayland fonts-dejavu-core)
rootPackages=(debootstrap xvfb xdotool imagemagick)
testPackages=(fonts-dejavu-core fonts-noto-core fonts-noto-mono fonts-liberation libclang-rt-16-dev llvm-16 desktop-file-utils appstream man-db shared-mime-info zsh fish openssh-server openssh-client)

listForOtherSystems() {
    case $1 in
    fedora) cat <<-'LIST'
	sudo dnf install gcc-c++ cmake ninja-build ccache mold python3 qt6-qtbase-devel qt6-qtsvg-devel \
	    qt6-qttools-devel qt6-qttranslations qcustomplot-qt6-devel libwebp-devel giflib-devel libjpeg-turbo-devel libpng-devel hdf5-devel zlib-devel bzip2-devel xz-devel libdeflate-devel libzstd-devel blosc-devel lz4-devel json-devel simdjson-devel cli11-devel gloo-devel ffmpeg-free-devel \
	    desktop-file-utils appstream
	LIST
        ;;
    arch) cat <<-'LIST'
	sudo pacman -S --needed gcc cmake ninja ccache mold python qt6-base qt6-svg qt6-tools \
	    qt6-translations libwebp giflib libjpeg-turbo libpng hdf5 zlib bzip2 xz libdeflate zstd blosc lz4 nlohmann-json simdjson cli11 gloo ffmpeg desktop-file-utils appstream
	and QCustomPlot 2.1 for Qt 6: qcustomplot-qt6 of the user repository
	LIST
        ;;
    macos) cat <<-'LIST'
	xcode-select --install
	brew install cmake ninja ccache python qt webp giflib jpeg-turbo libpng hdf5 bzip2 xz libdeflate zstd c-blosc lz4 nlohmann-json simdjson cli11 ffmpeg
	and QCustomPlot 2.1 built for Qt 6, from https://www.qcustomplot.com
	LIST
        ;;
    *) cat <<-'LIST'
	a C++20 compiler (GCC 12 or Clang 15 and later), CMake 3.25 or later, Ninja, Python 3.11 or later,
	Qt 6.4 or later (Widgets, Concurrent, PrintSupport, Svg, Network, Linguist tools),
	QCustomPlot 2.1 for Qt 6, libwebp with libwebpmux, giflib 5, libjpeg-turbo, libpng, HDF5 1.10 or later (C), zlib, libbz2, liblzma, libdeflate, libzstd, c-blosc 1, liblz4,
	nlohmann-json 3.9 or later, simdjson 3, CLI11;
	to exchange tensordicts with other processes the headers of Gloo; to read video FFmpeg 5.1 or later with its headers;
	for speed ccache and mold, for the tests desktop-file-validate, appstreamcli, sshd and the fonts DejaVu, Noto and Liberation
	LIST
        ;;
    esac
}

systemName() {
    case $(uname -s) in Darwin) echo macos; return ;; esac
    local name
    for name in $( (. /etc/os-release 2>/dev/null; echo "${ID:-}" "${ID_LIKE:-}") ); do
        case $name in
        debian | ubuntu | fedora | arch) echo "$name"; return ;;
        rhel | centos) echo fedora; return ;;
        esac
    done
    echo other
}

# installSystemPackages NAME…: through apt where there is one. Elsewhere the list is shown when a tool
# that configuring could not do without is missing; CMake then names each missing library.
installSystemPackages() {
    local system missing=() name asRoot=()
    system=$(systemName)
    case $system in
    debian | ubuntu) ;;
    *)
        for name in c++ cmake ninja python3; do
            command -v "$name" >/dev/null || missing+=("$name")
        done
        [ ${#missing[@]} -gt 0 ] || return 0
        say "Missing: ${missing[*]}. Please install what TensorDesk is built with:"
        listForOtherSystems "$system" >&2
        exit 1
        ;;
    esac

    local installed
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
        sed -n 's/ installed$//p') || true
    for name in "$@"; do
        case $'\n'$installed$'\n' in *$'\n'"$name"$'\n'*) ;; *) missing+=("$name") ;; esac
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "these packages are missing and there is no sudo; as root, please run
    apt-get update && apt-get install ${missing[*]}"
        asRoot=(sudo)
    fi
    say "Installing ${missing[*]}"
    # ${a[@]+"${a[@]}"}: an empty array counts as unset for `set -u` in older shells.
    ${asRoot[@]+"${asRoot[@]}"} apt-get update -qq
    ${asRoot[@]+"${asRoot[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# ---- Python and LibTorch -----------------------------------------------------------------------

# torchOf PYTHON [window]: the folder of its torch, if that is 2.1 or later and has headers and libraries;
# with `window` only if it was built with the std::string that Qt was built with, as wheels from 2.7 on are.
# Looks at metadata only: importing torch takes seconds.
torchOf() {
    "$1" - "${2-}" 2>/dev/null <<'PYTHON'
import importlib.metadata, importlib.util, pathlib, sys
spec = importlib.util.find_spec("torch")
if spec is None or not spec.origin:
    sys.exit(1)
major, minor = importlib.metadata.version("torch").split(".")[:2]
folder = pathlib.Path(spec.origin).parent
usable = (int(major), int(minor)) >= (2, 1) and (folder / "include/ATen/core/Tensor.h").exists() and any(
    (folder / "lib" / name).exists() for name in ("libtorch_cpu.so", "libtorch_cpu.dylib"))
config = folder / "share/cmake/Torch/TorchConfig.cmake"
hasOldString = config.exists() and "_GLIBCXX_USE_CXX11_ABI=0" in config.read_text()
if not usable or (sys.argv[1] and hasOldString):
    sys.exit(1)
print(folder)
PYTHON
}

# installPythonPackages [--no-deps] FILE…: requirements, into .venv, unless exactly these were installed before.
installPythonPackages() {
    local file files=() alone=() stamp
    if [ "$1" = --no-deps ]; then
        alone=(--no-deps)
        shift
    fi
    for file in "$@"; do
        files+=(-r "$file")
        stamp=$venv/installed-${file##*/}
    done
    cat "$@" | cmp -s - "$stamp" && return
    [ -x "$venv/bin/pip" ] || python3 -m venv "$venv"
    say "Installing Python packages into $venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check ${alone[@]+"${alone[@]}"} "${files[@]}"
    cat "$@" >"$stamp"
}

configuredTorch() {
    sed -n 's/^LibTorch_ROOT:[A-Z]*=//p' "$build/CMakeCache.txt" 2>/dev/null || true
}

# findLibTorch: sets `libTorch` to the `torch` folder to build against. An active environment's torch
# comes first, so that a CUDA build of it gives TensorDesk its devices. What the build already uses comes
# next: a change of it compiles everything anew. Without any, the version the project is tested with goes
# into .venv.
findLibTorch() {
    local prefix
    for prefix in "${VIRTUAL_ENV:-}" "${CONDA_PREFIX:-}"; do
        [ -n "$prefix" ] && [ -x "$prefix/bin/python" ] && libTorch=$(torchOf "$prefix/bin/python" window) && return
    done
    libTorch=$(configuredTorch)
    [ -n "$libTorch" ] && [ -e "$libTorch/include/ATen/core/Tensor.h" ] && return
    libTorch=$(torchOf python3 window) && return
    [ -x "$venv/bin/python" ] && libTorch=$(torchOf "$venv/bin/python" window) && return
    installPythonPackages "$root/packaging/requirements.txt"
    libTorch=$(torchOf "$venv/bin/python") || fail "torch was installed into $venv, but has no headers or libraries there"
}

# ---- configure and build -----------------------------------------------------------------------

# configure PRESET FOLDER
# Configures when the folder was not configured for this checkout, compiler and LibTorch; Ninja itself sees
# changes of the CMake files.
configure() {
    local preset=$1 folder=$2 stamp=$2/.configured wanted compiler=()
    # Clang takes a quarter less time than GCC. The variables CC and CXX name another compiler.
    if [ -z "${CXX:-}" ] && command -v clang++-16 >/dev/null; then
        compiler=(-DCMAKE_C_COMPILER=clang-16 -DCMAKE_CXX_COMPILER=clang++-16)
    fi
    wanted="$root $libTorch $venv ${CXX:-} ${compiler[*]-}"
    if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ] || [ ! -e "$folder/build.ninja" ]; then
        say "Configuring $preset with LibTorch of $libTorch"
        (cd "$root" && cmake --fresh --preset "$preset" --log-level=WARNING \
            ${compiler[@]+"${compiler[@]}"} "-DLibTorch_ROOT=$libTorch" "-DTENSORDESK_PYTHON=$venv/bin/python" \
            "-DTENSORDESK_WERROR=$strict") >&2 ||
            fail "configuring failed; what the build needs:
$(listForOtherSystems "$(systemName)")"
        printf '%s\n' "$wanted" >"$stamp"
    elif [ "$stamp" -ot "$venv/installed-requirements-test.txt" ]; then
        # The tests and Parquet depend on packages that came since.
        cmake "$folder" --log-level=WARNING >&2
        touch "$stamp"
    fi
}

# configureAndBuild PRESET FOLDER [TARGET…]
configureAndBuild() {
    local folder=$2 jobs memory
    configure "$1" "$2"
    shift 2
    # What is compiled as one takes up to 2 GB.
    jobs=$(getconf _NPROCESSORS_ONLN)
    memory=$(awk '/^MemAvailable/ { print int($2 / 2097152) }' /proc/meminfo 2>/dev/null || true)
    if [ -n "$memory" ] && [ "$memory" -lt "$jobs" ]; then jobs=$memory; fi
    if [ "$jobs" -lt 1 ]; then jobs=1; fi
    cmake --build "$folder" --parallel "$jobs" ${1:+--target "$@"} >&2
}

# ---- packages ----------------------------------------------------------------------------------

sourceVersion() { sed -n 's/^project(TensorDesk VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"; }

# sourceDate: seconds since 1970, of SOURCE_DATE_EPOCH or else of the last commit, for whatever is to say when it was made.
sourceDate() { printf '%s\n' "${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}"; }

# refuses WORDS COMMAND…: exit status 1 and one line on stderr, which has these words; keeps both outputs in the folder `work`.
refuses() {
    local words=$1 status=0
    shift
    "$@" >"$work/out" 2>"$work/err" || status=$?
    if [ "$status" -ne 1 ] || [ -s "$work/out" ] || [ "$(wc -l <"$work/err")" -ne 1 ] || ! grep -qF "$words" "$work/err"; then
        cat "$work/out" "$work/err" >&2
        fail "expected exit status 1 and one line with \"$words\", but got $status and the above"
    fi
    say "refused as expected: $(cat "$work/err")"
}
