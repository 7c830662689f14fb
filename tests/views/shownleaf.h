// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"

#include <QLabel>

namespace tensordesk {

/// A leaf as the tree hands it on, under the key "obs".
inline ShownLeaf shownLeaf(const Leaf& leaf, int64_t batchDims = 0, DimNames names = {})
{
    return ShownLeaf::of({{"obs"}, leaf, batchDims, std::move(names), QStringLiteral("td[\"obs\"]")});
}

/// The sentences on the screen below `root`.
inline QString visibleWords(const QWidget& root)
{
    QString words;
    for (const auto* const label : root.findChildren<QLabel*>()) {
        words += label->isVisible() ? label->text() : QString();
    }
    return words;
}

}  // namespace tensordesk
