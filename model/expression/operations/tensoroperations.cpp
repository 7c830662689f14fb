// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/calls/schemacall.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operators/comparisons.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/gradients.h"
#include "model/operations/compute/shapesonly.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

Value sizeOfTensor(const Arguments& a)
{
    if (a["dim"].isNone())
        return Value::Size{a.leaf().shape()};
    return a.leaf().shape()[static_cast<std::size_t>(wrapDim(a.integer("dim"), a.leaf().dim()))];
}

Value item(const Arguments& a)
{
    // Before anything is read.
    if (a.leaf().elementCount() != 1)
        throw Error(ErrorKind::RuntimeError, "a Tensor with {} elements cannot be converted to Scalar", a.leaf().elementCount());
    return itemOf(a.leaf().tensor());
}

Value numelOfTensor(const Arguments& a)
{
    const auto* size = a.self().as<Value::Size>();
    return size ? elementCount(size->sizes) : a.leaf().elementCount();
}

Value dictPart(const Arguments& a, bool withKeys, bool withValues)
{
    Value::List list;
    for (const auto& [key, value] : a.self().as<Value::Dict>()->items)
        list.items.push_back(!withValues ? key : !withKeys ? value : Value(Value::Tuple{{key, value}}));
    return list;
}

Leaf converted(const Leaf& leaf, DType dtype)
{
    if (leaf.dtype() == dtype)
        return leaf;
    return Leaf(guardingTorch([&] {
        return elementwiseLeaf(leaf, {}, [&](const at::Tensor& tensor, at::ArrayRef<at::Tensor>) { return tensor.to(dtype); });
    }));
}

/// RuntimeError for a device that this machine lacks.
Leaf moved(const Leaf& leaf, at::Device device)
{
    if (leaf.device() == device || (leaf.device().type() == device.type() && !device.has_index()))
        return leaf;
    const at::Device usable = usableDevice(device);
    return leaf.device().is_meta() ? leaf : movedLeaf(leaf, usable);
}

/// `to(dtype)`, `to(device)`, `to(device, dtype)`, `to(other)`.
Value tensorTo(const Arguments& a)
{
    Leaf result = a.leaf();
    std::vector<Value> wanted = a.rest();
    wanted.push_back(a["dtype"]);
    wanted.push_back(a["device"]);
    for (const Value& value : wanted) {
        if (const auto* dtype = value.as<DType>())
            result = converted(result, *dtype);
        else if (const auto* other = value.as<Leaf>())
            result = moved(converted(result, other->dtype()), other->device());
        else if (!value.isNone())
            result = moved(result, toDevice(value));
    }
    return result;
}

Value type(const Arguments& a)
{
    if (a["dtype"].isNone())
        return dtypeName(a.leaf().dtype());
    if (const auto* dtype = a["dtype"].as<DType>())
        return converted(a.leaf(), *dtype);
    throw Error(ErrorKind::TypeError, "dtype must be a dtype such as torch.float32, not {}", a["dtype"].typeName());
}

template <DType To>
Value cast(const Arguments& a)
{
    return converted(a.leaf(), To);
}

/// An operator without arguments as an attribute: `t.T`.
template <char... Name>
Value attributeOf(const Arguments& a)
{
    static constexpr char name[] = {Name..., '\0'};
    DirectMutations none{TensorDict()};
    return callTensorMethod(name, a.self(), {}, {}, none);
}

Value where(const Arguments& a)
{
    return callTorchFunction("where", {a["condition"], a.self(), a["other"]}, {});
}

Value norm(const Arguments& a)
{
    const auto* name = a["p"].as<std::string>();
    if (name && *name != "fro")
        throw Error(ErrorKind::NotImplementedError, "p is a number or \"fro\", not {}", stringLiteral(*name));
    const Value order = name || a["p"].isNone() ? Value(2.0) : a["p"];
    return callTorchFunction("linalg_vector_norm", {a.self(), order, a["dim"], a["keepdim"]}, {{"dtype", a["dtype"]}});
}

Value stride(const Arguments& a)
{
    const Shape strides = elementsOf(a.leaf()).strides;
    if (!a["dim"].isNone())
        return strides[static_cast<std::size_t>(wrapDim(a.integer("dim"), a.leaf().dim()))];
    return Value::Tuple{std::vector<Value>(strides.begin(), strides.end())};
}

/// Returns the address of the leaf's first element, or of the first one in its storage. A leaf in a file has an address too, with
/// which views of the same elements are recognised.
int64_t addressOf(const Leaf& leaf, bool ofStorage)
{
    if (leaf.device().is_meta())
        failValues({"the address of elements"});
    if (const std::vector<Leaf> members = leaf.members(); !members.empty())
        return addressOf(members.front(), ofStorage);
    const auto source = leaf.source();
    if (!source) {
        const at::Tensor tensor = leaf.tensor();
        return reinterpret_cast<int64_t>(ofStorage ? tensor.storage().data() : tensor.const_data_ptr());
    }
    const int64_t before = ofStorage ? 0 : elementsOf(leaf).offset * static_cast<int64_t>(c10::elementSize(leaf.dtype()));
    return reinterpret_cast<int64_t>(source.get()) + before;
}

/// Returns the addresses of the leaves under their keys, those of the members of a lazy stack under "0", "1" and so on.
TensorDict addressesOf(const TensorDict& td, bool ofStorage)
{
    TensorDict result(Shape(), {}, at::Device(at::kCPU));
    if (td.isLazyStack())
        for (std::size_t i = 0; i < td.members().size(); ++i)
            result.set({std::to_string(i)}, addressesOf(td.members()[i], ofStorage));
    else
        for (std::size_t i = 0; i < td.count(); ++i) {
            const Entry entry = td.entryAt(i);
            if (const auto* level = std::get_if<TensorDict>(&entry))
                result.set({td.keyAt(i)}, addressesOf(*level, ofStorage));
            else if (const auto* leaf = std::get_if<Leaf>(&entry))
                result.set({td.keyAt(i)}, Leaf(scalarTensor(Value(addressOf(*leaf, ofStorage)))));
        }
    return result;
}

/// The distinct elements in ascending order; which of them each element is, and how often each occurs, where asked for.
Value unique(const Arguments& a)
{
    if (a.leaf().device().is_meta())
        failValues({"how many elements are distinct"});
    const bool wantsPlaces = a.flag("return_inverse"), wantsCounts = a.flag("return_counts");
    std::vector<c10::IValue> arguments = {a.leaf().tensor()};
    if (!a["dim"].isNone())
        arguments.emplace_back(a.integer("dim"));
    arguments.insert(arguments.end(), {true, wantsPlaces, wantsCounts});
    const AtenOperator find(a["dim"].isNone() ? "aten::_unique2" : "aten::unique_dim", "");
    const std::vector<c10::IValue> found = guardingTorch([&] {
        const UnrecordedUnlessAsked guard;
        return find.call(std::move(arguments));
    });
    Value::Tuple results{{Leaf(found[0].toTensor())}};
    if (wantsPlaces)
        results.items.emplace_back(Leaf(found[1].toTensor()));
    if (wantsCounts)
        results.items.emplace_back(Leaf(found[2].toTensor()));
    return results.items.size() == 1 ? results.items.front() : Value(std::move(results));
}

Value newTensorLike(const Arguments& a)
{
    const Value& dtype = a["dtype"];
    const at::Tensor tensor = tensorFrom(a["data"], toDType(dtype, "dtype").value_or(a.leaf().dtype()));
    return moved(Leaf(tensor), a["device"].isNone() ? a.leaf().device() : toDevice(a["device"]));
}

constexpr std::array kTensorOperations = {
    Operation{Owner::Tensor, "shape", "", Metadata, "The sizes of the dims.",
              [](const Arguments& a) -> Value { return Value::Size{a.leaf().shape()}; }},
    Operation{Owner::Tensor, "dtype", "", Metadata, "The type of the elements.",
              [](const Arguments& a) -> Value { return a.leaf().dtype(); }},
    Operation{Owner::Tensor, "device", "", Metadata, "Where the elements are.",
              [](const Arguments& a) -> Value { return a.leaf().device(); }},
    Operation{Owner::Tensor, "ndim", "", Metadata, "The number of dims.",
              [](const Arguments& a) -> Value { return a.leaf().dim(); }},
    Operation{Owner::Tensor, "itemsize", "", Metadata, "The bytes of one element.",
              [](const Arguments& a) -> Value { return itemSize(a.leaf().dtype()); }},
    Operation{Owner::Tensor, "nbytes", "", Metadata, "The bytes of all elements.",
              [](const Arguments& a) -> Value { return a.leaf().bytes(); }},
    Operation{Owner::Tensor, "dim", "()", Metadata, "The number of dims.",
              [](const Arguments& a) -> Value { return a.leaf().dim(); }},
    Operation{Owner::Tensor, "ndimension", "()", Metadata, "The number of dims.",
              [](const Arguments& a) -> Value { return a.leaf().dim(); }},
    Operation{Owner::Tensor, "numel", "()", Metadata, "The number of elements.", numelOfTensor},
    Operation{Owner::Tensor, "size", "(dim=None)", Metadata, "The sizes, or that of one dim.", sizeOfTensor},
    Operation{Owner::Tensor, "item", "()", Compute, "The one element as a number.", item},
    Operation{Owner::Tensor, "numpy", "(*, force=False)", View, "The tensor itself: arrays are tensors here.",
              [](const Arguments& a) -> Value { return detached(a.leaf()); }},
    Operation{Owner::Tensor, "T", "", View, "The dims in reverse order.", attributeOf<'n', 'u', 'm', 'p', 'y', '_', 'T'>},
    Operation{Owner::Tensor, "mT", "", View, "The last two dims swapped.", attributeOf<'m', 'T'>},
    Operation{Owner::Tensor, "H", "", View, "The dims of a matrix swapped, its elements conjugated.",
              attributeOf<'m', 'a', 't', 'r', 'i', 'x', '_', 'H'>},
    Operation{Owner::Tensor, "mH", "", View, "The last two dims swapped, the elements conjugated.", attributeOf<'m', 'H'>},
    Operation{Owner::Tensor, "real", "", View, "The real parts.", attributeOf<'r', 'e', 'a', 'l'>},
    Operation{Owner::Tensor, "imag", "", View, "The imaginary parts.", attributeOf<'i', 'm', 'a', 'g'>},
    Operation{Owner::Tensor, "data", "", View, "The tensor without its gradient.",
              [](const Arguments& a) -> Value { return detached(a.leaf()); }},
    Operation{Owner::Tensor, "is_cpu", "", Metadata, "True in main memory.",
              [](const Arguments& a) -> Value { return a.leaf().device().is_cpu(); }},
    Operation{Owner::Tensor, "is_meta", "", Metadata, "True if it has only a shape (device meta).",
              [](const Arguments& a) -> Value { return a.leaf().device().is_meta(); }},
    Operation{Owner::Tensor, "is_cuda", "", Metadata, "True on a CUDA device.",
              [](const Arguments& a) -> Value { return a.leaf().device().is_cuda(); }},
    Operation{Owner::Tensor, "to", "(*to, dtype=None, device=None)", View,
              "Converts to a dtype, a device, or those of another tensor.", tensorTo},
    Operation{Owner::Tensor, "type", "(dtype=None)", View, "As a dtype; without one, its name.", type},
    Operation{Owner::Tensor, "cpu", "()", View, "On the CPU.",
              [](const Arguments& a) -> Value { return moved(a.leaf(), at::kCPU); }},
    Operation{Owner::Tensor, "cuda", "(device=None)", View, "On a CUDA device.",
              [](const Arguments& a) -> Value { return moved(a.leaf(), toCudaDevice(a["device"])); }},
    Operation{Owner::Tensor, "float", "()", View, "As torch.float32.", cast<at::kFloat>},
    Operation{Owner::Tensor, "double", "()", View, "As torch.float64.", cast<at::kDouble>},
    Operation{Owner::Tensor, "half", "()", View, "As torch.float16.", cast<at::kHalf>},
    Operation{Owner::Tensor, "bfloat16", "()", View, "As torch.bfloat16.", cast<at::kBFloat16>},
    Operation{Owner::Tensor, "long", "()", View, "As torch.int64.", cast<at::kLong>},
    Operation{Owner::Tensor, "int", "()", View, "As torch.int32.", cast<at::kInt>},
    Operation{Owner::Tensor, "short", "()", View, "As torch.int16.", cast<at::kShort>},
    Operation{Owner::Tensor, "char", "()", View, "As torch.int8.", cast<at::kChar>},
    Operation{Owner::Tensor, "byte", "()", View, "As torch.uint8.", cast<at::kByte>},
    Operation{Owner::Tensor, "bool", "()", View, "As torch.bool.", cast<at::kBool>},
    Operation{Owner::Tensor, "element_size", "()", Metadata, "The bytes of one element.",
              [](const Arguments& a) -> Value { return itemSize(a.leaf().dtype()); }},
    Operation{Owner::Tensor, "nelement", "()", Metadata, "The number of elements.", numelOfTensor},
    Operation{Owner::Tensor, "where", "(condition, other)", Compute,
              "The elements where the condition is true, otherwise those of the other operand.", where},
    Operation{Owner::Tensor, "norm", "(p=None, dim=None, keepdim=False, dtype=None)", Compute,
              "The norm of all elements, or along dims.", norm},
    Operation{Owner::Tensor, "stride", "(dim=None)", Metadata, "The strides in elements.", stride},
    Operation{Owner::Tensor, "is_contiguous", "()", Metadata, "True if the tensor is contiguous.",
              [](const Arguments& a) -> Value { return elementsOf(a.leaf()).isContiguous(); }},
    Operation{Owner::Tensor, "unique", "(sorted=True, return_inverse=False, return_counts=False, dim=None)", Compute,
              "The distinct elements in ascending order.", unique},
    Operation{Owner::Tensor, "new_tensor", "(data, *, dtype=None, device=None, requires_grad=False)", Compute,
              "A tensor of numbers, of this dtype and on this device.", newTensorLike},
    Operation{Owner::Tensor, "data_ptr", "()", Metadata, "The address of the first element.",
              [](const Arguments& a) -> Value { return addressOf(a.leaf(), false); }},
    Operation{Owner::TensorDict, "data_ptr", "(*, storage=False)", Compute,
              "The address of each tensor's first element, or of its storage.",
              [](const Arguments& a) -> Value { return addressesOf(a.td(), a.flag("storage")); }},
    Operation{Owner::Tensor, "storage_offset", "()", Metadata, "The storage offset in elements.",
              [](const Arguments& a) -> Value { return elementsOf(a.leaf()).offset; }},

    Operation{Owner::Size, "numel", "()", Metadata, "The product of the sizes.", numelOfTensor},

    Operation{Owner::Dict, "get", "(key, default=None)", Metadata, "The value under a key, or the default.",
              [](const Arguments& a) -> Value {
                  for (const auto& [key, value] : a.self().as<Value::Dict>()->items)
                      if (isEqual(key, a["key"]))
                          return value;
                  return a["default"];
              }},
    Operation{Owner::Dict, "keys", "()", Metadata, "The keys.", [](const Arguments& a) { return dictPart(a, true, false); }},
    Operation{Owner::Dict, "values", "()", Metadata, "The values.", [](const Arguments& a) { return dictPart(a, false, true); }},
    Operation{Owner::Dict, "items", "()", Metadata, "Pairs of key and value.",
              [](const Arguments& a) { return dictPart(a, true, true); }},
};

}  // namespace

std::span<const Operation> tensorOperations()
{
    return kTensorOperations;
}

}  // namespace tensordesk
