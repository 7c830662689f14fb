# SPDX-License-Identifier: GPL-3.0-or-later
"""What numpy writes and reads. `write FOLDER`: arrays of every kind, in stored.npz, packed.npz, a .npy file each, and what
they hold as text in `expected`. `numbers FILE`: those of numbers, as an archive. `read FILE OUT...`: what files hold as text, with all bytes."""
import json
import sys
from pathlib import Path

import numpy as np

DTYPES = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]


def arrays():
    rng = np.random.default_rng(0)

    def values(dtype, shape):
        if dtype == "?":
            return rng.random(shape) < 0.5
        count = int(np.prod(shape, dtype=int))
        return np.frombuffer(rng.bytes(count * np.dtype(dtype).itemsize), dtype).reshape(shape)

    made = {f"little {dtype}": values(dtype, (3, 4)) for dtype in DTYPES}
    made |= {f"big {dtype}": values(dtype, (3, 4)).astype(np.dtype(dtype).newbyteorder(">")) for dtype in ("i2", "i8", "f4", "c8", "c16")}
    made["fortran"] = np.asfortranarray(values("i4", (2, 3, 4)))
    made["big fortran"] = np.asfortranarray(values("f8", (2, 3)).astype(">f8"))
    made["scalar"] = np.array(7.5)
    made["empty"] = np.zeros((0, 3), "f4")
    made["a.b/c"] = np.arange(5)
    made["\u00e9"] = np.arange(2)
    made["text"] = np.array([["a", "\u00e9\u4e2d"], ["", "\U0001f600b"]])
    made["big text"] = np.array(["ab", "c"]).astype(">U2")
    made["one text"] = np.array("hello")
    made["bytes"] = np.array([b"ab", b"c"])
    return made


def line(key, array):
    if array.dtype.kind == "U":
        return [[key], "non-tensor", array.tolist()]
    if array.dtype.kind == "S":
        return [[key], "non-tensor", str(array.tolist())]
    native = np.ascontiguousarray(array.astype(array.dtype.newbyteorder("="))).reshape(array.shape)
    name = {"bool": "bool"}.get(native.dtype.name, native.dtype.name)
    return [[key], "leaf", "torch." + name, list(array.shape), native.tobytes().hex()]


def text(arrays):
    lines = [[[], "tensordict", "TensorDict", [], None]]
    lines += [line(key, arrays[key]) for key in sorted(arrays, key=lambda key: key.encode())]
    return "".join(json.dumps(one) + "\n" for one in lines)


def write(folder):
    folder = Path(folder)
    made = arrays()
    np.savez(folder / "stored.npz", **made)
    np.savez_compressed(folder / "packed.npz", **made)
    (folder / "expected").write_text(text(made))
    (folder / "npy").mkdir()
    for i, (key, array) in enumerate(made.items()):
        np.save(folder / "npy" / f"{i}.npy", array)
        (folder / "npy" / f"{i}.txt").write_text(text({"array": array}))
    for version in ((1, 0), (2, 0), (3, 0)):
        with open(folder / "npy" / f"version{version[0]}.npy", "wb") as file:
            np.lib.format.write_array(file, np.arange(6).reshape(2, 3), version=version)
        (folder / "npy" / f"version{version[0]}.txt").write_text(text({"array": np.arange(6).reshape(2, 3)}))
    np.save(folder / "objects.npy", np.array([{}, None]), allow_pickle=True)
    np.save(folder / "records.npy", np.zeros(2, [("a", "i4"), ("b", "f8")]))
    np.save(folder / "times.npy", np.zeros(2, "M8[s]"))


def numbers(path):
    np.savez(path, **{key: array for key, array in arrays().items() if array.dtype.kind not in "US"})


def read(*paths):
    for path, out in zip(paths[::2], paths[1::2]):
        found = np.load(path)
        if isinstance(found, np.ndarray):
            found = {"array": found}
        else:
            assert found.zip.testzip() is None
        Path(out).write_text(text(dict(found)))


if __name__ == "__main__":
    {"write": write, "numbers": numbers, "read": read}[sys.argv[1]](*sys.argv[2:])
