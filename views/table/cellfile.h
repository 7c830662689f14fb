// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"

#include <QString>

#include <string>

namespace tensordesk {

struct TableBlock;

/// A file of cells: CSV, a line a row and exact numbers, or what its ending names that holds one tensor, such as .npy and
/// .npz, of rows and columns. A value.
struct CellFile {
    QString path;
    std::string key;  ///< of the tensor, where the file names it

    /// Writes beside the file and renames; overwrites it. A cell without an element is an empty one of CSV, NaN among floats, and
    /// a ValueError among other numbers. Throws what writing throws.
    void write(const TableBlock& block, Progress& progress) const;
};

}  // namespace tensordesk
