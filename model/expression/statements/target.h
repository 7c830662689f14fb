// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/statements/session.h"

#include <memory>
#include <unordered_map>

namespace tensordesk {

class SubNode;
struct RecordedCall;

/// A value, with its location in the tensordict that statements change.
struct Target {
    Value value;
    std::optional<KeyPath> path = {};  ///< of its entry or level, from td; empty if it is not a part of td
    bool isPart = false;               ///< an index or a view was applied: it shares elements, but has its own keys
    bool isCopy = false;               ///< a mask or list gathered it: writes to it would be lost
    bool isNamed = false;              ///< a variable holds it, so that keys set in a part are not lost
    /// The call that returned it, if a `with` statement can undo that call.
    std::shared_ptr<const RecordedCall> givenBy = {};
};

/// The paths of all levels of a tensordict, also of those in members of lazy stacks. Opens all levels.
class LevelPaths {
public:
    explicit LevelPaths(const TensorDict& root);

    /// Returns the path of a level; null if it is not a level of the tensordict.
    [[nodiscard]] const KeyPath* find(const TensorDict& level) const;
    /// True for a lazy stack of levels, or of such stacks: setting a key in it sets the key in these levels.
    [[nodiscard]] bool holdsMembersOf(const TensorDict& stack) const;

private:
    /// Keeps the levels alive, so that the addresses of nodes are not reused.
    std::unordered_map<const Node*, std::pair<TensorDict, KeyPath>> m_paths;
};

/// True for two handles on the same tensordict or leaf.
[[nodiscard]] bool isSameObject(const Value& left, const Value& right);
/// The relation of an operation's result to its object: the object itself, a view of it, or neither.
enum class Relation { Same, View, Other };
/// Returns the relation: in-place operations return self, views share its elements.
[[nodiscard]] Relation relationOf(OperationKind kind, const Value& self, const Value& result);
[[nodiscard]] Target derivedFrom(const Target& self, Relation relation, Value result);

/// The target of changes of one value: if it is a part of td, the session's mutations; otherwise the value itself. Paths are
/// relative to the value.
class TargetMutations final : public Mutations {
public:
    /// `isDiscarded`: the value is not used afterwards, so that setting keys in a part of td would have no effect and throws
    /// TypeError. REQUIRES: `session` and `target` outlive it.
    TargetMutations(const Session& session, const Target& target, bool isDiscarded)
        : m_session(session), m_target(target), m_isDiscarded(isDiscarded)
    {
    }

    void apply(const Mutation& mutation) override;

private:
    /// The location of a path of the target: without its first `skipped` keys, below `prefix`.
    struct Place {
        KeyPath prefix = {};
        std::size_t skipped = 0;
        [[nodiscard]] KeyPath operator/(const KeyPath& path) const;
    };
    /// A tensordict whose keys change, in td at a location or independent, with the new value.
    struct Holder {
        TensorDict level;
        std::optional<Place> place;
        std::optional<Entry> entry;
    };
    /// Returns the tensordicts that have the key at `path`: the target or, for a lazy stack with `splits`, its members.
    [[nodiscard]] std::vector<Holder> holdersOf(const KeyPath& path, const std::optional<Entry>& entry, bool splits) const;
    /// Returns the tensordicts whose key changes, in all or none of them. Throws RuntimeError if one is locked.
    [[nodiscard]] std::vector<Holder> unlockedHoldersOf(const KeyPath& path, const std::optional<Entry>& entry) const;
    void collectHolders(const LevelPaths& paths, const TensorDict& td, const KeyPath& path, const std::optional<Entry>& entry,
                        bool splits, std::vector<Holder>& holders) const;
    /// Returns the tensordict of which a sub-tensordict is a part, in which its keys and values change.
    [[nodiscard]] Target wholeOf(const SubNode& part) const;
    /// Returns the target as a sub-tensordict that statements change; null for any other target.
    [[nodiscard]] const SubNode* asPart() const;
    void assign(const Assign& assignment) const;
    void set(const Set& given);
    /// Applies a mutation of a sub-tensordict's keys to the tensordict of which it is a part. Returns false for any other target.
    bool leftToWhole(const Mutation& mutation);
    /// Names the dims of members of a lazy stack that are levels of td. Throws ValueError for a member of a stack in td.
    void nameSharedMembers(const TensorDict& stack, DimNames names, const LevelPaths& paths) const;
    void change(const Holder& holder, const Mutation& mutation) const;
    /// `splits`: if the target is a lazy stack, applies the mutation to its members.
    void changeLevel(const Mutation& mutation, bool splits);
    /// Applies the mutation to each member that has the key at `path`.
    void changeKey(const KeyPath& path, const Mutation& mutation);

    /// Changes the value of a non-tensor object, and of the entry that it is or is a part of.
    void setData(const NonTensorObject& object, const NonTensor& data);
    /// Changes the values of td that an entry of a part of it shares. Returns `data` as a view of them.
    [[nodiscard]] NonTensor sharedWithTd(const NonTensor& before, const NonTensor& data) const;
    /// Changes the entry that an object is, or is a part of.
    void setEntry(const NonTensorObject::Origin& entry, const NonTensor& data) const;

    const Session& m_session;
    const Target& m_target;
    bool m_isDiscarded;
};

}  // namespace tensordesk
