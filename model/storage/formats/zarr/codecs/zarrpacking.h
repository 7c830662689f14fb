// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodec.h"

namespace tensordesk {

/// Encodes `bytes` with one codec. Throws NotImplementedError for more bytes than the codec supports, or an unknown compressor of
/// blosc.
[[nodiscard]] ZarrBytes packedBy(const ZarrCodec& codec, ZarrBytes bytes);

}  // namespace tensordesk
