// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/shapeeffect.h"

#include "expression/expression.h"

#include <algorithm>

namespace tensordesk {

namespace {

    std::vector<KeyEffect> effects(const TensorDict& before, const TensorDict& after, Progress& progress)
    {
        std::vector<KeyEffect> keys;
        for (ComparedEntry& entry : compareTrees(before, after, progress).entries) {
            keys.push_back({std::move(entry.path), std::move(entry.left), std::move(entry.right)});
        }
        return keys;
    }

}  // namespace

bool KeyEffect::changes() const
{
    if (!before || !after || before->entry.index() != after->entry.index()) {
        return true;
    }
    if (const auto* leaf = std::get_if<Leaf>(&before->entry)) {
        const Leaf& other = std::get<Leaf>(after->entry);
        return leaf->shape() != other.shape() || leaf->dtype() != other.dtype();
    }
    if (const auto* td = std::get_if<TensorDict>(&before->entry)) {
        return td->batchSize() != std::get<TensorDict>(after->entry).batchSize() || before->names != after->names;
    }
    return false;
}

ShapeEffect shapeEffect(const std::string& expression, const TensorDict& td, Progress& progress)
{
    ShapeEffect effect;
    try {
        effect.bytesBefore = totalBytes(td);
        effect.result = evaluateShapes(expression, Scope{{"td", td}}, progress);
        if (const auto* after = effect.result->as<TensorDict>()) {
            effect.keys = effects(td, *after, progress);
            effect.bytesAfter = totalBytes(*after);
            return effect;
        }
        if (const auto* leaf = effect.result->as<Leaf>()) {
            effect.bytesAfter = leaf->bytes();
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        effect.result.reset();
        effect.error = error;
    }
    effect.keys = effects(td, td, progress);
    return effect;
}

}  // namespace tensordesk
