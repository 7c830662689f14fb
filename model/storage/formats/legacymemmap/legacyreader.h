// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/levelfiles.h"
#include "model/tensordict/tree/tensordict.h"

#include <memory>

namespace tensordesk {

// Note [Memmap folders before 0.3] A level is a folder whose `meta.pt` is a dict, saved by torch.save, with its batch size and
// device. A leaf `obs` has its elements in `obs.memmap` and its shape and dtype in `obs.meta.pt`. The `meta.pt` of a lazy stack
// contains the stack dim, and its members are the folders `0`, `1`, …. Keys are unchanged file names. No file stores their order or
// names of dims. If a lazy stack is an entry of a level, saving overwrote its `meta.pt` with that of a level with the stacked batch
// size; the stack dim is then inferred from the sizes of the members.

/// Opens the root of such a folder: lists it, and reads only its meta.pt (for a lazy stack also those of its members). Nested
/// levels and leaves open on access, sorted by name; an invalid one is a Broken entry. Throws Error if the root itself cannot be
/// read.
[[nodiscard]] TensorDict openLegacyMemmap(const std::shared_ptr<LevelFiles>& files);

}  // namespace tensordesk
