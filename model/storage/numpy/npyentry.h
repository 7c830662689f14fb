// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/numpy/npyheader.h"
#include "model/storage/rawbytes/singlefile.h"
#include "model/storage/storage.h"
#include "model/storage/zip/packedleaf.h"

namespace tensordesk {

/// Returns the array whose .npy file of `size` bytes begins at byte `begin` of `file`: a leaf; of texts nested lists; of records a
/// level with their fields; of Python objects what their pickle describes. Throws if it cannot be shown.
[[nodiscard]] Entry openNpy(const std::shared_ptr<SingleFile>& file, int64_t begin, int64_t size, const KeyPath& path,
                            const SourceDecorator& decorate);

/// Returns the array in a packed member of an archive. Of numbers, nothing but the header is unpacked before they are read.
[[nodiscard]] Entry openPackedNpy(const std::shared_ptr<UnpackedMembers>& members, const ZipMember& member, const KeyPath& path);

}  // namespace tensordesk
