// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/entrysources.h"

#include "model/tensordict/leaves/leafbackedsource.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pickle.h"

namespace tensordesk {
namespace {

/// Why an entry cannot be written again, whatever is below it.
std::optional<Error> whyNotRestorableItself(const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        return Error(ErrorKind::RuntimeError, "is broken, so deleting or replacing it could not be undone: {}",
                     broken->error().reason());
    }
    if (const auto* nonTensor = std::get_if<NonTensor>(&entry)) {
        for (const PythonValue& value : nonTensor->values()) {
            if (holdsObject(value)) {
                return Error(ErrorKind::TypeError, "{} cannot be written again, so deleting or replacing it could not be undone",
                             value.toPython());
            }
        }
    }
    return std::nullopt;
}

void rebind(const Leaf& leaf, const Leaf& stored, const KeyPath& path, bool isStored)
{
    if (const auto source = std::dynamic_pointer_cast<StagedSource>(leaf.source())) {
        if (!isWholeArray(leaf)) {
            return;  // the source is rebound as a whole
        }
        std::shared_ptr<LeafSource> base = stored.source();
        if (!base || base->shape() != stored.shape() || base->dtype() != source->dtype()) {
            base = std::make_shared<LeafBackedSource>(stored);
        }
        source->rebind(path, std::move(base), isStored);
        source->clear();
        return;
    }
    const std::vector<Leaf> mine = leaf.members(), theirs = stored.members();
    for (std::size_t i = 0; i < mine.size() && i < theirs.size(); ++i) {
        rebind(mine[i], theirs[i], path, isStored);
    }
}

}  // namespace

void openAll(const Entry& entry)
{
    visitTree(entry, StackWalk::Unnumbered, [](const Entry&) { });
}

Entry frozen(const Entry& entry)
{
    const auto* td = std::get_if<TensorDict>(&entry);
    if (td == nullptr) {
        return entry;
    }
    TensorDict copy = td->shallowCopy();
    openAll(copy);  // a level not opened yet would be copied later
    return copy;
}

std::optional<Error> whyNotRestorable(const Entry& entry)
{
    std::optional<Error> found;
    visitTree(entry, StackWalk::Unnumbered, [&](const KeyPath& path, const Entry& each) {
        found = whyNotRestorableItself(each);
        if (found) {
            found->within(path);
        }
        return found ? Walk::Stop : Walk::Advance;
    });
    return found;
}

Entry stagedCopy(const Entry& entry, const std::weak_ptr<WriteObserver>& observer)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry); leaf != nullptr && leaf->isRagged() && !leaf->members().empty()) {
        return withMembers(*leaf, [&](const Leaf& member) { return std::get<Leaf>(stagedCopy(member, observer)); });
    }
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        auto base = std::make_shared<LeafBackedSource>(Leaf(snapshot(*leaf)));
        return Leaf(std::make_shared<StagedSource>(KeyPath(), std::move(base), false, observer));
    }
    if (const auto* nonTensor = std::get_if<NonTensor>(&entry)) {
        return *nonTensor;
    }
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        throw Error(broken->error());
    }
    const TensorDict& td = std::get<TensorDict>(entry);
    const auto copied = [&](const TensorDict& part) { return std::get<TensorDict>(stagedCopy(part, observer)); };
    if (auto wrapped = rewrapped(td, copied)) {
        return *std::move(wrapped);
    }
    TensorDict copy(td.batchSize(), td.names(), td.device());
    visitLevel(td, [&](const Key& key, const Entry& each) { copy.set({key}, stagedCopy(each, observer)); });
    return copy;
}

void rebind(const Entry& entry, const Entry& stored, const KeyPath& path, bool isStored)
{
    const auto rebindLeaf = [isStored](const KeyPath& place, const Entry& mine, const Entry& theirs) {
        const auto *leaf = std::get_if<Leaf>(&mine), *storedLeaf = std::get_if<Leaf>(&theirs);
        if (leaf != nullptr && storedLeaf != nullptr) {
            rebind(*leaf, *storedLeaf, place, isStored);
        }
    };
    visitShared(entry, stored, StackWalk::ByMember, rebindLeaf, path);
}

}  // namespace tensordesk
