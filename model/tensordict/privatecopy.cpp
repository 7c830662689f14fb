// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/privatecopy.h"

#include "tensordict/leafbackedsource.h"
#include "tensordict/mappingnode.h"
#include "tensordict/stagedsource.h"
#include "tensordict/typednode.h"

namespace tensordesk {

namespace {

/// Lets every write through.
class Unobserved final : public WriteObserver {
public:
    void writing(const std::shared_ptr<StagedSource>&, const Part&, const at::Tensor&, const at::Tensor&) override {}
};

Leaf privateLeaf(const Leaf& leaf)
{
    static const auto observer = std::make_shared<Unobserved>();
    if (leaf.isRagged())
        return leaf;  // it has no elements of its own: they are those of members, which are private
    if (!leaf.device().is_cpu())
        return Leaf(leaf.tensor().clone());
    std::shared_ptr<LeafSource> base = leaf.source();
    if (!base || base->shape() != leaf.shape())
        base = std::make_shared<LeafBackedSource>(leaf);
    return Leaf(std::make_shared<StagedSource>(KeyPath(), std::move(base), false, observer));
}

Entry privateEntry(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        return privateLeaf(*leaf);
    const auto* child = std::get_if<TensorDict>(&entry);
    return child ? Entry(privateCopy(*child)) : entry;
}

TensorDict unlockedCopy(const TensorDict& td)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get()))
        return TensorDict::typed(unlockedCopy(typed->content()), typed->tensorclass());
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(unlockedCopy(member));
        return TensorDict::lazyStack(std::move(members), td.stackDim(), td.stackDimName());
    }
    const auto& mapping = dynamic_cast<const MappingNode&>(*td.node());
    return TensorDict(std::make_shared<MappingNode>(td.batchSize(), td.names(), td.device(),
                                                    std::make_shared<DerivedTable>(mapping.table(), privateEntry)));
}

}  // namespace

Leaf privateResult(const Leaf& leaf)
{
    return leaf.isInMemory() ? leaf : privateLeaf(leaf);
}

TensorDict privateCopy(const TensorDict& td)
{
    TensorDict copy = unlockedCopy(td);
    if (td.isLocked())
        copy.setLocked(true);
    return copy;
}

}  // namespace tensordesk
