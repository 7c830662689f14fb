// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/bytetext.h"

#include <array>
#include <cstdio>

namespace tensordesk {

std::string byteText(int64_t bytes)
{
    if (bytes < 1024)
        return std::to_string(bytes) + " B";
    constexpr std::array kUnits{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double amount = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    // 1023.5 would print as 1024 of the smaller unit.
    for (; amount >= 1023.5 && unit + 1 < kUnits.size(); ++unit)
        amount /= 1024;
    char text[32];
    std::snprintf(text, sizeof text, amount < 99.95 ? "%.1f %s" : "%.0f %s", amount, kUnits[unit]);
    return text;
}

}  // namespace tensordesk
