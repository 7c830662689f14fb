// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/neighbours.h"

#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

void collectLeaves(const TensorDict& td, KeyPath& path, std::vector<ShownLeaf>& leaves, Progress& progress)
{
    const auto batchDims = td.dim();
    const DimNames names = td.names();
    for (std::size_t i = 0; i < td.count() && leaves.size() < Neighbours::kMost; ++i) {
        progress.check();
        path.push_back(td.keyAt(i));
        const Entry entry = td.entryAt(i);
        if (const auto* const child = std::get_if<TensorDict>(&entry)) {
            collectLeaves(*child, path, leaves, progress);
        } else if (const auto* const leaf = std::get_if<Leaf>(&entry);
                   leaf != nullptr && !leaf->isRagged() && leaf->elementCount() > 0 && elementtext::isShowable(leaf->dtype())) {
            leaves.push_back(ShownLeaf::of({path, *leaf, batchDims, names, format::python(path)}));
        }
        path.pop_back();
    }
}

}  // namespace

std::shared_ptr<const Neighbours> Neighbours::of(const TensorDict& root, Progress& progress)
{
    auto result = std::make_shared<Neighbours>();
    KeyPath path;
    collectLeaves(root, path, result->m_leaves, progress);
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
