// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/fit/fitting.h"

#include "model/storage/formats/fit/substitute.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/typednode.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace tensordesk {

namespace {

/// True if the members of a lazy stack cannot be stacked as they are: they differ in keys or shapes, here or below.
bool isUnlike(const TensorDict& stack, bool isRaggedKept)
{
    const auto differs = [&](const TensorDict& level) {
        return (isRagged(level.batchSize()) && !isRaggedKept) || !exclusiveKeys(level).empty();
    };
    return differs(stack) || !visitBelow(stack, StackWalk::Whole, [&](const Entry& entry) {
               ProgressScope::step();
               const auto* leaf = std::get_if<Leaf>(&entry);
               const auto* level = std::get_if<TensorDict>(&entry);
               return (leaf != nullptr && leaf->isRagged() && !isRaggedKept) || (level != nullptr && differs(*level))
                        ? Walk::Stop
                        : Walk::Advance;
           });
}

/// The entries of a rewritten level.
class NewLevel {
public:
    NewLevel(const TensorDict& original, Shape batch) : m_original(original), m_batch(std::move(batch))
    {
        m_batch.erase(std::ranges::find(m_batch, kRagged), m_batch.end());
    }

    [[nodiscard]] bool has(const Key& key) const { return m_keys.contains(key); }

    void append(Key key, Entry entry)
    {
        // Members that were taken apart have fewer batch dims than the stack.
        if (const auto* level = std::get_if<TensorDict>(&entry))
            shorten(level->batchSize());
        m_keys.insert(key);
        m_entries.emplace_back(std::move(key), std::move(entry));
    }

    [[nodiscard]] TensorDict made()
    {
        TensorDict level(m_batch, resized(m_original.names(), m_batch.size()), m_original.device());
        for (auto& [key, entry] : m_entries) {
            if (const auto* value = std::get_if<NonTensor>(&entry); value != nullptr && value->batchSize().size() > m_batch.size())
                entry = value->withBatch(m_batch);
            level.set({std::move(key)}, std::move(entry));
        }
        return level;
    }

private:
    void shorten(const Shape& batch)
    {
        const auto [own, other] = std::ranges::mismatch(m_batch, batch);
        m_batch.erase(own, m_batch.end());
    }

    const TensorDict& m_original;
    Shape m_batch;
    std::set<Key> m_keys;
    std::vector<std::pair<Key, Entry>> m_entries;
};

class Fitting {
public:
    Fitting(const FormatLimits& limits, OnUnsupported choice) : m_limits(limits), m_choice(choice) { }

    /// `prefix` stands before the names of leaves that are made of all keys of a path.
    [[nodiscard]] TensorDict level(const TensorDict& td, const KeyPath& path, const std::string& prefix)
    {
        if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get())) {
            const TensorDict content = level(typed->content(), path, prefix);
            return content.isSame(typed->content()) ? td : TensorDict::typed(content, typed->tensorclass());
        }
        if (!td.isLazyStack())
            return mapping(td, path, prefix, Copy::IfChanged);
        if (m_limits.keepsMembers)
            return stack(td, path, prefix);
        return stackAsOne(td, path, prefix);
    }

    /// Checks an entry and everything nested in it.
    void lookAt(const Key& key, const Entry& entry, const KeyPath& path, const std::string& prefix)
    {
        const std::optional<Substitute> taken = accepted(key, entry, path, prefix, [](const Key&) { return true; });
        if (const auto* child = taken ? std::get_if<TensorDict>(&taken->entry) : nullptr)
            static_cast<void>(level(*child, path, prefix + key + std::string(m_limits.joint)));
    }

    [[nodiscard]] std::vector<UnsupportedEntry>& unsupported() noexcept { return m_unsupported; }
    /// Returns the names of the visited leaves, if they are made from all keys of a path.
    [[nodiscard]] const std::set<std::string>& names() const noexcept { return m_names; }

private:
    [[nodiscard]] TensorDict stack(const TensorDict& td, const KeyPath& path, const std::string& prefix)
    {
        std::vector<TensorDict> members;
        bool isSame = true;
        for (std::size_t i = 0; i < td.members().size(); ++i) {
            members.push_back(level(td.members()[i], path / Member{i, td.stackDim()}, prefix));
            isSame = isSame && members.back().isSame(td.members()[i]);
        }
        return isSame ? td : restacked(td, std::move(members));
    }

    [[nodiscard]] TensorDict stackAsOne(const TensorDict& td, const KeyPath& path, const std::string& prefix)
    {
        const bool wasUnlike = m_isInUnlike;
        m_isInUnlike = m_isInUnlike || isUnlike(td, m_limits.keepsRagged);
        TensorDict made = m_isInUnlike && m_choice == OnUnsupported::Convert ? numberedMembers(td, path, prefix)
                                                                             : wholeStack(td, path, prefix);
        m_isInUnlike = wasUnlike;
        return made;
    }

    [[nodiscard]] TensorDict wholeStack(const TensorDict& td, const KeyPath& path, const std::string& prefix)
    {
        for (const Key& key : exclusiveKeys(td))
            note(path / key,
                 Error(ErrorKind::RuntimeError, "the members of the lazy stack have different keys: some lack this one"),
                 membersApart());
        // Entries that members do not share are still in the stack.
        return mapping(td, path, prefix, m_isInUnlike ? Copy::Always : Copy::IfChanged);
    }

    [[nodiscard]] TensorDict numberedMembers(const TensorDict& td, const KeyPath& path, const std::string& prefix)
    {
        note(path, Error(ErrorKind::RuntimeError, "the members of the lazy stack differ in keys or shapes"), membersApart());
        m_isInUnlike = false;  // each member is checked individually
        NewLevel made(td, Shape(td.batchSize().begin(), td.batchSize().begin() + td.stackDim()));
        for (std::size_t i = 0; i < td.members().size(); ++i) {
            const Key key = std::to_string(i);
            made.append(key, level(td.members()[i], path / Member{i, td.stackDim()}, prefix + key + std::string(m_limits.joint)));
        }
        return made.made();
    }

    enum class Copy : uint8_t { IfChanged, Always };

    [[nodiscard]] TensorDict mapping(const TensorDict& td, const KeyPath& path, const std::string& prefix, Copy copy)
    {
        NewLevel made(td, td.batchSize());
        bool isSame = copy == Copy::IfChanged;
        for (std::size_t i = 0; i < td.count(); ++i) {
            ProgressScope::step();
            const Key key = td.keyAt(i);
            const Entry entry = td.entryAt(i);
            const auto isFree = [&](const Key& other) { return !made.has(other) && !isSomewhere(td, other); };
            const std::optional<Substitute> taken = accepted(key, entry, path / key, prefix, isFree);
            if (!taken) {
                isSame = false;
                continue;
            }
            isSame = isSame && taken->what.empty();
            const auto* child = std::get_if<TensorDict>(&taken->entry);
            if (child == nullptr) {
                made.append(taken->key, taken->entry);
                continue;
            }
            const TensorDict below = level(*child, path / key, prefix + taken->key + std::string(m_limits.joint));
            isSame = isSame && below.isSame(*child);
            made.append(taken->key, below);
        }
        return isSame ? td : made.made();
    }

    /// Returns the entry to write: unchanged, converted, or none.
    [[nodiscard]] std::optional<Substitute> accepted(const Key& key, const Entry& entry, const KeyPath& path,
                                                     const std::string& prefix, const std::function<bool(const Key&)>& isFree)
    {
        try {
            if (const auto* broken = std::get_if<Broken>(&entry))
                throw Error(broken->error());
            m_limits.check(key, entry);
            checkName(prefix + key, entry);
            return Substitute{key, entry, {}};
        } catch (const Error& error) {
            auto other = substituteFor(key, entry, m_limits, isFree);
            if (!other || other->what.empty())
                other.reset();
            const auto* leaf = std::get_if<Leaf>(&entry);
            const bool isOfUnlike = m_isInUnlike && leaf != nullptr && leaf->isRagged();
            note(path, error, other ? other->what : isOfUnlike ? membersApart() : Message());
            return m_choice == OnUnsupported::Convert ? other : std::nullopt;
        }
    }

    /// Two leaves may not have one name.
    void checkName(const std::string& name, const Entry& entry)
    {
        if (!m_limits.joint.empty() && std::holds_alternative<Leaf>(entry) && !m_names.insert(name).second)
            throw Error(ErrorKind::KeyError, "two keys would become {}; rename one of them", stringLiteral(name));
    }

    void note(const KeyPath& path, Error error, Message remedy)
    {
        error.within(path);
        m_unsupported.push_back({std::move(error), std::move(remedy)});
    }

    [[nodiscard]] static Message membersApart() { return Message("its members, under the keys 0, 1, …"); }

    FormatLimits m_limits;
    OnUnsupported m_choice;
    bool m_isInUnlike = false;
    std::set<std::string> m_names;
    std::vector<UnsupportedEntry> m_unsupported;
};

/// How many leaves have keys that together are `name`.
std::size_t leavesOfName(const TensorDict& td, std::string_view name, std::string_view joint)
{
    std::size_t count = 0;
    for (std::size_t end = name.find(joint);; end = name.find(joint, end + 1)) {
        const std::optional<Entry> entry = td.find({Key(name.substr(0, end))});
        if (end == std::string_view::npos)
            return count + (entry && std::holds_alternative<Leaf>(*entry) ? 1 : 0);
        if (const auto* below = entry ? std::get_if<TensorDict>(&*entry) : nullptr)
            count += leavesOfName(*below, name.substr(end + joint.size()), joint);
    }
}

/// Throws if the entry at `path`, if any, does not fit.
void checkPlace(const TensorDict& td, const KeyPath& path, const FormatLimits& limits)
{
    Entry entry = td;
    KeyPath place;
    const Key* key = nullptr;   // of the entry; the root and members have none
    std::string prefix, below;  // before the names of the entry, and of its nested entries
    for (const PathElement& element : path) {
        const TensorDict level = std::get<TensorDict>(entry);
        const bool isMember = element.member() != nullptr;
        if (level.isLazyStack() && !(isMember && limits.keepsMembers))
            break;
        std::optional<Entry> next = level.find({element});
        if (!next)
            return;
        entry = *std::move(next);
        place.push_back(element);
        key = isMember ? nullptr : &element.key();
        prefix = below;
        below += isMember ? std::string() : element.key() + std::string(limits.joint);
    }
    Fitting fitting(limits, OnUnsupported::Stop);
    if (key != nullptr)
        fitting.lookAt(*key, entry, place, prefix);
    else
        static_cast<void>(fitting.level(std::get<TensorDict>(entry), place, below));
    if (!fitting.unsupported().empty())
        throw fitting.unsupported().front().reason;
    for (const std::string& name : fitting.names())
        if (leavesOfName(td, name, limits.joint) > 1)
            throw Error(ErrorKind::KeyError, "two keys would become {}; rename one of them", stringLiteral(name)).within(path);
}

}  // namespace

void checkFitsFormat(const TensorDict& td, const Mutation& change, const FormatLimits& limits)
{
    std::visit(Overloaded{
                   [&](const Set& each) { checkPlace(td, each.path, limits); },
                   [&](const Rename& each) { checkPlace(td, each.to, limits); },
                   // The rest of a tensordict fits; a member of a stack may be the only one that lacks the key.
                   [&](const Erase& each) { checkPlace(td, each.path, limits); },
                   [&](const InsertMember& each) {
                       checkPlace(td, each.path / Member{each.position, td.child(each.path).stackDim()}, limits);
                   },
                   [](const auto&) { },
               },
               change);
}

FitResult fitted(const TensorDict& td, const FormatLimits& limits, OnUnsupported choice)
{
    Fitting fitting(limits, choice);
    TensorDict made = fitting.level(td, {}, {});
    return {std::move(made), std::move(fitting.unsupported())};
}

}  // namespace tensordesk
