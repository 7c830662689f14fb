// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/parquetfile.h"
#include "model/storage/storage.h"

#include <map>
#include <memory>
#include <vector>

namespace tensordesk {

/// The content of a Parquet file.
struct ParquetContent {
    TensorDict root;
    std::vector<Finding> findings;
    std::map<KeyPath, PythonValue::Dict> valueNames;  ///< see EntryNotes
    bool isTensorDict = false;                        ///< this program wrote the file
};

/// Returns the rows of a Parquet table as a tensordict with batch size `[rows]`: numbers, also in lists of a fixed length, are leaves
/// `[rows, ...]`, NaN where they are null; structs are nested levels; lists that differ in length are ragged leaves; encoded images,
/// as bytes or in a struct of `bytes` and `path`, are leaves of pixels; everything else are non-tensor values, one per row. Reads
/// only the footer: entries of the last three kinds are read when they are opened. Uses the names that pandas, Hugging Face's
/// datasets and this program store in the metadata.
[[nodiscard]] ParquetContent contentOf(const std::shared_ptr<const ParquetFile>& file);

}  // namespace tensordesk
