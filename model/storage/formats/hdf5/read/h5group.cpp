// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5group.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/tensordict/base/progressscope.h"

#include <exception>

namespace tensordesk {
namespace {

struct Listing {
    std::vector<H5Link> links;
    std::exception_ptr failure;
};

herr_t appendLink(hid_t, const char* name, const H5L_info_t* info, void* data) noexcept
{
    auto& listing = *static_cast<Listing*>(data);
    try {
        ProgressScope::step();
        listing.links.push_back({name, info->type, info->type == H5L_TYPE_HARD ? info->u.address : HADDR_UNDEF});
        return 0;
    } catch (...) {
        listing.failure = std::current_exception();
        return -1;
    }
}

}  // namespace

std::vector<H5Link> linksOf(hid_t group)
{
    Listing listing;
    hsize_t position = 0;
    const herr_t status = H5Literate(group, H5_INDEX_NAME, H5_ITER_NATIVE, &position, appendLink, &listing);
    if (listing.failure) {
        std::rethrow_exception(listing.failure);
    }
    h5Check(status, "Cannot list the group");
    std::sort(listing.links.begin(), listing.links.end(), [](const H5Link& a, const H5Link& b) { return a.name < b.name; });
    return std::move(listing.links);
}

std::string linkTarget(hid_t group, const H5Link& link)
{
    H5L_info_t info{};
    if (H5Lget_info(group, link.name.c_str(), &info, H5P_DEFAULT) < 0 || info.type == H5L_TYPE_HARD || info.u.val_size == 0
        || info.u.val_size > 65536) {
        return {};
    }
    std::vector<char> value(info.u.val_size + 1, '\0');
    if (H5Lget_val(group, link.name.c_str(), value.data(), info.u.val_size, H5P_DEFAULT) < 0) {
        return {};
    }
    if (info.type == H5L_TYPE_SOFT) {
        return value.data();
    }
    const char *file = nullptr, *object = nullptr;
    if (info.type == H5L_TYPE_EXTERNAL && H5Lunpack_elink_val(value.data(), info.u.val_size, nullptr, &file, &object) >= 0) {
        return std::string(file) + ":" + object;
    }
    return {};
}

std::string placeOf(const KeyPath& path)
{
    std::string place;
    for (const PathElement& element : path) {
        place += '/';
        place += element.key();
    }
    return place.empty() ? "/" : place;
}

void checkLinkName(const Key& key)
{
    if (key.empty() || key == "." || key.find('/') != Key::npos || key.find('\0') != Key::npos) {
        throw Error(ErrorKind::ValueError, "HDF5 cannot hold a key called {}; rename it, or save to a memmap folder",
                    stringLiteral(key));
    }
}

H5Identity identityOf(hid_t object)
{
    H5O_info_t info{};
    h5Check(H5Oget_info2(object, &info, H5O_INFO_BASIC), "Cannot inspect the object");
    return {info.fileno, info.addr, info.rc};
}

}  // namespace tensordesk
