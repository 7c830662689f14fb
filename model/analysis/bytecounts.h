// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <cstdint>

namespace tensordesk {

/// How often each value occurs, by its bits: value T(i) at i. Statistics of bytes follow from it, and it takes one
/// addition an element.
template <typename T>
[[nodiscard]] std::array<int64_t, 256> countBytes(const T* values, int64_t count)
{
    static_assert(sizeof(T) == 1);
    // Four tables: an addition to a count need not wait for the one before, which often is to the same count.
    std::array<std::array<int64_t, 256>, 4> tables{};
    int64_t i = 0;
    for (; i + 4 <= count; i += 4) {
        for (int64_t n = 0; n < 4; ++n) {
            ++tables[n][static_cast<uint8_t>(values[i + n])];
        }
    }
    for (; i < count; ++i) {
        ++tables[0][static_cast<uint8_t>(values[i])];
    }
    for (std::size_t value = 0; value < 256; ++value) {
        tables[0][value] += tables[1][value] + tables[2][value] + tables[3][value];
    }
    return tables[0];
}

}  // namespace tensordesk
