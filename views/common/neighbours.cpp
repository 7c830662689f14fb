// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/neighbours.h"

#include "model/tensordict/tree/visit.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

std::shared_ptr<const Neighbours> Neighbours::of(const TensorDict& root, Progress& progress)
{
    auto result = std::make_shared<Neighbours>();
    result->m_root = root;
    std::vector<ShownLeaf>& leaves = result->m_leaves;
    visitBelow(root, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry, const TensorDict& level) {
        progress.check();
        const auto* const leaf = std::get_if<Leaf>(&entry);
        const bool isShowable = leaf != nullptr && elementtext::isShowable(leaf->dtype())
                             && (leaf->isRagged() ? !leaf->members().empty() : leaf->elementCount() > 0);
        if (isShowable) {
            leaves.push_back(ShownLeaf::of({path, *leaf, level.dim(), level.names(), format::python(path)}));
        }
        return leaves.size() < kMost ? Walk::Advance : Walk::Stop;
    });
    return result;
}

std::shared_ptr<const Neighbours> Neighbours::of(std::vector<ShownLeaf> leaves)
{
    auto result = std::make_shared<Neighbours>();
    result->m_leaves = std::move(leaves);
    return result;
}

const ShownLeaf* Neighbours::find(const KeyPath& path) const
{
    const auto found = std::find_if(m_leaves.begin(), m_leaves.end(), [&](const ShownLeaf& leaf) { return leaf.path == path; });
    return found == m_leaves.end() ? nullptr : &*found;
}

}  // namespace tensordesk
