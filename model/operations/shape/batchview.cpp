// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/batchview.h"

#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/typednode.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

namespace {

const TypedNode* typedNode(const TensorDict& td)
{
    return dynamic_cast<const TypedNode*>(td.node().get());
}

Entry viewedEntry(const Entry& entry, const std::shared_ptr<const BatchView>& view)
{
    const auto apply = [&view](const at::Tensor& tensor) { return view->apply(tensor); };
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return viewed(*leaf, apply);
    }
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return viewed(*child, view);
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return view->ofValue(*value);
    }
    return entry;
}

}  // namespace

NonTensor BatchView::ofValue(const NonTensor& value) const
{
    return value.isStack() ? value.viewed([this](const at::Tensor& tensor) { return apply(tensor); })
                           : value.forBatch(shape(value.batchSize()));
}

at::DimVector regroupedSizes(const Shape& leading, const at::Tensor& tensor, std::size_t dims)
{
    at::DimVector sizes(leading.begin(), leading.end());
    sizes.append(tensor.sizes().begin() + dims, tensor.sizes().end());
    return sizes;
}

TensorDict viewed(const TensorDict& td, std::shared_ptr<const BatchView> view)
{
    if (const auto* typed = typedNode(td)) {
        return TensorDict::typed(viewed(typed->content(), std::move(view)), typed->tensorclass());
    }
    return lockedAs(td, td.isLazyStack() ? view->ofStack(td) : viewedEntries(td, std::move(view)));
}

TensorDict lockedAs(const TensorDict& like, TensorDict result)
{
    if (like.isLocked() && !result.isLocked()) {
        result.setLocked(true);
    }
    return result;
}

TensorDict viewedEntries(const TensorDict& td, std::shared_ptr<const BatchView> view)
{
    Shape batch = view->shape(td.batchSize());
    DimNames names = view->names(td.names());
    auto transform = [view = std::move(view)](const Entry& entry) { return viewedEntry(entry, view); };
    return mapping(td, std::move(batch), std::move(names), std::make_shared<DerivedTable>(entryTable(td), std::move(transform)));
}

TensorDict viewedMembers(const TensorDict& stack, const std::shared_ptr<const BatchView>& view, int64_t stackDim,
                         DimName stackDimName)
{
    const auto viewedMember = [&](const TensorDict& member) { return viewed(member, view); };
    return TensorDict::lazyStack(changedMembers(stack.members(), viewedMember), stackDim, std::move(stackDimName));
}

std::shared_ptr<EntryTable> entryTable(const TensorDict& td)
{
    if (const auto* typed = typedNode(td)) {
        return entryTable(typed->content());
    }
    if (const auto* node = dynamic_cast<const MappingNode*>(td.node().get())) {
        return node->table();
    }
    auto table = std::make_shared<StoredTable>();
    if (!td.isLazyStack()) {
        for (std::size_t i = 0; i < td.count(); ++i) {
            table->append(td.keyAt(i), td.entryAt(i));
        }
        return table;
    }
    // A stack may get further members; this table keeps those of now.
    const TensorDict stack = TensorDict::lazyStack(td.members(), td.stackDim(), td.stackDimName());
    for (const Key& key : stack.keys()) {
        table->append(key, [stack, key] { return stack.at(KeyPath{key}); }, true);
    }
    return table;
}

TensorDict mapping(const TensorDict& like, Shape batch, DimNames names, std::shared_ptr<EntryTable> table)
{
    TensorDict result(std::make_shared<MappingNode>(std::move(batch), std::move(names), like.device(), std::move(table)));
    return like.tensorclass().empty() ? result : TensorDict::typed(std::move(result), like.tensorclass());
}

TensorDict denseView(const TensorDict& td)
{
    if (const std::vector<Key> exclusive = exclusiveKeys(td); !exclusive.empty()) {
        throw Error(ErrorKind::RuntimeError,
                    "some members of the lazy stack have the key {} and others have not, so they have no dense form",
                    stringLiteral(exclusive.front()));
    }
    bool changed = td.isLazyStack();
    auto table = std::make_shared<StoredTable>();
    visitLevel(td, [&](const Key& key, Entry entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && leaf->isRagged()) {
            static_cast<void>(leaf->tensor());  // throws the error that lists the shapes
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            TensorDict dense = denseView(*child);
            changed |= !dense.isSame(*child);
            entry = std::move(dense);
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw Error(broken->error());
        }
        table->append(key, std::move(entry));
    });
    return changed ? mapping(td, td.batchSize(), td.names(), std::move(table)) : td;
}

}  // namespace tensordesk
