// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/stores/zarrstore.h"
#include "model/storage/zarr/zarrarray.h"
#include "model/tensordict/values/nontensor.h"

#include <string>

namespace tensordesk {

/// The values that an array of a level of batch size `batch` holds which is no tensor: texts, or bytes that are JSON or a pickle.
/// Nothing in a pickle is run. ValueError for what makes no sense, or would be more than kMostZarrValueBytes.
[[nodiscard]] NonTensor readZarrValue(ZarrStore& store, const ZarrArray& array, const Plain::Dict& attributes,
                                      const std::string& folder, const Shape& batch);

inline constexpr int64_t kMostZarrValueBytes = int64_t{64} << 20;
inline constexpr int64_t kMostZarrTexts = int64_t{1} << 20;  ///< of an array

}  // namespace tensordesk
