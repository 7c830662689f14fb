// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// The limit for members made from one tensordict, since its metadata may state any batch size.
inline constexpr int64_t kMostMembers = 10'000;

/// Returns the members of a lazy stack, otherwise the parts along the first batch dim. Throws ValueError for more than kMostMembers
/// parts, before they are made, and without a batch dim.
[[nodiscard]] std::vector<TensorDict> partsOf(const TensorDict& td);

/// Throws ValueError for more than kMostMembers.
void checkMemberCount(int64_t count);

}  // namespace tensordesk
