// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/subnode.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafbackedsource.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/typednode.h"

#include <ATen/ops/zeros.h>

namespace tensordesk {

namespace {

[[noreturn]] void refuse(const Message& what)
{
    throw Error(ErrorKind::RuntimeError,
                "{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, "
                "or copy it with to_tensordict() first",
                what);
}

/// `shape` with the batch dims of the whole instead of those of the part.
Shape wholeShape(const Shape& shape, const Shape& part, const Shape& whole)
{
    Shape result = whole;
    result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(part.size()), shape.end());
    return result;
}

/// `part` as an instance of the class that `whole` is one of.
TensorDict ofClassOf(const TensorDict& whole, const TensorDict& part)
{
    return whole.tensorclass().empty() ? part : TensorDict::typed(part, whole.tensorclass());
}

/// Leading dims of size 1 are dropped, as where torch assigns.
at::Tensor broadcastInto(at::Tensor value, c10::IntArrayRef shape)
{
    while (value.dim() > static_cast<int64_t>(shape.size()) && value.size(0) == 1) {
        value = value.select(0, 0);
    }
    return guardingTorch([&] { return value.expand(shape); });
}

}  // namespace

SubNode::SubNode(TensorDict parent, BoundIndex index, Levels levels)
    : m_parent(std::move(parent)), m_index(std::move(index)), m_batch(m_index.resultShape(m_parent.batchSize())), m_levels(levels)
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
    if (m_levels == Levels::AsRead) {
        return indexed(entry, m_index);
    }
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
        refuse(Message("the batch size"));
    }
}

void SubNode::setNames(DimNames names)
{
    if (resized(names, m_batch.size()) != this->names()) {
        refuse(Message("the names"));
    }
}

void SubNode::setDevice(std::optional<at::Device> device)
{
    if (device != this->device()) {
        refuse(Message("the device"));
    }
}

void SubNode::lock(const LockToken&)
{
    refuse(Message("the lock"));
}

void SubNode::put(const Key& key, Entry entry)
{
    DirectMutations mutations(m_parent);
    write({key}, entry, mutations, mutations);
}

void SubNode::write(const KeyPath& path, const Entry& entry, Mutations& keys, Mutations& elements) const
{
    const TensorDict self(std::make_shared<SubNode>(m_parent, m_index));
    const std::optional<Entry> there = self.find(path);
    if (!there || std::holds_alternative<NonTensor>(entry)) {
        keys.apply(Set{path, ofWhole(entry)});
        return;
    }
    const auto *leaf = std::get_if<Leaf>(&entry), *present = std::get_if<Leaf>(&*there);
    const auto *child = std::get_if<TensorDict>(&entry), *level = std::get_if<TensorDict>(&*there);
    if (leaf && present) {
        elements.apply(Assign{path, *present, broadcastInto(leaf->tensor(), present->shape())});
    } else if (child && level) {
        for (std::size_t i = 0; i < child->count(); ++i) {
            write(path / child->keyAt(i), child->entryAt(i), keys, elements);
        }
    } else {
        throw Error((level != nullptr) != (child != nullptr) ? ErrorKind::ValueError : ErrorKind::RuntimeError,
                    "a part of an entry cannot be replaced by another kind");
    }
}

/// Returns the entry of the parent for an entry of the part.
Entry SubNode::ofWhole(const Entry& entry) const
{
    const Shape& whole = m_parent.batchSize();
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return NonTensor(value->toPythonValue(), whole);
    }
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return Leaf(guardingTorch([&] {
            const Shape shape = wholeShape(leaf->shape(), m_batch, whole);
            checkFits(shape, leaf->dtype());
            const at::Tensor zeros = at::zeros(shape, at::TensorOptions(leaf->dtype()).device(leaf->device()));
            m_index.put(zeros, leaf->tensor());
            return zeros;
        }));
    }
    const auto* child = std::get_if<TensorDict>(&entry);
    if (child == nullptr) {
        return entry;
    }
    TensorDict level(wholeShape(child->batchSize(), m_batch, whole), {}, m_parent.device());
    for (std::size_t i = 0; i < child->count(); ++i) {
        level.set({child->keyAt(i)}, ofWhole(child->entryAt(i)));
    }
    return level;
}

TensorDict SubNode::at(const BoundIndex& index) const
{
    const TensorDict self(std::make_shared<SubNode>(m_parent, m_index));
    return TensorDict(std::make_shared<SubNode>(self, index));
}

/// Copies the parent: a part of a part is a part, so that indexing alone would copy nothing.
TensorDict SubNode::shallowCopy() const
{
    return m_parent.shallowCopy().at(m_index).shallowCopy();
}

TensorDict SubNode::asRead() const
{
    return TensorDict(std::make_shared<SubNode>(tensordesk::asRead(m_parent), m_index, Levels::AsRead));
}

TensorDict SubNode::ofCopy() const
{
    return TensorDict(std::make_shared<SubNode>(m_parent.shallowCopy(), m_index));
}

std::optional<TensorDict> SubNode::asOf(const std::shared_ptr<const Snapshot>& moment) const
{
    const auto past = m_parent.node()->asOf(moment);
    return past ? std::optional(TensorDict(std::make_shared<SubNode>(*past, m_index))) : std::nullopt;
}

const SubNode* partNode(const TensorDict& td) noexcept
{
    const auto* typed = dynamic_cast<const TypedNode*>(td.node().get());
    return dynamic_cast<const SubNode*>((typed != nullptr ? typed->content() : td).node().get());
}

TensorDict asRead(const TensorDict& td)
{
    const SubNode* part = partNode(td);
    return part != nullptr ? ofClassOf(td, part->asRead()) : td;
}

TensorDict subTensorDict(const TensorDict& td, const Index& index)
{
    static_cast<void>(td.at(index));  // its errors are those of reading
    return ofClassOf(td, TensorDict(std::make_shared<SubNode>(td, BoundIndex(index, td.batchSize()))));
}

}  // namespace tensordesk
