// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/style/icons.h"

#include <QString>

namespace tensordesk {

/// The kinds of entries of a tensordict that the user can distinguish; each has a symbol and a name.
enum class EntryKind { TensorDict, LazyStack, Tensorclass, Tensor, NestedTensor, NonTensor, Broken };

/// Returns the kind from metadata only, at no cost.
[[nodiscard]] EntryKind kindOf(const TensorDict& td);
[[nodiscard]] EntryKind kindOf(const Entry& entry);
[[nodiscard]] Symbol symbolOf(EntryKind kind);
/// Returns "tensordict", "lazy stack", …
[[nodiscard]] QString nameOf(EntryKind kind);

}  // namespace tensordesk
