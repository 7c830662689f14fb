// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/numpy/npyheader.h"
#include "model/storage/rawbytes/singlefile.h"
#include "model/storage/storage.h"
#include "model/storage/zip/packedleaf.h"

namespace tensordesk {

/// Shows the array whose .npy file of `size` bytes begins at byte `begin` of `file`: a leaf, or, of texts, their nested lists.
/// Throws why it cannot be shown.
[[nodiscard]] Entry openNpy(const std::shared_ptr<SingleFile>& file, int64_t begin, int64_t size, const KeyPath& path,
                            const SourceDecorator& decorate);

/// Shows the array in a packed member of an archive; nothing but its header is unpacked before someone looks.
[[nodiscard]] Entry openPackedNpy(const std::shared_ptr<UnpackedMembers>& members, const ZipMember& member);

}  // namespace tensordesk
