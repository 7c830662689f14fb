// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/levelfiles.h"

#include <memory>

namespace tensordesk {

/// Opens the root of a tensordict in the memmap layout: reads only its meta.json (for a lazy stack also those of its members).
/// Nested levels and leaves open on access; an invalid one is a Broken entry. Throws Error if the root itself cannot be read.
///
/// A root that is non-tensor data is shown as a tensordict of its class with the key "data".
[[nodiscard]] TensorDict openMemmapRoot(const std::shared_ptr<LevelFiles>& files);

}  // namespace tensordesk
