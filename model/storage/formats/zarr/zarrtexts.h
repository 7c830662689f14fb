// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/tensordict/values/nontensor.h"

#include <string>

namespace tensordesk {

/// Returns the non-tensor values of an array in a level of batch size `batch`: texts, or bytes that are JSON or a pickle. Runs
/// nothing in a pickle. Throws ValueError for invalid data, or more than kMostZarrValueBytes.
[[nodiscard]] NonTensor readZarrValue(ZarrStore& store, const ZarrArray& array, const PythonValue::Dict& attributes,
                                      const std::string& folder, const Shape& batch);

inline constexpr int64_t kMostZarrValueBytes = int64_t{64} << 20;
inline constexpr int64_t kMostZarrTexts = int64_t{1} << 20;  ///< per array

}  // namespace tensordesk
