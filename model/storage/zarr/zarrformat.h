// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders of zarr, of its versions 3 and 2, as `to_zarr` writes them and as others do. They are only read.
[[nodiscard]] const Format& zarrFormat();

}  // namespace tensordesk
