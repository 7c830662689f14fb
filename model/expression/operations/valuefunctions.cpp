// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/operations/combine/stack.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

Value lazilyStacked(const Arguments& a)
{
    const DimName dimName = stackDimName(a);
    const auto batch = a["batch_size"].isNone() ? std::nullopt : std::optional(toBatchSize(a["batch_size"]));
    if (a.rest().empty()) {  // members may be appended
        const auto device = a["device"].isNone() ? std::nullopt : std::optional(toDevice(a["device"]));
        return stackOfNone(TensorDict(batch.value_or(Shape()), {}, device), a.integer("stack_dim"), dimName);
    }
    const std::vector<TensorDict> members = toTensorDicts(Value::Tuple{a.rest()}, "LazyStackedTensorDict");
    if (a.flag("strict_shape"))
        checkEqualBatches(members);
    TensorDict stack = lazyStack(members, a.integer("stack_dim"), dimName);
    if (batch && *batch != stack.batchSize())
        throw Error(ErrorKind::RuntimeError, "the members make a stack of batch size {}, not {}", toString(stack.batchSize()),
                    toString(*batch));
    return stack;
}

Value callWith(const Value& function, std::vector<Value> arguments)
{
    if (const auto* callable = function.as<Value::FunctionPtr>())
        return (*callable)->call(std::move(arguments));
    throw Error(ErrorKind::TypeError, "expected a function such as lambda x: x + 1, not {}", function.typeName());
}

/// `function` of the items of several sequences, up to the end of the shortest.
Value mappedItems(const Arguments& a)
{
    if (a.rest().empty())
        throw Error(ErrorKind::TypeError, "map() takes a function and its arguments");
    int64_t count = lengthOf(a.rest().front());
    for (const Value& sequence : a.rest())
        count = std::min(count, lengthOf(sequence));
    Value::List list;
    for (int64_t i = 0; i < count; ++i) {
        std::vector<Value> arguments;
        for (const Value& sequence : a.rest())
            arguments.push_back(itemAt(sequence, i));
        list.items.push_back(callWith(a["function"], std::move(arguments)));
    }
    return list;
}

Value filteredItems(const Arguments& a)
{
    Value::List list;
    for (int64_t i = 0, count = lengthOf(a["items"]); i < count; ++i) {
        Value item = itemAt(a["items"], i);
        if (truth(a["function"].isNone() ? item : callWith(a["function"], {item})))
            list.items.push_back(std::move(item));
    }
    return list;
}

Value quotientAndRest(const Arguments& a)
{
    return Value::Tuple{{binary(BinaryOperator::FloorDiv, a["x"], a["y"]), binary(BinaryOperator::Mod, a["x"], a["y"])}};
}

Value textOf(const Arguments& a)
{
    const Value& value = a["x"];
    if (const auto* given = value.as<std::string>())
        return *given;
    if (const auto* dtype = value.as<DType>())
        return dtypeName(*dtype);
    if (const auto* device = value.as<at::Device>())
        return device->str();
    if (const auto* one = value.as<Value::Class>())
        return "<class '" + one->name + "'>";
    const std::string text = toPythonValue(value).toPython();
    return value.as<Value::Size>() ? "torch.Size(" + text + ")" : text;
}

/// A rule for `is_leaf=`: everything that is not a collection is a leaf, also a dict, which update() converts later.
Value isLeafClass(const Arguments& a)
{
    return !isCollectionClass(toGivenClass(a["cls"]));
}

Value isLeafOrNonTensorClass(const Arguments& a)
{
    const Value::Class one = toGivenClass(a["cls"]);
    return isSubclass(one, *classNamed("torch.Tensor")) || isNonTensorClass(one);
}

constexpr std::array kValueFunctions = {
    Operation{kBuiltin, "LazyStackedTensorDict",
              "(*tensordicts, stack_dim=0, batch_size=None, device=None, stack_dim_name=None, strict_shape=False)", View,
              "Stacks tensordicts along a new batch dim, without copying.", lazilyStacked},
    Operation{kBuiltin, "default_is_leaf", "(cls)", Metadata, "For is_leaf=: tensors alone are leaves.", isLeafClass},
    Operation{kBuiltin, "is_leaf_nontensor", "(cls)", Metadata, "For is_leaf=: non-tensor values are leaves too.",
              isLeafOrNonTensorClass},
    Operation{kBuiltin, "map", "(function, *sequences)", Compute, "A list of the function's results for each item.", mappedItems},
    Operation{kBuiltin, "filter", "(function, items)", Compute, "A list of the items for which a function is true.", filteredItems},
    Operation{kBuiltin, "divmod", "(x, y)", Compute, "The quotient and the rest of two numbers.", quotientAndRest},
    Operation{kBuiltin, "pow", "(base, exp)", Compute, "A power.",
              [](const Arguments& a) { return binary(BinaryOperator::Pow, a["base"], a["exp"]); }},
    Operation{kBuiltin, "str", "(x='')", Compute, "A value as text.", textOf},
};

}  // namespace

std::span<const Operation> valueFunctions()
{
    return kValueFunctions;
}

}  // namespace tensordesk
