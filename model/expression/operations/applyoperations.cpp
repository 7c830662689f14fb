// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/operations/combine/map.h"
#include "model/operations/compute/parallel.h"
#include "model/operations/keys/apply.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
const Value::Function& functionOf(const Arguments& a)
{
    if (const auto* function = a["fn"].as<Value::FunctionPtr>())
        return **function;
    throw Error(ErrorKind::TypeError, "fn must be a function such as lambda x: x + 1, not {}", a["fn"].typeName());
}

/// True if an argument with the default `...` was given.
bool isGiven(const Value& value)
{
    return !value.as<Ellipsis>();
}

ApplyOptions optionsOf(const Arguments& a)
{
    ApplyOptions options;
    if (!a["batch_size"].isNone())
        options.batchSize = toBatchSize(a["batch_size"]);
    if (isGiven(a["names"]))
        options.names = toNames(a["names"], options.batchSize.value_or(a.td().batchSize()).size());
    if (isGiven(a["device"]) && !a["device"].isNone())
        options.device = toDevice(a["device"]);
    options.allowsMissing = isGiven(a["default"]);
    if (!a["filter_empty"].isNone())
        options.filterEmpty = a.flag("filter_empty");
    options.callOnNested = a.flag("call_on_nested");
    options.propagateLock = a.flag("propagate_lock");
    options.isLeaf = toOptionalLeafPredicate(a["is_leaf"]);
    return options;
}

std::vector<TensorDict> othersOf(const Arguments& a)
{
    std::vector<TensorDict> others;
    for (const Value& value : a.rest()) {
        const auto* td = value.as<TensorDict>();
        if (!td)
            throw Error(ErrorKind::TypeError, "expected tensordicts after fn, not a value of type {}", value.typeName());
        others.push_back(*td);
    }
    return others;
}

Value keyValue(const KeyPath& path, bool isNested)
{
    if (!isNested || path.size() == 1)
        return path.back().key();
    return keyTuple(path);
}

/// Returns an entry as a function receives it: a non-tensor value with its batch.
Value handedOver(const Entry& entry)
{
    const auto* data = std::get_if<NonTensor>(&entry);
    return data ? Value(NonTensorObject(*data)) : readable(fromEntry(entry));
}

enum class Naming { None, LastKey, Path };

/// The arguments of the call as a function of entries.
ApplyFunction calling(const Arguments& a, Naming naming)
{
    return [&a, &function = functionOf(a), naming](const KeyPath& path, const std::vector<std::optional<Entry>>& entries,
                                                   const TensorDict& level) -> std::optional<Entry> {
        std::vector<Value> arguments;
        if (naming != Naming::None)
            arguments.push_back(keyValue(path, naming == Naming::Path));
        for (const std::optional<Entry>& entry : entries)
            arguments.push_back(entry ? handedOver(*entry) : a["default"]);
        a.progress().check();
        const Value result = function.call(std::move(arguments));
        return result.isNone() ? std::nullopt : std::optional(toEntry(result, level));
    };
}

Value run(const Arguments& a, Naming naming, bool isInPlace)
{
    const ApplyOptions options = optionsOf(a);
    const ApplyFunction function = calling(a, naming);
    if (isInPlace) {
        if (a.td().isLazyStack() && (options.batchSize || options.names || options.device))
            throw Error(ErrorKind::ValueError, "batch_size, names and device cannot be given together with inplace=True");
        applyInPlace(a.td(), othersOf(a), function, options, a.mutations());
        return a.self();
    }
    const auto result = apply(a.td(), othersOf(a), function, options);
    return result ? Value(*result) : Value();
}

Naming namingOf(const Arguments& a)
{
    return a.flag("nested_keys") ? Naming::Path : Naming::LastKey;
}

// ---- map ------------------------------------------------------------------------------------------------

std::optional<int64_t> optionalInteger(const Arguments& a, std::string_view name)
{
    return a[name].isNone() ? std::nullopt : std::optional(a.integer(name));
}

int64_t workersOf(const Arguments& a)
{
    const std::optional<int64_t> workers = optionalInteger(a, "num_workers");
    if (workers && *workers < 1)
        throw Error(ErrorKind::ValueError, "num_workers must be positive, not {}", *workers);
    return workers.value_or(workerCount());
}

ChunkOptions chunkOptionsOf(const Arguments& a)
{
    return {a.integer("dim"), optionalInteger(a, "chunksize"), optionalInteger(a, "num_chunks")};
}

/// The function of every chunk, several at once on threads.
std::vector<Value> mapped(const Arguments& a, const ChunkOptions& options)
{
    const Value::Function& function = functionOf(a);
    const int64_t workers = workersOf(a);
    const std::vector<TensorDict> chunks = chunksOf(a.td(), options, workers);
    std::vector<Value> results(chunks.size());
    const auto job = [&](int64_t i) {
        results[static_cast<std::size_t>(i)] = function.call({chunks[static_cast<std::size_t>(i)]});
    };
    runInParallel(static_cast<int64_t>(chunks.size()), workers, job, a.progress());
    return results;
}

Value map(const Arguments& a)
{
    const ChunkOptions options = chunkOptionsOf(a);
    std::vector<TensorDict> results;
    for (const Value& result : mapped(a, options)) {
        if (result.isNone())
            continue;
        const auto* td = result.as<TensorDict>();
        if (!td)
            throw Error(ErrorKind::TypeError,
                        "fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type",
                        result.typeName());
        results.push_back(*td);
    }
    return results.empty() ? Value() : Value(joined(results, options));
}

Value mapIter(const Arguments& a)
{
    ChunkOptions options = chunkOptionsOf(a);
    options.shuffles = a.flag("shuffle");
    return Value::List{mapped(a, options)};
}

constexpr std::string_view kSignature =
    "(fn, *others, batch_size=None, device=..., names=..., inplace=False, default=..., filter_empty=None, "
    "propagate_lock=False, call_on_nested=False, is_leaf=None, out=None)";

constexpr std::array kApplyOperations = {
    Operation{kTd, "apply", kSignature, Compute,
              "Applies a function to each leaf, and to the leaves of other tensordicts with the same keys.",
              [](const Arguments& a) { return run(a, Naming::None, a.flag("inplace")); }},
    Operation{kTd, "apply_", "(fn, *others, default=..., filter_empty=None, call_on_nested=False)", InPlace,
              "Applies a function to each leaf in place.",
              [](const Arguments& a) {
                  const ApplyOptions options{.allowsMissing = isGiven(a["default"]), .callOnNested = a.flag("call_on_nested")};
                  applyInPlace(a.td(), othersOf(a), calling(a, Naming::None), options, a.mutations());
                  return a.self();
              }},
    Operation{kTd, "named_apply",
              "(fn, *others, nested_keys=False, batch_size=None, device=..., names=..., inplace=False, default=..., "
              "filter_empty=None, propagate_lock=False, call_on_nested=False, is_leaf=None, out=None)",
              Compute, "The same; the function's first argument is the key, or the nested key.",
              [](const Arguments& a) { return run(a, namingOf(a), a.flag("inplace")); }},
    Operation{
        kTd, "map", "(fn, dim=0, num_workers=None, *, out=None, chunksize=None, num_chunks=None, worker_threads=1, pbar=False)",
        Compute,
        "Applies a function to chunks along a dim, in parallel, and concatenates the results; chunksize=0: to single positions.",
        map},
    Operation{kTd, "map_iter",
              "(fn, dim=0, num_workers=None, *, shuffle=False, chunksize=None, num_chunks=None, worker_threads=1, pbar=False)",
              Compute, "The same as a list of the results for each chunk.", mapIter},
};

}  // namespace

std::span<const Operation> applyOperations()
{
    return kApplyOperations;
}

}  // namespace tensordesk
