// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/style/icons.h"

#include <QString>

namespace tensordesk {

/// What a person tells apart among the entries of a tensordict; each has one symbol and one name.
enum class EntryKind { TensorDict, LazyStack, Tensorclass, Tensor, NestedTensor, NonTensor, Broken };

/// Costs nothing: metadata alone.
[[nodiscard]] EntryKind kindOf(const TensorDict& td);
[[nodiscard]] EntryKind kindOf(const Entry& entry);
[[nodiscard]] Symbol symbolOf(EntryKind kind);
/// "tensordict", "lazy stack", …
[[nodiscard]] QString nameOf(EntryKind kind);

}  // namespace tensordesk
