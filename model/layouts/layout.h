// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

// Note [Layouts]
// People save rollouts in many ways: a list of dicts, arrays end to end with a flag where an episode ends, one group per episode.
// A layout describes how the stored keys map to the keys that torchrl uses: `rewards` becomes `("next", "reward")`. Layouts are
// data: JSON files in resources/layouts. Facts of structure need no layout: a list of members with the same keys is a lazy stack.
// The result is a tree of views of the stored leaves. Nothing is copied, and an edit of a view changes the stored element.

/// One row of a layout: a stored key and the key that it is shown under.
struct LayoutKey {
    /// The accepted names, the surest first. Those in lower case without a suffix or plural s also match names with them. "*" matches
    /// every name that no other row of the layout has.
    std::vector<std::string> stored;
    KeyPath shown;          ///< "*" in it is replaced by the stored name
    bool isColumn = false;  ///< one number per step, shown with shape `[T, 1]` as torchrl does
    /// A flag is shown as bool, and tells where episodes begin or end.
    enum class Flag { None, Start, End } flag = Flag::None;
    bool isId = false;            ///< the number of the episode: one begins where it changes
    bool mayHaveOneMore = false;  ///< of T + 1 rows the first T are shown at the root, and the last T below `next`
    bool isMixed = false;         ///< each array in the level has T or T + 1 rows of its own
    /// It tells the real steps of arrays `[episodes, steps, …]` that are padded to the longest episode: a mask of the same dims, or
    /// the length of each episode, whose steps come first.
    enum class Padding { None, Mask, Lengths } padding = Padding::None;
    bool isLast = false;  ///< one value for the episode: the flag of its last step

    /// The key at which it is shown for the state before a step, without a leading `next`.
    [[nodiscard]] KeyPath shownHere(std::string_view name) const;
    /// The key at which it is shown for the state after a step.
    [[nodiscard]] KeyPath shownNext(std::string_view name) const;
    [[nodiscard]] bool isShownNext() const { return !shown.empty() && shown.front().key() == "next"; }
};

/// The description of how a rollout is stored; see Note [Layouts].
struct Layout {
    /// The keys, or for names that start with "@" the attributes of the root, that tell which rows of the arrays hold data. Each is one
    /// integer, or one for each of several ring buffers whose rows lie end to end.
    struct Ring {
        std::string first;        ///< the first row of each buffer; empty: there is one, and it has all rows
        std::string next;         ///< the row that is written next
        bool isNextLast = false;  ///< `next` is the row that was written last, counted from the first row of the arrays
        std::string written;      ///< the number of rows that hold data; empty: see `isFull`
        std::string isFull;       ///< whether all rows do; else those before `next`
    };

    std::string name;
    std::string about;  ///< one sentence for the user
    /// The path to the members of which each is an episode; the last name has a `*` for the number: {"data", "demo_*"}. Empty: all
    /// steps lie in one level, and flags tell where an episode ends.
    std::vector<std::string> members;
    std::string endings;  ///< if the keys of an episode end with its number: the ending, "_*"; then `members` is empty
    /// The form of trajectories in a compact checkpoint of torchrl. Rows: they lie end to end, and arrays that are also shown below
    /// `next`, such as observations, have one extra row per trajectory. Batch: each is an element of the first batch dim. `ring` and
    /// `allRows` name the keys that tell how many rows have data.
    enum class Trajectories { None, Rows, Batch } trajectories = Trajectories::None;
    /// The path to a stack of numbered files of which each is one step; empty: no step has a file of its own.
    std::vector<std::string> steps;
    std::string spans;                ///< the key with the number of the first and of the last step of each episode, for `steps`
    std::vector<std::string> within;  ///< the path to the level with the arrays, if there are no members
    std::optional<Ring> ring;
    std::string ends;                 ///< the key, see Ring, with the row behind the last one of each episode
    std::string lengths;              ///< the key with the number of steps of each episode
    bool hasArrivals = false;         ///< row t has the state after t steps, and the reward and flags of the step that led to it
    bool hasEnvironments = false;     ///< the second dim is that of environments, each of which has episodes of its own
    std::vector<std::string> beside;  ///< keys that the root must have
    std::vector<std::vector<std::string>> needs;  ///< keys that an episode must have: of each list one
    std::vector<LayoutKey> keys;
    std::vector<std::string> suffixes;  ///< that names may end with: "_buffer"
    bool hasAttributes = false;         ///< the attributes of a member are shown as values under `attributes`
    std::string spaces;                 ///< the file with the bounds of observations and actions; see spaceBounds()
    std::string writtenRows;            ///< the root's key with the number of rows that hold data; rows behind them are not shown
    std::string allRows;                ///< the root's key with the number of rows that there is room for

    /// True of a layout that is recognised by its structure. Any level can have the common names.
    [[nodiscard]] bool isRecognised() const { return !needs.empty() || !beside.empty(); }
    /// How sure a match is, to choose between two layouts: the number of rules that the file met.
    [[nodiscard]] std::size_t sureness() const { return needs.size() + beside.size() + members.size() + within.size(); }
    /// True of a layout of what is a tensordict as stored, or a folder, and not a tree of plain arrays.
    [[nodiscard]] bool isOfTensorDict() const { return trajectories != Trajectories::None || !steps.empty(); }
    /// The position of `name` among the names that `row` accepts: the smaller, the surer. -1 if it accepts none like it.
    [[nodiscard]] int rankOf(const LayoutKey& row, std::string_view name) const;
};

}  // namespace tensordesk
