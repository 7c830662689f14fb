# SPDX-License-Identifier: GPL-3.0-or-later
"""makedeb.py ROOT TORCH: lays out what is installed in ROOT/usr, built with the torch in the folder TORCH, as the .deb has it.

The program stands beside the launcher that finds a torch for it (tensordesk_program.py), in a folder of its torch's version.
"""
import pathlib
import shutil
import sys

from bundle import COMPILED_IN, HERE, fits, output


def main(root, torch):
    usr = pathlib.Path(root) / "usr"
    versions = fits(pathlib.Path(torch))
    inside = usr / "libexec/tensordesk"
    own = inside / versions[0]
    own.mkdir()
    for program in (usr / "bin/tensordesk", inside / "tensordesk-h5probe", inside / "tensordesk-video"):
        output("patchelf", "--remove-rpath", program)
        program.rename(own / program.name)
    (own / "torch").write_text("\n".join(versions) + "\n", encoding="ascii")
    shutil.copyfile(HERE / "tensordesk_program.py", inside / "tensordesk_program.py")
    (inside / "tensordesk_program.py").chmod(0o755)
    (usr / "bin/tensordesk").symlink_to("../libexec/tensordesk/tensordesk_program.py")
    shutil.rmtree(usr / "lib", ignore_errors=True)  # what writes Parquet loads the Arrow of the build's Python
    shutil.rmtree(usr / "share/doc/tensordesk/licences")  # Debian has these texts, and `copyright` says where
    for package in COMPILED_IN:
        target = usr / "share/doc/tensordesk/compiled-in" / package
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", target)


if __name__ == "__main__":
    main(*sys.argv[1:])
