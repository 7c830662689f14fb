// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"

#include <QString>

#include <string>

namespace tensordesk {

struct TableBlock;

/// A file of cells: CSV with a line per row and exact numbers, or a format with a single tensor, such as .npy and .npz, by its
/// extension. A value type.
struct CellFile {
    QString path;
    std::string key;  ///< of the tensor, if the file stores its name

    /// Writes beside the file and renames; overwrites it. A missing element is an empty cell in CSV, NaN in floats, and a
    /// ValueError in other numbers. Throws the errors of writing.
    void write(const TableBlock& block, Progress& progress) const;
};

}  // namespace tensordesk
