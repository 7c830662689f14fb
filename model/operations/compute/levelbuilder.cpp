// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/levelbuilder.h"

#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/typednode.h"

namespace tensordesk {

namespace {

/// Returns a non-tensor entry for another batch: a single value stays one, values per position keep their number.
NonTensor fitted(const NonTensor& value, const Shape& batch)
{
    if (!value.isStack() || value.batchSize() == batch)
        return value.batchSize() == batch ? value : value.withBatch(batch);
    return startsWith(value.batchSize(), batch) ? value.withBatch(batch) : NonTensor(value.toPythonValue(), batch);
}

std::shared_ptr<StoredTable> emptyTableLike(const TensorDict& td)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get()))
        return emptyTableLike(typed->content());
    const auto* mapping = dynamic_cast<const MappingNode*>(td.node().get());
    return mapping ? std::make_shared<StoredTable>(mapping->table()->keyList()) : std::make_shared<StoredTable>();
}

}  // namespace

LevelBuilder::LevelBuilder(Shape batch, DimNames names, std::optional<at::Device> device, const TensorDict& like)
    : m_batch(std::move(batch)), m_names(std::move(names)), m_device(device), m_tensorclass(like.tensorclass()),
      m_table(emptyTableLike(like))
{
}

void LevelBuilder::add(Key key, Entry entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        if (!startsWith(leaf->sizes(), m_batch))
            throw Error(ErrorKind::RuntimeError, "the result has shape {}, which does not start with the batch size {}",
                        toString(leaf->shape()), toString(m_batch));
    } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
        entry = fitted(*value, m_batch);
    }
    m_table->append(std::move(key), std::move(entry));
}

TensorDict LevelBuilder::finish()
{
    TensorDict level(std::make_shared<MappingNode>(std::move(m_batch), std::move(m_names), m_device, std::move(m_table)));
    return m_tensorclass.empty() ? level : TensorDict::typed(std::move(level), m_tensorclass);
}

}  // namespace tensordesk
