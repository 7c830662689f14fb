// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// More members are not made of one tensordict to be looked at side by side: its metadata may state any batch size.
inline constexpr int64_t kMostMembers = 10'000;

/// What one tensordict alone stands for beside others: the members of a lazy stack, else the parts along the first batch
/// dim. Counted before they are made: ValueError for more parts than kMostMembers, and without a batch dim.
[[nodiscard]] std::vector<TensorDict> partsOf(const TensorDict& td);

/// ValueError for more than kMostMembers.
void checkMemberCount(int64_t count);

}  // namespace tensordesk
