// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `td` with leaves that share their elements but no gradients. Stored leaves have none: they are shared as they are.
[[nodiscard]] TensorDict detached(const TensorDict& td);
/// True if a leaf in memory requires gradients.
[[nodiscard]] bool requiresGradients(const TensorDict& td);
/// The gradients of the leaves that have one, in a tree of their keys; nothing if no leaf has.
[[nodiscard]] std::optional<TensorDict> gradients(const TensorDict& td);

/// Lets every leaf require gradients, or none. RuntimeError, with nothing changed, for a leaf of integers. A stored leaf
/// is read: what requires gradients lies in memory.
void setRequiresGradients(const TensorDict& td, bool required, Mutations& mutations);
/// Forgets the gradients, or sets those that there are to zero.
void clearGradients(const TensorDict& td, bool forget);

}  // namespace tensordesk
