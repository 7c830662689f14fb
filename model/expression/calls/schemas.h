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

/// The overloads of one ATen operator that a person may call.
using Overloads = std::vector<c10::OperatorHandle>;

/// The public operators of this LibTorch by name, without "aten::": those that neither reach files nor change the
/// storage of what they are given. Null if there is none. May be called from any thread.
[[nodiscard]] const Overloads* overloadsOf(std::string_view name);
/// Overloads that take a tensor first, to be called as its method.
[[nodiscard]] const Overloads* methodOverloads(std::string_view name);
/// Those of them, and of functions, that take a tensor first: what works on a tensordict leaf by leaf. Null if there is none.
[[nodiscard]] const Overloads* leafwiseOverloads(std::string_view name);
[[nodiscard]] std::vector<std::string> operatorNames(bool onlyMethods);
/// True if LibTorch's function of this name takes `out=`.
[[nodiscard]] bool writesOutput(std::string_view name);

/// `mean(dim, keepdim=False, dtype=None)`: a schema as Python shows it.
[[nodiscard]] std::string pythonSignature(const c10::FunctionSchema& schema, bool asMethod);

using LeafReader = std::function<at::Tensor(const Leaf&)>;

/// The arguments of one call and the overload that takes them.
struct SchemaCall {
    c10::OperatorHandle op;
    std::vector<std::optional<Value>> values;  ///< one a parameter; nothing where the default stands

    /// As the dispatcher takes them; `read` gives the tensors.
    [[nodiscard]] std::vector<c10::IValue> arguments(const LeafReader& read) const;
    /// Calls `visit` for each tensor among the values.
    void forEachLeaf(const std::function<void(const Leaf&)>& visit) const;
};

using Keywords = std::vector<std::pair<std::string, Value>>;

/// Finds the overload whose schema the arguments fit best, as Python does: ints for lists of sizes, numbers for
/// scalars. `self` of a method comes first among `positional`. TypeError lists the signatures if none fits.
/// Reads nothing.
[[nodiscard]] SchemaCall bindToSchema(std::string_view name, const Overloads& overloads, std::vector<Value> positional,
                                      Keywords keywords, bool asMethod);

/// A result as a value: lists of tensors as tuples, several results as a named tuple.
[[nodiscard]] Value fromResults(const c10::FunctionSchema& schema, const std::vector<c10::IValue>& results);

}  // namespace tensordesk
