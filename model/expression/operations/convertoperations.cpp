// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/importing.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/operations/compute/gradients.h"
#include "model/operations/devices/devices.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/convert.h"
#include "model/operations/keys/keytree.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/thread/gradientrecording.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/visit.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
struct DictOptions {
    bool keepsNone = true;
    bool asLists = false;      ///< tensors as nested lists of numbers
    bool listsLevels = false;  ///< levels, and so non-tensor values, become lists over their batch dims
};

/// Returns lists over the batch dims of the results of `describe` for single positions.
template <typename Describe>
Value listOver(const TensorDict& td, const Describe& describe)
{
    if (td.batchSize().empty())
        return describe(td);
    checkItems(td.batchSize().front());
    Value::List list;
    for (int64_t i = 0; i < td.batchSize().front(); ++i)
        list.items.push_back(listOver(td.at(Index{IndexItem(i)}), describe));
    return list;
}

/// Implements tolist() for a non-tensor value.
Value listOver(const NonTensor& data)
{
    if (data.batchSize().empty())
        return fromPlain(data.toPythonValue());
    checkItems(data.batchSize().front());
    Value::List list;
    for (int64_t i = 0; i < data.batchSize().front(); ++i)
        list.items.push_back(listOver(data.at(BoundIndex(Index{IndexItem(i)}, data.batchSize()))));
    return list;
}

/// MemoryError for more positions than lists of values can hold.
void checkListFits(const TensorDict& td)
{
    checkFits({elementCount(td.batchSize()), static_cast<int64_t>(td.count()) + 1, 32}, at::kDouble);
}

Value dictOf(const TensorDict& td, const DictOptions& options)
{
    Value::Dict dict;
    visitLevel(td, [&](const Key& key, const Entry& entry) {
        const auto* data = std::get_if<NonTensor>(&entry);
        if (const auto* child = std::get_if<TensorDict>(&entry); child && options.listsLevels) {
            checkListFits(*child);
            dict.items.emplace_back(key, listOver(*child, [&](const TensorDict& position) {
                                        return dictOf(position, {.asLists = options.asLists});
                                    }));
        } else if (child)
            dict.items.emplace_back(key, dictOf(*child, options));
        else if (data && options.listsLevels && (options.keepsNone || !isNone(entry)))
            dict.items.emplace_back(key, listOver(*data));
        else if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && options.asLists)
            dict.items.emplace_back(key, listOf(leaf->tensor()));
        else if (options.keepsNone || !isNone(entry))
            dict.items.emplace_back(key, readable(fromEntry(entry)));
    });
    return dict;
}

/// Keys that not all members of a lazy stack have would be lost without a word.
void checkComplete(const TensorDict& td)
{
    static_cast<void>(flattenKeys(td));
}

Value toDict(const Arguments& a)
{
    checkComplete(a.td());
    return dictOf(a.td(), {.keepsNone = a.flag("retain_none"),
                           .asLists = a.flag("convert_tensors"),
                           .listsLevels = a.flag("tolist_first")});
}

Value toList(const Arguments& a)
{
    checkListFits(a.td());
    const DictOptions options{.asLists = a.flag("convert_tensors"), .listsLevels = a.flag("tolist_first")};
    if (a.flag("convert_nodes"))
        return listOver(a.td(), [&](const TensorDict& position) { return dictOf(position, options); });
    if (options.asLists)
        throw Error(ErrorKind::TypeError, "convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict");
    return listOver(a.td(), [](const TensorDict& position) -> Value { return position; });
}

/// A named tuple of each level; with `asLists` of numbers and lists of them instead of tensors.
Value namedTuple(const TensorDict& td, bool asLists)
{
    Value::Tuple tuple;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        const auto* leaf = std::get_if<Leaf>(&entry);
        tuple.items.push_back(child             ? namedTuple(*child, asLists)
                              : leaf && asLists ? listOf(leaf->tensor())
                                                : readable(fromEntry(entry)));
        tuple.names.push_back(td.keyAt(i));
    }
    return tuple;
}

Value toRecords(const Arguments& a)
{
    checkListFits(a.td());
    return listOver(a.td(), [](const TensorDict& position) { return namedTuple(position, true); });
}

Value flatState(const TensorDict& td, const std::string& prefix)
{
    Value::Dict dict;
    for (const auto& [name, leaf] : stateDict(td, prefix))
        dict.items.emplace_back(name, leaf);
    return dict;
}

Value withoutGradients(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return leaf ? Value(detached(*leaf)) : value;
}

Value nestedState(const TensorDict& td, const std::string& prefix)
{
    Value::Dict dict;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const std::string name = prefix + td.keyAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry))
            dict.items.emplace_back(name, nestedState(*child, ""));
        else if (!std::holds_alternative<NonTensor>(entry))
            dict.items.emplace_back(name, withoutGradients(readable(fromEntry(entry))));
        else if (td.tensorclass().empty())  // whose state is that of its tensors alone
            dict.items.emplace_back(name, Value::Dict{});
    }
    return dict;
}

std::string text(const Arguments& a, const char* name)
{
    if (const auto* given = a[name].as<std::string>())
        return *given;
    throw Error(ErrorKind::TypeError, "{} must be a str, not {}", name, a[name].typeName());
}

Value state(const Arguments& a)
{
    checkComplete(a.td());
    return a.flag("flatten") ? flatState(a.td(), text(a, "prefix")) : nestedState(a.td(), text(a, "prefix"));
}

/// Returns a state as a tree without the additional entries of older versions.
TensorDict stateTree(const Value& value)
{
    if (const auto* td = value.as<TensorDict>())
        return *td;
    const auto* dict = value.as<Value::Dict>();
    if (!dict)
        throw Error(ErrorKind::TypeError, "a state is a dict, as state_dict() gives it, not a value of type {}", value.typeName());
    TensorDict tree;
    for (const auto& [name, item] : dict->items) {
        const auto* key = name.as<std::string>();
        if (!key)
            throw Error(ErrorKind::TypeError, "the names in a state are strings");
        if (*key == "__batch_size" || *key == "__device")
            continue;
        tree.set({*key}, item.as<Value::Dict>() ? Entry(stateTree(item)) : toEntry(item, tree));
    }
    return tree;
}

Value loadState(const Arguments& a)
{
    const TensorDict given = stateTree(a["state_dict"]);
    const GradientRecording recording(false);  // as in Python, which copies the elements alone
    const bool isFlat = a["from_flatten"].isNone() || a.flag("from_flatten");
    loadStateDict(a.td(), isFlat ? unflattenKeys(given) : given, {.strict = a.flag("strict"), .assign = a.flag("assign")},
                  a.mutations());
    return a.self();
}

Value consolidate(const Arguments& a)
{
    if (!a["filename"].isNone())
        throw Error(ErrorKind::NotImplementedError, "expressions write no files: evaluate with -o OUT, or use `tensordesk export`");
    if (truth(a["num_threads"]) && a.flag("return_early") && truth(a["non_blocking"]))
        throw Error(ErrorKind::NotImplementedError, "with several threads return_early=True does not go with non_blocking=True");
    const TensorDict block = consolidated(a.td());
    return a["device"].isNone() ? block : consolidated(moved(block, usableDevice(toDevice(a["device"]))));
}

/// Methods of the oracle's that write files.
Value refuseSaving(const Arguments&)
{
    throw Error(
        ErrorKind::NotImplementedError,
        "expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a "
        "memory-mapped folder)");
}

Value savedPath(const Arguments&)
{
    throw Error(ErrorKind::AttributeError, "this tensordict has no path of its own; `tensordesk info` shows that of a file");
}

Value refuseSharing(const Arguments&)
{
    throw Error(ErrorKind::NotImplementedError, "no memory is shared between processes: save a folder, which all of them can map");
}

Value refuseQuantized(const Arguments& a)
{
    throw Error(ErrorKind::RuntimeError, "LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does",
                a.operation().name);
}

constexpr std::string_view kSaveArguments = "(*arguments, **keywords)";
constexpr std::string_view kWritesNoFile = "Raises an error: expressions do not write files.";
constexpr std::string_view kNoScale = "Raises an error: a quantized tensor needs a scale.";

constexpr std::array kConvertOperations = {
    Operation{kTd, "to_dict", "(*, retain_none=True, convert_tensors=False, tolist_first=False)", View,
              "The entries as nested dicts.", toDict},
    Operation{kTd, "numpy", "()", View, "The entries as nested dicts of tensors.",
              [](const Arguments& a) -> Value {
                  checkComplete(a.td());
                  return dictOf(a.td(), {});
              }},
    Operation{kTd, "tolist", "(*, convert_nodes=True, convert_tensors=False, tolist_first=False)", View,
              "Nested lists over the batch dims, of dicts or tensordicts.", toList},
    Operation{kTd, "to_namedtuple", "(dest_cls=None)", View, "The entries as nested named tuples.",
              [](const Arguments& a) -> Value { return namedTuple(a.td(), false); }},
    Operation{kTd, "to_struct_array", "()", View, "Nested lists over the batch dims, of named tuples of numbers.", toRecords},
    Operation{kTd, "to_pytree", "()", View, "The pytree that from_pytree() was given.",
              [](const Arguments& a) -> Value { return toPytreeValue(a.td()); }},
    Operation{kTd, "to_tensordict", "(*, retain_none=None)", Compute, "A plain, dense copy in memory.",
              [](const Arguments& a) -> Value {
                  return toTensorDict(a.td(), !a["retain_none"].isNone() && a.flag("retain_none"));
              }},
    Operation{kTd, "state_dict", "(destination=None, prefix='', keep_vars=False, flatten=True)", View,
              "The tensors by their joined keys.", state},
    Operation{kTd, "load_state_dict", "(state_dict, strict=True, assign=False, from_flatten=None)", InPlace,
              "Copies the tensors of a state into the entries.", loadState},
    Operation{kTd, "consolidate",
              "(filename=None, *, num_threads=0, device=None, non_blocking=None, inplace=False, return_early=False, "
              "use_buffer=False, share_memory=False, pin_memory=False, metadata=False)",
              Compute, "All leaves as views of one block of memory, locked.", consolidate},
    Operation{kTd, "is_consolidated", "()", Metadata, "True if all leaves share one block of memory.",
              [](const Arguments& a) -> Value { return isConsolidated(a.td()); }},
    Operation{kTd, "is_memmap", "()", Metadata, "False: only results of memmap() in Python are bound to their files.",
              [](const Arguments&) -> Value { return false; }},
    Operation{kTd, "is_shared", "()", Metadata, "True on a CUDA device: other memory is not shared between processes.",
              [](const Arguments& a) -> Value { return a.td().device() && a.td().device()->is_cuda(); }},
    Operation{kTd, "saved_path", "", Metadata, "The folder that memmap() wrote.", savedPath},
    Operation{kTd, "memmap", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "memmap_", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "memmap_like", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "memmap_refresh_", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "make_memmap", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "make_memmap_from_storage", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "make_memmap_from_tensor", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "save", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "dumps", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "to_h5", kSaveArguments, Compute, kWritesNoFile, refuseSaving},
    Operation{kTd, "load_", kSaveArguments, InPlace, kWritesNoFile, refuseSaving},
    Operation{kTd, "load_memmap_", kSaveArguments, InPlace, kWritesNoFile, refuseSaving},
    Operation{kTd, "share_memory_", "()", InPlace, "Raises an error: memory is not shared between processes.", refuseSharing},
    Operation{kTd, "qint8", "()", Compute, kNoScale, refuseQuantized},
    Operation{kTd, "qint32", "()", Compute, kNoScale, refuseQuantized},
    Operation{kTd, "quint8", "()", Compute, kNoScale, refuseQuantized},
    Operation{kTd, "quint4x2", "()", Compute, kNoScale, refuseQuantized},
    Operation{kTd, "as_tensor", "()", View, "A copy of the tree; the leaves are shared.",
              [](const Arguments& a) -> Value { return a.td().shallowCopy(); }},
};

}  // namespace

std::span<const Operation> convertOperations()
{
    return kConvertOperations;
}

}  // namespace tensordesk
