// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace tensordesk {

/// Returns `0, 1, 3…5` for ascending positions.
[[nodiscard]] inline QString positionRanges(const std::vector<std::size_t>& positions)
{
    QStringList parts;
    for (std::size_t at = 0; at < positions.size();) {
        std::size_t end = at;
        while (end + 1 < positions.size() && positions[end + 1] == positions[end] + 1) {
            ++end;
        }
        const bool isRange = end > at + 1;
        parts << (isRange ? QStringLiteral("%1…%2").arg(positions[at]).arg(positions[end]) : QString::number(positions[at]));
        at = isRange ? end + 1 : at + 1;
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace tensordesk
