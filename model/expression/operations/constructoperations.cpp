// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/dictbuilder.h"
#include "model/expression/evaluation/importing.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/operations/combine/stack.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/keytree.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/zeros.h>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
std::optional<at::Device> deviceOf(const Arguments& a)
{
    return a["device"].isNone() || a["device"].as<Ellipsis>() ? std::nullopt : std::optional(toDevice(a["device"]));
}

NewTensors newTensorOptions(const Arguments& a)
{
    NewTensors options{.device = deviceOf(a)};
    if (const auto* dtype = a["dtype"].as<DType>())
        options.dtype = *dtype;
    else if (!a["dtype"].isNone())
        throw Error(ErrorKind::TypeError, "dtype must be a dtype such as torch.float32, not {}", a["dtype"].typeName());
    return options;
}

/// Returns the options of the methods new_…, whose tensors may require gradients.
NewTensors newMethodOptions(const Arguments& a)
{
    NewTensors options = newTensorOptions(a);
    options.requiresGrad = a.flag("requires_grad");
    return options;
}

/// Returns the options of methods that change the batch size.
NewTensors rebatchedOptions(const Arguments& a)
{
    NewTensors options = newMethodOptions(a);
    options.keepsStacks = a.flag("empty_lazy");
    return options;
}

Value tensorDict(const Arguments& a)
{
    if (!a.keywords().empty() && !a["source"].isNone())
        throw Error(ErrorKind::ValueError, "a tensordict is made of a dict or of keywords, not of both");
    if (validation() == Validation::Strict && a["batch_size"].isNone())
        throw Error(ErrorKind::TypeError, "a container needs its shape (batch_size)");
    Value source = a["source"];
    if (!a.keywords().empty()) {
        Value::Dict named;
        for (const auto& [name, value] : a.keywords())
            named.items.emplace_back(name, value);
        source = std::move(named);
    }
    TensorDict result = makeTensorDict(source, a["batch_size"], a["device"], a["names"]);
    if (a.flag("lock"))
        result.setLocked(true);
    return result;
}

/// All but batch_dims, which some functions do not have.
BatchChoice plainBatchChoice(const Arguments& a)
{
    BatchChoice batch{.device = deviceOf(a)};
    if (!a["batch_size"].isNone())
        batch.given = toBatchSize(a["batch_size"]);
    batch.isInferred = !a["auto_batch_size"].isNone() && a.flag("auto_batch_size");
    return batch;
}

BatchChoice batchChoice(const Arguments& a)
{
    BatchChoice batch = plainBatchChoice(a);
    if (!a["batch_dims"].isNone())
        batch.dims = a.integer("batch_dims");
    return batch;
}

Value fromDict(const Arguments& a)
{
    if (!a["batch_size"].isNone() && !a["batch_dims"].isNone())
        throw Error(ErrorKind::ValueError, "batch_size and batch_dims cannot both be given");
    TensorDict result = fromDictValue(a["input_dict"], batchChoice(a));
    if (!a["names"].isNone())
        result.setNames(toNames(a["names"], result.batchSize().size()));
    return result;
}

Value makeOfAll(const Arguments& a)
{
    DictBuilder entries;
    for (const auto& [name, value] : a.keywords())
        entries.put(name, value);
    if (const auto* given = a["input_dict"].as<Value::Dict>())
        for (const auto& [key, value] : given->items)
            entries.put(key, value);
    else if (const auto* td = a["input_dict"].as<TensorDict>())
        for (const auto& [key, entry] : entriesOf(*td))
            entries.put(key.front().key(), objectFromEntry(entry, *td, key));
    else if (!a["input_dict"].isNone())
        throw Error(ErrorKind::TypeError, "input_dict must be a dict, not {}", a["input_dict"].typeName());
    return fromDictValue(entries.take(), plainBatchChoice(a));
}

/// If a dict is only one of several possible arguments, batch_dims without auto_batch_size has no effect.
BatchChoice looseBatchChoice(const Arguments& a)
{
    BatchChoice batch = batchChoice(a);
    if (!batch.isInferred)
        batch.dims = {};
    return batch;
}

Value fromAny(const Arguments& a)
{
    return fromAnyValue(a["obj"], looseBatchChoice(a));
}

/// The list's dim is the first of the batch size, of batch_dims and of the names.
Value fromList(const Arguments& a)
{
    BatchChoice batch = batchChoice(a);
    if (batch.given && batch.dims)
        throw Error(ErrorKind::ValueError, "batch_size and batch_dims cannot both be given");
    if (batch.dims)
        --*batch.dims;
    if (batch.given) {
        const int64_t count = lengthOf(a["input"]);
        if (batch.given->empty() || batch.given->front() != count)
            throw Error(ErrorKind::ValueError, "the batch size {} must begin with the length of the list, {}",
                        toString(*batch.given), count);
        batch.given->erase(batch.given->begin());
    }
    TensorDict result = fromListValue(a["input"], batch, a["lazy"].isNone() ? std::nullopt : std::optional(a.flag("lazy")));
    if (!a["names"].isNone())
        result.setNames(toNames(a["names"], result.batchSize().size()));
    return result;
}

Value fromKeyList(const Arguments& a)
{
    std::vector<KeyPath> keys;
    for (int64_t i = 0, count = lengthOf(a["keys"]); i < count; ++i)
        keys.push_back(toKey(itemAt(a["keys"], i)));
    std::stable_partition(keys.begin(), keys.end(), [](const KeyPath& key) { return key.size() == 1; });  // as in a dict
    return fromKeys(keys, toEntry(a["value"], TensorDict()));
}

Value empty(const Arguments& a)
{
    TensorDict levels = emptied(a.td(), a.flag("recurse"));
    if (a["batch_size"].isNone() && a["names"].isNone() && a["device"].isNone())
        return levels;
    const Shape batch = a["batch_size"].isNone() ? a.td().batchSize() : toBatchSize(a["batch_size"]);
    DimNames names = a["names"].isNone() ? resized(a.td().names(), batch.size()) : toNames(a["names"], batch.size());
    if (!a["names"].isNone())
        levels.setNames(DimNames(levels.batchSize().size()));  // nested levels take over the new names
    TensorDict result(batch, std::move(names), a["device"].isNone() ? a.td().device() : deviceOf(a));
    for (std::size_t i = 0; i < levels.count(); ++i)
        result.set({levels.keyAt(i)}, levels.entryAt(i));
    return result;
}

Value clone(const Arguments& a)
{
    return a.flag("recurse") ? cloned(a.td()) : a.td().shallowCopy();
}

/// Sizes given one by one or as one list.
Shape sizes(const Arguments& a)
{
    const std::vector<Value>& given = a.rest();
    if (given.size() == 1 && !given.front().as<int64_t>())
        return toSizes(given.front());
    return toSizes(Value::List{given});
}

template <int64_t Number>
Value newNumbers(const Arguments& a)
{
    return newFilled(a.td(), sizes(a), c10::Scalar(Number), rebatchedOptions(a));
}

Value newEmpty(const Arguments& a)
{
    return newFilled(a.td(), sizes(a), {}, rebatchedOptions(a));
}

Value newFull(const Arguments& a)
{
    return newFilled(a.td(), toSizes(a["size"]), toNumber(a["fill_value"]), rebatchedOptions(a));
}

Value newTensor(const Arguments& a)
{
    if (const auto* td = a["data"].as<TensorDict>())
        return newTensors(a.td(), *td, newMethodOptions(a));
    if (a["data"].as<Value::Dict>())
        throw Error(ErrorKind::RuntimeError, "data are a tensordict, a tensor or numbers, not a dict");
    return newTensors(a.td(), tensorFrom(a["data"]), newMethodOptions(a));
}

/// `torch.zeros_like(input)` and its kin, of a tensordict or a tensor.
Value filledLike(const Arguments& a, const Filling& filling)
{
    const NewTensors options = newTensorOptions(a);
    if (a["input"].as<NonTensorObject>())
        return a["input"];
    if (const auto* td = a["input"].as<TensorDict>()) {
        TensorDict result = tensordesk::filledLike(*td, filling, options);
        if (a["device"].isNone())
            result.setDevice(std::nullopt);
        return result;
    }
    const auto* leaf = a["input"].as<Leaf>();
    if (!leaf)
        throw Error(ErrorKind::TypeError, "expected a tensordict or a tensor, not a value of type {}", a["input"].typeName());
    TensorDict one;
    one.set({""}, *leaf);
    return tensordesk::filledLike(one, filling, options).leaf({""});
}

template <int64_t Number>
Value numbersLike(const Arguments& a)
{
    return filledLike(a, c10::Scalar(Number));
}

Value cloneOf(const Arguments& a)
{
    if (a["input"].as<NonTensorObject>())
        return a["input"];
    if (const auto* td = a["input"].as<TensorDict>())
        return cloned(*td);
    return Leaf(tensorFrom(a["input"]));
}

/// Levels of `made` that are instances of a tensorclass in `like`, as such.
TensorDict asClassesOf(const TensorDict& like, const TensorDict& made)
{
    for (std::size_t i = 0; i < like.count(); ++i) {
        const Entry entry = like.entryAt(i);
        const auto* level = std::get_if<TensorDict>(&entry);
        const KeyPath key{like.keyAt(i)};
        const auto found = level ? made.find(key) : std::nullopt;
        if (found && std::holds_alternative<TensorDict>(*found)) {
            TensorDict result = made;
            result.set(key, asClassesOf(*level, std::get<TensorDict>(*found)));
        }
    }
    return like.tensorclass().empty() || !made.tensorclass().empty() ? made : TensorDict::typed(made, like.tensorclass());
}

Value fromDictOrMembers(const Arguments& a)
{
    if (a["stack_dim"].isNone())
        return fromDict(a);
    const auto* dict = a["input_dict"].as<Value::Dict>();
    if (!dict)
        throw Error(ErrorKind::TypeError, "a lazy stack is made of a dict of tensordicts, not of a value of type {}",
                    a["input_dict"].typeName());
    Value::List members;
    for (const auto& [key, member] : dict->items)
        members.items.push_back(member);
    return lazyStack(toTensorDicts(members, "from_dict"), a.integer("stack_dim"), stackDimName(a));
}

Value fromDictInstance(const Arguments& a)
{
    return asClassesOf(a.td(), *fromDict(a).as<TensorDict>());
}

/// Returns tensors of zeros, with the event dims and dtype of each key in the schema.
Value fromSchema(const Arguments& a)
{
    const auto* schema = a["schema"].as<Value::Dict>();
    if (!schema)
        throw Error(ErrorKind::TypeError, "a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}",
                    a["schema"].typeName());
    const auto* storage = a["storage"].as<std::string>();
    const bool isShared = storage && *storage == "shared";
    if (!a["storage"].isNone() && !isShared) {
        const std::array known{"memmap", "h5", "zarr", "redis", "dragonfly"};
        if (!storage || std::find(known.begin(), known.end(), *storage) == known.end())
            throw Error(ErrorKind::ValueError, "expressions have no such storage; the result is in memory, or saved with -o OUT");
        throw Error(ErrorKind::NotImplementedError, "expressions write no files: save the result with -o OUT");
    }
    const Shape batch = toBatchSize(a["batch_size"]);
    const auto device = deviceOf(a);
    TensorDict result(batch, {}, device);
    for (const auto& [key, field] : schema->items) {
        const auto* pair = itemsOf(field);
        const auto dtype = pair && pair->size() == 2 ? toDType(pair->back(), "dtype") : std::nullopt;
        if (!dtype)
            throw Error(ErrorKind::TypeError, "a schema tells pairs of sizes and dtype").within(toKey(key));
        Shape shape = batch;
        for (const int64_t size : toBatchSize(pair->front()))
            shape.push_back(size);
        checkFits(shape, *dtype);
        result.set(toKey(key), Leaf(at::zeros(shape, at::TensorOptions(*dtype).device(device))));
    }
    result.setLocked(isShared);
    return result;
}

/// Functions of the oracle's that read objects of Python.
Value refuseObject(const Arguments&)
{
    throw Error(ErrorKind::NotImplementedError,
                "expressions have no Python modules, classes or arrays; save a tensordict in Python and open it");
}

/// Functions of the oracle's that open files.
Value refuseOpening(const Arguments&)
{
    throw Error(
        ErrorKind::NotImplementedError,
        "this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH");
}

constexpr std::string_view kOpenArguments = "(*arguments, **keywords)";
constexpr std::string_view kOpensNoFile = "Raises an error: use torch.load().";
constexpr std::string_view kNoObject = "Raises an error: expressions have no Python objects.";
constexpr std::string_view kLike = "(input, *, dtype=None, device=...)";
constexpr std::string_view kNew =
    "(*size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=None, empty_lazy=False)";

constexpr std::array kConstructOperations = {
    Operation{Owner::Builtin, "TensorDict",
              "(source=None, batch_size=None, device=None, names=None, non_blocking=None, lock=False, **kwargs)", View,
              "A tensordict of a dict or of keywords.", tensorDict},
    Operation{Owner::Builtin, "make_tensordict", "(input_dict=None, batch_size=None, device=None, auto_batch_size=None, **kwargs)",
              View, "A tensordict of a dict, of keywords or of both.", makeOfAll},
    Operation{kClass, "from_dict",
              "(input_dict, *, auto_batch_size=None, batch_size=None, device=None, batch_dims=None, names=None, stack_dim=None, "
              "stack_dim_name=None)",
              View, "A tensordict of a dict; its batch size may be inferred; with stack_dim= a lazy stack of its values.",
              fromDictOrMembers},
    Operation{kClass, "from_schema", "(schema, *, batch_size=None, storage=None, device=None, prefix=None)", Compute,
              "Zeros with the event dims and dtype of each key.", fromSchema},
    Operation{kClass, "from_any", "(obj, *, auto_batch_size=False, batch_dims=None, device=None, batch_size=None)", View,
              "Dicts and tuples as tensordicts, lists of numbers as tensors.", fromAny},
    Operation{kClass, "from_tuple", "(obj, *, auto_batch_size=False, batch_dims=None, device=None, batch_size=None)", View,
              "The items under \"0\", \"1\" and so on.",
              [](const Arguments& a) -> Value { return fromTupleValue(a["obj"], looseBatchChoice(a)); }},
    Operation{kClass, "from_list",
              "(input, *, auto_batch_size=None, batch_size=None, device=None, batch_dims=None, names=None, lazy=None)", Compute,
              "A stack of the tensordicts built from a list of dicts; lazy=None: lazy if they differ.", fromList},
    Operation{kClass, "from_namedtuple", "(named_tuple, *, auto_batch_size=False, batch_dims=None, device=None, batch_size=None)",
              View, "The items under their names.",
              [](const Arguments& a) -> Value { return fromTupleValue(a["named_tuple"], looseBatchChoice(a)); }},
    Operation{kClass, "from_pytree", "(pytree, *, auto_batch_size=False, batch_dims=None, device=None, batch_size=None)", View,
              "Nested dicts, tuples and lists as levels that record their type.",
              [](const Arguments& a) -> Value { return fromPytreeValue(a["pytree"], looseBatchChoice(a)); }},
    Operation{kClass, "fromkeys", "(keys, value=0)", Compute, "The same value under each key.", fromKeyList},
    Operation{kClass, "from_h5", kOpenArguments, View, kOpensNoFile, refuseOpening},
    Operation{kClass, "from_consolidated", kOpenArguments, View, kOpensNoFile, refuseOpening},
    Operation{kClass, "load_memmap", kOpenArguments, View, kOpensNoFile, refuseOpening},
    Operation{kClass, "load", kOpenArguments, View, kOpensNoFile, refuseOpening},
    Operation{kClass, "from_dataclass", kOpenArguments, View, kNoObject, refuseObject},
    Operation{kClass, "from_struct_array", kOpenArguments, View, kNoObject, refuseObject},
    Operation{kTd, "from_dict_instance",
              "(input_dict, *, auto_batch_size=None, batch_size=None, device=None, batch_dims=None, names=None)", View,
              "The same as from_dict; levels keep the tensorclasses of this tensordict.", fromDictInstance},
    Operation{kTd, "empty", "(recurse=False, *, batch_size=None, device=None, names=None)", View,
              "The same metadata without entries.", empty},
    Operation{kTd, "clone", "(recurse=True)", Compute, "A copy; with recurse=False only of the tree, with shared tensors.", clone},
    Operation{kTd, "copy", "()", View, "A copy of the tree; the leaves are shared.",
              [](const Arguments& a) -> Value { return a.td().shallowCopy(); }},
    Operation{kTd, "new_zeros", kNew, Compute, "A tensordict of zeros, with other batch dims.", newNumbers<0>},
    Operation{kTd, "new_ones", kNew, Compute, "A tensordict of ones, with other batch dims.", newNumbers<1>},
    Operation{kTd, "new_empty", kNew, Compute, "A tensordict of undefined elements, with other batch dims.", newEmpty},
    Operation{kTd, "new_full",
              "(size, fill_value, *, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=None, empty_lazy=False)",
              Compute, "A tensordict filled with one number, with other batch dims.", newFull},
    Operation{kTd, "new_tensor", "(data, *, dtype=None, device=None, requires_grad=False)", Compute,
              "A copy of data with the dtypes of the leaves.", newTensor},
    Operation{kTorch, "zeros_like", kLike, Compute, "The same shapes, zeros.", numbersLike<0>},
    Operation{kTorch, "ones_like", kLike, Compute, "The same shapes, ones.", numbersLike<1>},
    Operation{kTorch, "empty_like", kLike, Compute, "The same shapes, undefined elements.",
              [](const Arguments& a) { return filledLike(a, {}); }},
    Operation{kTorch, "full_like", "(input, fill_value, *, dtype=None, device=...)", Compute, "The same shapes, one number.",
              [](const Arguments& a) { return filledLike(a, toNumber(a["fill_value"])); }},
    Operation{kTorch, "clone", "(input)", Compute, "A copy.", cloneOf},
};

}  // namespace

std::span<const Operation> constructOperations()
{
    return kConstructOperations;
}

}  // namespace tensordesk
