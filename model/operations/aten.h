// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace tensordesk {

/// Calls an ATen operator by its schema, such as ("aten::add", "Tensor"), through the dispatcher;
/// parameters beyond `arguments` take the schema's defaults. What it throws is an Error of the class
/// Python shows. REQUIRES: the operator gives one tensor.
[[nodiscard]] at::Tensor callAten(const char* name, const char* overload, std::vector<c10::IValue> arguments);

}  // namespace tensordesk
