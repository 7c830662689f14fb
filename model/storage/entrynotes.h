// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/plain.h"

#include <functional>

namespace tensordesk {

/// What a file says of an entry beside its values.
struct EntryNotes {
    Plain::Dict attributes = {};  ///< in the order of their names; one that cannot be read is opaque and says why
    Plain::Dict valueNames = {};  ///< of an enumeration: what its integers are called

    [[nodiscard]] bool empty() const noexcept { return attributes.empty() && valueNames.empty(); }
};

/// Asks the file for them, from any thread but the one of the window; of what is not in the file they are empty. May outlive the
/// Storage that gave it. Null where a format keeps no notes.
using NotesReader = std::function<EntryNotes(const KeyPath& path)>;

}  // namespace tensordesk
