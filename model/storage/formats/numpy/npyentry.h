// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/raw/packedleaf.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/formats/numpy/npyheader.h"
#include "model/storage/storage.h"

namespace tensordesk {

/// Returns the array whose .npy file of `size` bytes starts at byte `begin` of `file`: a leaf; for texts nested lists; for
/// structured dtypes a level with their fields; for Python objects the content of their pickle. Throws if it cannot be shown.
[[nodiscard]] Entry openNpy(const std::shared_ptr<SingleFile>& file, int64_t begin, int64_t size, const KeyPath& path,
                            const SourceDecorator& decorate);

/// Returns the array in a compressed member of an archive. For numbers, decompresses only the header until they are read.
[[nodiscard]] Entry openPackedNpy(const std::shared_ptr<UnpackedMembers>& members, const ZipMember& member, const KeyPath& path);

}  // namespace tensordesk
