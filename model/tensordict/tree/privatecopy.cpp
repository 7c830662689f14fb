// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/privatecopy.h"

#include "model/tensordict/leaves/leafbackedsource.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/leaves/stagedsource.h"
#include "model/tensordict/tree/mappedleaves.h"

namespace tensordesk {

namespace {

/// Lets every write through.
class Unobserved final : public WriteObserver {
public:
    void writing(const std::shared_ptr<StagedSource>&, const Part&, const at::Tensor&, const at::Tensor&) override { }
};

Leaf privateLeaf(const Leaf& leaf)
{
    static const auto observer = std::make_shared<Unobserved>();
    if (leaf.isRagged())  // it has no elements of its own: they are those of members
        return withMembers(leaf, privateLeaf);
    if (!leaf.device().is_cpu())
        return Leaf(leaf.tensor().clone());
    std::shared_ptr<LeafSource> base = leaf.source();
    if (!isWholeArray(leaf))
        base = std::make_shared<LeafBackedSource>(leaf);
    return Leaf(std::make_shared<StagedSource>(KeyPath(), std::move(base), false, observer));
}

}  // namespace

Leaf privateResult(const Leaf& leaf)
{
    return leaf.isInMemory() ? leaf : privateLeaf(leaf);
}

TensorDict privateCopy(const TensorDict& td)
{
    return withLeaves(td, privateLeaf);
}

}  // namespace tensordesk
