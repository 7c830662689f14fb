// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/viewlink.h"

#include "views/text/format.h"

namespace tensordesk {

QString ViewLink::dimOf(const LeafDims& leaf, std::size_t dim) const
{
    const bool isShared = leaf.name(dim) || leaf.isBatch(dim) || m_eventDimsShared;
    return isShared ? format::text(leaf.label(dim)) : QString();
}

}  // namespace tensordesk
