// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/unsupportedentry.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// A tensordict adapted to a format.
struct FitResult {
    TensorDict td;  ///< the original tensordict if nothing had to change
    std::vector<UnsupportedEntry> unsupported;
};

/// Adapts a tensordict to a format. Checks every entry, opens stored ones and reads no element. Entries that the format cannot
/// store are left out or, with OnUnsupported::Convert, converted if possible: leaves are cast as they are read, and a lazy stack of
/// mismatched members becomes a tensordict of them with the keys 0, 1, …. Can be cancelled by the thread's ProgressScope.
[[nodiscard]] FitResult fitted(const TensorDict& td, const FormatLimits& limits, OnUnsupported choice);

/// Throws if a file with these limits cannot store the result of `change` on `td`: the entry that was set or moved, and all entries
/// nested in it. If the format does not store stacks by member, also checks each stack on the path, whose members may now differ.
/// Reads no element.
void checkFitsFormat(const TensorDict& td, const Mutation& change, const FormatLimits& limits);

}  // namespace tensordesk
