// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace tensordesk {

// Note [Raw elements] An element of variable length is stored as a count, an address and an index in the heap at that address. The
// library never returns these: it follows them when it converts elements to their form in memory, and trusts them. A conversion to
// opaque bytes, registered by this program, leaves the bytes unchanged. So they can be read from every layout and through every
// filter, and checked before they are followed.

/// Returns the bytes of an element in a file with addresses of this size: u32 count, the address, u32 index.
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

/// Returns the type with which H5Dread() returns raw elements; negative if the library fails. The caller closes it.
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

/// Returns `type` with raw elements for those of variable length, wherever they occur in it, and everything else as stored, so that
/// H5Dread() and H5Aread() convert nothing. Negative if the library fails. The caller closes it.
inline hid_t rawTypeOf(hid_t type, std::size_t addressSize, int depth = 0)
{
    constexpr int mostDepth = 64;
    if (type < 0 || depth > mostDepth)
        return H5I_INVALID_HID;
    const auto partOf = [&](hid_t part) {
        const hid_t raw = rawTypeOf(part, addressSize, depth + 1);
        if (part >= 0)
            H5Tclose(part);
        return raw;
    };
    switch (H5Tget_class(type)) {
    case H5T_VLEN: return rawElementType(addressSize);
    case H5T_STRING: return H5Tis_variable_str(type) > 0 ? rawElementType(addressSize) : H5Tcopy(type);
    case H5T_ARRAY: {
        std::array<hsize_t, H5S_MAX_RANK> sizes{};
        const int dims = H5Tget_array_ndims(type);
        const hid_t base = partOf(H5Tget_super(type));
        const hid_t raw = base < 0 || dims < 1 || dims > H5S_MAX_RANK || H5Tget_array_dims2(type, sizes.data()) < 0
                            ? H5I_INVALID_HID
                            : H5Tarray_create2(base, static_cast<unsigned>(dims), sizes.data());
        if (base >= 0)
            H5Tclose(base);
        return raw;
    }
    case H5T_COMPOUND: {
        // In memory the library represents members of variable length by pointers, so that sizes and offsets differ from those in
        // the file.
        std::vector<std::pair<std::size_t, unsigned>> members;
        for (int i = 0; i < H5Tget_nmembers(type); ++i)
            members.emplace_back(H5Tget_member_offset(type, static_cast<unsigned>(i)), static_cast<unsigned>(i));
        std::sort(members.begin(), members.end());
        std::vector<hid_t> parts;
        std::vector<std::ptrdiff_t> grown{0};
        for (const auto& [offset, member] : members) {
            const hid_t stored = H5Tget_member_type(type, member);
            const auto before = static_cast<std::ptrdiff_t>(stored < 0 ? 0 : H5Tget_size(stored));
            parts.push_back(partOf(stored));
            const auto after = static_cast<std::ptrdiff_t>(parts.back() < 0 ? 0 : H5Tget_size(parts.back()));
            grown.push_back(grown.back() + after - before);
        }
        hid_t raw = H5Tcreate(H5T_COMPOUND, H5Tget_size(type) + static_cast<std::size_t>(grown.back()));
        for (std::size_t i = 0; i < members.size(); ++i) {
            char* const name = H5Tget_member_name(type, members[i].second);
            if (raw >= 0
                && (name == nullptr || parts[i] < 0
                    || H5Tinsert(raw, name, members[i].first + static_cast<std::size_t>(grown[i]), parts[i]) < 0)) {
                H5Tclose(raw);
                raw = H5I_INVALID_HID;
            }
            H5free_memory(name);
            if (parts[i] >= 0)
                H5Tclose(parts[i]);
        }
        return raw;
    }
    default: return H5Tcopy(type);
    }
}

}  // namespace tensordesk
