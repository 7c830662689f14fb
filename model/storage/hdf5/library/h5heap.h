// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <cstddef>

namespace tensordesk {

/// Throws OSError unless every text or list that the elements of `dataset` refer to lies within a sound
/// heap of the file. HDF5 1.10 believes these references and the sizes in the heap, so that a damaged
/// file would make it read and write outside its buffers. Reads the references, 16 bytes an element.
/// `itemSize`: bytes of one item of a list, 1 for text. REQUIRES: H5Lock held; the probe has seen its values.
void checkVariableLengthData(hid_t dataset, std::size_t itemSize);

}  // namespace tensordesk
