// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace tensordesk {

/// What a function of torch.nn.functional calls its parameter, and what the operator of LibTorch behind it does.
using Renamed = std::pair<std::string_view, std::string_view>;

/// Such a function as the operator `op`: its arguments go by their names, whatever the order on either side. `size_average=` and
/// `reduce=` say what `reduction=` does, as they did before it came. NotImplementedError for `inplace=True`.
[[nodiscard]] Value callRenamed(std::string_view op, const Arguments& arguments, std::initializer_list<Renamed> renamed = {});

/// The function's name in its module, which is mostly that of an operator of LibTorch too.
[[nodiscard]] std::string_view ownName(const Arguments& arguments);

/// NotImplementedError for `inplace=True`: nothing that is given changes.
void refuseInPlace(const Arguments& arguments);

/// The tensor that an argument has to be; TypeError.
[[nodiscard]] const Leaf& tensorIn(const Arguments& arguments, std::string_view name);

/// The place of an argument among the names that it may have. ValueError for any other.
[[nodiscard]] int64_t choiceOf(const Arguments& arguments, std::string_view parameter,
                               const std::array<std::string_view, 3>& names);

/// `reduction=`, or what `size_average=` and `reduce=` say in its place. ValueError for a name that is none.
[[nodiscard]] Value reductionOf(const Arguments& arguments);

/// As `reduction=` wants it: a loss of each element as it is, or their mean or sum.
[[nodiscard]] Value reduced(const Value& loss, const Value& reduction);

}  // namespace tensordesk
