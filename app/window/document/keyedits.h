// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/editproposal.h"
#include "views/common/shownentry.h"

namespace tensordesk {

/// Edits of keys as statements over `td`. REQUIRES: the entry's path is a nested key of `td`.
namespace keyedits {

/// Proposes a new leaf of zeros in the level of the entry, or in the entry if it is a level; the user types the name. `td`: the
/// whole.
[[nodiscard]] EditProposal add(const ShownEntry& entry, const TensorDict& td);
/// Proposes a copy of the entry; the user types its name. REQUIRES: not the root, not broken.
[[nodiscard]] EditProposal duplicate(const ShownEntry& entry);
/// Proposes another name or location, which the user types. REQUIRES: not the root.
[[nodiscard]] EditProposal rename(const ShownEntry& entry);
/// Proposes to delete the entry; complete. REQUIRES: not the root.
[[nodiscard]] EditProposal erase(const ShownEntry& entry);
/// Proposes another value, which the user types: for a leaf computed from the current one, for a non-tensor a literal. REQUIRES: a
/// leaf or non-tensor.
[[nodiscard]] EditProposal compute(const ShownEntry& entry);

}  // namespace keyedits

}  // namespace tensordesk
