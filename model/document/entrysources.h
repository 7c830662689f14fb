// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/stagedsource.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Opens everything nested in `entry`, also members of lazy stacks. Skips Broken entries.
void openAll(const Entry& entry);

/// Returns the entry with levels of its own, all open, so that later structural changes do not affect it. Leaves are shared.
[[nodiscard]] Entry frozen(const Entry& entry);

/// Returns an error for the first Broken entry or opaque value nested in `entry`, because of which a deleted entry could not be
/// written again; empty if there is none.
[[nodiscard]] std::optional<Error> whyNotRestorable(const Entry& entry);

/// Returns an independent copy in memory, whose leaves are staged.
[[nodiscard]] Entry stagedCopy(const Entry& entry, const std::weak_ptr<WriteObserver>& observer);

/// Makes the staged sources of `entry` refer to the arrays of `stored`, which has the same structure and values at `path`, and
/// drops their patches.
void rebind(const Entry& entry, const Entry& stored, const KeyPath& path, bool isStored);

}  // namespace tensordesk
