// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/rewrites.h"

namespace tensordesk {

/// Returns texts for a value that is set as an entry of a tensordict but does not start with its batch size. `object`: the value's
/// text as the object of a method.
[[nodiscard]] std::vector<Rewrite> rewritesForBatch(const std::string& text, const std::string& object, const Shape& value,
                                                    const Shape& batch);

/// Returns the leading dims that all entries of `td` share. Opens nested tensordicts, reads no elements.
[[nodiscard]] Shape commonBatch(const TensorDict& td);

}  // namespace tensordesk
