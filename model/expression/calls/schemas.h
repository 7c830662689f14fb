// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <ATen/core/dispatch/Dispatcher.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The overloads of one ATen operator that expressions may call.
using Overloads = std::vector<c10::OperatorHandle>;

/// Returns the public operators of LibTorch by name, without "aten::": those that neither access files nor change the storage of
/// their arguments. Null if there is none. Safe to call from any thread.
[[nodiscard]] const Overloads* overloadsOf(std::string_view name);
/// Returns the overloads whose first argument is a tensor, which can be called as its method.
[[nodiscard]] const Overloads* methodOverloads(std::string_view name);
/// Returns the overloads, also of functions, whose first argument is a tensor, which can be applied to a tensordict leaf by leaf.
/// Null if there is none.
[[nodiscard]] const Overloads* leafwiseOverloads(std::string_view name);
[[nodiscard]] std::vector<std::string> operatorNames(bool onlyMethods);
/// True if LibTorch's function of this name has `out=`.
[[nodiscard]] bool writesOutput(std::string_view name);

/// Returns a schema in Python's notation: `mean(dim, keepdim=False, dtype=None)`.
[[nodiscard]] std::string pythonSignature(const c10::FunctionSchema& schema, bool asMethod);

using LeafReader = std::function<at::Tensor(const Leaf&)>;

/// The arguments of one call, bound to an overload.
struct SchemaCall {
    c10::OperatorHandle op;
    std::vector<std::optional<Value>> values;  ///< one per parameter; empty for the default

    /// Returns the arguments for the dispatcher. `read` returns the tensors.
    [[nodiscard]] std::vector<c10::IValue> arguments(const LeafReader& read) const;
    /// Calls `visit` for each tensor in the arguments.
    void forEachLeaf(const std::function<void(const Leaf&)>& visit) const;
};

using Keywords = std::vector<std::pair<std::string, Value>>;

/// Finds the overload whose schema fits the arguments best, as Python does: ints for lists of sizes, numbers for scalars. The
/// object of a method is the first of `positional`. Throws TypeError, which lists the signatures, if none fits. Reads nothing.
[[nodiscard]] SchemaCall bindToSchema(std::string_view name, const Overloads& overloads, std::vector<Value> positional,
                                      Keywords keywords, bool asMethod);

/// Converts a result to a value: lists of tensors become tuples, several results a named tuple.
[[nodiscard]] Value fromResults(const c10::FunctionSchema& schema, const std::vector<c10::IValue>& results);

}  // namespace tensordesk
