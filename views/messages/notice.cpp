// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/messages/notice.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The number of characters of a name that are always shown.
constexpr qsizetype kShortestName = 16;

}  // namespace

QString Notice::text() const
{
    return details.isEmpty() ? headline : QStringLiteral("%1: %2").arg(headline, details);
}

QString headlineAbout(const QString& pattern, const QString& name)
{
    const qsizetype most = std::max(kLongestHeadline - (pattern.size() - 2), kShortestName);
    if (name.size() <= most) {
        return pattern.arg(name);
    }
    const qsizetype end = most / 2;
    return pattern.arg(name.left(most - 1 - end) + QChar(0x2026) + name.right(end));
}

}  // namespace tensordesk
