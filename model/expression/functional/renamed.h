// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace tensordesk {

/// A parameter's name in torch.nn.functional, and its name in LibTorch's operator.
using Renamed = std::pair<std::string_view, std::string_view>;

/// Calls such a function as the operator `op`, with arguments passed by name. `size_average=` and `reduce=` are the former names of
/// `reduction=`. Throws NotImplementedError for `inplace=True`.
[[nodiscard]] Value callRenamed(std::string_view op, const Arguments& arguments, std::initializer_list<Renamed> renamed = {});

/// Returns the function's name in its module, which mostly is also that of an operator of LibTorch.
[[nodiscard]] std::string_view ownName(const Arguments& arguments);

/// Throws NotImplementedError for `inplace=True`: arguments never change.
void refuseInPlace(const Arguments& arguments);

/// Returns an argument that must be a tensor. Throws TypeError.
[[nodiscard]] const Leaf& tensorIn(const Arguments& arguments, std::string_view name);

/// Returns the position of an argument in the list of its possible values. Throws ValueError for any other.
[[nodiscard]] int64_t choiceOf(const Arguments& arguments, std::string_view parameter,
                               const std::array<std::string_view, 3>& names);

/// Returns `reduction=`, also when given by `size_average=` and `reduce=`. Throws ValueError for an unknown name.
[[nodiscard]] Value reductionOf(const Arguments& arguments);

/// Applies `reduction=`: returns the loss of each element, or their mean or sum.
[[nodiscard]] Value reduced(const Value& loss, const Value& reduction);

}  // namespace tensordesk
