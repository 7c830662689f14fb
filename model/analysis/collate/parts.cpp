// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/parts.h"

namespace tensordesk {

std::vector<TensorDict> partsOf(const TensorDict& td)
{
    if (td.isLazyStack())
        return td.members();
    if (td.batchSize().empty())
        throw Error(
            ErrorKind::ValueError,
            "This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.");
    checkMemberCount(td.batchSize().front());
    std::vector<TensorDict> parts;
    for (int64_t i = 0; i < td.batchSize().front(); ++i)
        parts.push_back(td.at(Index{i}));
    return parts;
}

void checkMemberCount(int64_t count)
{
    if (count > kMostMembers)
        throw Error(ErrorKind::ValueError, "More than {} members are too many to show side by side: choose some of them.",
                    kMostMembers);
}

}  // namespace tensordesk
