// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// As paddedEpisodes(), but elements are read on access: memory grows by one byte per step, for the mask. Episodes with ragged
/// leaves are copied. REQUIRES: as paddedEpisodes().
[[nodiscard]] TensorDict lazilyPadded(const std::vector<TensorDict>& episodes, const KeyPath& mask);

}  // namespace tensordesk
