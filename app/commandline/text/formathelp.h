// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the words with commas and a conjunction before the last one: `a, b or c` for `last` = "or".
[[nodiscard]] std::string listed(const std::vector<std::string>& words, const std::string& last);

// Texts of `--help` on the formats, made from their rows.

/// Returns `.h5 or .hdf5 for HDF5, none for a memmap folder`.
[[nodiscard]] std::string endingsHelp();
/// Returns `gzip:1 to gzip:9 for HDF5`.
[[nodiscard]] std::string compressionHelp();
/// Returns the values of `--chunks`, and the formats that have chunks.
[[nodiscard]] std::string chunksHelp();
/// Returns a sentence per format: the entries that it cannot store.
[[nodiscard]] std::string limitsHelp();

}  // namespace tensordesk
