// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <string>

namespace tensordesk {

// Note [Third-party filters] HDF5 supports compressions beyond gzip and szip by plug-ins, which few users have installed. Filters
// that only need a library that the program has anyway are registered with HDF5 by this program and by the probe, which
// decompresses chunks first. They also compress, so that elements can be edited in place. If they cannot compress a chunk, HDF5
// stores it uncompressed if the file allows that.

// Numbers registered with the HDF Group.
inline constexpr H5Z_filter_t kLzfFilter = 32000;
inline constexpr H5Z_filter_t kBloscFilter = 32001;
inline constexpr H5Z_filter_t kZstdFilter = 32015;

/// Registers lzf, blosc and zstd with HDF5. Call it once. REQUIRES: no other thread uses the library meanwhile.
void registerFilters();

/// Returns the name of a filter and the plug-in that provides it, for filters registered with the HDF Group; empty for others.
[[nodiscard]] std::string knownFilter(H5Z_filter_t number);

}  // namespace tensordesk
