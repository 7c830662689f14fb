// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/rolloutroles.h"
#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The content of a file as the user thinks of it; see Note [Layouts].
struct LaidOut {
    /// A layout that was not taken, and why: the first of its rules that the file does not meet, or that it is less sure.
    struct Tried {
        std::string name;
        Message lack;
    };

    TensorDict root;
    std::shared_ptr<const Layout> layout;  ///< the one that fits; null: structure alone, or the common names
    std::vector<Finding> findings;         ///< what is shown as what, and what is not shown
    bool usesBatches = false;              ///< batch sizes of stored levels are shown
    std::vector<std::string> memberNames;  ///< if the root is a stack of named members: "traj_00000"
    std::optional<RolloutRoles> roles;     ///< of the stored keys: those of the rollout at the root, or of its first member
    KeyPath rolesAt;                       ///< the stored level that has these keys: the first member, if there are `memberNames`
};

/// Reads `stored` by the layouts that come with the program; nothing if it is to be shown as stored. Levels that the file
/// calls tensordicts stay as they are. In a file whose structure can be edited, only the root is read by structure. Opens the levels
/// that it tests; reads the flags that end episodes, and no other element. `tried`, if given, gets the layouts that were not taken.
[[nodiscard]] std::optional<LaidOut> laidOut(const Storage& stored, std::vector<LaidOut::Tried>* tried = nullptr);

/// Reads `stored` by one layout. Throws ValueError with the rule that the file does not meet.
[[nodiscard]] LaidOut laidOutBy(const Storage& stored, const std::shared_ptr<const Layout>& layout);

/// The name of the layout of a file: that of the common names if its root is read by them, "structure" if by structure alone.
[[nodiscard]] std::string nameOf(const LaidOut& laid);

/// Returns a layout that reads a file as `laid` does, for the user to edit: each stored key is a row of its own. `root`: the root as
/// stored, whose keys are the rows if there is no rollout.
[[nodiscard]] Layout startingPoint(const LaidOut& laid, const TensorDict& root);

}  // namespace tensordesk
