// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// A copy of `td` to change at will: levels of its own, and leaves that keep in memory what is written to
/// them, while `td`, its files and its views stay as they are. Costs nothing per leaf until one is looked at,
/// and no more memory than what is written (leaves off the CPU are copied when looked at).
[[nodiscard]] TensorDict privateCopy(const TensorDict& td);
/// The private copy of a leaf that was just made: nobody else sees one in memory, so that it stays as it is.
[[nodiscard]] Leaf privateResult(const Leaf& leaf);

}  // namespace tensordesk
