// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Stores of zarr versions 3 and 2, in folders and zip archives, written by `to_zarr` or other programs. New ones have version 3.
[[nodiscard]] const Format& zarrFormat();

}  // namespace tensordesk
