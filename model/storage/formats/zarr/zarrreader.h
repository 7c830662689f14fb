// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/storage.h"

#include <memory>
#include <vector>

namespace tensordesk {

struct ZarrContent {
    TensorDict root;
    std::vector<Finding> findings;
    bool isBatchRecorded = false;
};

/// Returns the tensordict of a store. A group lists its names when it is opened; an entry opens on first access and is Broken if
/// that fails. A single array has the key "array". A batch size that is not recorded is the longest leading shape of all arrays in
/// the group. Throws ValueError and PermissionError for a root that cannot be opened.
[[nodiscard]] ZarrContent readZarr(const std::shared_ptr<ZarrStore>& store, const OpenOptions& options);

/// Returns the entry at `path`, in a group with this batch size, as readZarr() opens it.
[[nodiscard]] Entry readZarrEntry(const std::shared_ptr<ZarrStore>& store, const SourceDecorator& decorate, const KeyPath& path,
                                  const Shape& batch);

}  // namespace tensordesk
