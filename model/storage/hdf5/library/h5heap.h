// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileoverlay.h"
#include "model/storage/hdf5/library/h5id.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace tensordesk {

/// Where a file keeps what elements of variable length hold. HDF5 1.10 believes the addresses in the elements and the sizes in the
/// heap, so that a damaged file would make it read and write outside its buffers: it is not asked to follow them. OSError for
/// what is damaged. REQUIRES: H5Lock held, from making it on.
class GlobalHeap {
public:
    /// The heap of the file of `object`, anything open in it.
    explicit GlobalHeap(hid_t object);

    [[nodiscard]] std::size_t addressSize() const noexcept { return m_addressSize; }
    /// The items of a raw element, Note [Raw elements], of `itemSize` bytes each; valid until the next call.
    [[nodiscard]] std::string_view sequence(const char* element, uint64_t itemSize);
    /// One object in the heap; valid until the next call.
    [[nodiscard]] std::string_view object(uint64_t address, uint64_t index);

private:
    /// Objects by index: where they begin in `bytes`, and their sizes.
    struct Collection {
        std::string bytes;
        std::unordered_map<uint64_t, std::pair<uint64_t, uint64_t>> objects;
    };
    std::string bytes(uint64_t offset, uint64_t count) const;
    const Collection& collectionAt(uint64_t address);

    H5FileId m_file;
    std::shared_ptr<FileOverlay> m_overlay;  ///< while it is edited
    std::size_t m_addressSize = 8, m_lengthSize = 8;
    hsize_t m_base = 0;
    int m_descriptor = -1;
    uint64_t m_size = 0, m_held = 0;
    std::unordered_map<uint64_t, Collection> m_collections;
};

}  // namespace tensordesk
