// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>

namespace tensordesk {

/// The limit for the objects of one group that are examined to infer a batch size.
inline constexpr std::size_t kMaxOfOneGroup = 1'000;

/// Returns the step with which links of a group of `count` links are examined: of a very large group some from every part, since
/// neighbours are often alike.
constexpr std::size_t pickEvery(std::size_t count)
{
    return count <= kMaxOfOneGroup ? 1 : (count + kMaxOfOneGroup - 1) / kMaxOfOneGroup;
}

}  // namespace tensordesk
