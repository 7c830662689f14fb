# SPDX-License-Identifier: GPL-3.0-or-later
"""Memmap folders as tensordict 0.1.1 wrote them, file by file, of all kinds and broken ones; tests/oracle/earlier has real ones.

`FOLDER`: one folder a case in it.
"""
import os
import pathlib
import pickle
import struct
import sys
import zipfile

import torch

root = pathlib.Path(sys.argv[1])
CPU = torch.device("cpu")


def level(name, batch=None, device=None, save=torch.save, **fields):
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    if batch is not None:
        fields = {"batch_size": torch.Size(batch), "device": device, **fields}
    save(fields, folder / "meta.pt")


def leaf(name, tensor, save=torch.save, elements=None, **fields):
    file = root / name
    file.with_name(file.name + ".memmap").write_bytes(tensor.numpy().tobytes() if elements is None else elements)
    save({"shape": tensor.shape, "device": CPU, "dtype": tensor.dtype, **fields}, file.with_name(file.name + ".meta.pt"))


def before_zip(value, path):
    torch.save(value, path, _use_new_zipfile_serialization=False)


def byte(*values, shape=None):
    tensor = torch.tensor(values, dtype=torch.uint8)
    return tensor if shape is None else tensor.reshape(shape)


def rollout(name, save=torch.save):
    level(name, [4], save=save)
    leaf(f"{name}/reward", torch.arange(4, dtype=torch.float32), save=save)
    leaf(f"{name}/done", torch.tensor([True, False, True, True]), save=save)
    level(f"{name}/obs", [4], CPU, save=save)
    leaf(f"{name}/obs/pos", byte(*range(7, 19), shape=(4, 3)), save=save)
    leaf(f"{name}/obs/a.b c", byte(3, 4, 5, 6), save=save)


rollout("rollout")
rollout("before zip", before_zip)
rollout("pickles", lambda value, path: path.write_bytes(pickle.dumps(value, 4)))
level("empty", [])
level("zero elements", [2])
leaf("zero elements/x", torch.zeros(2, 0))
level("of cuda", [2], torch.device("cuda:1"))

level("stack", stack_dim=1)
for i in range(11):
    level(f"stack/{i}", [3])
    leaf(f"stack/{i}/x", byte(i, i, i))

level("nested stack", [4])
level("nested stack/s", [4, 2])
for i in range(2):
    level(f"nested stack/s/{i}", [4])
    leaf(f"nested stack/s/{i}/x", byte(i, 1, 2, 3))
level("square stack", [2])
level("square stack/s", [2, 2])
for i in range(2):
    level(f"square stack/s/{i}", [2])
    leaf(f"square stack/s/{i}/x", byte(i, 1))
level("no stack", [2])
level("no stack/s", [2])
for i in range(2):
    level(f"no stack/s/{i}", [2])

level("undescribed", [4])
(root / "undescribed/x.memmap").write_bytes(bytes(8))
level("truncated", [4])
leaf("truncated/x", torch.arange(4), elements=bytes(31))
level("without elements", [4])
leaf("without elements/x", torch.arange(4))
(root / "without elements/x.memmap").unlink()
level("longer", [4])
leaf("longer/x", byte(1, 2, 3, 4), elements=bytes([1, 2, 3, 4, 5]))
level("unlike batch", [4])
leaf("unlike batch/x", byte(1, 2, 3))
level("unlike the level above", [4])
level("unlike the level above/below", [3])
leaf("unlike the level above/below/x", byte(1, 2, 3, 4))


class Trap:
    def __reduce__(self):
        return os.system, (f"touch '{root}/executed'",)


level("hostile", [2])
leaf("hostile/a call", byte(1, 2), shape=Trap())
leaf("hostile/a dtype", byte(1, 2), dtype=torch.quint8)
leaf("hostile/a list", byte(1, 2), save=lambda value, path: torch.save([1], path))
leaf("hostile/cut", byte(1, 2))
described = root / "hostile/cut.meta.pt"
described.write_bytes(described.read_bytes()[:100])
leaf("hostile/negative", byte(1, 2), shape=(2, -1))
leaf("hostile/no shape", byte(1, 2), save=lambda value, path: torch.save({"dtype": torch.uint8}, path))
leaf("hostile/too many", byte(1, 2), shape=(2, 1 << 40, 1 << 40))
leaf("hostile/a bomb", byte(1, 2))
with zipfile.ZipFile(root / "hostile/a bomb.meta.pt", "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("x/data.pkl", bytes(100 << 20))
(root / "hostile/link.memmap").symlink_to("/etc/hostname")
torch.save({"shape": torch.Size([2]), "device": CPU, "dtype": torch.uint8}, root / "hostile/link.meta.pt")
(root / "hostile/loop").symlink_to(".")

level("a stack of itself", stack_dim=0)
(root / "a stack of itself/0").symlink_to(".")
level("no dim", stack_dim="x")
level("an array", [1])
torch.save(torch.zeros(2), root / "an array/meta.pt")
(root / "no file").mkdir()
(root / "no file/meta.pt").write_bytes(struct.pack("<q", 5))
