// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/gradients.h"

#include "model/operations/compute/leafwise.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

bool hasOwnTensor(const Leaf& leaf)
{
    return leaf.isInMemory() && !leaf.isRagged();
}

at::Tensor gradientOf(const Leaf& leaf)
{
    // Tensors that were computed keep none; LibTorch warns whoever asks.
    return hasOwnTensor(leaf) && leaf.tensor().is_leaf() ? leaf.tensor().grad() : at::Tensor();
}

Leaf detached(const Leaf& leaf)
{
    return hasOwnTensor(leaf) && leaf.tensor().requires_grad() ? Leaf(leaf.tensor().detach()) : leaf;
}

TensorDict detached(const TensorDict& td)
{
    TensorDict result = transformLeaves(td, [](const Leaf& leaf) { return detached(leaf); }, td.device());
    if (td.isLocked())
        result.setLocked(true);
    return result;
}

bool requiresGradients(const TensorDict& td)
{
    bool result = false;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) {
        result = result || (hasOwnTensor(leaf) && leaf.tensor().requires_grad());
    });
    return result;
}

std::optional<TensorDict> gradients(const TensorDict& td)
{
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        bool isEmpty = true;
        for (const TensorDict& member : td.members()) {
            const auto ofMember = gradients(member);
            isEmpty = isEmpty && !ofMember;
            members.push_back(ofMember.value_or(TensorDict(member.batchSize(), member.names(), member.device())));
        }
        return isEmpty ? std::nullopt : std::optional(stackedLike(td, std::move(members), KeepNames::Yes));
    }
    TensorDict result(td.batchSize(), td.names(), td.device());
    bool isEmpty = true;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        Entry entry = td.entryAt(i);
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(PathElement(key));
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            const at::Tensor gradient = gradientOf(*leaf);
            if (!gradient.defined())
                continue;
            entry = Leaf(gradient);
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            const auto below = gradients(*child);
            if (!below)
                continue;
            entry = *below;
        }
        isEmpty = isEmpty && std::holds_alternative<NonTensor>(entry);
        result.set({key}, std::move(entry));
    }
    if (isEmpty)
        return std::nullopt;
    return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
}

void setRequiresGradients(const TensorDict& td, bool required, Mutations& mutations)
{
    std::vector<std::pair<KeyPath, Leaf>> leaves;
    visitTree(td, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        const auto* const found = std::get_if<Leaf>(&entry);
        if (!found)
            return Walk::Advance;
        const Leaf& leaf = *found;
        if (required && !c10::isFloatingType(leaf.dtype()) && !c10::isComplexType(leaf.dtype()))
            throw Error(ErrorKind::RuntimeError, "only floating point and complex tensors can require gradients, not {}",
                        dtypeName(leaf.dtype()))
                .within(path);
        const bool has = hasOwnTensor(leaf) && leaf.tensor().requires_grad();
        if (has != required)
            leaves.emplace_back(path, leaf);
        return Walk::Advance;
    });
    // A stored leaf becomes one in memory, which locks nothing out: no key changes.
    const bool replaces = std::any_of(leaves.begin(), leaves.end(), [](const auto& item) { return !hasOwnTensor(item.second); });
    const bool isLocked = replaces && td.isLocked();
    if (isLocked)
        mutations.apply(SetLocked{{}, false});
    for (const auto& [path, leaf] : leaves) {
        if (hasOwnTensor(leaf))
            leaf.tensor().requires_grad_(required);
        else
            mutations.apply(Set{path, Leaf(leaf.tensor().clone().requires_grad_(required))});
    }
    if (isLocked)
        mutations.apply(SetLocked{{}, true});
}

void detachInPlace(const TensorDict& td)
{
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) {
        if (hasOwnTensor(leaf))
            guardingTorch([&] { leaf.tensor().detach_(); });
    });
}

void clearGradients(const TensorDict& td, bool forget)
{
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) {
        if (!gradientOf(leaf).defined())
            return;
        if (forget)
            leaf.tensor().mutable_grad() = at::Tensor();
        else
            leaf.tensor().mutable_grad().zero_();
    });
}

}  // namespace tensordesk
