# SPDX-License-Identifier: GPL-3.0-or-later
# Bare systems to try packages in; sourced after setup.sh by scripts that run as root in a mount namespace of their own, where
# what is mounted here goes with them.

# inNamespace "$@": runs the script anew in such a namespace, unless it already is in one.
inNamespace() {
    [ -z "${TENSORDESK_IN_NAMESPACE:-}" ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "mounting a bare system takes root"
    TENSORDESK_IN_NAMESPACE=1 exec unshare --mount --pid --fork --kill-child bash "$0" "$@"
}

roots=()

# leaveRoots: the folder `work`, which all fresh roots lie in, is gone with them. For a trap of EXIT. Of what cannot be
# unmounted nothing is removed: devices of this system are mounted in it.
leaveRoots() {
    if [ ${#roots[@]} -eq 0 ] || umount --recursive "${roots[@]}"; then
        rm -rf --one-file-system "$work"
    fi
}

# freshRoot SUITE FOLDER: FOLDER is then a Debian SUITE of nothing but what apt needs, and what is written there is kept beside
# it. The packages are fetched once.
freshRoot() {
    local base=$build/roots/$1
    if [ ! -e "$base/.complete" ]; then
        say "Fetching Debian $1"
        rm -rf "$base"
        mkdir -p "$base"
        debootstrap --variant=minbase "$1" "$base" >"$base.log" || fail "Debian $1 cannot be had; $base.log says why"
        touch "$base/.complete"
    fi
    mkdir -p "$2" "$2.written" "$2.work"
    roots+=("$2")
    mount -t overlay overlay -o "lowerdir=$base,upperdir=$2.written,workdir=$2.work" "$2"
    mount -t proc proc "$2/proc"
    mount --rbind /dev "$2/dev"
    cp -L /etc/resolv.conf "$2/etc/resolv.conf"
    apt-config dump | grep '^Acquire::' >"$2/etc/apt/apt.conf.d/99-as-outside"
    chroot "$2" useradd --create-home --uid 1000 person
    top=$2
}

# asRoot COMMAND…, asPerson COMMAND…: in the last fresh root; a person is in their home folder, and VARIABLE=VALUE may come first.
asRoot() { chroot "$top" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
asPerson() { (becomePerson "$@"); }
becomePerson() {
    exec chroot --userspec=1000:1000 "$top" env -i -C /home/person PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/home/person "$@"
}

# showsWindow PICTURE COMMAND…: the window of a person's command comes up on a display of its own; says after how long.
showsWindow() {
    local picture=$1 server display started waited=0 program
    shift
    mkfifo "$work/display"
    Xvfb -displayfd 3 -ac -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
    server=$!
    read -r display <"$work/display"
    rm "$work/display"
    started=$(date +%s%N)
    becomePerson DISPLAY=":$display" "$@" 2>"$work/err" &
    program=$!
    until DISPLAY=:$display xdotool search --onlyvisible --name TensorDesk >/dev/null 2>&1; do
        sleep 0.05
        waited=$((waited + 1))
        if [ $waited -gt 1200 ] || ! kill -0 $program 2>/dev/null; then
            cat "$work/err" >&2
            fail "no window came up"
        fi
    done
    say "the window was there after $((($(date +%s%N) - started) / 1000000)) ms"
    sleep 3 # by then it shows the file
    DISPLAY=:$display timeout 60 import -window root "$picture"
    kill $program # the window closes as if a person did it
    wait $program || true
    kill $server
    wait $server || true
    if [ -s "$work/err" ]; then
        cat "$work/err" >&2
        fail "the window complained of the above"
    fi
}

# useTensorDesk COMMAND…: writes the sample as ~/x, and looks at it, exports and draws by verbs, without a display.
useTensorDesk() {
    asPerson "$@" --version
    asPerson "$@" sample x
    asPerson "$@" tree x >"$work/tree"
    grep -q '  next  ' "$work/tree" || fail "the tree of the sample has no key next: $(cat "$work/tree")"
    asPerson "$@" export x 'td[:, :10]' -o x.h5
    asPerson "$@" tree x.h5 >"$work/tree" # through the program that looks at HDF5 files first
    asPerson "$@" render x 'td["next", "reward"]' --view line -o reward.png 2>"$work/err"
    asPerson "$@" render x td --view tree -o tree.svg 2>>"$work/err"
    [ -s "$top/home/person/reward.png" ] && [ -s "$top/home/person/tree.svg" ] && [ ! -s "$work/err" ] ||
        fail "no pictures were drawn: $(cat "$work/err")"
}
