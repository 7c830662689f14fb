// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/zarr/stores/zarrstore.h"

#include <functional>
#include <memory>

namespace tensordesk {

/// Reports what is broken in a store: entries, and chunks that cannot be unpacked, file by file. Costs what was written, however many
/// chunks there could be.
void verifyZarr(const std::shared_ptr<ZarrStore>& store, const std::function<void(const Finding&)>& report, Progress& progress);

}  // namespace tensordesk
