// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/transaction/fileoverlay.h"
#include "model/storage/formats/hdf5/library/h5id.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace tensordesk {

/// Reads the global heap, in which a file stores elements of variable length. HDF5 1.10 trusts the addresses in the elements and
/// the sizes in the heap, so that a damaged file would make it read and write outside of its buffers. This class checks the
/// addresses and sizes, and reads the heap itself. Throws OSError for damage. REQUIRES: H5Lock held while it exists.
class GlobalHeap {
public:
    /// Makes the heap of the file of `object`, any open object in it.
    explicit GlobalHeap(hid_t object);

    [[nodiscard]] std::size_t addressSize() const noexcept { return m_addressSize; }
    /// Returns the items, `itemSize` bytes each, of a raw element (Note [Raw elements]); valid until the next call.
    [[nodiscard]] std::string_view sequence(const char* element, uint64_t itemSize);
    /// Returns one object of the heap; valid until the next call.
    [[nodiscard]] std::string_view object(uint64_t address, uint64_t index);

private:
    /// Offsets in `bytes` and sizes of objects, by index.
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
