// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/nontensor.h"

#include "tensordict/error.h"
#include "tensordict/memory.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/full.h>
#include <ATen/ops/stack.h>

#include <algorithm>

namespace tensordesk {

NonTensor::NonTensor(Plain value, Shape batch) : NonTensor(Content{{std::move(value)}, std::move(batch), false}) {}

NonTensor NonTensor::stack(std::vector<Plain> values, Shape batch)
{
    if (static_cast<int64_t>(values.size()) != elementCount(batch)) {
        throw Error(ErrorKind::RuntimeError, std::to_string(values.size()) + " values do not fill the batch size "
                                                 + toString(batch));
    }
    return NonTensor(Content{std::move(values), std::move(batch), true});
}

namespace {

Plain nested(const std::vector<Plain>& values, c10::IntArrayRef batch, std::size_t& next)
{
    if (batch.empty()) {
        return values[next++];
    }
    Plain::List list;
    for (int64_t i = 0; i < batch.front(); ++i) {
        list.push_back(nested(values, batch.slice(1), next));
    }
    return list;
}

/// The number of each position in row-major order: what a view picks of it, it picks of the values.
at::Tensor numbered(const Shape& batch)
{
    return at::arange(elementCount(batch), at::kLong).view(batch);
}

/// By dim of what a view gives: which dims of the batch one walks along there.
std::vector<std::vector<std::size_t>> walkedDims(const std::function<at::Tensor(const at::Tensor&)>& view, const Shape& batch)
{
    std::vector<std::vector<std::size_t>> walked;
    for (std::size_t dim = 0; dim < batch.size(); ++dim) {
        Shape along(batch.size(), 1);
        along[dim] = batch[dim];
        const at::Tensor places = view(at::arange(batch[dim], at::kLong).view(along).expand(batch).contiguous());
        walked.resize(static_cast<std::size_t>(places.dim()));
        for (int64_t to = 0; to < places.dim(); ++to) {
            const int64_t steps = places.size(to) - 1;
            if (steps > 0 && !places.narrow(to, 0, steps).equal(places.narrow(to, 1, steps))) {
                walked[static_cast<std::size_t>(to)].push_back(dim);
            }
        }
    }
    return walked;
}

/// What becomes of the dims that are common: those without a stride stay so in views, and no copy has any. `byMembers`:
/// also where the view copies, as it does not where it takes members apart. What is merged is common no more, and of one
/// that becomes several dims the last alone is.
std::vector<bool> commonAfter(const std::function<at::Tensor(const at::Tensor&)>& view, const Shape& batch,
                              const std::vector<bool>& isCommon, bool byMembers)
{
    if (std::find(isCommon.begin(), isCommon.end(), true) == isCommon.end()) {
        return {};
    }
    Shape strides(batch.size());
    std::transform(isCommon.begin(), isCommon.end(), strides.begin(), [](bool common) { return common ? 0 : 1; });
    at::Tensor after;
    try {
        after = view(at::empty_strided(batch, strides, at::TensorOptions(at::kByte).device(at::kMeta)));
    } catch (const std::exception&) {
        return {};  // it merges common dims with others
    }
    const auto walked = walkedDims(view, batch);
    std::vector<bool> result(walked.size());
    for (std::size_t dim = 0; dim < walked.size(); ++dim) {
        const bool isView = after.stride(static_cast<int64_t>(dim)) == 0;
        const auto behind = walked.begin() + static_cast<std::ptrdiff_t>(dim) + 1;
        const bool isLast = walked[dim].size() == 1 && std::find(behind, walked.end(), walked[dim]) == walked.end();
        result[dim] = walked[dim].empty() ? isView : isLast && isCommon[walked[dim].front()] && (isView || byMembers);
    }
    return result;
}

}  // namespace

Plain NonTensor::toPlain() const
{
    std::size_t next = 0;
    return isStack() ? nested(values(), batchSize(), next) : values().front();
}

NonTensor NonTensor::at(const BoundIndex& index) const
{
    if (!isStack()) {
        return NonTensor(values().front(), index.resultShape(batchSize()));
    }
    return viewed([&index](const at::Tensor& tensor) { return index.apply(tensor); });
}

NonTensor NonTensor::viewed(const std::function<at::Tensor(const at::Tensor&)>& view, bool byMembers) const
{
    const at::Tensor chosen = view(numbered(batchSize())).contiguous();
    Shape batch = chosen.sizes().vec();
    if (!isStack()) {
        return NonTensor(values().front(), std::move(batch));
    }
    std::vector<Plain> chosenValues;
    chosenValues.reserve(static_cast<std::size_t>(chosen.numel()));
    for (int64_t i = 0; i < chosen.numel(); ++i) {
        chosenValues.push_back(values()[static_cast<std::size_t>(chosen.const_data_ptr<int64_t>()[i])]);
    }
    std::vector<bool> isCommon = commonAfter(view, batchSize(), m_content->isCommon, byMembers);
    const bool isOne = std::all_of(isCommon.begin(), isCommon.end(), [](bool common) { return common; });
    // A single position, or a single member, holds a plain value again.
    if (batch.empty() || (isOne && !isCommon.empty() && !chosenValues.empty())) {
        return NonTensor(std::move(chosenValues.front()), std::move(batch));
    }
    return NonTensor(Content{std::move(chosenValues), std::move(batch), true, std::move(isCommon)});
}

NonTensor NonTensor::withBatch(Shape batch) const
{
    if (!isStack()) {
        return NonTensor(values().front(), std::move(batch));
    }
    if (batch == batchSize()) {
        return *this;
    }
    if (!startsWith(batchSize(), batch)) {
        throw Error(ErrorKind::RuntimeError, "a non-tensor stack of batch size " + toString(batchSize())
                                                 + " does not fit the batch size " + toString(batch));
    }
    // Values below a shortened batch are lists.
    const auto depth = batch.size();
    const auto rest = c10::IntArrayRef(batchSize()).slice(depth);
    std::vector<Plain> values;
    std::size_t next = 0;
    for (int64_t i = elementCount(batch); i > 0; --i) {
        values.push_back(nested(m_content->values, rest, next));
    }
    return batch.empty() ? NonTensor(std::move(values.front()), {}) : stack(std::move(values), std::move(batch));
}

NonTensor NonTensor::unsqueezed(int64_t dim) const
{
    if (!isStack() && elementCount(batchSize()) > kMostWrittenOut) {
        Shape batch = batchSize();
        batch.insert(batch.begin() + dim, 1);
        return NonTensor(values().front(), std::move(batch));
    }
    return stack(std::vector{*this}, dim);
}

NonTensor NonTensor::expanded(const Shape& batch) const
{
    const std::size_t added = batch.size() - batchSize().size();
    const int64_t count = elementCount(batch);
    if (!isStack() && (added == 0 || count == 0 || count > kMostWrittenOut)) {
        return NonTensor(values().front(), batch);
    }
    checkFits(static_cast<double>(count) * static_cast<double>(sizeof(Plain)), "a value for each position of " + toString(batch));
    std::vector<bool> isCommon = isStack() ? m_content->isCommon : std::vector<bool>(batchSize().size(), true);
    isCommon.insert(isCommon.begin(), isCommon.empty() ? 0 : added, false);
    std::vector<Plain> chosen(static_cast<std::size_t>(count), values().front());
    if (isStack()) {
        const at::Tensor numbers = numbered(batchSize()).expand(batch).contiguous();
        for (int64_t i = 0; i < count; ++i) {
            chosen[static_cast<std::size_t>(i)] = values()[static_cast<std::size_t>(numbers.const_data_ptr<int64_t>()[i])];
        }
    }
    return NonTensor(Content{std::move(chosen), batch, true, std::move(isCommon)});
}

namespace {

Plain repeated(const Plain& value, c10::IntArrayRef batch)
{
    if (batch.empty()) {
        return value;
    }
    return Plain::List(static_cast<std::size_t>(std::max<int64_t>(batch.front(), 0)), repeated(value, batch.slice(1)));
}

}  // namespace

NonTensor NonTensor::stack(const std::vector<NonTensor>& members, int64_t dim)
{
    const Shape& batch = members.front().batchSize();
    const auto isOther = [&](const NonTensor& member) { return member.batchSize() != batch; };
    if (dim == 0 && std::any_of(members.begin(), members.end(), isOther)) {
        // Values below a ragged batch are lists, as they are below a shortened one.
        std::vector<Plain> lists;
        for (const NonTensor& member : members) {
            lists.push_back(member.isStack() ? member.toPlain() : repeated(member.values().front(), member.batchSize()));
        }
        return stack(std::move(lists), {static_cast<int64_t>(members.size())});
    }
    std::vector<Plain> values;
    std::vector<at::Tensor> numbers;
    std::vector<bool> isCommon(batch.size(), true);
    for (const NonTensor& member : members) {
        if (member.batchSize() != batch) {
            throw Error(ErrorKind::RuntimeError, "the members' non-tensor values have different batch sizes: "
                                                     + toString(batch) + " and " + toString(member.batchSize()));
        }
        const auto before = static_cast<int64_t>(values.size());
        if (member.isStack()) {
            values.insert(values.end(), member.values().begin(), member.values().end());
            numbers.push_back(numbered(batch) + before);
            for (std::size_t i = 0; i < isCommon.size(); ++i) {
                isCommon[i] = isCommon[i] && !member.m_content->isCommon.empty() && member.m_content->isCommon[i];
            }
        } else {
            values.push_back(member.values().front());
            numbers.push_back(at::full(batch, before, at::kLong));
        }
    }
    const at::Tensor order = at::stack(numbers, dim).contiguous();
    std::vector<Plain> ordered;
    for (int64_t i = 0; i < order.numel(); ++i) {
        ordered.push_back(values[order.const_data_ptr<int64_t>()[i]]);
    }
    isCommon.insert(isCommon.begin() + dim, false);
    return NonTensor(Content{std::move(ordered), order.sizes().vec(), true, std::move(isCommon)});
}

}  // namespace tensordesk
