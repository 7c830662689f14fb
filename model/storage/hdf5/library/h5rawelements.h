// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <cstddef>

namespace tensordesk {

// Note [Raw elements]
// An element of variable length lies in the file as a count, an address and an index in the heap there. The library gives
// these to nobody: it follows them as it converts them to what lies in memory, and believes them. So it is told of a
// conversion to opaque bytes that leaves them as they are: they are then read from every layout and through every filter,
// and can be checked before they are followed.

/// Bytes of an element in a file of such addresses: u32 count, the address, u32 index.
constexpr std::size_t rawElementSize(std::size_t addressSize)
{
    return 4 + addressSize + 4;
}

inline herr_t leaveRaw(hid_t from, hid_t to, H5T_cdata_t* data, std::size_t, std::size_t, std::size_t, void*, void*, hid_t) noexcept
{
    if (data->command != H5T_CONV_INIT)
        return 0;
    data->need_bkg = H5T_BKG_NO;
    return H5Tget_size(from) == H5Tget_size(to) ? 0 : -1;
}

/// The type by which H5Dread() gives raw elements; negative if the library will not. The caller closes it.
inline hid_t rawElementType(std::size_t addressSize)
{
    const hid_t opaque = H5Tcreate(H5T_OPAQUE, rawElementSize(addressSize));
    [[maybe_unused]] static const bool isTold = [&] {
        const hid_t variable = H5Tvlen_create(H5T_NATIVE_INT);
        H5Tregister(H5T_PERS_SOFT, "raw elements", variable, opaque, leaveRaw);
        H5Tclose(variable);
        return true;
    }();
    return opaque;
}

}  // namespace tensordesk
