// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// True for '0' to '9', in any locale.
[[nodiscard]] constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

/// Returns the lower case of 'A' to 'Z', and any other byte unchanged. Independent of the locale: in a Turkish one, 'I' has another
/// lower case.
[[nodiscard]] constexpr char lowerCase(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace tensordesk
