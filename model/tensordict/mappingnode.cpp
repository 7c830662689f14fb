// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/mappingnode.h"

#include "tensordict/entryops.h"

#include <algorithm>

namespace tensordesk {

MappingNode::MappingNode(Shape batch, DimNames names, std::optional<at::Device> device,
                         std::shared_ptr<EntryTable> table)
    : m_batch(std::move(batch)), m_names(std::move(names)), m_device(device),
      m_table(table ? std::move(table) : std::make_shared<StoredTable>())
{
    checkNames(m_names, m_batch.size());
}

DimNames MappingNode::names() const
{
    return resized(m_names, m_batch.size());
}

void MappingNode::setBatchSize(Shape batch)
{
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        const Shape* shape = std::get_if<Leaf>(&entry) ? &std::get<Leaf>(entry).shape() : nullptr;
        if (shape != nullptr && !startsWith(*shape, batch)) {
            throw Error(ErrorKind::RuntimeError, "the tensor has shape " + toString(*shape)
                                                     + ", which does not start with the requested batch size "
                                                     + toString(batch))
                .within(keyAt(i));
        }
    }
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry); child && !startsWith(child->batchSize(), batch)) {
            withinKey(keyAt(i), [&] { TensorDict(*child).setBatchSize(batch); });
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            writableTable().put(keyAt(i), value->withBatch(batch));
        }
    }
    m_names = resized(std::move(m_names), batch.size());
    m_batch = std::move(batch);
}

void MappingNode::setNames(DimNames names)
{
    checkNames(names, m_batch.size());
    names.resize(m_batch.size());
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            DimNames childNames = child->names();
            std::copy(names.begin(), names.end(), childNames.begin());
            withinKey(keyAt(i), [&] { TensorDict(*child).setNames(std::move(childNames)); });
        }
    }
    m_names = std::move(names);
}

void MappingNode::setLocked(bool locked, bool isBelow)
{
    if (!locked && !isBelow && m_isLockedFromAbove) {
        throw Error(ErrorKind::RuntimeError, "cannot unlock a tensordict that is part of a locked graph: unlock its root");
    }
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            child->node()->setLocked(locked, true);
        }
    }
    m_locked = locked;
    m_isLockedFromAbove = locked && (isBelow || m_isLockedFromAbove);
}

void MappingNode::setDevice(std::optional<at::Device> device)
{
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            child->node()->setDevice(device);
        }
    }
    m_device = device;
}

StoredTable& MappingNode::writableTable()
{
    auto stored = std::dynamic_pointer_cast<StoredTable>(m_table);
    // Two owners here: m_table and `stored`; a third is a view.
    if (!stored || stored.use_count() > 2) {
        stored = std::make_shared<StoredTable>(m_table);
        m_table = stored;
    }
    return *stored;
}

void MappingNode::checkUnlocked() const
{
    if (m_locked) {
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it, or write values in place");
    }
}

void MappingNode::put(const Key& key, Entry entry)
{
    checkUnlocked();
    writableTable().put(key, std::move(entry));
    structureChanged();
}

void MappingNode::erase(const Key& key)
{
    checkUnlocked();
    writableTable().erase(key);
    structureChanged();
}

TensorDict MappingNode::at(const BoundIndex& index) const
{
    auto transform = [index](const Entry& entry) { return indexed(entry, index); };
    return TensorDict(std::make_shared<MappingNode>(index.resultShape(m_batch), index.resultNames(names()), m_device,
                                                    std::make_shared<DerivedTable>(m_table, std::move(transform))));
}

TensorDict MappingNode::shallowCopy() const
{
    auto copyLevels = [](const Entry& entry) {
        const auto* child = std::get_if<TensorDict>(&entry);
        return child ? Entry(child->shallowCopy()) : entry;
    };
    return TensorDict(std::make_shared<MappingNode>(m_batch, m_names, m_device,
                                                    std::make_shared<DerivedTable>(m_table, std::move(copyLevels))));
}

}  // namespace tensordesk
