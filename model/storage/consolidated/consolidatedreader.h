// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/consolidated/consolidatedleaf.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The tensordict that the JSON at the end of a consolidated file describes. Entries are opened when someone looks, and
/// what is wrong with one makes it a broken one. Throws what is wrong with the root.
[[nodiscard]] TensorDict readConsolidated(ConsolidatedFile file, Plain::Dict root);

}  // namespace tensordesk
