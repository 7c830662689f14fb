// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QModelIndex>

namespace tensordesk {

class TensorTreeModel;

/// How far a look for the line of an entry came.
struct PathSearch {
    enum class State {
        Found,
        Reading,  ///< a branch on the way is being read: look again once that is done
        Missing,  ///< there is no such entry
    };
    State state = State::Missing;
    QModelIndex line = {};  ///< of the model, where it is found
};

/// Looks for the line of the entry at `path`, and has the branch read that it ends at. A number that is no key names a
/// member of a stack, too, as sessions of version 0.1.0 have it.
[[nodiscard]] PathSearch searchPath(TensorTreeModel& model, const KeyPath& path);

}  // namespace tensordesk
