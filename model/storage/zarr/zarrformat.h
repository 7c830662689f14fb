// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Stores of zarr, folders and zip archives, of its versions 3 and 2, as `to_zarr` writes them and as others do. New ones are of version 3.
[[nodiscard]] const Format& zarrFormat();

}  // namespace tensordesk
