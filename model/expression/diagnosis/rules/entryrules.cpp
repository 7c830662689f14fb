// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/entryrules.h"

#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tensordesk {

namespace {

bool beginsWith(const Shape& shape, const Shape& batch)
{
    return shape.size() >= batch.size() && std::equal(batch.begin(), batch.end(), shape.begin());
}

Shape sharedPrefix(const Shape& a, const Shape& b)
{
    return {a.begin(), std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first};
}

/// The sizes that an argument gives: an int, a list of ints, a torch.Size.
std::optional<Shape> sizesOf(const Argument& argument)
{
    if (const auto one = argument.integer())
        return Shape{*one};
    const auto* size = argument.value ? argument.value->as<Value::Size>() : nullptr;
    if (size)
        return size->sizes;
    const std::vector<Value>* items = argument.value ? itemsOf(*argument.value) : nullptr;
    if (!items)
        return std::nullopt;
    Shape sizes;
    for (const Value& item : *items) {
        const auto* number = item.as<int64_t>();
        if (!number)
            return std::nullopt;
        sizes.push_back(*number);
    }
    return sizes;
}

void explainEntry(Failure& failure, const Argument& value, const Shape& batch)
{
    const Shape& shape = failure.shape(value);
    if (beginsWith(shape, batch))
        return;
    failure.explain(
        Message("Each entry begins with the batch size {}, and {} is {}.", toString(batch), value.text, toString(shape)));
    for (std::size_t dim = 0; dim < std::min(batch.size(), shape.size()); ++dim)
        if (shape[dim] != batch[dim])
            failure.mark(value, static_cast<int64_t>(dim));
    for (Rewrite& rewrite : rewritesForBatch(value.text, failure.object(value), shape, batch))
        suggest(failure, value, std::move(rewrite));
}

/// `TensorDict({"a": …}, batch_size=[4])`
void explainConstruction(Failure& failure)
{
    const Argument* const batchSize = failure.argument("batch_size", 1);
    const auto batch = batchSize ? sizesOf(*batchSize) : std::nullopt;
    const std::vector<const Argument*> entries = failure.tensors();
    if (!batch || entries.empty())
        return;
    Shape shared = failure.shape(*entries.front());
    for (const Argument* each : entries)
        shared = sharedPrefix(shared, failure.shape(*each));
    std::vector<const Argument*> misfits;
    std::ranges::copy_if(entries, std::back_inserter(misfits),
                         [&](const Argument* each) { return !beginsWith(failure.shape(*each), *batch); });
    shared.resize(std::min(shared.size(), batch->size()));
    const Message meaning("Uses the leading dims that all entries share as the batch size.");
    const auto suggestShared = [&] { failure.suggest(*batchSize, "[" + joinedSizes(shared) + "]", meaning); };
    if (misfits.size() == entries.size())
        suggestShared();
    for (const Argument* each : misfits)
        explainEntry(failure, *each, *batch);
    if (misfits.size() != entries.size())
        suggestShared();
}

}  // namespace

std::vector<Rewrite> rewritesForBatch(const std::string& text, const std::string& object, const Shape& value, const Shape& batch)
{
    std::vector<Rewrite> found;
    const int64_t count = std::accumulate(batch.begin(), batch.end(), int64_t{1}, std::multiplies<>());
    if (batch.size() == 2 && beginsWith(value, {batch[1], batch[0]}))
        found.push_back({object + ".transpose(0, 1)", Message("Swaps dims {} and {} of {}.", 0, 1, text)});
    if (batch.size() > 1 && !value.empty() && value[0] == count)
        found.push_back(
            {object + ".unflatten(0, (" + joinedSizes(batch) + "))", Message("Splits dim 0 of {} into the batch dims.", text)});
    const Shape shared = sharedPrefix(value, batch);
    if (!value.empty() && value.size() < batch.size() && std::equal(value.rbegin(), value.rend(), batch.rbegin()))
        found.push_back({object + ".expand(" + joinedSizes(batch) + ")", Message("Repeats {} along the first batch dims.", text)});
    if (shared.size() == value.size() && !value.empty()) {
        std::string ones;
        for (std::size_t missing = value.size(); missing < batch.size(); ++missing)
            ones += ".unsqueeze(-1)";
        found.push_back({object + ones + ".expand(" + joinedSizes(batch) + ")",
                         Message("Repeats the values of {} along the other batch dims.", text)});
    } else if (shared.empty() && !batch.empty()) {
        Shape sizes = batch;
        sizes.insert(sizes.end(), value.begin(), value.end());
        found.push_back(
            {object + ".expand(" + joinedSizes(sizes) + ")", Message("Repeats {} for each element of the batch.", text)});
    }
    if (value.size() >= batch.size() && !batch.empty() && shared.size() + 1 <= batch.size()) {
        const std::size_t dim = shared.size();
        if (value[dim] == batch[dim] + 1
            && std::equal(batch.begin() + static_cast<std::ptrdiff_t>(dim) + 1, batch.end(),
                          value.begin() + static_cast<std::ptrdiff_t>(dim) + 1)) {
            std::string colons;
            for (std::size_t i = 0; i < dim; ++i)
                colons += ":, ";
            found.push_back({object + "[" + colons + ":" + std::to_string(batch[dim]) + "]",
                             Message("Uses the first {} elements of {} along dim {}.", batch[dim], text, dim)});
        }
    }
    return found;
}

Shape commonBatch(const TensorDict& td)
{
    std::optional<Shape> shared;
    const auto add = [&](const Shape& shape) { shared = shared ? sharedPrefix(*shared, shape) : shape; };
    visitBelow(td, StackWalk::Whole, [&](const KeyPath&, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            add(leaf->shape());
        return Walk::Advance;
    });
    return shared.value_or(td.batchSize());
}

void explainEntries(Failure& failure)
{
    if (failure.operation() == "TensorDict" || failure.operation() == "from_dict")
        return explainConstruction(failure);
    const auto* td = failure.arguments().empty() || !failure.arguments().front().value
                       ? nullptr
                       : failure.arguments().front().value->as<TensorDict>();
    if (!td)
        return;
    const Argument& self = failure.arguments().front();
    failure.operand(self) = operandAt(self.text, *self.value, {});
    const bool isUpdate = failure.operation().starts_with("update");
    const Argument* const value = isUpdate ? failure.argument("input_dict_or_td", 1) : failure.argument("item", 2);
    if (!value)
        return;
    for (const Argument& item : value->items)
        if (item.operand)
            explainEntry(failure, item, td->batchSize());
    if (value->operand && value->value->as<Leaf>())
        explainEntry(failure, *value, td->batchSize());
}

}  // namespace tensordesk
