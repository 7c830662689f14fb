// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/storage/storage.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The content of an array of Python objects.
struct NpyObjects {
    Entry entry;
    std::vector<Finding> findings;
    std::map<KeyPath, StoredLevel> levels;  ///< the kinds of levels that are not dicts
};

/// Reads the objects of an array, which numpy stores as a pickle, like a pickle file: nothing in it is run. A single object is
/// shown itself, as for `numpy.save` of a dict. `file`: the file of the pickle, from byte `offset` on; null if it was decompressed.
/// Throws ValueError if the pickle is damaged.
[[nodiscard]] NpyObjects npyObjects(std::string_view pickle, const std::shared_ptr<ByteFile>& file, int64_t offset,
                                    const KeyPath& path, const SourceDecorator& decorate);

}  // namespace tensordesk
