// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/nontensor.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/all.h>
#include <ATen/ops/any.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/full.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <unordered_map>

namespace tensordesk {

namespace {

using Values = std::shared_ptr<const std::vector<PythonValue>>;

Values share(std::vector<PythonValue> values)
{
    return std::make_shared<const std::vector<PythonValue>>(std::move(values));
}

/// The numbers 0, 1, … in row-major order.
at::Tensor numbered(const Shape& batch)
{
    return at::arange(elementCount(batch), at::kLong).view(batch);
}

/// The values at `positions`, a list a dim. `left` counts down the lists and values; at 0 lists end.
PythonValue nested(const std::vector<PythonValue>& values, const at::Tensor& positions, int64_t& left)
{
    const auto nest = [&](const auto& self, const int64_t* number, std::size_t dim) -> PythonValue {
        if (dim == static_cast<std::size_t>(positions.dim())) {
            return values[static_cast<std::size_t>(*number)];
        }
        PythonValue::List list;
        for (int64_t i = 0; i < positions.sizes()[dim] && left > 0; ++i) {
            --left;
            list.push_back(self(self, number + i * positions.strides()[dim], dim + 1));
        }
        return list;
    };
    return nest(nest, positions.const_data_ptr<int64_t>(), 0);
}

/// Throws MemoryError if a value per position does not fit.
void checkValuesFit(const at::Tensor& positions)
{
    checkFits(static_cast<double>(positions.numel()) * static_cast<double>(sizeof(PythonValue)),
              {"a value for each position of {}", toString(positions.sizes())});
}

PythonValue nested(const std::vector<PythonValue>& values, const at::Tensor& positions)
{
    checkValuesFit(positions);
    int64_t left = INT64_MAX;
    return nested(values, positions, left);
}

/// A view of numbers that may lie otherwise than those of a tensor of their shape would.
at::Tensor viewedAnyhow(const std::function<at::Tensor(const at::Tensor&)>& view, const at::Tensor& numbers)
{
    if (!numbers.is_contiguous()) {
        try {
            return view(numbers);
        } catch (const std::exception&) {
            // No view of these strides: of a copy it is one.
        }
    }
    checkFits(numbers);
    return view(numbers.contiguous());
}

/// Returns for each dim of a view's result the dims of the batch along which it moves.
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

/// Returns which dims are common after a view: those without a stride stay so in views, and no copy has any. `byMembers`: also if
/// the view copies, which splitting into members does not. Joined dims are no longer common, and of a split dim only the last is.
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

NonTensor::NonTensor(PythonValue value, Shape batch) : NonTensor(Content{share({std::move(value)}), std::move(batch)}) { }

NonTensor NonTensor::meta(PythonValue value, Shape batch)
{
    return NonTensor(Content{.values = share({std::move(value)}), .batch = std::move(batch), .isMeta = true});
}

NonTensor NonTensor::forBatch(Shape batch) const
{
    return NonTensor(
        Content{.values = m_content->values, .batch = std::move(batch), .isMeta = m_content->isMeta, .number = m_content->number});
}

NonTensor NonTensor::stack(std::vector<PythonValue> values, Shape batch)
{
    if (static_cast<int64_t>(values.size()) != elementCount(batch)) {
        throw Error(ErrorKind::RuntimeError, "{} values do not fill the batch size {}", values.size(), toString(batch));
    }
    at::Tensor positions = numbered(batch);
    return NonTensor(Content{share(std::move(values)), std::move(batch), std::move(positions)});
}

at::Tensor NonTensor::numbersFor(Shape batch) const
{
    std::replace(batch.begin(), batch.end(), kRagged, int64_t{0});  // positions along a ragged dim are unknown
    return at::full({}, m_content->number, at::kLong).expand(batch);
}

const PythonValue& NonTensor::first() const
{
    const int64_t number = isStack() ? *m_content->positions.const_data_ptr<int64_t>() : m_content->number;
    return (*m_content->values)[static_cast<std::size_t>(number)];
}

PythonValue NonTensor::toPythonValue() const
{
    return isStack() ? nested(*m_content->values, m_content->positions) : first();
}

PythonValue NonTensor::beginning(int64_t most) const
{
    return isStack() ? nested(*m_content->values, m_content->positions, most) : first();
}

std::vector<PythonValue> NonTensor::values() const
{
    if (!isStack()) {
        return {first()};
    }
    checkValuesFit(m_content->positions);
    const at::Tensor positions = m_content->positions.contiguous();
    std::vector<PythonValue> values;
    values.reserve(static_cast<std::size_t>(positions.numel()));
    for (int64_t i = 0; i < positions.numel(); ++i) {
        values.push_back((*m_content->values)[static_cast<std::size_t>(positions.const_data_ptr<int64_t>()[i])]);
    }
    return values;
}

std::optional<at::Tensor> NonTensor::placesOf(const NonTensor& view) const
{
    if (!isStack() || m_content->values != view.m_content->values) {
        return std::nullopt;
    }
    constexpr int64_t kNowhere = -1, kTwice = -2;
    std::vector<int64_t> placeOfValue(m_content->values->size(), kNowhere);
    const at::Tensor numbers = m_content->positions.contiguous();
    for (int64_t i = 0; i < numbers.numel(); ++i) {
        int64_t& place = placeOfValue[static_cast<std::size_t>(numbers.const_data_ptr<int64_t>()[i])];
        place = place == kNowhere ? i : kTwice;
    }
    at::Tensor places = (view.isStack() ? view.m_content->positions : view.numbersFor({})).clone(at::MemoryFormat::Contiguous);
    for (int64_t i = 0; i < places.numel(); ++i) {
        int64_t& place = places.mutable_data_ptr<int64_t>()[i];
        place = placeOfValue[static_cast<std::size_t>(place)];
        if (place < 0) {
            return std::nullopt;
        }
    }
    return places;
}

std::optional<NonTensor> NonTensor::replacedAt(const at::Tensor& places, const NonTensor& by) const
{
    const at::Tensor flat = places.flatten().contiguous();
    const at::Tensor changes = at::zeros(batchSize(), at::kBool);
    changes.view(-1).index_fill_(0, flat, true);
    for (std::size_t dim = 0; dim < m_content->isCommon.size(); ++dim) {
        const auto along = static_cast<int64_t>(dim);
        if (m_content->isCommon[dim] && !changes.any(along).equal(changes.all(along))) {
            return std::nullopt;
        }
    }
    const std::vector<PythonValue> given = by.values();
    std::vector<PythonValue> all = writtenOut().values();
    for (int64_t i = 0; i < flat.numel(); ++i) {
        all[static_cast<std::size_t>(flat.const_data_ptr<int64_t>()[i])] =
            given[given.size() == 1 ? 0 : static_cast<std::size_t>(i)];
    }
    return NonTensor(Content{share(std::move(all)), batchSize(), numbered(batchSize()), m_content->isCommon});
}

NonTensor NonTensor::at(const BoundIndex& index) const
{
    if (!isStack()) {
        return forBatch(index.resultShape(batchSize()));
    }
    return viewed([&index](const at::Tensor& tensor) { return index.apply(tensor); });
}

NonTensor NonTensor::viewed(const std::function<at::Tensor(const at::Tensor&)>& view, bool byMembers) const
{
    if (!isStack()) {
        return forBatch(view(numbered(batchSize())).sizes().vec());
    }
    const at::Tensor chosen = viewedAnyhow(view, m_content->positions);
    NonTensor result(
        Content{m_content->values, chosen.sizes().vec(), chosen, commonAfter(view, batchSize(), m_content->isCommon, byMembers)});
    const std::vector<bool>& isCommon = result.m_content->isCommon;
    const bool isOne = std::all_of(isCommon.begin(), isCommon.end(), [](bool common) { return common; });
    // A single position, or a single member, holds a plain value again.
    if (chosen.dim() == 0 || (isOne && !isCommon.empty() && chosen.numel() > 0)) {
        return NonTensor(
            Content{.values = m_content->values, .batch = result.batchSize(), .number = *chosen.const_data_ptr<int64_t>()});
    }
    return result;
}

NonTensor NonTensor::writtenOut() const
{
    return NonTensor(Content{m_content->values, batchSize(), isStack() ? m_content->positions : numbersFor(batchSize())});
}

NonTensor NonTensor::filledWith(PythonValue value) const
{
    const NonTensor one(std::move(value), batchSize());
    return NonTensor(Content{one.m_content->values, batchSize(), one.numbersFor(batchSize()), m_content->isCommon});
}

NonTensor NonTensor::withBatch(Shape batch) const
{
    if (!isStack()) {
        return forBatch(std::move(batch));
    }
    if (batch == batchSize()) {
        return *this;
    }
    if (!startsWith(batchSize(), batch)) {
        throw Error(ErrorKind::RuntimeError, "a non-tensor stack of batch size {} does not fit the batch size {}",
                    toString(batchSize()), toString(batch));
    }
    // Values below a shortened batch are lists.
    const at::Tensor& positions = m_content->positions;
    std::vector<PythonValue> lists;
    if (batch.empty()) {
        lists.push_back(toPythonValue());
    } else {
        for (const at::Tensor& below : positions.flatten(0, static_cast<int64_t>(batch.size()) - 1).unbind()) {
            lists.push_back(nested(*m_content->values, below));
        }
    }
    return batch.empty() ? NonTensor(std::move(lists.front()), {}) : stack(std::move(lists), std::move(batch));
}

NonTensor NonTensor::unsqueezed(int64_t dim) const
{
    if (!isStack() && (isMeta() || elementCount(batchSize()) > kMostWrittenOut)) {
        Shape batch = batchSize();
        batch.insert(batch.begin() + dim, 1);
        return forBatch(std::move(batch));
    }
    return stack(std::vector{*this}, dim);
}

NonTensor NonTensor::expanded(const Shape& batch) const
{
    const std::size_t added = batch.size() - batchSize().size();
    const int64_t count = elementCount(batch);
    if (!isStack() && (isMeta() || added == 0 || count == 0 || count > kMostWrittenOut)) {
        return forBatch(batch);
    }
    std::vector<bool> isCommon = isStack() ? m_content->isCommon : std::vector<bool>(batchSize().size(), true);
    isCommon.insert(isCommon.begin(), isCommon.empty() ? 0 : added, false);
    return NonTensor(
        Content{m_content->values, batch, isStack() ? m_content->positions.expand(batch) : numbersFor(batch), std::move(isCommon)});
}

namespace {

PythonValue repeated(const PythonValue& value, c10::IntArrayRef batch)
{
    if (batch.empty()) {
        return value;
    }
    return PythonValue::List(static_cast<std::size_t>(std::max<int64_t>(batch.front(), 0)), repeated(value, batch.slice(1)));
}

/// The values of several, one after the other; those that several share once.
class JoinedValues {
public:
    /// The number that the first of `values` has among all.
    int64_t add(const Values& values)
    {
        const auto [place, isNew] = m_begins.try_emplace(values.get(), static_cast<int64_t>(m_values.size()));
        if (isNew) {
            m_values.insert(m_values.end(), values->begin(), values->end());
        }
        return place->second;
    }

    Values take() { return share(std::move(m_values)); }

private:
    std::vector<PythonValue> m_values;
    std::unordered_map<const std::vector<PythonValue>*, int64_t> m_begins;
};

/// True of values that Python has one object for, wherever they come from.
bool isInterned(const PythonValue& value)
{
    const auto* integer = value.as<int64_t>();
    return value.as<PythonValue::None>() || value.as<bool>() || (integer && *integer >= -5 && *integer <= 256);
}

}  // namespace

bool NonTensor::sharesMeta(const NonTensor& left, const NonTensor& right)
{
    return left.isMeta() && right.isMeta() && left.batchSize() == right.batchSize()
        && ((left.m_content->values == right.m_content->values && left.m_content->number == right.m_content->number)
            || (isInterned(left.first()) && left.first() == right.first()));
}

NonTensor NonTensor::stack(const std::vector<NonTensor>& members, int64_t dim)
{
    const Shape& batch = members.front().batchSize();
    const auto isOther = [&](const NonTensor& member) { return member.batchSize() != batch; };
    if (dim == 0 && std::any_of(members.begin(), members.end(), isOther)) {
        // Values below a ragged batch are lists, as they are below a shortened one.
        std::vector<PythonValue> lists;
        for (const NonTensor& member : members) {
            lists.push_back(member.isStack() ? member.toPythonValue() : repeated(member.first(), member.batchSize()));
        }
        return stack(std::move(lists), {static_cast<int64_t>(members.size())});
    }
    if (std::all_of(members.begin(), members.end(), [&](const NonTensor& member) { return sharesMeta(member, members.front()); })) {
        Shape stacked = batch;
        stacked.insert(stacked.begin() + dim, static_cast<int64_t>(members.size()));
        return members.front().forBatch(std::move(stacked));
    }
    JoinedValues values;
    std::vector<at::Tensor> numbers;
    std::vector<bool> isCommon(batch.size(), true);
    for (const NonTensor& member : members) {
        ProgressScope::step();
        if (member.batchSize() != batch) {
            throw Error(ErrorKind::RuntimeError, "the members' non-tensor values have different batch sizes: {} and {}",
                        toString(batch), toString(member.batchSize()));
        }
        const int64_t before = values.add(member.m_content->values);
        const at::Tensor positions = member.isStack() ? member.m_content->positions : member.numbersFor(batch);
        numbers.push_back(before == 0 ? positions : positions + before);
        for (std::size_t i = 0; member.isStack() && i < isCommon.size(); ++i) {
            isCommon[i] = isCommon[i] && !member.m_content->isCommon.empty() && member.m_content->isCommon[i];
        }
    }
    if (numbers.size() > 1) {
        checkFits({static_cast<int64_t>(numbers.size()), elementCount(batch)}, at::kLong);
    }
    const at::Tensor positions = numbers.size() == 1 ? numbers.front().unsqueeze(dim) : at::stack(numbers, dim);
    isCommon.insert(isCommon.begin() + dim, false);
    return NonTensor(Content{values.take(), positions.sizes().vec(), positions, std::move(isCommon)});
}

}  // namespace tensordesk
