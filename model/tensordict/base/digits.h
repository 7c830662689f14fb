// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// True for '0' to '9', in any locale.
[[nodiscard]] constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

/// 'a' to 'z' of 'A' to 'Z', any other byte as it is, in any locale: the lower case of 'I' is another letter in a Turkish one.
[[nodiscard]] constexpr char lowerCase(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace tensordesk
