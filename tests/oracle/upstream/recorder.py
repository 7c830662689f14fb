# SPDX-License-Identifier: GPL-3.0-or-later
"""A pytest plugin that records what the tests call of tensordict: see README.md.

The public methods and functions are wrapped. Of the outermost call it keeps the text, the operands as they were before,
and what the library answers to the text on the operands read back from their files. That answer is kept only if it is
the answer that the test got; so a record speaks of nothing but what is in it.
"""
import functools
import hashlib
import inspect
import os
import pickle
import shutil
import sys
import tempfile
import threading
import types
import warnings
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import pytest

sys.path.append(str(Path(__file__).parent.parent))

import tensordict  # noqa: E402
import torch  # noqa: E402
from calltext import CLASSES, Left, Writer  # noqa: E402
from documents import differences, document_of, error_document  # noqa: E402
from families import family_of  # noqa: E402
from tensordict import LazyStackedTensorDict, TensorDict, is_tensor_collection  # noqa: E402
from tensordict._td import _SubTensorDict  # noqa: E402

FOLDER = Path(os.environ["UPSTREAM_RECORDING"])
CASES = int(os.environ.get("UPSTREAM_CASES", 12))         # run of one test function, of all its parameters
PER_TEST = int(os.environ.get("UPSTREAM_PER_TEST", 150))  # calls kept of one test function, over all its parameters

BINARY = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**", "matmul": "@",
          "and": "&", "or": "|", "xor": "^", "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
OPERATORS = {f"__{name}__": (sign, f"({{0}} {sign} {{1}})") for name, sign in BINARY.items()}
OPERATORS |= {f"__r{name}__": (sign, f"({{1}} {sign} {{0}})") for name, sign in BINARY.items()}
OPERATORS |= {"__neg__": ("neg", "-{0}"), "__invert__": ("~", "~{0}"), "__abs__": ("abs", "abs({0})"), "__len__": ("len", "len({0})"),
              "__contains__": ("in", "({1} in {0})"), "__bool__": ("bool", "bool({0})")}
STATEMENTS = {f"__i{name}__": (f"{sign}=", f"{{0}} {sign}= {{1}}") for name, sign in BINARY.items()}
MUTATORS = {"set", "update", "setdefault", "pop", "popitem", "clear", "create_nested", "set_non_tensor", "append", "extend",
            "insert", "del_key", "replace"}
# What other machinery looks at, what has no outcome, and what reaches beyond the process.
LEFT_ALONE = set("""is_tensor_collection to_module from_module send recv isend irecv gather_and_broadcast init_remote
    from_remote_init reduce all_reduce map map_iter to_h5 from_h5 to_zarr save dumps memmap memmap_ memmap_like load_memmap load
    load_memmap_ from_consolidated saved_path pin_memory share_memory_ cuda clear_refs_for_compile_ make_memmap make_memmap_from_tensor
    make_memmap_from_storage dumps numpy tolist to_struct_array __torch_function__ fields
    clear_device_ sorted_keys lazy_stack_ from_pandas from_csv from_json from_parquet from_arrow to_pandas to_csv""".split()) - {"tolist"}
FUNCTIONS = """lazy_stack stack cat maybe_dense_stack dense_stack_tds pad pad_sequence unpad_sequence merge_tensordicts
    make_tensordict from_dict fromkeys from_any from_namedtuple from_tuple is_tensor_collection is_tensorclass is_non_tensor
    unravel_key unravel_key_list unravel_key_to_tuple collate group_by""".split()
NAMES = {name: getattr(tensordict, name) for name in dir(tensordict) if not name.startswith("_")} | {
    "torch": torch, **{name: cls for cls, name in CLASSES.items() if "." not in name}}

_local = threading.local()


def modes():
    """The settings of the library that say what calls answer."""
    return [setting() for setting in (tensordict.lazy_legacy, tensordict.list_to_stack, tensordict.capture_non_tensor_stack)]


class Recorder:
    def __init__(self):
        self.calls = (FOLDER / "calls.pickle").open("wb")
        self.left = Counter()
        self.kept = Counter()    # by test function
        self.families = Counter()
        self.seen = set()
        self.test = None         # its id while it runs
        self.scratch = Path(tempfile.mkdtemp(dir=FOLDER))
        self.saved = {}          # fingerprint: folder
        self.thread = threading.get_ident()
        self.modes = modes()

    def close(self):
        shutil.rmtree(self.scratch)
        self.calls.close()
        lines = [f"{count:7} {family}" for family, count in self.families.most_common()]
        lines += ["left out:"] + [f"{count:7} {reason}" for reason, count in self.left.most_common()]
        (FOLDER / "counts.txt").write_text("\n".join(lines) + "\n")

    def before(self, kind, name, template, args, kwargs):
        """What is known of a call before it runs: None if it is not recorded."""
        if self.test is None or threading.get_ident() != self.thread or torch.compiler.is_compiling():
            return None
        if modes() != self.modes:
            self.left["under a mode of the library that is not the usual one"] += 1
            return None
        function = self.test.split("[")[0]
        if self.kept[function] >= PER_TEST:
            self.left["more than enough of one test"] += 1
            return None
        try:
            writer = Writer(statement=kind == "statement")
            text = template(writer, args, kwargs)
            family = family_of(name, [*args, *kwargs.values()])
            signature = hash(writer.shape_of(text))
            if signature in self.seen:
                self.left["repeated"] += 1
                return None
            self.seen.add(signature)
            try:
                files = {key: self.save(value) for key, value in writer.operands.items()}
            except Left:
                if kind == "statement":
                    raise
                writer = Writer(inline=True)
                text = template(writer, args, kwargs)
                files = {}
            if writer.tensors:
                files["x"] = self.save(TensorDict(dict(writer.tensors), []))
            return {"kind": kind, "family": family, "name": name, "text": text, "operands": files, "test": self.test}
        except Left as reason:
            self.left[str(reason)] += 1
        except Exception as error:  # noqa: BLE001: a recorder that fails must not fail the test
            self.left[f"the recorder failed: {type(error).__name__} {str(error)[:60]}"] += 1
        return None

    def after(self, call, outcome, operand):
        """Keeps the call if its text gives that outcome, and leaves the operand as the call did."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                theirs = self.answer(call)
                if isinstance(outcome, Exception):
                    found = error_document(outcome)
                    if theirs.get("kind") != "error" or found["class"] != theirs["class"]:
                        raise Left("the text has another outcome")
                elif call["kind"] == "statement" or not isinstance(outcome, (types.GeneratorType, map, zip)):
                    found = document_of(operand if call["kind"] == "statement" else outcome)
                    expected = theirs["items"][0] if call["kind"] == "mutator" and theirs.get("kind") == "list" else theirs
                    if differences(_listed(found), expected, ignoring=("locked", "device")):
                        raise Left("the text has another outcome")
            if not _is_plain(theirs):
                raise Left("an outcome with objects of the tests")
            call["outcome"] = theirs
            pickle.dump(call, self.calls)
            self.kept[self.test.split("[")[0]] += 1
            self.families[call["family"]] += 1
        except Left as reason:
            self.left[str(reason)] += 1
        except Exception as error:  # noqa: BLE001
            self.left[f"the outcome has no document: {type(error).__name__}"] += 1

    def answer(self, call):
        """The document of what the library says to the text on its operands from their files."""
        names = dict(NAMES, **{key: load(FOLDER / "operands" / file) for key, file in call["operands"].items()})
        try:
            if call["kind"] == "statement":
                exec(call["text"], names)
                return document_of(names["td"])
            return document_of(eval(call["text"], names))
        except Exception as error:  # noqa: BLE001
            return error_document(error)

    def save(self, td):
        """The name of the folder that holds the tensordict."""
        path = self.scratch / "td"
        shutil.rmtree(path, ignore_errors=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                td.memmap(path, copy_existing=True)
                same = not differences(_listed(document_of(td)), document_of(load(path)), ignoring=("locked", "device"))
            except Exception:  # noqa: BLE001
                raise Left(f"an operand that cannot be saved: {type(td).__name__}") from None
        if not same:
            raise Left(f"an operand that a file does not hold: {type(td).__name__}")
        files = sorted(path.rglob("*"))
        digest = hashlib.sha256()
        for file in files:
            digest.update(str(file.relative_to(path)).encode() + b"\0")
            digest.update(file.read_bytes() if file.is_file() else b"/")
        name = digest.hexdigest()[:20]
        if not (FOLDER / "operands" / name).exists():
            shutil.move(path, FOLDER / "operands" / name)
        return name


def load(path):
    """The tensordict of a folder as the program opens it: unlocked, on the processor."""
    td = TensorDict.load_memmap(path, allow_pickle=True)
    return td.clone() if is_tensor_collection(td) else td


def _is_plain(document):
    if isinstance(document, dict):
        return all(map(_is_plain, document.values()))
    if isinstance(document, (list, tuple)):
        return all(map(_is_plain, document))
    return document is None or type(document) in (bool, int, float, str, bytes, torch.Tensor)


def _listed(document):
    """A document whose "values" are lists, as the program's are."""
    if isinstance(document, dict):
        return {key: item.tolist() if key == "values" and isinstance(item, torch.Tensor) else _listed(item)
                for key, item in document.items()}
    return [_listed(item) for item in document] if isinstance(document, list) else document


# ---- wrapping -----------------------------------------------------------------------------------------------------

def recorded(function, kind, name, template, result=lambda args, value: value):
    """The function, its outermost calls recorded."""
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        if _recorder is None or getattr(_local, "inside", False):
            return function(*args, **kwargs)
        _local.inside = True
        try:
            call = _recorder.before(kind, name, template, args, kwargs)
            try:
                value = function(*args, **kwargs)
            except Exception as error:
                if call:
                    _recorder.after(call, error, None)
                raise
            if call and value is not NotImplemented:
                _recorder.after(call, result(args, value), args[0] if args else None)
            return value
        finally:
            _local.inside = False
    wrapper.__tensordesk__ = True
    return wrapper


def method_text(name):
    return lambda writer, args, kwargs: f"{writer.text(args[0])}.{name}({writer.arguments(args[1:], kwargs)})"


def mutator_text(name):
    def template(writer, args, kwargs):
        owner = writer.text(args[0])
        call = f"[td.{name}({writer.arguments(args[1:], kwargs)}), td]"
        return call if owner == "td" else f"(lambda td: {call})({owner})"
    return template


def class_text(name):
    def template(writer, args, kwargs):
        return f"{writer.text(args[0])}.{name}({writer.arguments(args[1:], kwargs)})"
    return template


def function_text(name):
    return lambda writer, args, kwargs: f"{name}({writer.arguments(args, kwargs)})"


def operator_text(form):
    return lambda writer, args, kwargs: form.format(*map(writer.text, args))


def statement_text(form):
    def template(writer, args, kwargs):
        owner = writer.text(args[0])
        if owner not in ("td", "td.lock_()"):
            raise Left("a statement on what is no file")
        lock = "td.lock_(); " if owner != "td" else ""
        rest = form(writer, *args[1:])
        if set(writer.operands) != {"td"} or writer.tensors:
            raise Left("a statement with operands in files")
        return lock + rest
    return template


def _constructor_text(writer, args, kwargs):
    return f"{writer.text(type(args[0]))}({writer.arguments(args[1:], kwargs)})"


def wrapped(cls, name, value):
    """What takes the place of a member of a class, or None."""
    if name in LEFT_ALONE or getattr(value, "__tensordesk__", False):
        return None
    if isinstance(value, types.FunctionType):
        if name == "__init__" and cls in (TensorDict, LazyStackedTensorDict, tensordict.NonTensorData):
            return recorded(value, "expression", cls.__name__, _constructor_text, lambda args, value: args[0])
        if name == "__getitem__":
            return recorded(value, "expression", "[]", lambda w, args, kwargs: f"{w.text(args[0])}[{w.index(args[1])}]")
        if name == "__setitem__":
            return recorded(value, "statement", "[]=", statement_text(lambda w, index, item: f"td[{w.index(index)}] = {w.text(item)}"))
        if name == "__delitem__":
            return recorded(value, "statement", "del", statement_text(lambda w, index: f"del td[{w.index(index)}]"))
        if name in OPERATORS:
            return recorded(value, "expression", OPERATORS[name][0], operator_text(OPERATORS[name][1]))
        if name in STATEMENTS:
            sign = STATEMENTS[name][0]
            return recorded(value, "statement", sign, statement_text(lambda w, item: f"td {sign} {w.text(item)}"))
        if name.startswith("_") and name != "_get_sub_tensordict":
            return None
        if name in MUTATORS or name.endswith("_"):
            return recorded(value, "mutator", name, mutator_text(name))
        return recorded(value, "expression", name, method_text(name))
    if name.startswith("_"):
        return None
    if isinstance(value, classmethod):
        return classmethod(recorded(value.__func__, "expression", name, class_text(name)))
    if isinstance(value, staticmethod):
        return staticmethod(recorded(value.__func__, "expression", name, function_text(f"{CLASSES.get(cls, 'TensorDict')}.{name}")))
    if isinstance(value, property):
        getter = recorded(value.fget, "expression", name, lambda w, args, kwargs: f"{w.text(args[0])}.{name}")
        setter = value.fset and recorded(value.fset, "statement", name,
                                         statement_text(lambda w, item: f"td.{name} = {w.text(item)}"))
        return property(getter, setter, value.fdel, value.__doc__)
    return None


def wrap_class(cls):
    for name, value in list(vars(cls).items()):
        replacement = wrapped(cls, name, value)
        if replacement is not None:
            try:
                setattr(cls, name, replacement)
            except (AttributeError, TypeError):
                pass


def _torch_names():
    """The names by which expressions call the functions of torch."""
    result = {}
    for space, prefix in ((torch.nn.functional, "torch.nn.functional."), (torch.special, "torch.special."), (torch, "torch.")):
        for name in dir(space):
            value = getattr(space, name, None)
            if callable(value) and not name.startswith("_") and _hash(value):
                result[value] = prefix + name
    return result


def _hash(value):
    try:
        return hash(value) is not None
    except TypeError:
        return False


def wrap_torch_function(cls):
    """torch.stack(tensordicts) and its like come to a class by __torch_function__."""
    original = vars(cls).get("__torch_function__")
    if not isinstance(original, classmethod):
        return
    names = _torch_names()

    def dispatch(owner, func, types, args=(), kwargs=None):
        name = names.get(func)
        if name is None:
            return original.__func__(owner, func, types, args, kwargs)
        short = name.rsplit(".", 1)[-1]
        call = recorded(lambda *args, **kwargs: original.__func__(owner, func, types, args, kwargs), "expression", short,
                        function_text(name))
        return call(*args, **(kwargs or {}))
    dispatch.__tensordesk__ = True
    cls.__torch_function__ = classmethod(dispatch)


def wrap_library():
    tensorclasses = sys.modules["tensordict.tensorclass"]  # the package has a function of that name
    classes = [tensordict.TensorDictBase, TensorDict, LazyStackedTensorDict, _SubTensorDict]
    for base in tensordict.TensorDictBase.__mro__:
        if base.__module__.startswith("tensordict") and base not in classes:
            classes.append(base)
    classes += [tensordict.NonTensorData, tensordict.NonTensorStack, tensorclasses.NonTensorDataBase]
    for cls in classes:
        wrap_class(cls)
        wrap_torch_function(cls)
    original = tensorclasses._tensorclass

    @functools.wraps(original)
    def decorate(*args, **kwargs):
        cls = original(*args, **kwargs)
        wrap_class(cls)
        wrap_torch_function(cls)
        return cls
    tensorclasses._tensorclass = decorate
    for name in FUNCTIONS:
        function = getattr(tensordict, name)
        if not inspect.isfunction(function):
            continue
        replacement = recorded(function, "expression", name, function_text(name))
        for module in map(sys.modules.get, ("tensordict", "tensordict.functional", "tensordict.utils", "tensordict._td")):
            if getattr(module, name, None) is function:
                setattr(module, name, replacement)


_recorder = None


def pytest_configure(config):
    global _recorder
    (FOLDER / "operands").mkdir(parents=True, exist_ok=True)
    wrap_library()
    _recorder = Recorder()


def pytest_unconfigure(config):
    if _recorder is not None:
        _recorder.close()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Some cases of each test function, spread over all: many have thousands."""
    functions = defaultdict(list)
    for item in items:
        functions[item.nodeid.split("[")[0]].append(item)
    chosen = Random(1)
    items[:] = [item for cases in functions.values() for item in
                (cases if len(cases) <= CASES else chosen.sample(cases, CASES))]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    _recorder.test = item.nodeid
    yield
    _recorder.test = None
