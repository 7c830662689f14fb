# SPDX-License-Identifier: GPL-3.0-or-later
"""Parquet files: those that the program wrote, as pyarrow and the library read them, and those of pyarrow, as the program reads them."""
import ast
import io
import json
import math
import random
import tempfile
import unittest
import warnings
from pathlib import Path

import numpy
import PIL.Image
import pyarrow
import pyarrow.parquet
import rollouts
import torch
from documents import same_bits
from program import evaluate, run
from sampling import SEED
from test_jsonlines import value_of
from tensordict import NonTensorStack, TensorDict, from_arrow, lazy_stack

warnings.simplefilter("ignore")

TYPES = {torch.bool: pyarrow.bool_(), torch.uint8: pyarrow.uint8(), torch.int8: pyarrow.int8(), torch.int16: pyarrow.int16(),
         torch.int32: pyarrow.int32(), torch.int64: pyarrow.int64(), torch.uint16: pyarrow.uint16(), torch.uint32: pyarrow.uint32(),
         torch.uint64: pyarrow.uint64(), torch.float16: pyarrow.float16(), torch.float32: pyarrow.float32(),
         torch.float64: pyarrow.float64()}


class Parquet(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def convert(self, td, *arguments, err=""):
        """The table that the program makes of a tensordict, and the path of its file."""
        source = tempfile.mkdtemp(dir=self.folder)
        td.save(source)
        path = self.folder / "td.parquet"
        done = run("convert", source, path, "--force", *arguments)
        self.assertEqual((done.status, done.err), (0, err))
        table = pyarrow.parquet.read_table(path)
        table.validate(full=True)
        return table, path

    def check(self, td, table):
        """Every leaf is a column of its dtype and shape, to the bit."""
        rows = td.batch_size.numel()
        self.assertEqual(table.num_rows, rows)
        read = from_arrow(table)
        for key, value in td.items(True, True):
            if not isinstance(value, torch.Tensor):
                continue
            name = key if isinstance(key, str) else "/".join(key)
            events = list(value.shape[td.ndim:])
            expected = pyarrow.fixed_shape_tensor(TYPES[value.dtype], events) if events else TYPES[value.dtype]
            self.assertEqual(table.schema.field(name).type, expected)
            self.assertTrue(same_bits(read[name], value.reshape(rows, *events)), name)

    def test_rollout(self):
        td = rollouts.rollout(names=("env", None))
        table, path = self.convert(td)
        self.assertEqual(table.column_names, ["env", "[1]", "obs", "reward", "index", "done", "next/obs", "next/reward", "next/deep/x",
                                              "task"])
        self.check(td, table)
        self.assertEqual(table["env"].to_pylist(), [row // 3 for row in range(12)])
        self.assertEqual(table["[1]"].to_pylist(), [row % 3 for row in range(12)])
        self.assertEqual((table.schema.field("task").type, set(table["task"].to_pylist())), (pyarrow.string(), {"pendulum"}))
        self.assertEqual(json.loads(pyarrow.parquet.read_schema(path).metadata[b"tensordesk"]), {
            "batch_size": [4, 3], "names": ["env", None], "index": ["env", "[1]"],
            "keys": [name.split("/") for name in table.column_names[2:]]})

    def test_as_the_library_reads_it(self):
        """With its own function, which makes entries of columns and gives them their shapes and dtypes."""
        td = TensorDict({"a": rollouts.floats(4, 2, 3), "b": {"c": torch.tensor([0, 1, 2**63, 2**64 - 1], dtype=torch.uint64),
                                                              "d": torch.tensor([[True], [False], [True], [True]])}}, [4])
        td["text"] = NonTensorStack("a", "b", "ü", "")
        td.save(self.folder / "td")
        self.assertEqual(run("convert", self.folder / "td", self.folder / "td.parquet").err, "")
        read = TensorDict.from_parquet(self.folder / "td.parquet", separator="/")
        self.assertEqual(read.batch_size, td.batch_size)
        self.assertEqual(list(read.keys(True, True)), list(td.keys(True, True)))
        for key in ("a", ("b", "c"), ("b", "d")):
            self.assertTrue(same_bits(read[key], td[key]), key)
        self.assertEqual(read.get("text").tolist(), ["a", "b", "ü", ""])

    def test_every_dtype(self):
        td = rollouts.dtypes()
        td.save(self.folder / "td")
        done = run("convert", self.folder / "td", self.folder / "td.parquet")
        self.assertEqual(done.status, 1)
        self.assertFalse((self.folder / "td.parquet").exists())
        for key, remedy in [("bfloat16", " (convertible to torch.float32)"), ("complex32", ""), ("complex64", ""), ("complex128", "")]:
            self.assertIn(f'"{key}": is of torch.{key}, which Parquet files do not have{remedy}\n', done.err + "\n")
        held = td.exclude("bfloat16", "complex32", "complex64", "complex128")
        for codec in ([], ["--compress", "snappy"], ["--compress", "gzip"], ["--compress", "zstd:9"]):
            with self.subTest(codec):
                table, path = self.convert(held, *codec)
                self.check(held, table)
                column = pyarrow.parquet.ParquetFile(path).metadata.row_group(0).column(0)
                self.assertEqual(column.compression, codec[1].split(":")[0].upper() if codec else "UNCOMPRESSED")
        held.save(self.folder / "held")
        done = run("convert", self.folder / "held", self.folder / "held.parquet", "--compress", "zstd:23")
        self.assertIn("are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with 'zstd:23'", done.err)

    def test_shapes(self):
        for name in ("no rows", "no batch", "many leaves", "longer batches below", "names below", "stacked on dim 0", "stacked on dim 1",
                     "stack of stacks", "part", "odd keys"):
            with self.subTest(name):
                td = rollouts.MEMMAP[name]()
                self.check(td, self.convert(td)[0])

    def test_no_elements(self):
        """Arrow cannot read tensors without elements: these are empty lists."""
        table, _ = self.convert(rollouts.zero_dims())
        self.assertEqual(table.schema.field("zero").type, pyarrow.list_(pyarrow.list_(pyarrow.uint8(), 3)))
        self.assertEqual(table["zero"].to_pylist(), [[], []])
        self.assertEqual(table["scalar rows"].to_pylist(), [1.5, 2.5])

    def test_episodes(self):
        """A row an episode, of lists of unequal length."""
        lengths = [2, 0, 3]
        members = [TensorDict({"x": rollouts.floats(length, 4, 2, seed=at), "n": {"done": torch.ones(length, dtype=torch.bool)}},
                              [length]) for at, length in enumerate(lengths)]
        table, path = self.convert(lazy_stack(members))
        self.assertEqual(table.schema.field("x").type,
                         pyarrow.list_(pyarrow.list_(pyarrow.list_(pyarrow.float32(), 2), 4)))
        self.assertEqual(table["x"].to_pylist(), [member["x"].tolist() for member in members])
        self.assertEqual(table["n/done"].to_pylist(), [member["n", "done"].tolist() for member in members])
        self.assertEqual(from_arrow(table)["x"].unbind()[2].shape, (3, 4, 2))
        self.assertEqual(json.loads(pyarrow.parquet.read_schema(path).metadata[b"tensordesk"])["batch_size"], [3, -1])

    def test_ragged_events(self):
        members = [TensorDict({"picture": rollouts.floats(2, at + 1, seed=at)}, []) for at in range(3)]
        table, _ = self.convert(lazy_stack(members))
        self.assertEqual(table["picture"].to_pylist(), [member["picture"].tolist() for member in members])

    def test_values(self):
        td = TensorDict({"x": torch.zeros(3)}, [3])
        for key, value in {"text": 'line\n"quoted" é', "whole": 7, "half": 0.5, "flag": True, "nothing": None}.items():
            td.set_non_tensor(key, value)
        td["rows"] = NonTensorStack("a", None, "c")
        td["numbers"] = NonTensorStack(1, None, -3)
        td["raw"] = NonTensorStack(b"\0\xff", b"", b"x")
        table, _ = self.convert(td)
        self.assertEqual({field.name: str(field.type) for field in table.schema}, {
            "x": "float", "text": "string", "whole": "int64", "half": "double", "flag": "bool", "nothing": "null", "rows": "string",
            "numbers": "int64", "raw": "binary"})
        for key in ("rows", "numbers", "raw"):
            self.assertEqual(table[key].to_pylist(), td.get(key).tolist())
        for key in ("text", "whole", "half", "flag", "nothing"):
            self.assertEqual(table[key].to_pylist(), 3 * [td[key]])

    def test_values_that_are_no_column(self):
        td = TensorDict({"x": torch.zeros(2)}, [2])
        td.set_non_tensor("dict", {"a": [1]})
        td["mixed"] = NonTensorStack(1, "a")
        table, _ = self.convert(td, "--cannot-hold", "convert", err='tensordesk: Converted:\n"dict": a column of a Parquet file holds text, bytes, '
                                "bools, integers or floats, of one type, and not {'a': [1]} (convertible to text)\n"
                                '"mixed": a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not '
                                "[1, 'a'] (convertible to text)\n")
        self.assertEqual(table["dict"].to_pylist(), 2 * ["{'a': [1]}"])
        self.assertEqual(table["mixed"].to_pylist(), ["1", "'a'"])

    def test_groups_of_rows(self):
        """More than one: what is written is in memory a group at a time."""
        td = TensorDict({"x": torch.arange(2_000_000 * 4).reshape(2000, 1000, 4), "done": torch.zeros(2000, 1000, 1, dtype=torch.bool)},
                        [2000, 1000])
        table, path = self.convert(td, "--compress", "snappy")
        self.assertGreater(pyarrow.parquet.ParquetFile(path).metadata.num_row_groups, 1)
        self.check(td, table)
        self.assertTrue(torch.equal(from_arrow(table.select(["[0]"]))["[0]"], torch.arange(2000).repeat_interleave(1000)))


class Reading(unittest.TestCase):
    """Every value that the program shows of a table is the one that pyarrow reads."""
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "table.parquet"

    def write(self, table, **options):
        pyarrow.parquet.write_table(table, self.path, **options)
        return table

    def shown(self, key, index=""):
        return value_of(evaluate(self.path, [f"td[{key!r}]{index}"])[0])

    def assertShown(self, table, group):
        """All rows, one row, and rows that end in another row group; of ragged columns a few single rows."""
        for name in table.column_names:
            self.assertColumn((name,), table.schema.field(name).type, table[name].to_pylist(), group)

    def assertColumn(self, key, kind, column, group):
        if pyarrow.types.is_struct(kind):
            for field in kind:
                self.assertColumn((*key, field.name), field.type, [value[field.name] for value in column], group)
            return
        values = [expected_of(value, kind) for value in column]
        rows = [("", slice(None)), (f"[1:{group + 3}:2]", slice(1, group + 3, 2))]
        is_ragged = (pyarrow.types.is_list(kind) or pyarrow.types.is_large_list(kind)) and len({len(value) for value in values}) > 1
        for index, row in ([] if is_ragged else rows) + [(f"[{number}]", number) for number in (0, 5, group + 1)]:
            with self.subTest(column=key, index=index, seed=SEED):
                shown = value_of(evaluate(self.path, [f"td{index}[{key!r}]"])[0])
                self.assertTrue(alike(shown, values[row]), (shown, values[row]))

    def test_kinds(self):
        rows = 50
        one = range(rows)
        columns = {
            "int": pyarrow.array(one, pyarrow.int64()), "u64": pyarrow.array([2**64 - 1 - i for i in one], pyarrow.uint64()),
            "float": pyarrow.array([i / 7 for i in one], pyarrow.float32()), "half": pyarrow.array([i / 8 for i in one], pyarrow.float16()),
            "bool": pyarrow.array([i % 3 == 0 for i in one]), "ints with nulls": pyarrow.array([None if i % 7 == 0 else i for i in one]),
            "floats with nulls": pyarrow.array([None if i % 7 == 0 else i / 3 for i in one]),
            "bools with nulls": pyarrow.array([None if i % 7 == 0 else i % 2 == 0 for i in one]),
            "text": pyarrow.array([f"row {i} \u00fc" for i in one]), "no text": pyarrow.array([None if i % 2 else "x" for i in one]),
            "bytes": pyarrow.array([bytes([i]) for i in one]), "category": pyarrow.array(["a", "b"] * (rows // 2)).dictionary_encode(),
            "fixed": pyarrow.array([[i, i + 1, i + 2] for i in one], pyarrow.list_(pyarrow.float32(), 3)),
            "fixed with nulls": pyarrow.array([None if i % 5 == 0 else [i, None] for i in one], pyarrow.list_(pyarrow.int32(), 2)),
            "matrix": pyarrow.array([[[i, 2], [3, 4]] for i in one], pyarrow.list_(pyarrow.list_(pyarrow.int64(), 2), 2)),
            "ragged": pyarrow.array([list(range(i % 4)) for i in one], pyarrow.list_(pyarrow.int64())),
            "ragged with nulls": pyarrow.array([None if i % 5 == 0 else [1.5] * (i % 3) for i in one]),
            "alike": pyarrow.array([[i, -i] for i in one], pyarrow.list_(pyarrow.int64())),
            "alike matrix": pyarrow.array([[[i, 1.5], [2.5, 3.5]] for i in one]),
            "ragged matrix": pyarrow.array([[[i] * (i % 3), [2]] for i in one]),
            "texts": pyarrow.array([["a"] * (i % 3) for i in one]), "large": pyarrow.array([[i] for i in one], pyarrow.large_list(pyarrow.int16())),
            "large text": pyarrow.array([str(i) for i in one], pyarrow.large_string()), "nothing": pyarrow.nulls(rows),
            "struct": pyarrow.array([{"x": i, "y": {"z": [i, i]}} for i in one]),
            "structs": pyarrow.array([[{"x": i}] * (i % 2) for i in one]),
        }
        table = pyarrow.table(columns)
        for options in ({"row_group_size": 7}, {"compression": "zstd"}, {"compression": "gzip", "use_dictionary": False, "row_group_size": 20},
                        {"version": "1.0", "write_statistics": False, "row_group_size": 49}):
            with self.subTest(options=options):
                self.write(table, **options)
                self.assertShown(table, min(options.get("row_group_size", 10), 40))

    def test_own_files(self):
        """What the program writes it reads: keys at their paths, dtypes and values."""
        td = rollouts.rollout()[0]
        source = tempfile.mkdtemp(dir=self.path.parent)
        td.save(source)
        self.assertEqual(run("convert", source, self.path, "--force").status, 0)
        self.assertEqual(evaluate(self.path, ["td.names"])[0]["items"], evaluate(source, ["td.names"])[0]["items"])
        for key, value in td.items(True, True):
            if isinstance(value, torch.Tensor):
                document = evaluate(self.path, [f"td[{key!r}]"])[0]
                self.assertEqual((document["shape"], document["dtype"]), (list(value.shape), str(value.dtype)))
                self.assertTrue(alike(value_of(document), value.tolist()), key)

    def test_times_and_names(self):
        self.write(pyarrow.table({"at": pyarrow.array([0, 1], pyarrow.timestamp("us", "UTC"))}))
        self.assertEqual(self.shown("at"), [0, 1])
        self.assertIn('"at" has the type timestamp[us, UTC] and is shown as torch.int64', run("tree", self.path).out)

    def test_missing_values_are_told(self):
        self.write(pyarrow.table({"number": [1, None], "flag": [True, None], "whole": [1, 2]}))
        self.assertEqual([line for line in run("tree", self.path).out.splitlines() if line.startswith("note")],
                         ['note: "number" has rows without a number, which are shown as NaN'])
        self.assertEqual((self.shown("number")[0], self.shown("flag")), (1, [True, None]))

    def test_images(self):
        def png(value):
            target = io.BytesIO()
            PIL.Image.fromarray(numpy.full((4, 6, 3), value, numpy.uint8)).save(target, "PNG")
            return target.getvalue()

        pictures = [png(value) for value in range(9)]
        self.write(pyarrow.table({"image": pyarrow.array([{"bytes": one, "path": None} for one in pictures]), "raw": pictures}), row_group_size=4)
        for key in ("image", "raw"):
            document = evaluate(self.path, [f"td[{key!r}]"])[0]
            self.assertEqual((document["shape"], document["dtype"]), ([9, 4, 6, 3], "torch.uint8"))
            self.assertEqual(self.shown(key, "[:, 1, 2, 0]"), list(range(9)))

    def test_damage(self):
        self.write(pyarrow.table({"x": list(range(5000)), "t": ["text %d" % i for i in range(5000)]}), row_group_size=1000)
        content = self.path.read_bytes()
        for size in (4, 100, len(content) - 1, len(content) - 9, len(content) // 2):
            self.path.write_bytes(content[:size])
            done = run("tree", self.path)
            self.assertEqual(done.status, 1)
            self.assertIn("is a damaged Parquet file", done.err)
        chosen = random.Random(SEED)
        for _ in range(40):
            start = chosen.randrange(4, len(content) - 60)
            self.path.write_bytes(content[:start] + chosen.randbytes(50) + content[start + 50:])
            with self.subTest(start=start, seed=SEED):
                for verb in ("tree", "check"):
                    self.assertIn(run(verb, self.path).status, (0, 1))

    def test_is_not_edited(self):
        self.write(pyarrow.table({"x": [1, 2]}))
        before = self.path.read_bytes()
        done = run("edit", self.path, 'td["x"][0] = 5')
        self.assertEqual(done.status, 1)
        self.assertIn("is a Parquet file, whose values are not edited in place", done.err)
        self.assertEqual(self.path.read_bytes(), before)


def alike(shown, value):
    """Equal but for the digits of a float32, and bytes, which are shown as Python writes them."""
    if isinstance(shown, list) and isinstance(value, list):
        return len(shown) == len(value) and all(map(alike, shown, value))
    if isinstance(shown, dict) and isinstance(value, dict):
        return shown.keys() == value.keys() and all(alike(shown[key], value[key]) for key in value)
    if isinstance(value, float):
        return math.isclose(shown, value, rel_tol=1e-6) or (math.isnan(shown) and math.isnan(value))
    return shown == (shown if isinstance(value, bytes) and ast.literal_eval(shown) == value else value)


def expected_of(value, kind):
    """What the program shows of a value: NaN where a number is null, an empty list where a list is."""
    if pyarrow.types.is_fixed_size_list(kind):
        value = [None] * kind.list_size if value is None else value
    if pyarrow.types.is_fixed_size_list(kind) or (pyarrow.types.is_list(kind) and pyarrow.types.is_floating(kind.value_type)):
        return [expected_of(item, kind.value_type) for item in value or []]
    is_number = pyarrow.types.is_integer(kind) or pyarrow.types.is_floating(kind)
    return math.nan if value is None and is_number else value


if __name__ == "__main__":
    unittest.main(verbosity=2)
