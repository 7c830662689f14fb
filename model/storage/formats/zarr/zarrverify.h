// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/storage.h"

#include <functional>
#include <memory>

namespace tensordesk {

/// Reports defects of a store: broken entries, and files of chunks that cannot be decoded. Reads only chunks that were written.
void verifyZarr(const std::shared_ptr<ZarrStore>& store, const std::function<void(const Finding&)>& report, Progress& progress);

}  // namespace tensordesk
