// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/consolidated/consolidatedleaf.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns the tensordict that the JSON at the end of a consolidated file describes. Entries open on first access; an invalid entry
/// is Broken. Throws the error of an invalid root.
[[nodiscard]] TensorDict readConsolidated(ConsolidatedFile file, PythonValue::Dict root);

}  // namespace tensordesk
