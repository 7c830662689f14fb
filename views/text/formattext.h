// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/format.h"

#include <QString>

namespace tensordesk {

/// What the window says of the formats that files are stored in.
namespace formattext {

/// A text of a FormatRow in the language of the window; itself where it is a proper name.
[[nodiscard]] QString translated(const std::string& text);
/// `HDF5 files (*.h5 *.hdf5);;All files (*)`: what a dialog that opens files offers. Folders are chosen in another one.
[[nodiscard]] QString openFilters();

}  // namespace formattext

}  // namespace tensordesk
