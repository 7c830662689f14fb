// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/expression/operators/comparisons.h"
#include "model/operations/compute/gradients.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/devices/devices.h"
#include "model/operations/keys/apply.h"
#include "model/operations/keys/keypaths.h"
#include "model/operations/keys/leafattributes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
struct Cast {
    std::string_view name;
    DType dtype;
};
constexpr std::array kCasts = {
    Cast{"bfloat16", at::kBFloat16},
    Cast{"bool", at::kBool},
    Cast{"complex128", at::kComplexDouble},
    Cast{"complex32", at::kComplexHalf},
    Cast{"complex64", at::kComplexFloat},
    Cast{"double", at::kDouble},
    Cast{"float", at::kFloat},
    Cast{"float16", at::kHalf},
    Cast{"float32", at::kFloat},
    Cast{"float64", at::kDouble},
    Cast{"half", at::kHalf},
    Cast{"int", at::kInt},
    Cast{"int16", at::kShort},
    Cast{"int32", at::kInt},
    Cast{"int64", at::kLong},
    Cast{"int8", at::kChar},
    Cast{"long", at::kLong},
    Cast{"short", at::kShort},
    Cast{"uint16", kUInt16},
    Cast{"uint32", kUInt32},
    Cast{"uint64", kUInt64},
    Cast{"uint8", at::kByte},
};

/// Casts the leaves for which `filter` of their nested key and themselves is true.
TensorDict castWhere(const TensorDict& td, DType dtype, const Value& filter)
{
    const auto* function = filter.as<Value::FunctionPtr>();
    if (!function)
        throw Error(ErrorKind::TypeError, "cast_filter must be a function of a nested key and a tensor, not {}", filter.typeName());
    const auto cast = [&](const KeyPath& path, const std::vector<std::optional<Entry>>& entries, const TensorDict&) {
        const Leaf& leaf = std::get<Leaf>(*entries.front());
        const Value key = keyTuple(path);
        return std::optional<Entry>(truth((*function)->call({key, leaf})) ? movedLeaf(leaf, std::nullopt, dtype) : leaf);
    };
    return *apply(td, {}, cast, {.filterEmpty = false, .propagateLock = true});
}

Value castByName(const Arguments& a)
{
    const auto cast = std::find_if(kCasts.begin(), kCasts.end(), [&](const Cast& one) { return one.name == a.operation().name; });
    if (a["cast_filter"].isNone())
        return moved(a.td(), std::nullopt, cast->dtype);
    return castWhere(a.td(), cast->dtype, a["cast_filter"]);
}

/// The arguments of `to`.
struct Destination {
    std::optional<at::Device> device;
    std::optional<DType> dtype;
    bool isCopy = false;  ///< a new tensordict, even if nothing is moved
};

void add(Destination& destination, const Value& value)
{
    if (const auto* dtype = value.as<DType>()) {
        destination.dtype = *dtype;
    } else if (const auto* leaf = value.as<Leaf>()) {
        destination = {leaf->device(), leaf->dtype()};
    } else if (const auto* td = value.as<TensorDict>()) {  // only its device counts, as for a tensor without dtype
        destination = {td->device(), std::nullopt, true};
    } else if (value.as<at::Device>() || value.as<std::string>()) {
        destination.device = usableDevice(toDevice(value));
    } else {
        throw Error(ErrorKind::TypeError, "to() takes a device, a dtype, a tensor or other=, not {}", value.typeName());
    }
}

Destination destinationOf(const Arguments& a)
{
    Destination destination;
    for (std::size_t i = 0; i < a.rest().size(); ++i) {
        const Value& value = a.rest()[i];
        const bool isBlocking = i > 0 && value.as<bool>();  // how the copies are waited for: always, here
        if (!value.isNone() && !isBlocking)
            add(destination, value);
    }
    for (const std::string_view name : {"device", "dtype"})
        if (!a[name].isNone())
            add(destination, a[name]);
    if (!a["other"].isNone()) {
        const auto* other = a["other"].as<TensorDict>();
        if (!other)
            throw Error(ErrorKind::TypeError, "other must be a tensordict, not {}", a["other"].typeName());
        destination = {other->device(), commonDType(*other)};
    }
    return destination;
}

TensorDict movedTo(const Destination& destination, const Arguments& a)
{
    if (!destination.device && !destination.dtype)
        return destination.isCopy ? a.td().shallowCopy() : a.td();
    if (!destination.dtype || a["cast_filter"].isNone())
        return moved(a.td(), destination.device, destination.dtype);
    const TensorDict cast = castWhere(a.td(), *destination.dtype, a["cast_filter"]);
    return destination.device ? moved(cast, destination.device) : cast;
}

Value attributes(const Arguments& a)
{
    std::vector<std::string> fields{"device", "dtype", "shape"};
    if (const auto* given = itemsOf(a["fields"])) {
        fields.clear();
        for (const Value& field : *given)
            if (const auto* name = field.as<std::string>())
                fields.push_back(*name);
    }
    return describeLeaves(a.td(), fields);
}

Value to(const Arguments& a)
{
    if (truth(a["non_blocking_pin"]))
        static_cast<void>(usableDevice(c10::DeviceType::CUDA));
    const auto* attributes = a.rest().empty() ? nullptr : a.rest().front().as<TensorDict>();
    if (attributes && describesLeaves(*attributes)) {
        if (a.rest().size() > 1)
            throw Error(ErrorKind::TypeError, "to() takes no further argument with the attributes of the leaves");
        return inPlaceOr(a, castAsDescribed(a.td(), *attributes));
    }
    const Destination destination = destinationOf(a);
    if (a["batch_size"].isNone()) {
        Value result = inPlaceOr(a, movedTo(destination, a));
        if (a.flag("inplace") && destination.device)
            a.mutations().apply(SetDevice{{}, destination.device});
        return result;
    }
    if (a.td().isLazyStack())
        throw Error(ErrorKind::TypeError, "the batch size of a lazy stack follows from its members: to() cannot set it");
    const Shape batch = toBatchSize(a["batch_size"]);
    if (!destination.device && !destination.dtype) {
        a.mutations().apply(SetBatchSize{{}, batch});
        return a.self();
    }
    TensorDict result = movedTo(destination, a).shallowCopy();
    result.setBatchSize(batch);
    result.setNames(DimNames(batch.size()));
    return inPlaceOr(a, std::move(result));
}

/// Returns the leaves of to()'s result with the dtypes and devices of self.
TensorDict asBefore(const Arguments& a, const TensorDict& result)
{
    TensorDict back = result.shallowCopy();
    visitTree(result, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto there = leaf ? a.td().find(path) : std::nullopt;
        const auto* before = there ? std::get_if<Leaf>(&*there) : nullptr;
        if (before && (before->dtype() != leaf->dtype() || before->device() != leaf->device()))
            back.set(path, Leaf(guardingTorch([&] { return leaf->tensor().to(before->device(), before->dtype()); })));
    });
    return back;
}

Value cuda(const Arguments& a)
{
    return moved(a.td(), usableDevice(toCudaDevice(a["device"])));
}

Value pinned(const Arguments& a)
{
    static_cast<void>(usableDevice(c10::DeviceType::CUDA));
    return mapLeaves(
        a.td(), [](const Leaf& leaf) { return guardingTorch([&] { return leaf.tensor().pin_memory(); }); }, KeepNames::Yes);
}

Value requireGradients(const Arguments& a)
{
    setRequiresGradients(a.td(), a.flag("requires_grad"), a.mutations());
    return a.self();
}

Value grad(const Arguments& a)
{
    const auto result = gradients(a.td());
    return result ? Value(*result) : Value();
}

Value zeroGrad(const Arguments& a)
{
    clearGradients(a.td(), a.flag("set_to_none"));
    return a.self();
}

constexpr std::array kDeviceOperations = {
    Operation{kTd, "attrs", "(*, fields=None, num_threads=None)", Metadata,
              "Device, dtype and shape of each leaf, as a TensorAttrs in its place; \"fields\" names some of these.", attributes},
    Operation{kTd, "to",
              "(*target, device=None, dtype=None, other=None, batch_size=None, non_blocking=None, memory_format=None, "
              "cast_filter=None, non_blocking_pin=False, num_threads=None, inplace=False)",
              Compute,
              "Moves to a device or casts to a dtype, or those of a tensor or other=; with batch_size= alone, sets the batch size.",
              to, asBefore},
    Operation{kTd, "type", "(dst_type)", Compute, "Every leaf cast to a dtype.",
              [](const Arguments& a) -> Value { return moved(a.td(), std::nullopt, toDType(a["dst_type"], "dst_type")); }},
    Operation{kTd, "cpu", "()", Compute, "The tensordict in main memory.",
              [](const Arguments& a) -> Value { return moved(a.td(), at::kCPU); }},
    Operation{kTd, "cuda", "(device=None)", Compute, "The tensordict on a CUDA device.", cuda},
    Operation{kTd, "pin_memory", "(num_threads=0, inplace=False)", Compute, "A copy in page-locked memory.", pinned},
    Operation{kTd, "pin_memory_", "(num_threads=0)", Compute, "The same, as in Python in place of the tensordict.", pinned},
    Operation{kTd, "is_contiguous", "()", Metadata, "True if all leaves are contiguous.",
              [](const Arguments& a) -> Value { return isContiguous(a.td()); }},
    Operation{kTd, "detach", "()", View, "The same elements without gradients.",
              [](const Arguments& a) -> Value { return detached(a.td()); }},
    Operation{kTd, "data", "", View, "The same elements without gradients.",
              [](const Arguments& a) -> Value { return detached(a.td()); }},
    Operation{kTd, "grad", "", View, "The gradients of the leaves that have one; None if none has.", grad},
    Operation{kTd, "requires_grad", "", Metadata, "True if a leaf requires gradients.",
              [](const Arguments& a) -> Value { return requiresGradients(a.td()); }},
    Operation{kTd, "requires_grad_", "(requires_grad=True)", InPlace, "Sets requires_grad for all leaves.", requireGradients},
    Operation{kTd, "detach_", "()", InPlace, "Detaches all leaves from the autograd graph.",
              [](const Arguments& a) -> Value {
                  detachInPlace(a.td());
                  return a.self();
              }},
    Operation{kTd, "zero_grad", "(set_to_none=True)", InPlace, "Forgets the gradients, or sets them to zero.", zeroGrad},
    Operation{kTd, "clear_device_", "()", InPlace, "Clears the device of the tensordict; nothing is moved.",
              [](const Arguments& a) -> Value {
                  a.mutations().apply(SetDevice{{}, std::nullopt});
                  return a.self();
              }},
    Operation{kTd, "auto_device_", "()", InPlace, "The common device of all leaves, or None.",
              [](const Arguments& a) -> Value {
                  a.mutations().apply(SetDevice{{}, commonDevice(a.td())});
                  return a.self();
              }},
};

std::vector<Operation> allDeviceOperations()
{
    std::vector<Operation> rows(kDeviceOperations.begin(), kDeviceOperations.end());
    for (const Cast& cast : kCasts)
        if (ifPresent(cast.dtype))
            rows.push_back(
                {kTd, cast.name, "(*, cast_filter=None)", Compute, "Every leaf cast to the dtype of this name.", castByName});
    return rows;
}

}  // namespace

std::span<const Operation> deviceOperations()
{
    static const std::vector<Operation> rows = allDeviceOperations();
    return rows;
}

}  // namespace tensordesk
