// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/editproposal.h"
#include "views/common/shownentry.h"

namespace tensordesk {

/// Edits of keys as statements over `td`. REQUIRES each: the entry's path is a nested key of `td`.
namespace keyedits {

/// A new leaf of zeros in the level of the entry, or in it if it is one; the name is open. `td`: the whole.
[[nodiscard]] EditProposal add(const ShownEntry& entry, const TensorDict& td);
/// A copy of the entry under another name, which is open. REQUIRES: not the root, not broken.
[[nodiscard]] EditProposal duplicate(const ShownEntry& entry);
/// Another name or place, which is open. REQUIRES: not the root.
[[nodiscard]] EditProposal rename(const ShownEntry& entry);
/// Nothing is open. REQUIRES: not the root.
[[nodiscard]] EditProposal erase(const ShownEntry& entry);
/// Another value: of a leaf computed from the one it has, of a non-tensor a literal; it is open.
/// REQUIRES: a leaf or non-tensor.
[[nodiscard]] EditProposal compute(const ShownEntry& entry);

}  // namespace keyedits

}  // namespace tensordesk
