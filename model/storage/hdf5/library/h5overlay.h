// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileoverlay.h"

#include <hdf5.h>

#include <memory>

namespace tensordesk {

/// Lets the library read and write a file through `overlay`, which `access`, the properties it will be opened with, then
/// keep alive: a virtual file driver of our own. The library believes that it writes; the file is not touched. A write
/// that the overlay refuses fails in the library too. REQUIRES: H5Lock held.
void openThrough(hid_t access, const std::shared_ptr<FileOverlay>& overlay);

/// What `file` was opened through; null if it was opened as usual. REQUIRES: H5Lock held.
[[nodiscard]] std::shared_ptr<FileOverlay> overlayOf(hid_t file);

/// From now on what the library still writes to `file` is dropped, so that closing it cannot fail. REQUIRES: H5Lock held.
void dropWritesTo(hid_t file) noexcept;

}  // namespace tensordesk
