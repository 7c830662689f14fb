// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/format.h"

#include <QString>

namespace tensordesk {

/// Texts of the window on storage formats.
namespace formattext {

/// Returns a text of a FormatRow in the language of the window; unchanged if it is a proper name.
[[nodiscard]] QString translated(const std::string& text);
/// Returns `HDF5 files (*.h5 *.hdf5);;All files (*)` for a dialog that opens files. Folders have another dialog.
[[nodiscard]] QString openFilters();

}  // namespace formattext

}  // namespace tensordesk
