// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/mutations/mutations.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool isStackInMemory(const Leaf& leaf)
{
    return !leaf.members().empty()
        && std::ranges::all_of(leaf.members(), [](const Leaf& member) { return member.isInMemory() || isStackInMemory(member); });
}

}  // namespace

Entry ownElements(Entry entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    return leaf && !leaf->isRagged() && isStackInMemory(*leaf) ? Leaf(leaf->tensor()) : std::move(entry);
}

}  // namespace tensordesk
