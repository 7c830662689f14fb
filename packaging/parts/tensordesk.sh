#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts the program of the folder that this file is in the bin/ of, wherever that was put; links may lead here.
wanted=@GLIBC@
own=$(getconf GNU_LIBC_VERSION 2>/dev/null)
own=${own#glibc }
if [ "$(printf '%s\n' "$wanted" "${own:-0}" | sort -V | head -n 1)" != "$wanted" ]; then
    echo "tensordesk: TensorDesk needs a system with glibc $wanted or later, and this one has ${own:-none}; take a newer system, or build it here with \`bash packaging/run\`." >&2
    exit 1
fi
inside=$(dirname "$(readlink -f "$0")")/../lib/tensordesk
if [ ! -e /etc/fonts/fonts.conf ] && [ -z "$FONTCONFIG_PATH$FONTCONFIG_FILE" ]; then
    export FONTCONFIG_FILE="$inside/fonts/fonts.conf"
fi
exec "$inside/bin/tensordesk" "$@"
