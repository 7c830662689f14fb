// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/editproposal.h"
#include "views/common/shownentry.h"

namespace tensordesk {

/// Edits of keys as statements over `td`. REQUIRES: the entry's path is a nested key of `td`.
namespace keyedits {

/// Proposes a new leaf of zeros, in the entry if it is a level, otherwise in the level that contains the entry; the user types the
/// name. `td`: the whole tensordict.
[[nodiscard]] EditProposal add(const ShownEntry& entry, const TensorDict& td);
/// Proposes a copy of the entry; the user types its name. REQUIRES: not the root, not broken.
[[nodiscard]] EditProposal duplicate(const ShownEntry& entry);
/// Proposes another name or location, which the user types. REQUIRES: not the root.
[[nodiscard]] EditProposal rename(const ShownEntry& entry);
/// Proposes to delete the entry; it needs no input of the user. REQUIRES: not the root.
[[nodiscard]] EditProposal erase(const ShownEntry& entry);
/// Proposes a new value, which the user completes: an expression over the current value for a leaf, a literal for a non-tensor.
/// REQUIRES: a leaf or non-tensor.
[[nodiscard]] EditProposal compute(const ShownEntry& entry);

}  // namespace keyedits

}  // namespace tensordesk
