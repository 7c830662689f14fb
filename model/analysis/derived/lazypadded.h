// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// What paddedEpisodes() gives, elements of which are read as someone looks: memory grows with the number of steps by a byte each,
/// for the mask. Episodes with ragged leaves are copied. REQUIRES: as there.
[[nodiscard]] TensorDict lazilyPadded(const std::vector<TensorDict>& episodes, const KeyPath& mask);

}  // namespace tensordesk
