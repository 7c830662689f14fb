// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/transaction/fileoverlay.h"

#include <hdf5.h>

#include <memory>

namespace tensordesk {

/// Makes the library read and write a file through `overlay`, by a virtual file driver. `access`, the properties with which the
/// file is opened, keeps the overlay alive. The file itself is not changed. If the overlay rejects a write, the library's call
/// fails. REQUIRES: H5Lock held.
void openThrough(hid_t access, const std::shared_ptr<FileOverlay>& overlay);

/// Returns the overlay through which `file` was opened; null if it was opened directly. REQUIRES: H5Lock held.
[[nodiscard]] std::shared_ptr<FileOverlay> overlayOf(hid_t file);

/// Discards all further writes of the library to `file`, so that closing it cannot fail; used when edits are discarded. REQUIRES:
/// H5Lock held.
void dropWritesTo(hid_t file) noexcept;

}  // namespace tensordesk
