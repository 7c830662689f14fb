// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>

namespace tensordesk {

/// Inferring a batch size looks at no more objects of one group than this.
inline constexpr std::size_t kMaxOfOneGroup = 1'000;

/// Of a group of `count` links every such one is looked at: of very many some from every part, since neighbours are
/// often alike.
constexpr std::size_t pickEvery(std::size_t count)
{
    return count <= kMaxOfOneGroup ? 1 : (count + kMaxOfOneGroup - 1) / kMaxOfOneGroup;
}

}  // namespace tensordesk
