// SPDX-License-Identifier: BSD-3-Clause
#include "operations/levelbuilder.h"

#include "tensordict/mappingnode.h"

namespace tensordesk {

namespace {

/// What a non-tensor entry is for another batch: one value stays one, values by position stay as many.
NonTensor fitted(const NonTensor& value, const Shape& batch)
{
    if (!value.isStack() || value.batchSize() == batch)
        return value.batchSize() == batch ? value : value.withBatch(batch);
    return startsWith(value.batchSize(), batch) ? value.withBatch(batch) : NonTensor(value.toPlain(), batch);
}

}  // namespace

LevelBuilder::LevelBuilder(Shape batch, DimNames names, std::optional<at::Device> device)
    : m_batch(std::move(batch)), m_names(std::move(names)), m_device(device)
{
}

void LevelBuilder::add(Key key, Entry entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        if (!startsWith(leaf->shape(), m_batch))
            throw Error(ErrorKind::RuntimeError, "the result has shape " + toString(leaf->shape()) +
                                                     ", which does not start with the batch size " + toString(m_batch));
    } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
        entry = fitted(*value, m_batch);
    }
    m_table->append(std::move(key), std::move(entry));
}

TensorDict LevelBuilder::finish(const TensorDict& like)
{
    TensorDict level(std::make_shared<MappingNode>(std::move(m_batch), std::move(m_names), m_device, std::move(m_table)));
    return like.tensorclass().empty() ? level : TensorDict::typed(std::move(level), like.tensorclass());
}

}  // namespace tensordesk
