// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/shapeeffect.h"

#include "model/expression/diagnosis/warnings.h"
#include "model/expression/statements/session.h"
#include "model/expression/syntax/expression.h"

#include <algorithm>
#include <unordered_set>

namespace tensordesk {

namespace {

std::vector<KeyEffect> effects(const TensorDict& before, const TensorDict& after, Progress& progress)
{
    std::vector<KeyEffect> keys;
    for (ComparedEntry& entry : compareTrees(before, after, progress).entries) {
        keys.push_back({std::move(entry.path), std::move(entry.left), std::move(entry.right), Sharing::Unknown});
    }
    return keys;
}

/// True if the leaf lies in memory of `known`; a stack, if all its members do. A leaf with elements shares no memory with
/// a leaf without elements.
bool sharesMemory(const Leaf& leaf, const std::unordered_set<const void*>& known)
{
    if (const std::vector<Leaf> members = leaf.members(); !members.empty()) {
        return std::all_of(members.begin(), members.end(), [&](const Leaf& member) { return sharesMemory(member, known); });
    }
    return leaf.device().is_meta() && known.contains(leaf.tensor().storage().unsafeGetStorageImpl());
}

void markSharing(std::vector<KeyEffect>& keys, const TensorDict& before)
{
    std::unordered_set<const void*> known;
    const auto add = [&](const Leaf& leaf, const auto& self) -> void {
        for (const Leaf& member : leaf.members()) {
            self(member, self);
        }
        if (leaf.members().empty() && leaf.device().is_meta()) {
            known.insert(leaf.tensor().storage().unsafeGetStorageImpl());
        }
    };
    forEachEntry(before, [&](const KeyPath&, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            add(*leaf, add);
        }
    });
    for (KeyEffect& key : keys) {
        if (const auto* leaf = key.after ? std::get_if<Leaf>(&key.after->entry) : nullptr; leaf && leaf->device().is_meta()) {
            key.sharing = sharesMemory(*leaf, known) ? Sharing::View : Sharing::Copy;
        }
    }
}

std::optional<Value> valueOn(const std::string& expression, const Scope& shapes, Progress& progress)
{
    try {
        return evaluateOnShapes(expression, shapes, progress);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return std::nullopt;
    }
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

ShapeEffect shapeEffect(const std::string& expression, const TensorDict& td, Progress& progress,
                        const std::vector<std::string>& steps)
{
    ShapeEffect effect;
    const Scope shapes = withoutElements(Scope{{"td", td}});
    try {
        effect.bytesBefore = totalBytes(td);
        effect.result = evaluateOnShapes(expression, shapes, progress);
        if (const auto* after = effect.result->as<TensorDict>()) {
            effect.keys = effects(td, *after, progress);
            effect.bytesAfter = totalBytes(*after);
            if (!Session(expression, shapes, progress).tracksTargets()) {
                markSharing(effect.keys, *tdIn(shapes));
            }
        } else if (const auto* leaf = effect.result->as<Leaf>()) {
            effect.bytesAfter = leaf->bytes();
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        effect.result.reset();
        effect.failure = diagnose(expression, shapes, progress).value_or(Diagnosis{error, expression});
    }
    if (effect.result) {
        effect.warnings = warningsFor(expression, shapes, progress);
    }
    for (const std::string& step : steps) {
        effect.steps.push_back(valueOn(step, shapes, progress));
    }
    if (!effect.result || !effect.result->as<TensorDict>()) {
        effect.keys = effects(td, td, progress);
    }
    return effect;
}

}  // namespace tensordesk
