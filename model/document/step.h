// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/mutations/mutation.h"

#include <optional>

namespace tensordesk {

/// A structural mutation of a document, which can be repeated in the tensordict and in the file.
struct Step {
    Mutation mutation;  ///< its entries are frozen()
    /// The entry whose location in the file changes with the save. Rename: the renamed entry. Set below a lazy stack, which splits
    /// the entry: the unsplit entry. Steps of members: the members from the position on after the step, as a stack; empty if there
    /// are none.
    std::optional<Entry> moved = {};

    /// Returns the entry that the step adds to the tensordict, if any.
    [[nodiscard]] std::optional<Entry> put() const;
    /// False for properties that files do not store: the lock, the device, and the order of keys of a level.
    [[nodiscard]] bool touchesFile() const;
};

/// A step and the one that undoes it.
struct ReversibleStep {
    Step forward, backward;

    [[nodiscard]] ReversibleStep inverse() const { return {backward, forward}; }
};

void applyTo(const TensorDict& root, const Step& step);
/// Applies a step to the file. Returns the entry in the file after Set and Rename, and the stack after a step of a member.
/// REQUIRES: the storage is open for editing.
std::optional<Entry> applyTo(Storage& storage, const Mutation& mutation);

}  // namespace tensordesk
