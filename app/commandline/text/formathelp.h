// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// `a, b or c`; `last`: "or".
[[nodiscard]] std::string listed(const std::vector<std::string>& words, const std::string& last);

// What `--help` says of the formats, made from their rows.

/// `.h5 or .hdf5 for HDF5, none for a memmap folder`.
[[nodiscard]] std::string endingsHelp();
/// `gzip:1 to gzip:9 for HDF5`.
[[nodiscard]] std::string compressionHelp();
/// What `--chunks` takes, and which formats have any.
[[nodiscard]] std::string chunksHelp();
/// A sentence a format: what it cannot hold.
[[nodiscard]] std::string limitsHelp();

}  // namespace tensordesk
