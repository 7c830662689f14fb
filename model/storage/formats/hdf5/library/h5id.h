// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5lock.h"

#include <utility>

namespace tensordesk {

/// Owns an id of the HDF5 library and closes it; a default-constructed one is empty. A file stays open as long as any id of it
/// exists.
template <herr_t (*Close)(hid_t)>
class H5Id {
public:
    H5Id() = default;
    explicit H5Id(hid_t id) noexcept : m_id(id) { }
    H5Id(H5Id&& other) noexcept : m_id(std::exchange(other.m_id, H5I_INVALID_HID)) { }
    H5Id& operator=(H5Id&& other) noexcept
    {
        std::swap(m_id, other.m_id);
        return *this;
    }
    ~H5Id() { reset(); }

    [[nodiscard]] hid_t get() const noexcept { return m_id; }
    explicit operator bool() const noexcept { return m_id >= 0; }
    void reset() noexcept
    {
        if (m_id >= 0) {
            const H5Lock lock;
            Close(std::exchange(m_id, H5I_INVALID_HID));
        }
    }

private:
    hid_t m_id = H5I_INVALID_HID;
};

using H5FileId = H5Id<H5Fclose>;
using H5Object = H5Id<H5Oclose>;  ///< a group, a dataset or a named type
using H5Dataset = H5Id<H5Dclose>;
using H5Group = H5Id<H5Gclose>;
using H5Space = H5Id<H5Sclose>;
using H5Type = H5Id<H5Tclose>;
using H5Attribute = H5Id<H5Aclose>;
using H5Properties = H5Id<H5Pclose>;

}  // namespace tensordesk
