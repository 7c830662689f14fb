// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/statements/session.h"

#include <memory>
#include <unordered_map>

namespace tensordesk {

class SubNode;
struct RecordedCall;

/// A value, and what part it is of the tensordict that statements change.
struct Target {
    Value value;
    std::optional<KeyPath> path = {};  ///< of its entry or level, from td; none for what is no part of td
    bool isPart = false;               ///< an index or a view was applied: it shares elements, but has keys of its own
    bool isCopy = false;               ///< that index gathers (a mask, a list): writing here would be lost
    bool isNamed = false;              ///< a variable holds it: keys set in a part are not lost
    /// The call that gave it, where a `with` takes that back.
    std::shared_ptr<const RecordedCall> givenBy = {};
};

/// Where each level of a tensordict lies, which may be below a member of a lazy stack. Opens all levels.
class LevelPaths {
public:
    explicit LevelPaths(const TensorDict& root);

    /// Null for what is no level of it.
    [[nodiscard]] const KeyPath* find(const TensorDict& level) const;
    /// True of a lazy stack of levels, or of such stacks: a key set in it is set in these levels.
    [[nodiscard]] bool holdsMembersOf(const TensorDict& stack) const;

private:
    /// With the levels, so that no other one takes the place of a node meanwhile.
    std::unordered_map<const Node*, std::pair<TensorDict, KeyPath>> m_paths;
};

/// True of two handles on the same tensordict or leaf.
[[nodiscard]] bool isSameObject(const Value& left, const Value& right);
/// The target `operation` gives as `result` when called on `self`: still that part of td where it changed self,
/// or looks at it in another way.
enum class Relation { Same, View, Other };
/// In-place operations give self, views look at it.
[[nodiscard]] Relation relationOf(OperationKind kind, const Value& self, const Value& result);
[[nodiscard]] Target derivedFrom(const Target& self, Relation relation, Value result);

/// Where changes of one value take effect: in td through the session's mutations if it is a part of it, else
/// in the value itself. Paths begin at the value.
class TargetMutations final : public Mutations {
public:
    /// Both must outlive it. `isDiscarded`: nobody sees the value afterwards, so that keys set in a part of td
    /// are lost: TypeError.
    TargetMutations(const Session& session, const Target& target, bool isDiscarded)
        : m_session(session), m_target(target), m_isDiscarded(isDiscarded)
    {
    }

    void apply(const Mutation& mutation) override;

private:
    /// Where a path of the target leads: without its first `skipped` keys, below `prefix`.
    struct Place {
        KeyPath prefix = {};
        std::size_t skipped = 0;
        [[nodiscard]] KeyPath operator/(const KeyPath& path) const;
    };
    /// A tensordict whose keys change: in td at a place, or on its own. With what is set in it.
    struct Holder {
        TensorDict level;
        std::optional<Place> place;
        std::optional<Entry> entry;
    };
    /// Who has the key at `path`: the target; or, where it is a lazy stack and `splits`, its members.
    [[nodiscard]] std::vector<Holder> holdersOf(const KeyPath& path, const std::optional<Entry>& entry, bool splits) const;
    /// Who has a key that is about to change in all of them, or in none. RuntimeError if one is locked.
    [[nodiscard]] std::vector<Holder> unlockedHoldersOf(const KeyPath& path, const std::optional<Entry>& entry) const;
    void collectHolders(const LevelPaths& paths, const TensorDict& td, const KeyPath& path, const std::optional<Entry>& entry,
                        bool splits, std::vector<Holder>& holders) const;
    /// What a sub-tensordict is a part of, where its keys and values change.
    [[nodiscard]] Target wholeOf(const SubNode& part) const;
    /// The target as a sub-tensordict that statements change; null for anything else.
    [[nodiscard]] const SubNode* asPart() const;
    void assign(const Assign& assignment) const;
    void set(const Set& given);
    /// Leaves a mutation of a sub-tensordict's keys to what that is a part of; false for any other target.
    bool leftToWhole(const Mutation& mutation);
    /// Names the dims of members of a lazy stack that are levels of td. ValueError for a member of a stack in td.
    void nameSharedMembers(const TensorDict& stack, DimNames names, const LevelPaths& paths) const;
    void change(const Holder& holder, const Mutation& mutation) const;
    /// `splits`: of a part that is a lazy stack, in its members.
    void changeLevel(const Mutation& mutation, bool splits);
    /// In each member that has the key at `path`.
    void changeKey(const KeyPath& path, const Mutation& mutation);

    /// Changes the value of an object that is not a tensor: in it, and in the entry that it is or is a part of.
    void setData(const NonTensorObject& object, const NonTensor& data);
    /// Changes the values of td that an entry of a part of it shares. Returns `data` as a view of them.
    [[nodiscard]] NonTensor sharedWithTd(const NonTensor& before, const NonTensor& data) const;
    /// Changes the entry that an object is or is a part of.
    void setEntry(const NonTensorObject::Origin& entry, const NonTensor& data) const;

    const Session& m_session;
    const Target& m_target;
    bool m_isDiscarded;
};

}  // namespace tensordesk
