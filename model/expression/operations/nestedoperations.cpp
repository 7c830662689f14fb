// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/calls/schemacall.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/combine/ragged.h"

#include <array>

// A nested tensor is a leaf whose sizes differ between its members, -1 in its shape: a list of tensors of one rank.

namespace tensordesk {

namespace {

using enum OperationKind;

Value unbindTensor(const Arguments& a)
{
    if (!a.leaf().isRagged()) {
        DirectMutations none{TensorDict()};
        return callTensorMethod("unbind", a.self(), {a["dim"]}, {}, none);
    }
    if (wrapDim(a.integer("dim"), a.leaf().dim()) != 0)
        throw Error(ErrorKind::RuntimeError, "a nested tensor is taken apart along its first dim");
    Value::Tuple members;
    for (int64_t i = 0, count = lengthOf(a.self()); i < count; ++i)
        members.items.push_back(itemAt(a.self(), i));
    return members;
}

Value listOfLists(const Value& value)
{
    const Leaf& leaf = *value.as<Leaf>();
    if (!leaf.isRagged()) {
        int64_t lists = 1;  // also those that hold no element
        for (const int64_t size : leaf.sizes())
            checkItems(lists *= size);
        return listOf(leaf.tensor());
    }
    Value::List list;
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i)
        list.items.push_back(listOfLists(itemAt(value, i)));
    return list;
}

Value paddedNested(const Arguments& a)
{
    if (!a.leaf().isRagged())
        throw Error(ErrorKind::RuntimeError, "to_padded_tensor() is for nested tensors; this one has shape {}",
                    toString(a.leaf().shape()));
    RaggedTensors members;
    for (int64_t i = 0, count = lengthOf(a.self()); i < count; ++i)
        members.leaves.push_back(*itemAt(a.self(), i).as<Leaf>());
    return Leaf(padded(members, toNumber(a["padding"])));
}

constexpr std::array kNestedOperations = {
    Operation{Owner::Tensor, "is_nested", "", Metadata, "True if sizes differ between its members: -1 in its shape.",
              [](const Arguments& a) -> Value { return a.leaf().isRagged(); }},
    Operation{Owner::Tensor, "unbind", "(dim=0)", View, "Unbinds a dim.", unbindTensor},
    Operation{Owner::Tensor, "tolist", "()", Compute, "The elements as nested lists.",
              [](const Arguments& a) { return listOfLists(a.self()); }},
    Operation{Owner::Tensor, "to_padded_tensor", "(padding)", Compute, "A nested tensor padded to its largest sizes.",
              paddedNested},
};

}  // namespace

std::span<const Operation> nestedOperations()
{
    return kNestedOperations;
}

}  // namespace tensordesk
