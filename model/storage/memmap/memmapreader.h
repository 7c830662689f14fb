// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelfiles.h"

#include <memory>

namespace tensordesk {

/// Opens the root of a tensordict in the memmap layout: reads its meta.json alone (of a lazy stack also its members').
/// Levels and leaves below are looked at when they are asked for, and what is wrong with one of them
/// is a Broken entry. Throws the Error if the root itself cannot be read.
///
/// A root that is non-tensor data is shown as a tensordict of that class with the key "data".
[[nodiscard]] TensorDict openMemmapRoot(const std::shared_ptr<LevelFiles>& files);

}  // namespace tensordesk
