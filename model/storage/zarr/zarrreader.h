// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/zarr/stores/zarrstore.h"

#include <memory>
#include <vector>

namespace tensordesk {

struct ZarrContent {
    TensorDict root;
    std::vector<Finding> findings;
    bool isBatchRecorded = false;
};

/// The tensordict of a store. A group lists its names when it is opened; what stands under a name is opened when first looked at, and
/// a failure there is a Broken entry. A lone array stands under the key "array". A batch size that is not recorded is the longest
/// leading shape that all arrays in a group share. ValueError, PermissionError for a root that cannot be opened.
[[nodiscard]] ZarrContent readZarr(const std::shared_ptr<ZarrStore>& store, const OpenOptions& options);

/// The entry at `path`, below a group of this batch size, as readZarr() opens it.
[[nodiscard]] Entry readZarrEntry(const std::shared_ptr<ZarrStore>& store, const SourceDecorator& decorate, const KeyPath& path,
                                  const Shape& batch);

}  // namespace tensordesk
