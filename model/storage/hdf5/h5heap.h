// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

namespace tensordesk {

/// Throws OSError unless every text or list that the elements of `dataset` refer to lies within a sound
/// heap of the file. HDF5 1.10 believes these references and the sizes in the heap, so that a damaged
/// file would make it read and write outside its buffers. Checked for contiguous datasets, which is how
/// variable-length values are stored unless someone asks for chunks; the elements of chunked ones can
/// lie in the file compressed, out of reach here.
/// `itemSize`: bytes of one item of a list, 1 for text. REQUIRES: H5Lock held.
void checkVariableLengthData(hid_t dataset, std::size_t itemSize);

}  // namespace tensordesk
