// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array<std::string_view, 9> kTakeDims = {"unsqueeze", "squeeze", "transpose", "flatten", "unflatten",
                                                       "movedim",   "permute", "split",     "unbind"};
constexpr std::array<std::string_view, 6> kAddDims = {"unsqueeze",         "stack",       "lazy_stack",
                                                      "maybe_dense_stack", "expand_dims", "unsqueeze_"};

/// The nested key that a literal, or a tuple of literals, names; with the place of the text.
struct WrittenKey {
    const Expression* part;
    std::vector<std::string> levels;
};

std::optional<WrittenKey> writtenKey(const Expression& part)
{
    WrittenKey key{&part, {}};
    const auto add = [&](const Expression& each) {
        const auto* literal = each.as<LiteralNode>();
        const auto* text = literal ? literal->value.as<std::string>() : nullptr;
        if (text)
            key.levels.push_back(*text);
        return text != nullptr;
    };
    const auto* tuple = part.as<TupleNode>();
    const bool isKey = tuple ? !tuple->items.empty() && std::ranges::all_of(tuple->items, add) : add(part);
    return isKey ? std::optional(key) : std::nullopt;
}

/// The keys that are written in a part, those within lists too.
std::vector<WrittenKey> writtenKeys(const Expression& part)
{
    std::vector<WrittenKey> keys;
    if (const auto key = writtenKey(part)) {
        keys.push_back(*key);
    } else if (const auto* list = part.as<ListNode>()) {
        for (const Expression& item : list->items)
            std::ranges::copy(writtenKeys(item), std::back_inserter(keys));
    }
    return keys;
}

/// The limit for entries that are compared with a missing key.
constexpr std::size_t kMostEntries = 20'000;

/// The nested keys of `td` that end with `name`, the shortest first.
std::vector<KeyPath> keysCalled(const TensorDict& td, const std::string& name)
{
    std::vector<KeyPath> found;
    std::size_t seen = 0;
    visitBelow(td, StackWalk::Whole, [&](const KeyPath& path, const Entry&) {
        if (path.size() > 1 && !path.back().member() && path.back().key() == name)
            found.push_back(path);
        return ++seen < kMostEntries ? Walk::Advance : Walk::Stop;
    });
    std::ranges::stable_sort(found, {}, [](const KeyPath& path) { return path.size(); });
    return found;
}

/// The key that was most likely meant: one spelt nearly alike, else one that is an abbreviation of it or the other way round.
Key nearKey(const std::string& missing, const std::vector<Key>& present)
{
    constexpr std::size_t kShortest = 3;
    Key near = nearestKey(missing, present);
    for (const Key& key : present)
        if (near.empty() && std::min(key.size(), missing.size()) >= kShortest
            && (missing.starts_with(key) || key.starts_with(missing)))
            near = key;
    return near;
}

class KeyRule {
public:
    KeyRule(Failure& failure, const TensorDict& td, bool isIndex) : m_failure(failure), m_td(td), m_isIndex(isIndex) { }

    void explain(const WrittenKey& key)
    {
        if (contains(key.levels))
            return;
        const std::string& last = key.levels.back();
        std::vector<std::string> split = pieces(last);
        if (split.size() > 1 && contains(split))
            replace(key, split, {"Names the nested key level by level."});
        if (key.levels.size() > 1 && contains({last}))
            replace(key, {last}, {"Uses the entry of this name at the root."});
        for (const KeyPath& path : keysCalled(m_td, last))
            replace(key, levelsOf(path), {"Uses the entry of this name in {}.", toPython(path.parent())});
        if (!suggestNearest(key))
            suggestNearestBelow(key);
    }

private:
    [[nodiscard]] bool contains(const std::vector<std::string>& levels) const
    {
        KeyPath path;
        for (const std::string& level : levels)
            path.push_back(level);
        try {
            return m_td.contains(path);
        } catch (const Error&) {
            return false;
        }
    }

    static std::vector<std::string> levelsOf(const KeyPath& path)
    {
        std::vector<std::string> levels;
        for (std::size_t i = 0; i < path.size(); ++i)
            levels.push_back(path[i].key());
        return levels;
    }

    /// `next.reward` and `next/reward` in levels.
    static std::vector<std::string> pieces(const std::string& key)
    {
        std::vector<std::string> levels{""};
        for (const char each : key) {
            if (each == '.' || each == '/')
                levels.emplace_back();
            else
                levels.back() += each;
        }
        return levels;
    }

    void replace(const WrittenKey& key, const std::vector<std::string>& levels, const Message& meaning)
    {
        std::string text;
        for (const std::string& level : levels)
            text += (text.empty() ? "" : ", ") + m_failure.literal(level);
        const bool isTuple = levels.size() > 1 && !m_isIndex;
        const bool wasTuple = key.part->as<TupleNode>() != nullptr && !m_isIndex;
        // The place of a tuple is that of its items.
        const std::string brackets = isTuple && !wasTuple ? "(" + text + ")" : text;
        m_failure.suggest(*key.part, brackets, meaning);
    }

    /// The level that is missing, in the spelling that is there. False if no spelling is near.
    bool suggestNearest(const WrittenKey& key)
    {
        std::vector<std::string> levels;
        TensorDict level = m_td;
        for (const std::string& each : key.levels) {
            if (level.contains({each})) {
                levels.push_back(each);
                const auto entry = level.find({each});
                const auto* child = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
                if (!child)
                    return false;
                level = TensorDict(*child);
                continue;
            }
            const Key near = nearKey(each, level.keys());
            if (near.empty())
                return false;
            levels.push_back(near);
            levels.insert(levels.end(), key.levels.begin() + static_cast<std::ptrdiff_t>(levels.size()), key.levels.end());
            if (!contains(levels))
                return false;
            replace(key, levels, {"Uses the key whose name is nearest."});
            return true;
        }
        return false;
    }

    /// The entry below the root whose name is spelt nearly alike.
    void suggestNearestBelow(const WrittenKey& key)
    {
        std::vector<Key> names;
        visitBelow(m_td, StackWalk::Whole, [&](const KeyPath& path, const Entry&) {
            if (!path.back().member())
                names.push_back(path.back().key());
            return names.size() < kMostEntries ? Walk::Advance : Walk::Stop;
        });
        const Key near = nearKey(key.levels.back(), names);
        if (!near.empty())
            for (const KeyPath& path : keysCalled(m_td, near))
                replace(key, levelsOf(path), {"Uses the entry of this name in {}.", toPython(path.parent())});
    }

    Failure& m_failure;
    const TensorDict& m_td;
    bool m_isIndex;
};

/// `td.reward` for `td["reward"]`.
void explainAttribute(Failure& failure, const AttributeNode& attribute)
{
    const auto object = failure.search().tryValueOf(*attribute.object);
    const auto* td = object ? object->as<TensorDict>() : nullptr;
    if (td && td->contains({attribute.name}))
        failure.suggest(failure.part(), failure.object(*attribute.object) + "[" + failure.literal(attribute.name) + "]",
                        {"Reads the entry of this name."});
}

}  // namespace

void explainKeys(Failure& failure)
{
    if (const auto* attribute = failure.part().as<AttributeNode>())
        return explainAttribute(failure, *attribute);
    const Error& error = failure.error();
    const bool isName = error.kind() == ErrorKind::NameError || error.kind() == ErrorKind::AttributeError;
    if (isName && error.place() && error.candidates().size() == 1)
        failure.suggest({{*error.place(), error.candidates().front()}}, {"Uses the name that is nearest."});
    const bool isMissing = error.kind() == ErrorKind::KeyError;
    const auto* td = failure.arguments().empty() || !failure.arguments().front().value
                       ? nullptr
                       : failure.arguments().front().value->as<TensorDict>();
    if (!isMissing || !td)
        return;
    for (std::size_t i = 1; i < failure.arguments().size(); ++i)
        explainWrittenKeys(failure, *td, *failure.arguments()[i].part);
}

void explainWrittenKeys(Failure& failure, const TensorDict& td, const Expression& part)
{
    KeyRule rule(failure, td, failure.part().as<SubscriptNode>() != nullptr);
    for (const WrittenKey& key : writtenKeys(part))
        rule.explain(key);
}

void explainDimRange(Failure& failure)
{
    const std::vector<const Argument*> operands = failure.tensors();
    const bool takesDims = failure.error().kind() == ErrorKind::IndexError
                        || (failure.error().kind() == ErrorKind::RuntimeError
                            && std::ranges::find(kTakeDims, failure.operation()) != kTakeDims.end());
    const bool isReshape = failure.operation() == "unflatten" && failure.error().kind() == ErrorKind::RuntimeError;
    if (!takesDims || isReshape || operands.empty() || !failure.part().as<CallNode>())
        return;
    const Argument& x = *operands.front();
    const auto* td = x.value->as<TensorDict>();
    const auto has = static_cast<int64_t>(td ? td->batchSize().size() : failure.rank(x));
    const int64_t rank = has + (std::ranges::find(kAddDims, failure.operation()) != kAddDims.end() ? 1 : 0);
    const auto check = [&](const Argument& argument) {
        const auto dim = argument.integer();
        if (!dim || (*dim >= -rank && *dim < rank) || rank == 0)
            return;
        if (td)
            failure.explain({"Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.", *dim, x.text, has,
                             -rank, rank - 1});
        else
            failure.explain(
                {"Dim {} is out of range: {} has {} dims, so dims run from {} to {}.", *dim, x.text, has, -rank, rank - 1});
        const auto isTaken = [&](int64_t other) {
            return std::ranges::any_of(failure.arguments(), [&](const Argument& each) {
                return &each != &argument && each.integer() && (*each.integer() + rank) % rank == other;
            });
        };
        if (!isTaken(rank - 1))
            failure.suggest(argument, "-1", {"Uses the last dim."});
        if (rank > 1 && !isTaken(0))
            failure.suggest(argument, "0", {"Uses the first dim."});
    };
    const bool takesSizes = failure.operation() == "split";  // before the dim
    for (const Argument& argument : failure.arguments()) {
        if (takesSizes && &argument == failure.argument("split_size", 1))
            continue;
        check(argument);
        for (const Argument& item : argument.items)
            check(item);
    }
}

}  // namespace tensordesk
