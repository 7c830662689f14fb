# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python's zipfile thinks of archives. `check FILE`: all members are whole. `make FILE`: some of every kind.
`large FILE`: sizes and offsets beyond 32 bits, in a file with holes."""
import io
import struct
import sys
import zipfile
import zlib


class Streamed(io.RawIOBase):
    """A file without seek(), which makes zipfile put sizes and CRC behind the bytes."""

    def __init__(self, file):
        self.file = file

    def writable(self):
        return True

    def write(self, data):
        return self.file.write(data)


def check(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None, f"{archive.testzip()} is damaged"


def make(path):
    with open(path, "wb") as file, zipfile.ZipFile(Streamed(file), "w") as archive:
        archive.writestr("stored", "0123456789")
        archive.writestr("d\u00e9flated", "a" * 20, zipfile.ZIP_DEFLATED)
        with archive.open("streamed", "w", force_zip64=True) as member:
            member.write(b"abc")


def large(path):
    """By hand, since zipfile would write all the zeros."""
    size = 5_000_000_000

    def extra(*numbers):
        return struct.pack(f"<HH{len(numbers)}Q", 1, 8 * len(numbers), *numbers)

    def header(name, content, wide=b""):
        count = 0xFFFFFFFF if wide else len(content)
        crc = zlib.crc32(content)
        return b"PK\3\4" + struct.pack("<5H3I2H", 45, 0, 0, 0, 33, crc, count, count, len(name), len(wide)) + name + wide

    def record(name, content, count, offset, wide):
        crc = zlib.crc32(content)
        return b"PK\1\2" + struct.pack("<6H3I5H2I", 45, 45, 0, 0, 0, 33, crc, count, count, len(name), len(wide), 0, 0, 0, 0,
                                       offset) + name + wide

    with open(path, "wb") as file:
        file.write(header(b"hole", b"", extra(size, size)))
        file.seek(size, 1)
        behind = file.tell()
        file.write(header(b"behind", b"behind") + b"behind")
        begin = file.tell()
        file.write(record(b"hole", b"", 0xFFFFFFFF, 0, extra(size, size)))
        file.write(record(b"behind", b"behind", 6, 0xFFFFFFFF, extra(behind)))
        end = file.tell()
        file.write(b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, 2, 2, end - begin, begin))
        file.write(b"PK\6\7" + struct.pack("<IQI", 0, end, 1))
        file.write(b"PK\5\6" + struct.pack("<4HIIH", 0, 0, 2, 2, 0xFFFFFFFF, 0xFFFFFFFF, 0))
    with zipfile.ZipFile(path) as archive:
        assert archive.read("behind") == b"behind"


if __name__ == "__main__":
    {"check": check, "make": make, "large": large}[sys.argv[1]](sys.argv[2])
