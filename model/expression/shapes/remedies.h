// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/shapes/diagnosis.h"
#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// What could stand in place of `part`, a part of `source` that fails as `diagnosis` says: the nearest first, none
/// of them tried yet.
[[nodiscard]] std::vector<std::string> remediesFor(const Expression& part, const Diagnosis& diagnosis, std::string_view source);

}  // namespace tensordesk
