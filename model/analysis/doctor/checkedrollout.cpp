// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"

#include <ATen/core/Tensor.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <cstdio>

namespace tensordesk {

bool RolloutLeaf::isFloating() const
{
    return c10::isFloatingType(leaf.dtype());
}

bool Steps::isData(int64_t at) const
{
    return !marks.data.defined() || marks.data.const_data_ptr<bool>()[at];
}

at::Tensor Steps::ofData(const at::Tensor& bools) const
{
    return marks.data.defined() ? bools.logical_and(marks.data.narrow(1, 0, bools.size(1))) : bools;
}

at::Tensor Steps::ofDataPairs(const at::Tensor& bools) const
{
    if (!marks.data.defined())
        return bools;
    at::Tensor both = marks.data.narrow(1, 0, bools.size(1)).logical_and(bools);
    const int64_t pairs = std::min(bools.size(1), marks.dataBehind.size(1));
    both.narrow(1, 0, pairs).logical_and_(marks.dataBehind.narrow(1, 0, pairs));
    return both;
}

std::string Steps::indexOf(int64_t at) const
{
    return indexOf(at, 0, {1});
}

std::string Steps::indexOf(int64_t at, int64_t element, const Shape& eventShape) const
{
    Shape position = grid->positionOf(stretch.row + at / stretch.count);
    position.push_back(stretch.from + at % stretch.count);
    if (elementCount(eventShape) > 1) {
        const std::size_t batchDims = position.size();
        for (std::size_t dim = eventShape.size(); dim-- > 0; element /= eventShape[dim])
            position.insert(position.begin() + static_cast<std::ptrdiff_t>(batchDims), element % eventShape[dim]);
    }
    return toPython(Index(position.begin(), position.end()));
}

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

CheckedRollout::CheckedRollout(const TensorDict& td, const HealthOptions& options)
    : m_td(td), m_options(options), m_tokens(TokenBatch::of(td))
{
    const Shape& batch = td.batchSize();
    if (!StepGrid::fits(td))
        return;
    m_reader.emplace(td, options.rule);
    forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (!leaf || !startsWith(leaf->sizes(), batch) || (m_tokens && m_tokens->isOfTokens(key)))
            return;
        Shape eventShape(leaf->sizes().begin() + static_cast<std::ptrdiff_t>(batch.size()), leaf->sizes().end());
        if (!isRagged(eventShape) && elementCount(eventShape) > 0 && !c10::isQIntType(leaf->dtype()))
            m_leaves.push_back({key, *leaf, std::move(eventShape)});
    });
}

const RolloutLeaf* CheckedRollout::find(const KeyPath& key) const
{
    const auto found = std::find_if(m_leaves.begin(), m_leaves.end(), [&](const RolloutLeaf& leaf) { return leaf.key == key; });
    return found == m_leaves.end() ? nullptr : &*found;
}

const RolloutLeaf* CheckedRollout::findAny(const std::vector<KeyPath>& keys) const
{
    for (const KeyPath& key : keys)
        if (const RolloutLeaf* leaf = find(key))
            return leaf;
    return nullptr;
}

double CheckedRollout::threshold(const Threshold& threshold) const
{
    const auto found = m_options.thresholds.find(&threshold);
    return found == m_options.thresholds.end() ? threshold.value : found->second;
}

}  // namespace tensordesk
