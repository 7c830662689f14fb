// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <string>

namespace tensordesk {

// Note [Filters of others]
// Compressions beyond gzip and szip reach HDF5 as plug-ins, which few have installed. Those that take no more than a library that
// is there anyway are told to HDF5 by this program and by the probe, which unpacks chunks first. They write too, so that elements
// can be edited in place: what they cannot pack they leave to HDF5, which then stores the chunk as it is if the file allows that.

// As the HDF Group has registered them.
inline constexpr H5Z_filter_t kLzfFilter = 32000;
inline constexpr H5Z_filter_t kBloscFilter = 32001;
inline constexpr H5Z_filter_t kZstdFilter = 32015;

/// Tells HDF5 of lzf, blosc and zstd. Once is enough; REQUIRES: nobody else uses the library meanwhile.
void registerFilters();

/// What a filter is called and which plug-in brings it, of those that are registered with the HDF Group; empty for others.
[[nodiscard]] std::string knownFilter(H5Z_filter_t number);

}  // namespace tensordesk
