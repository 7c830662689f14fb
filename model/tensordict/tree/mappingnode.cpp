// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/mappingnode.h"

#include "model/tensordict/tree/entryops.h"

#include <algorithm>

namespace tensordesk {

MappingNode::MappingNode(Shape batch, DimNames names, std::optional<at::Device> device, std::shared_ptr<EntryTable> table)
    : m_batch(std::move(batch)), m_names(std::move(names)), m_device(device),
      m_table(table ? std::move(table) : std::make_shared<StoredTable>())
{
    checkNames(m_names, m_batch.size());
}

DimNames MappingNode::names() const
{
    return resized(m_names, m_batch.size());
}

Entry MappingNode::entryAt(std::size_t position) const
{
    return entryOf(*m_table, position);
}

EntryLoader MappingNode::loaderAt(const std::shared_ptr<const MappingNode>& node, std::size_t position)
{
    return [node, table = node->m_table, position] { return node->entryOf(*table, position); };
}

Entry MappingNode::entryOf(const EntryTable& table, std::size_t position) const
{
    Entry entry = table.entry(position);
    if (const auto* level = std::get_if<TensorDict>(&entry)) {
        if (const LockToken token = m_lock.token()) {
            level->node()->lock(token);
        }
    }
    return entry;
}

namespace {

/// Throws for the first entry that contradicts the batch size.
void checkBatchSize(const Node& node, const Shape& batch)
{
    for (std::size_t i = 0; i < node.count(); ++i) {
        const Entry entry = node.entryAt(i);
        withinKey(node.keyAt(i), [&] {
            const auto* leaf = std::get_if<Leaf>(&entry);
            if (leaf != nullptr && !startsWith(leaf->shape(), batch)) {
                throw Error(ErrorKind::RuntimeError,
                            "the tensor has shape {}, which does not start with the requested batch size {}",
                            toString(leaf->shape()), toString(batch));
            }
            if (const auto* child = std::get_if<TensorDict>(&entry); child && !startsWith(child->batchSize(), batch)) {
                if (child->isLazyStack()) {
                    TensorDict(*child).setBatchSize(batch);  // throws the reason
                }
                checkBatchSize(*child->node(), batch);
            }
            if (const auto* value = std::get_if<NonTensor>(&entry); value && !startsWith(value->batchSize(), batch)) {
                static_cast<void>(value->withBatch(batch));
            }
        });
    }
}

}  // namespace

void MappingNode::setBatchSize(Shape batch)
{
    checkBatchSize(*this, batch);
    keepPast();
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry entry = entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry); child && !startsWith(child->batchSize(), batch)) {
            TensorDict(*child).setBatchSize(batch);
        } else if (const auto* value = std::get_if<NonTensor>(&entry); value && !startsWith(value->batchSize(), batch)) {
            writableTable().put(keyAt(i), value->withBatch(batch));
        }
    }
    const bool isLonger = batch.size() > m_batch.size();
    m_names = resized(std::move(m_names), batch.size());
    m_batch = std::move(batch);
    if (isLonger) {
        setNames(m_names);  // the dims that levels below now share have no name there either
    }
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
    keepPast();
    m_names = std::move(names);
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
    if (m_lock.isLocked()) {
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it, or write values in place");
    }
}

void MappingNode::put(const Key& key, Entry entry)
{
    // Replacing a value by a value is like writing elements: done in place, if the lock allows it.
    const auto replacesValue = [&] {
        const auto position = std::holds_alternative<NonTensor>(entry) ? positionOf(key) : std::nullopt;
        return position && std::holds_alternative<NonTensor>(entryAt(*position));
    };
    if (m_lock.isLocked() && !replacesValue()) {
        checkUnlocked();
    }
    keepPast();
    writableTable().put(key, std::move(entry));
    structureChanged();
}

void MappingNode::erase(const Key& key)
{
    checkUnlocked();
    keepPast();
    writableTable().erase(key);
    structureChanged();
}

void MappingNode::forMadeLevels(const std::function<void(Node&)>& visit) const
{
    for (std::size_t i = 0; i < count(); ++i) {
        const Entry* entry = m_table->made(i);
        if (const auto* level = entry ? std::get_if<TensorDict>(entry) : nullptr) {
            withinKey(keyAt(i), [&] { visit(*level->node()); });
        }
    }
}

void MappingNode::lock(const LockToken& above)
{
    const bool wasLocked = m_lock.isLocked();
    const LockToken token = m_lock.lock(above);
    if (!wasLocked) {
        forMadeLevels([&](Node& level) { level.lock(token); });
    }
}

void MappingNode::checkUnlockable(const LockToken& above) const
{
    m_lock.checkUnlockable(above);
    const LockToken token = m_lock.token();
    forMadeLevels([&](const Node& level) { level.checkUnlockable(token); });
}

void MappingNode::unlock()
{
    m_lock.unlock();
    forMadeLevels([](Node& level) { level.unlock(); });
}

void MappingNode::keepPast()
{
    const uint64_t now = Snapshot::latest();
    if (m_changed == now) {
        return;  // no view was made since the last change
    }
    std::erase_if(m_past, [](const Past& past) { return !Snapshot::isWanted(past.since, past.until); });
    if (Snapshot::isWanted(m_changed, now)) {
        m_past.push_back({m_changed, now, m_batch, m_names, m_table});
    }
    m_changed = now;
}

std::optional<TensorDict> MappingNode::asOf(const std::shared_ptr<const Snapshot>& moment) const
{
    const uint64_t time = moment->time();
    if (m_changed < time) {
        return {};
    }
    const auto past = std::find_if(m_past.begin(), m_past.end(), [&](const Past& p) { return p.since < time && time <= p.until; });
    if (past == m_past.end()) {
        return {};  // it has been there, but no view of that moment could see it
    }
    const Snapshot::Scope scope(moment);
    auto table = std::make_shared<DerivedTable>(past->table, [](const Entry& entry) { return entry; });
    return TensorDict(std::make_shared<MappingNode>(past->batch, past->names, m_device, std::move(table)));
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
    return TensorDict(
        std::make_shared<MappingNode>(m_batch, m_names, m_device, std::make_shared<DerivedTable>(m_table, std::move(copyLevels))));
}

}  // namespace tensordesk
