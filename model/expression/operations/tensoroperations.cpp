// SPDX-License-Identifier: BSD-3-Clause
#include "expression/registry.h"
#include "expression/tensors.h"
#include "tensordict/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

Value size(const Arguments& a)
{
    if (a["dim"].isNone())
        return Value::Size{a.leaf().shape()};
    return a.leaf().shape()[static_cast<std::size_t>(wrapDim(a.integer("dim"), a.leaf().dim()))];
}

Value item(const Arguments& a)
{
    // Before anything is read.
    if (a.leaf().elementCount() != 1)
        throw Error(ErrorKind::RuntimeError,
                    "a tensor of " + std::to_string(a.leaf().elementCount()) + " elements is no single number");
    return itemOf(a.leaf().tensor());
}

const NonTensor& data(const Arguments& a) { return *a.self().as<NonTensor>(); }

Value numel(const Arguments& a)
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

constexpr std::array kOperations = {
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
    Operation{Owner::Tensor, "numel", "()", Metadata, "The number of elements.", numel},
    Operation{Owner::Tensor, "size", "(dim=None)", Metadata, "The sizes, or that of one dim.", size},
    Operation{Owner::Tensor, "item", "()", Compute, "The one element as a number.", item},
    Operation{Owner::Tensor, "tolist", "()", Compute, "The elements as nested lists.",
              [](const Arguments& a) -> Value { return listOf(a.leaf().tensor()); }},
    Operation{Owner::Tensor, "clone", "()", Compute, "A copy.",
              [](const Arguments& a) -> Value { return Leaf(tensorFrom(a.self())); }},

    Operation{Owner::NonTensor, "data", "", Metadata, "The plain value.",
              [](const Arguments& a) -> Value { return fromPlain(data(a).toPlain()); }},
    Operation{Owner::NonTensor, "batch_size", "", Metadata, "The sizes of the batch it holds for.",
              [](const Arguments& a) -> Value { return Value::Size{data(a).batchSize()}; }},
    Operation{Owner::NonTensor, "shape", "", Metadata, "The same as batch_size.",
              [](const Arguments& a) -> Value { return Value::Size{data(a).batchSize()}; }},
    Operation{Owner::NonTensor, "tolist", "()", Metadata, "The values as lists nested by the batch dims.",
              [](const Arguments& a) -> Value { return fromPlain(data(a).toPlain()); }},

    Operation{Owner::Size, "numel", "()", Metadata, "The product of the sizes.", numel},

    Operation{Owner::Dict, "keys", "()", Metadata, "The keys.",
              [](const Arguments& a) { return dictPart(a, true, false); }},
    Operation{Owner::Dict, "values", "()", Metadata, "The values.",
              [](const Arguments& a) { return dictPart(a, false, true); }},
    Operation{Owner::Dict, "items", "()", Metadata, "Pairs of key and value.",
              [](const Arguments& a) { return dictPart(a, true, true); }},
};

}  // namespace

std::span<const Operation> tensorOperations() { return kOperations; }

}  // namespace tensordesk
