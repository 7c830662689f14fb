// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/stagedsource.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Opens everything below `entry`, members of lazy stacks too. Broken parts are passed over.
void openAll(const Entry& entry);

/// The entry with levels of its own, all open: later changes of structure do not show in it. Leaves are
/// the same.
[[nodiscard]] Entry frozen(const Entry& entry);

/// The first broken entry or opaque value below `entry`, which therefore could not be written again
/// after it was deleted; as an error that says so.
[[nodiscard]] std::optional<Error> whyNotRestorable(const Entry& entry);

/// A copy in memory, independent of what the caller does next, whose leaves are staged.
[[nodiscard]] Entry stagedCopy(const Entry& entry, const std::weak_ptr<WriteObserver>& observer);

/// Lets the staged sources of `entry` stand for the arrays of `stored`, which has the same structure
/// and holds the same values at `path`, and drops their patches.
void rebind(const Entry& entry, const Entry& stored, const KeyPath& path, bool isStored);

}  // namespace tensordesk
