// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/shapes/origins.h"

#include "model/operations/keys/keypaths.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <random>
#include <set>

namespace tensordesk {
namespace {

/// Numbers of elements begin here: no constant that an expression fills in is likely to be one, and all can still be said in
/// float32.
constexpr int64_t kFirstNumber = int64_t{1} << 21;

/// Returns the shuffled positions, from kFirstNumber on.
at::Tensor shuffled(int64_t count)
{
    at::Tensor numbers = at::arange(kFirstNumber, kFirstNumber + count, at::kLong);
    auto* const first = numbers.mutable_data_ptr<int64_t>();
    std::shuffle(first, first + count, std::mt19937(1));  // NOLINT: the same each time
    return numbers;
}

/// The dims of a leaf that lie in the batch of the tensordict which has it.
struct SourceLevel {
    std::size_t batchDims;
    DimNames names;
};

struct ElementNumbers {
    at::Tensor elements;                   ///< undefined if there are none
    std::optional<std::size_t> batchDims;  ///< if it is a batch that they are of
    DimNames names;
};

/// Returns the positions in a result at `key`; for a whole tensordict one of its leaves is used for the batch.
ElementNumbers numbersAt(const Value& result, const KeyPath& key)
{
    std::optional<Leaf> leaf;
    std::optional<std::size_t> batchDims;
    DimNames names;
    if (const auto* tensor = result.as<Leaf>()) {
        leaf = *tensor;
    } else if (const auto* td = result.as<TensorDict>()) {
        names = td->names();
        if (!key.empty()) {
            leaf = leafAt(*td, key);
        } else {
            batchDims = td->batchSize().size();
            visitLeaves(*td, StackWalk::Whole, [&](const KeyPath&, const Leaf& each) { leaf = leaf ? leaf : std::optional(each); });
        }
    }
    if (!leaf || leaf->isRagged() || leaf->dtype() == at::kBool || c10::isComplexType(leaf->dtype()))
        return {};
    at::Tensor numbers = leaf->tensor();
    for (int64_t dim = numbers.dim(); batchDims && dim-- > static_cast<int64_t>(*batchDims);) {
        if (numbers.size(dim) == 0)
            return {};
        numbers = numbers.select(dim, 0);
    }
    const at::Tensor whole = numbers.to(at::kLong);
    if (!whole.to(numbers.scalar_type()).equal(numbers))
        return {};
    return {whole.contiguous(), batchDims, names};
}

}  // namespace

std::optional<OriginMap> OriginMap::of(std::string_view expression, const TensorDict& td, const KeyPath& key, Progress& progress)
{
    if (isRagged(td.batchSize()))
        return std::nullopt;
    OriginMap map;
    TensorDict numbered(td.batchSize(), td.names());
    TensorDict other(td.batchSize(), td.names());
    int64_t count = 0;
    std::vector<SourceLevel> levels;
    visitBelow(td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry, const TensorDict& level) {
        progress.check();
        if (const auto* below = std::get_if<TensorDict>(&entry)) {
            const TensorDict empty(below->batchSize(), below->names());
            numbered.set(path, empty.shallowCopy());
            other.set(path, empty.shallowCopy());
        }
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (!leaf || leaf->isRagged() || elementCount(leaf->sizes()) > kMostElements - count)
            return;
        map.m_leaves.push_back({path, leaf->shape(), kFirstNumber + count});
        levels.push_back({level.batchSize().size(), level.names()});
        count += elementCount(leaf->sizes());
    });
    if (count == 0)
        return std::nullopt;
    const at::Tensor numbers = at::arange(kFirstNumber, kFirstNumber + count, at::kLong), shuffle = shuffled(count);
    for (const Numbered& leaf : map.m_leaves) {
        const auto part = [&](const at::Tensor& of) {
            return Leaf(of.narrow(0, leaf.first - kFirstNumber, elementCount(leaf.shape)).view(leaf.shape));
        };
        numbered.set(leaf.key, part(numbers));
        other.set(leaf.key, part(shuffle));
    }
    ElementNumbers found;
    at::Tensor second;
    try {
        static_cast<void>(evaluateShapes(expression, Scope{{"td", td}}, progress));  // positions are not values to select by
        found = numbersAt(evaluate(expression, Scope{{"td", numbered}}, progress), key);
        second = numbersAt(evaluate(expression, Scope{{"td", other}}, progress), key).elements;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled || error.kind() == ErrorKind::MemoryError)
            throw;
        return std::nullopt;  // it fails, or not all that it takes is numbered
    }
    const at::Tensor& first = found.elements;
    if (!first.defined() || !second.defined() || first.sizes() != second.sizes() || first.numel() == 0)
        return std::nullopt;
    const at::Tensor moved = first.ge(kFirstNumber).logical_and(first.lt(kFirstNumber + count));
    const at::Tensor expected = at::where(moved, shuffle.take(first.sub(kFirstNumber).clamp(0, count - 1)), first);
    if (!expected.equal(second) || !moved.any().item<bool>())
        return std::nullopt;
    map.m_numbers = at::where(moved, first, at::zeros_like(first));
    map.m_shape = first.sizes().vec();
    map.m_isOfBatch = found.batchDims.has_value();
    map.m_names = resized(found.names, map.m_shape.size());

    // The dims of leaves with one shape can be distinguished.
    std::set<const Numbered*> sources;
    const auto* const all = map.m_numbers.const_data_ptr<int64_t>();
    for (int64_t at = 0; at < map.m_numbers.numel(); ++at)
        if (const Numbered* leaf = all[at] != 0 ? map.leafOf(all[at]) : nullptr)
            sources.insert(leaf);
    const SourceLevel& level = levels[static_cast<std::size_t>(*sources.begin() - map.m_leaves.data())];
    map.m_sourceShape = (*sources.begin())->shape;
    const bool areAlike = std::all_of(sources.begin(), sources.end(),
                                      [&](const Numbered* leaf) { return leaf->shape == map.m_sourceShape; });
    if (!areAlike)
        return map;
    for (std::size_t dim = 0; dim < map.m_sourceShape.size(); ++dim) {
        const bool isNamed = dim < level.names.size() && level.names[dim];
        if (found.batchDims && dim >= level.batchDims)
            break;  // dims after the batch were not compared
        map.m_sourceDims.push_back(isNamed ? *level.names[dim] : "dim " + std::to_string(dim));
    }
    return map;
}

const OriginMap::Numbered* OriginMap::leafOf(int64_t number) const
{
    const auto behind = std::upper_bound(m_leaves.begin(), m_leaves.end(), number,
                                         [](int64_t value, const Numbered& leaf) { return value < leaf.first; });
    return behind == m_leaves.begin() ? nullptr : &*std::prev(behind);
}

std::optional<Origin> OriginMap::at(const Shape& position) const
{
    int64_t at = 0;
    for (std::size_t dim = 0; dim < m_shape.size(); ++dim)
        at = at * m_shape[dim] + position[dim];
    const int64_t number = m_numbers.const_data_ptr<int64_t>()[at];
    const Numbered* const leaf = number == 0 ? nullptr : leafOf(number);
    if (!leaf)
        return std::nullopt;
    Origin origin{leaf->key, Shape(leaf->shape.size())};
    int64_t rest = number - leaf->first;
    for (std::size_t dim = leaf->shape.size(); dim-- > 0; rest /= leaf->shape[dim])
        origin.position[dim] = rest % leaf->shape[dim];
    if (!m_sourceDims.empty())
        origin.position.resize(std::min(origin.position.size(), m_sourceDims.size()));
    return origin;
}

at::Tensor OriginMap::indices(std::size_t sourceDim) const
{
    at::Tensor indices = at::empty_like(m_numbers);
    const auto* const numbers = m_numbers.const_data_ptr<int64_t>();
    auto* const to = indices.mutable_data_ptr<int64_t>();
    const Numbered* leaf = nullptr;
    int64_t behind = 1, size = 1, end = 0;
    for (int64_t at = 0; at < m_numbers.numel(); ++at) {
        const int64_t number = numbers[at];
        if (number == 0) {
            to[at] = -1;
            continue;
        }
        if (!leaf || number < leaf->first || number >= end) {
            leaf = leafOf(number);
            end = leaf->first + elementCount(leaf->shape);
            size = sourceDim < leaf->shape.size() ? leaf->shape[sourceDim] : 1;
            behind = 1;
            for (std::size_t dim = sourceDim + 1; dim < leaf->shape.size(); ++dim)
                behind *= leaf->shape[dim];
        }
        to[at] = (number - leaf->first) / behind % size;
    }
    return indices;
}

std::optional<Message> OriginMap::mixing() const
{
    if (m_numbers.eq(0).any().item<bool>())
        return std::nullopt;  // filled-in elements have no origin
    std::vector<std::set<std::size_t>> along(m_shape.size());
    for (std::size_t source = 0; source < m_sourceDims.size(); ++source) {
        const at::Tensor index = indices(source);
        for (std::size_t dim = 0; dim < m_shape.size(); ++dim) {
            const auto d = static_cast<int64_t>(dim);
            if (index.slice(d, 1).ne(index.narrow(d, 0, 1)).any().item<bool>())
                along[dim].insert(source);
        }
    }
    for (std::size_t dim = 0; dim < along.size(); ++dim) {
        if (along[dim].size() < 2)
            continue;
        for (const std::size_t source : along[dim])
            for (std::size_t other = 0; other < along.size(); ++other) {
                if (other == dim || !along[other].contains(source))
                    continue;
                std::string mixed;
                for (const std::size_t each : along[dim])
                    mixed += (mixed.empty() ? "" : ", ") + m_sourceDims[each];
                return Message(
                    "dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is "
                    "moved; permute moves dims",
                    dim, mixed, m_sourceDims[source], other);
            }
    }
    return std::nullopt;
}

}  // namespace tensordesk
