// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// True for '0' to '9', in any locale.
[[nodiscard]] constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

}  // namespace tensordesk
