// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/numpytypes/npytype.h"
#include "model/tensordict/values/nontensor.h"

#include <string_view>

namespace tensordesk {

/// Throws NotImplementedError if an array of texts or bytes is too large for nested lists.
void checkNpyTexts(const Shape& shape, const NpyType& type);

/// Returns an array of texts or bytes as nested lists, without the zero padding of items. `strides` count items. REQUIRES:
/// checkNpyTexts(); all items are within `items`.
[[nodiscard]] NonTensor npyTexts(std::string_view items, const Shape& shape, const Shape& strides, const NpyType& type);

}  // namespace tensordesk
