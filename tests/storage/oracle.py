# SPDX-License-Identifier: GPL-3.0-or-later
"""What the storage tests ask of Python: write inputs, print tensordicts bit by bit.

Serves one request a line on stdin, {"work": folder, "code": Python}, and answers with one line, {"output": what the code
printed} or {"error": traceback}. The code sees the names below; variables it sets live until the process ends.
"""
import contextlib
import io
import json
import sys
import traceback
import warnings
from pathlib import Path
from urllib.parse import quote

warnings.filterwarnings("ignore")

import h5py
import numpy as np
import torch
from tensordict import (LazyStackedTensorDict, NonTensorData, NonTensorStack, PersistentTensorDict, TensorDict,
                        is_tensor_collection)
from tensordict.utils import is_non_tensor

DTYPES = ["float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
          "bool", "complex64", "complex128"]


def sample(dtype, shape, seed=0):
    """Any bits of the dtype, NaN and infinities among them; 0 and 1 for booleans."""
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return torch.from_numpy(rng.random(shape) < 0.5) if shape else torch.tensor(True)
    numpy_type = np.dtype(dtype)
    data = rng.bytes(int(np.prod(shape, dtype=int)) * numpy_type.itemsize)
    return torch.from_numpy(np.frombuffer(data, dtype=numpy_type).copy().reshape(shape))


def plain(value):
    """One spelling of a value, whichever numpy or Python type carries it."""
    if isinstance(value, np.ndarray):
        return plain(value.tolist())
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(plain(item) for item in value) + "]"
    return repr(value)


def dump(td, batch=True, path=""):
    """One line an entry, in byte order of the keys: path, kind, and every bit of it."""
    for key in sorted(td.keys(), key=lambda k: k.encode()):
        place = path + "/" + quote(key, safe="")
        try:
            value = td.get(key)
        except TypeError:  # a scalar of uint16, uint32 or uint64, which the library fails to read
            value = torch.from_numpy(np.asarray(td.file[key]))
        if is_non_tensor(value):
            data = value.tolist() if isinstance(value, NonTensorStack) else value.data
            if isinstance(data, bytes):  # so the library reads a str
                with contextlib.suppress(UnicodeDecodeError):
                    data = data.decode()
            print(place, "value", plain(data))
        elif is_tensor_collection(value):
            print(place, "tensordict", *([list(value.batch_size)] if batch else []))
            dump(value, batch, place)
        else:
            bits = value.contiguous().numpy().tobytes().hex()
            print(place, str(value.dtype), list(value.shape), bits)


def read(name, batch=True):
    """Prints the HDF5 file `name` as Python's tensordict reads it."""
    td = PersistentTensorDict.from_h5(work / name)
    if batch:
        print("batch", list(td.batch_size))
    dump(td, batch)
    td.close()


for line in sys.stdin:
    request = json.loads(line)
    work = Path(request["work"])
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            exec(request["code"], globals())
        answer = {"output": output.getvalue()}
    except Exception:
        answer = {"error": traceback.format_exc()}
    print(json.dumps(answer), flush=True)
