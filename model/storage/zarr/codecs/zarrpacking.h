// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"

namespace tensordesk {

/// What `bytes` are packed to. NotImplementedError for more bytes than the codec takes, or a compressor of blosc that is not known.
[[nodiscard]] ZarrBytes packedBy(const ZarrCodec& codec, ZarrBytes bytes);

}  // namespace tensordesk
