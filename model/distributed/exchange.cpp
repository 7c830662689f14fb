// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/exchange.h"

#include "model/operations/compute/inplace.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/keys/changes.h"
#include "model/tensordict/leaves/scratch.h"

namespace tensordesk {

namespace {

enum class Stacks { ByMember, Stacked };

template <typename Visit>
void visitSorted(const TensorDict& td, KeyPath& path, Stacks stacks, const Visit& visit)
{
    if (td.isLazyStack() && stacks == Stacks::ByMember) {
        for (const TensorDict& member : td.members())
            visitSorted(member, path, stacks, visit);
        return;
    }
    std::vector<Key> keys = td.keys();
    std::ranges::sort(keys);
    for (const Key& key : keys) {
        path.push_back(key);
        const Entry entry = *td.find({key});
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            visit(path, *leaf);
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            visitSorted(*child, path, stacks, visit);
        else if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(path);
        path.pop_back();
    }
}

at::Tensor elements(const Leaf& leaf)
{
    return guardingTorch([&] { return boundedTensor(leaf).cpu().contiguous(); });
}

/// Returns a copy of the elements, to be overwritten. A message with fewer bytes leaves the rest unchanged.
at::Tensor copiedElements(const Leaf& leaf)
{
    return guardingTorch([&] { return scratchCopy(leaf); });
}

/// Applies `start` to a leaf's elements.
template <typename Start>
LeafTransfer started(const KeyPath& path, const Leaf& leaf, at::Tensor (*contentOf)(const Leaf&), const Start& start)
{
    try {
        at::Tensor content = contentOf(leaf);
        Transfer transfer = start(content);
        return {path, leaf, std::move(content), std::move(transfer)};
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

template <typename Start>
std::vector<LeafTransfer> startedAll(const TensorDict& td, Stacks stacks, at::Tensor (*contentOf)(const Leaf&), const Start& start)
{
    std::vector<LeafTransfer> transfers;
    KeyPath path;
    visitSorted(td, path, stacks,
                [&](const KeyPath& at, const Leaf& leaf) { transfers.push_back(started(at, leaf, contentOf, start)); });
    return transfers;
}

}  // namespace

void LeafTransfer::wait(Progress& progress) const
{
    try {
        m_transfer.wait(progress);
    } catch (Error& error) {
        error.within(m_path);
        throw;
    }
}

void LeafTransfer::addTo(Changes& changes) const
{
    addAssignment(changes, m_path, m_leaf, BoundIndex({}, m_leaf.shape()), m_content);
}

void LeafTransfer::write(Mutations& mutations) const
{
    Changes changes;
    addTo(changes);
    changes.apply(mutations);
}

void waitAndWrite(const std::vector<LeafTransfer>& transfers, Mutations& mutations, Progress& progress)
{
    Changes changes;
    for (const LeafTransfer& transfer : transfers) {
        transfer.wait(progress);
        transfer.addTo(changes);
    }
    changes.apply(mutations);
}

int64_t send(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Progress& progress)
{
    MessageTags tags(rule);
    const auto start = [&](const at::Tensor& content) { return group.send(content, peer, tags.next()); };
    const int64_t total = totalBytes(td);
    int64_t done = 0;
    KeyPath path;
    visitSorted(td, path, Stacks::ByMember, [&](const KeyPath& at, const Leaf& leaf) {
        started(at, leaf, elements, start).wait(progress);
        progress.report(done += leaf.bytes(), total);
    });
    return tags.last();
}

int64_t receive(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Mutations& mutations, Progress& progress)
{
    MessageTags tags(rule);
    const auto start = [&](const at::Tensor& content) { return group.receive(content, peer, tags.next()); };
    const int64_t total = totalBytes(td);
    int64_t done = 0;
    Changes changes;
    KeyPath path;
    visitSorted(td, path, Stacks::ByMember, [&](const KeyPath& at, const Leaf& leaf) {
        const LeafTransfer transfer = started(at, leaf, copiedElements, start);
        transfer.wait(progress);
        transfer.addTo(changes);
        progress.report(done += leaf.bytes(), total);
    });
    changes.apply(mutations);
    return tags.last();
}

PendingExchange startSending(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule)
{
    MessageTags tags(rule);
    std::vector<LeafTransfer> leaves = startedAll(td, Stacks::ByMember, elements, [&](const at::Tensor& content) {
        return group.send(content, peer, tags.next());
    });
    return {std::move(leaves), tags.last()};
}

PendingExchange startReceiving(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule)
{
    MessageTags tags(rule);
    std::vector<LeafTransfer> leaves = startedAll(td, Stacks::ByMember, copiedElements, [&](const at::Tensor& content) {
        return group.receive(content, peer, tags.next());
    });
    return {std::move(leaves), tags.last()};
}

std::vector<LeafTransfer> startReducing(const TensorDict& td, ProcessGroup& group, ReduceOp op, int64_t root)
{
    return startedAll(td, Stacks::Stacked, copiedElements,
                      [&](const at::Tensor& content) { return group.reduce(content, op, root); });
}

std::vector<LeafTransfer> startReducingAll(const TensorDict& td, ProcessGroup& group, ReduceOp op)
{
    std::vector<LeafTransfer> transfers;
    forEachLeaf(td, true, [&](const KeyPath& at, const Leaf& leaf) {
        transfers.push_back(
            started(at, leaf, copiedElements, [&](const at::Tensor& content) { return group.reduceAll(content, op); }));
    });
    return transfers;
}

}  // namespace tensordesk
