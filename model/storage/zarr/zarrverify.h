// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/zarr/stores/zarrstore.h"

#include <functional>
#include <memory>

namespace tensordesk {

/// Reports defects of a store: broken entries, and chunks that cannot be decoded, by file. Costs only the written chunks.
void verifyZarr(const std::shared_ptr<ZarrStore>& store, const std::function<void(const Finding&)>& report, Progress& progress);

}  // namespace tensordesk
