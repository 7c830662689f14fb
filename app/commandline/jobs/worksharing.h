// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/distributed/crew/crew.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace tensordesk {

/// The options with which a verb shares its work among processes.
struct WorkSharing {
    int jobs = 0;       ///< `--jobs`: the number of processes on this machine; 0: chosen by the number of members
    bool each = false;  ///< `--each`: every file is a tensordict of its own
};

/// True if torchrun started several processes, which share the work.
[[nodiscard]] bool isInGroup(const WorkSharing& sharing);

/// True in such a process if another one prints, for verbs that have nothing to share.
[[nodiscard]] bool isFollower(const WorkSharing& sharing);

/// Runs `verb` in all processes of a crew and returns the exit status in its leader:
/// - without `--jobs`, and if torchrun started several processes, in these;
/// - in worker processes that are started here, and end here: `--jobs` of them, at most one per member, or by default one per
///   processor if there are many `members`; if their number is unknown, only with `--jobs`;
/// - otherwise in this process alone.
/// Only the leader prints. Throws the errors of Crew::share() and of `verb`. REQUIRES: no file is open.
[[nodiscard]] int runShared(const WorkSharing& sharing, std::optional<std::size_t> members, Console& console,
                            const std::function<int(Crew&, Console&)>& verb);

}  // namespace tensordesk
