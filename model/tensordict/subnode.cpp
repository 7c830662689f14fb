// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/subnode.h"

#include "tensordict/leafbackedsource.h"

#include <ATen/ops/zeros.h>

namespace tensordesk {

namespace {

[[noreturn]] void refuse(const std::string& what)
{
    throw Error(ErrorKind::RuntimeError, what + " of a sub-tensordict cannot be set: set that of the tensordict it is a part "
                                                "of, or copy it with to_tensordict() first");
}

/// `shape` with the batch dims of the whole instead of those of the part.
Shape wholeShape(const Shape& shape, const Shape& part, const Shape& whole)
{
    Shape result = whole;
    result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(part.size()), shape.end());
    return result;
}

}  // namespace

SubNode::SubNode(TensorDict parent, BoundIndex index)
    : m_parent(std::move(parent)), m_index(std::move(index)), m_batch(m_index.resultShape(m_parent.batchSize()))
{
}

/// A leaf that gathers in memory would be a copy; seen as stored it writes back.
Leaf SubNode::writable(const Leaf& leaf) const
{
    const bool isView = m_index.isBasic() || leaf.source() || !leaf.members().empty();
    return (isView ? leaf : Leaf(std::make_shared<LeafBackedSource>(leaf))).at(m_index);
}

Entry SubNode::entryAt(std::size_t position) const
{
    Entry entry = m_parent.entryAt(position);
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return writable(*leaf);
    }
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return TensorDict(std::make_shared<SubNode>(*child, m_index));
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return value->at(m_index);
    }
    return entry;
}

void SubNode::setBatchSize(Shape batch)
{
    if (batch != m_batch) {
        refuse("the batch size");
    }
}

void SubNode::setNames(DimNames names)
{
    if (resized(names, m_batch.size()) != this->names()) {
        refuse("the names");
    }
}

void SubNode::setDevice(std::optional<at::Device> device)
{
    if (device != this->device()) {
        refuse("the device");
    }
}

void SubNode::lock(const LockToken&)
{
    refuse("the lock");
}

void SubNode::put(const Key& key, Entry entry)
{
    const Shape& whole = m_parent.batchSize();
    const std::optional<Entry> there = m_parent.find({key});
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        m_parent.set({key}, NonTensor(value->toPlain(), whole));
        return;
    }
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        const auto* present = there ? std::get_if<Leaf>(&*there) : nullptr;
        const Shape shape = wholeShape(leaf->shape(), m_batch, whole);
        if (there && (present == nullptr || present->shape() != shape)) {
            throw Error(ErrorKind::RuntimeError, "a part of an entry cannot be replaced by another kind or shape");
        }
        if (present == nullptr) {
            m_parent.set({key}, Leaf(guardingTorch([&] {
                return at::zeros(shape, at::TensorOptions(leaf->dtype()).device(leaf->device()));
            })));
        }
        writable(m_parent.leaf({key})).assign(leaf->tensor());
        return;
    }
    const auto& child = std::get<TensorDict>(entry);
    if (!there) {
        m_parent.set({key}, TensorDict(wholeShape(child.batchSize(), m_batch, whole), {}, m_parent.device()));
    }
    TensorDict part(std::make_shared<SubNode>(m_parent.child({key}), m_index));
    for (std::size_t i = 0; i < child.count(); ++i) {
        part.node()->put(child.keyAt(i), child.entryAt(i));
    }
}

TensorDict SubNode::at(const BoundIndex& index) const
{
    const TensorDict self(std::make_shared<SubNode>(m_parent, m_index));
    return TensorDict(std::make_shared<SubNode>(self, index));
}

std::optional<TensorDict> SubNode::asOf(const std::shared_ptr<const Snapshot>& moment) const
{
    const auto past = m_parent.node()->asOf(moment);
    return past ? std::optional(TensorDict(std::make_shared<SubNode>(*past, m_index))) : std::nullopt;
}

TensorDict subTensorDict(const TensorDict& td, const Index& index)
{
    static_cast<void>(td.at(index));  // its errors are those of reading
    return TensorDict(std::make_shared<SubNode>(td, BoundIndex(index, td.batchSize())));
}

}  // namespace tensordesk
