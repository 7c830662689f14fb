// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

// Note [Layouts] Rollouts are saved in many ways: a list of dicts, arrays stored end to end with a flag where an episode ends, one
// group per episode. A layout describes how the stored keys map to the keys that torchrl uses: `rewards` becomes `("next",
// "reward")`. Layouts are data: JSON files in resources/layouts. Facts of structure need no layout: a list of members with the same
// keys is a lazy stack. The result is a tree of views of the stored leaves. Nothing is copied, and an edit of a view changes the
// stored element.

/// One row of a layout: a stored key and the key under which it is shown.
struct LayoutKey {
    /// The accepted names, the surest first. A lower-case name without a suffix or plural s also matches names with them. A first name
    /// with "*" at its end, or "*" alone, matches every name with this beginning that no row before it has.
    std::vector<std::string> stored;
    KeyPath shown;          ///< "*" is replaced by the part of the stored name that it matches
    bool isColumn = false;  ///< one number per step, shown with shape `[T, 1]` as torchrl does
    /// A flag is shown as bool, and defines where episodes begin or end.
    enum class Flag { None, Start, End } flag = Flag::None;
    bool isId = false;            ///< the number of the episode: an episode begins where it changes
    bool mayHaveOneMore = false;  ///< of T + 1 rows the first T are shown at the root, and the last T below `next`
    bool isMixed = false;         ///< each array in the level has its own number of rows, T or T + 1
    /// Defines the real steps of arrays `[episodes, steps, …]` that are padded to the longest episode: a mask with the same dims,
    /// or the length of each episode, whose steps come first.
    enum class Padding { None, Mask, Lengths } padding = Padding::None;
    bool isLast = false;  ///< one value for the episode: the flag of its last step

    /// True if the row accepts many names.
    [[nodiscard]] bool isAny() const { return stored.front().ends_with('*'); }
    /// Returns the key of the stored `name` for the state before a step, without a leading `next`.
    [[nodiscard]] KeyPath shownHere(std::string_view name) const;
    /// Returns the key of the stored `name` for the state after a step, with a leading `next`.
    [[nodiscard]] KeyPath shownNext(std::string_view name) const;
    [[nodiscard]] bool isShownNext() const { return !shown.empty() && shown.front().key() == "next"; }
};

/// The description of how a rollout is stored; see Note [Layouts].
struct Layout {
    /// Defines which rows of the arrays contain data. Each string is a key of the root or, if it starts with "@", an attribute of
    /// the root. Its value is one integer, or one per ring buffer if several are stored end to end.
    struct Ring {
        std::string first;        ///< the first row of each buffer; empty: there is a single one with all rows
        std::string next;         ///< the row that is written next
        bool isNextLast = false;  ///< `next` is the row that was written last, counted from the first row of the arrays
        std::string written;      ///< the number of rows with data; empty: see `isFull`
        std::string isFull;       ///< true if all rows contain data; otherwise those before `next` do
    };

    std::string name;
    std::string about;  ///< one sentence for the user
    /// The path to the members, each of which is an episode; the last name has a `*` for the number: {"data", "demo_*"}. Empty: all
    /// steps are in one level, and flags define where an episode ends.
    std::vector<std::string> members;
    std::string endings;  ///< if the keys of an episode end with its number: that ending, "_*"; `members` is empty then
    /// The form of trajectories in a compact checkpoint of torchrl. Rows: they are stored end to end, and arrays that are also
    /// shown below `next`, such as observations, have one extra row per trajectory. Batch: each is an element of the first batch
    /// dim. `ring` and `allRows` name the keys with the number of rows with data.
    enum class Trajectories { None, Rows, Batch } trajectories = Trajectories::None;
    /// The path to a stack of numbered files, each of which is one step; empty if steps have no files of their own.
    std::vector<std::string> steps;
    std::string spans;                ///< the key with the numbers of the first and the last step of each episode, for `steps`
    std::vector<std::string> within;  ///< the path to the level with the arrays, if there are no members
    std::optional<Ring> ring;
    std::string ends;              ///< the key, see Ring, with the row after the last one of each episode
    std::string lengths;           ///< the key with the number of steps of each episode
    bool hasArrivals = false;      ///< row t contains the state after t steps, and the reward and flags of the step that led to it
    bool hasEnvironments = false;  ///< the second dim is that of environments, each with its own episodes
    std::vector<std::string> beside;              ///< keys that the root must have
    std::vector<std::vector<std::string>> needs;  ///< keys that an episode must have: one of each list
    std::vector<LayoutKey> keys;
    std::vector<std::string> suffixes;  ///< optional endings of names: "_buffer"
    bool hasAttributes = false;         ///< the attributes of a member are shown as values under `attributes`
    std::string spaces;                 ///< the file with the bounds of observations and actions; see spaceBounds()
    /// A value of each episode, in the order of episodes: the key of the root where they are stored, and that where they are shown.
    struct EpisodeValue {
        std::string stored;
        std::string shown;
    };
    std::vector<EpisodeValue> episodeValues;
    std::string writtenRows;  ///< the root's key with the number of rows with data; later rows are not shown
    std::string allRows;      ///< the root's key with the capacity in rows

    /// True for a layout that is detected by its structure. The others have only common names, which any level can have, and are
    /// tried last.
    [[nodiscard]] bool isRecognised() const { return !needs.empty() || !beside.empty(); }
    /// Returns the number of rules that a matching file meets: of several matching layouts, the one with most rules is chosen.
    [[nodiscard]] std::size_t sureness() const { return needs.size() + beside.size() + members.size() + within.size(); }
    /// True for a layout of a stored tensordict or a folder, rather than a tree of plain arrays.
    [[nodiscard]] bool isOfTensorDict() const { return trajectories != Trajectories::None || !steps.empty(); }
    /// Returns the position of `name` among the names that `row` accepts: the smaller, the surer. -1 if it does not accept the
    /// name.
    [[nodiscard]] int rankOf(const LayoutKey& row, std::string_view name) const;
};

}  // namespace tensordesk
