// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QModelIndex>

namespace tensordesk {

class TensorTreeModel;

/// The state of a search for the line of an entry.
struct PathSearch {
    enum class State {
        Found,
        Reading,  ///< a branch on the path is being read: search again after that
        Missing,  ///< the entry does not exist
    };
    State state = State::Missing;
    QModelIndex line = {};  ///< the line, if found
};

/// Searches for the line of the entry at `path`, and reads the branch at which the search stopped. A number that is not a key
/// denotes a member of a stack, as in sessions of version 0.1.0.
[[nodiscard]] PathSearch searchPath(TensorTreeModel& model, const KeyPath& path);

}  // namespace tensordesk
