// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelfiles.h"
#include "model/tensordict/tree/tensordict.h"

#include <memory>

namespace tensordesk {

// Note [Memmap folders before 0.3]
// A level is a folder whose `meta.pt` is a dict, saved by torch.save, of its batch size and device; a leaf `obs` is the file
// `obs.memmap` of its elements with `obs.meta.pt`, which tells shape and dtype; a lazy stack's `meta.pt` tells the stack's dim,
// and members lie in the folders `0`, `1`, …. Keys are file names as they are. No file tells their order or names of dims.
// Where a lazy stack is an entry of a level, saving overwrote its `meta.pt` with that of a level of the stacked batch size: the
// dim is found again by the sizes of the members.

/// Opens the root of such a folder: lists it, and reads its meta.pt alone (of a lazy stack also its members'). Levels and leaves
/// below are opened when they are asked for, in the order of their names, and what is wrong with one is a Broken entry. Throws the
/// Error if the root itself cannot be read.
[[nodiscard]] TensorDict openLegacyMemmap(const std::shared_ptr<LevelFiles>& files);

}  // namespace tensordesk
