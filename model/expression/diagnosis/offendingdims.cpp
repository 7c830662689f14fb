// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/offendingdims.h"

#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {
namespace {

/// Position `place` of a shape as `how` aligns it in `rank` dims; none where it is shorter.
std::optional<std::size_t> dimAt(Agreement how, const Shape& shape, std::size_t place, std::size_t rank)
{
    if (how != Agreement::Broadcast)
        return place < shape.size() ? std::optional(place) : std::nullopt;
    const std::size_t missing = rank - shape.size();
    return place >= missing ? std::optional(place - missing) : std::nullopt;
}

std::size_t longestRank(const std::vector<Shape>& shapes)
{
    std::size_t rank = 0;
    for (const Shape& shape : shapes)
        rank = std::max(rank, shape.size());
    return rank;
}

/// Calls `visit(operand, dim)` for each dim that does not agree.
template <typename Visit>
void forEachDisagreement(Agreement how, const std::vector<Shape>& shapes, std::size_t but, Visit visit)
{
    const std::size_t rank = longestRank(shapes);
    for (std::size_t place = 0; place < rank; ++place) {
        if (how == Agreement::SameBut && place == but)
            continue;
        std::optional<int64_t> size;
        bool fits = true;
        for (const Shape& shape : shapes) {
            const auto dim = dimAt(how, shape, place, rank);
            if (!dim) {
                fits = fits && how == Agreement::Broadcast;
            } else if (how != Agreement::Broadcast || shape[*dim] != 1) {
                fits = fits && shape[*dim] == size.value_or(shape[*dim]);
                size = shape[*dim];
            }
        }
        for (std::size_t i = 0; !fits && i < shapes.size(); ++i)
            if (const auto dim = dimAt(how, shapes[i], place, rank); dim && (how != Agreement::Broadcast || shapes[i][*dim] != 1))
                visit(i, *dim);
    }
}

std::optional<Shape> shapeOfEntry(const std::optional<Entry>& entry)
{
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    const auto* td = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return leaf ? std::optional(leaf->shape()) : td ? std::optional(td->batchSize()) : std::nullopt;
}

/// Returns the shapes of one key in all tensordicts; empty if one of them lacks it.
std::optional<std::vector<Shape>> shapesAt(const KeyPath& path, const std::vector<TensorDict>& tds)
{
    std::vector<Shape> shapes;
    for (const TensorDict& td : tds) {
        std::optional<Shape> shape;
        try {
            shape = shapeOfEntry(td.find(path));
        } catch (const Error&) {
            // A leaf stands where the path goes on: the key is not there.
        }
        if (!shape)
            return std::nullopt;
        shapes.push_back(*shape);
    }
    return shapes;
}

/// How many leading dims of the input one item of an index takes up.
std::size_t dimsTaken(const Value& item)
{
    if (item.isNone() || item.as<Ellipsis>() || item.as<bool>())
        return 0;
    const auto* leaf = item.as<Leaf>();
    return leaf && leaf->dtype() == at::kBool ? std::max<std::size_t>(leaf->shape().size(), 1) : 1;
}

}  // namespace

bool agree(Agreement how, const std::vector<Shape>& shapes, std::size_t but)
{
    bool fits = how == Agreement::Broadcast
             || std::all_of(shapes.begin(), shapes.end(), [&](const Shape& each) { return each.size() == shapes.front().size(); });
    forEachDisagreement(how, shapes, but, [&](std::size_t, std::size_t) { fits = false; });
    return fits;
}

std::optional<KeyPath> firstDisagreement(Agreement how, const std::vector<TensorDict>& tds, std::size_t but)
{
    std::vector<Shape> batches;
    for (const TensorDict& td : tds)
        batches.push_back(td.batchSize());
    if (!agree(how, batches, but))
        return KeyPath{};
    std::optional<KeyPath> first;
    for (std::size_t i = 0; i < tds.size() && !first; ++i)
        visitBelow(tds[i], StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
            const bool hasShape = shapeOfEntry(entry).has_value();
            const auto shapes = hasShape ? shapesAt(path, tds) : std::nullopt;
            if (hasShape && !(shapes && agree(how, *shapes, but)))
                first = path;
            return first ? Walk::Stop : Walk::Advance;
        });
    return first;
}

void markDisagreement(Agreement how, std::vector<FailingOperand>& operands, std::size_t but)
{
    std::vector<Shape> shapes;
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < operands.size(); ++i)
        if (!operands[i].isMissing) {
            shapes.push_back(operands[i].shape);
            present.push_back(i);
        }
    forEachDisagreement(how, shapes, but, [&](std::size_t i, std::size_t dim) { operands[present[i]].offending.insert(dim); });
}

void markIndex(const Value& index, FailingOperand& operand)
{
    const auto* tuple = index.as<Value::Tuple>();
    const std::vector<Value> items = tuple ? tuple->items : std::vector<Value>{index};
    std::size_t taken = 0;
    for (const Value& item : items)
        taken += dimsTaken(item);
    const std::size_t rank = operand.shape.size();
    std::size_t dim = 0;
    for (const Value& item : items) {
        if (item.as<Ellipsis>()) {
            dim += rank - std::min(taken, rank);
            continue;
        }
        if (const auto* at = item.as<int64_t>(); at && dim < rank) {
            const int64_t size = operand.shape[dim];
            if (*at < -size || *at >= size)
                operand.offending.insert(dim);
        } else if (const auto* leaf = item.as<Leaf>(); leaf && leaf->dtype() == at::kBool) {
            for (std::size_t d = 0; d < leaf->shape().size() && dim + d < rank; ++d)
                if (leaf->shape()[d] != operand.shape[dim + d])
                    operand.offending.insert(dim + d);
        }
        dim += dimsTaken(item);
    }
}

void markExpansion(const Shape& sizes, FailingOperand& operand)
{
    const std::size_t rank = operand.shape.size();
    for (std::size_t fromEnd = 1; fromEnd <= rank; ++fromEnd) {
        const int64_t size = operand.shape[rank - fromEnd];
        const bool fits = fromEnd <= sizes.size()
                       && (size == 1 || sizes[sizes.size() - fromEnd] == size || sizes[sizes.size() - fromEnd] == -1);
        if (!fits)
            operand.offending.insert(rank - fromEnd);
    }
}

}  // namespace tensordesk
