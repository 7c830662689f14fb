// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/mutations/mutation.h"

#include <optional>

namespace tensordesk {

/// A mutation of structure that a document made: it can be made again in the tensordict, and in the file.
struct Step {
    Mutation mutation;  ///< its entries are frozen()
    /// What stands elsewhere in the file once it was saved. Rename: the entry. Set below a lazy stack, which splits the
    /// entry: the entry unsplit. Steps of members: those from the position on afterwards, as a stack; none if there are none.
    std::optional<Entry> moved = {};

    /// The entry that it puts into the tensordict, if it does so.
    [[nodiscard]] std::optional<Entry> put() const;
    /// False for what files do not keep: whether a level is locked, on which device it is, and the order of its keys.
    [[nodiscard]] bool touchesFile() const;
};

/// A step and the one that takes it back.
struct ReversibleStep {
    Step forward, backward;

    [[nodiscard]] ReversibleStep inverse() const { return {backward, forward}; }
};

void applyTo(const TensorDict& root, const Step& step);
/// REQUIRES: the storage is open for editing. The entry that Set and Rename leave in the file; the stack, of a step of
/// a member.
std::optional<Entry> applyTo(Storage& storage, const Mutation& mutation);

}  // namespace tensordesk
