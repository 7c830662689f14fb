// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/rolloutroles.h"
#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The content of a file as a layout shows it; see Note [Layouts].
struct LaidOut {
    /// A layout that was not chosen, with the reason: the first of its rules that the file does not meet, or that another one is
    /// surer.
    struct Tried {
        std::string name;
        Message lack;
        double met = 0;  ///< the share of its rules that the file meets
    };

    TensorDict root;
    std::shared_ptr<const Layout> layout;  ///< the layout that fits; null: only structure, or the common names
    std::vector<Finding> findings;         ///< which key is shown under which, and the keys that are not shown
    bool usesBatches = false;              ///< batch sizes of stored levels are shown
    std::vector<std::string> memberNames;  ///< if the root is a stack of named members: "traj_00000"
    std::optional<RolloutRoles> roles;     ///< of the stored keys: for a rollout at the root, or for its first member
    KeyPath rolesAt;                       ///< the stored level with these keys: the first member, if there are `memberNames`
    bool areFiles = false;                 ///< each episode is in a file of its own, or in one with others
};

/// Reads `stored` by the layouts of the program or, if none fits, by those that the user saved; empty if it is shown as stored.
/// Levels that the file marks as tensordicts stay unchanged. In a file whose structure can be edited, only the root is read by
/// structure. Opens the levels that it tests; reads the flags that end episodes, and no other elements. `tried`, if given, receives
/// the layouts that were not chosen, the nearest first.
[[nodiscard]] std::optional<LaidOut> laidOut(const Storage& stored, std::vector<LaidOut::Tried>* tried = nullptr);

/// Reads `stored`, or each file of a folder, by one layout. Throws ValueError with the rule that the file does not meet.
[[nodiscard]] LaidOut laidOutBy(const Storage& stored, const std::shared_ptr<const Layout>& layout);
/// As above, into `laid`; returns the rule that the file does not meet as a sentence, and leaves `laid` unchanged then.
[[nodiscard]] Message readBy(const Storage& stored, const std::shared_ptr<const Layout>& layout, LaidOut& laid);

/// Returns the tensordict that a layout describes: the first file of a folder of files with the same keys, else the root. Opens these files.
[[nodiscard]] TensorDict describedIn(const Storage& stored);

/// Returns the name of the layout of a file; for a root read by the common names that of the common layout, and "structure" for
/// structure only.
[[nodiscard]] std::string nameOf(const LaidOut& laid);

/// Returns a layout that reads a file as `laid` does, for editing: each stored key has its own row. `root`: the root as stored,
/// or its first file, whose keys are the rows if there is no rollout.
[[nodiscard]] Layout startingPoint(const LaidOut& laid, const TensorDict& root);

}  // namespace tensordesk
