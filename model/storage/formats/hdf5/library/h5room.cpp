// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5room.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5types.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns how many bytes of a contiguous dataset, which begins at `offset`, are inside the file.
hsize_t bytesAt(hid_t dataset, haddr_t offset)
{
    const H5FileId file(h5Check(H5Iget_file_id(dataset), "Cannot read the size of the file"));
    hsize_t end = 0;
    h5Check(H5Fget_filesize(file.get(), &end), "Cannot read the size of the file");
    return std::min<hsize_t>(H5Dget_storage_size(dataset), end > offset ? end - offset : 0);
}

}  // namespace

H5Properties creationOf(hid_t dataset)
{
    return H5Properties(h5Check(H5Dget_create_plist(dataset), "Cannot read the layout"));
}

std::optional<hsize_t> roomOf(hid_t dataset, hid_t creation)
{
    const H5D_layout_t layout = H5Pget_layout(creation);
    if (layout == H5D_COMPACT) {
        return H5Dget_storage_size(dataset);
    }
    const haddr_t offset = layout == H5D_CONTIGUOUS ? H5Dget_offset(dataset) : HADDR_UNDEF;
    return offset == HADDR_UNDEF ? std::nullopt : std::optional(bytesAt(dataset, offset));
}

std::optional<haddr_t> offsetOfNumbers(hid_t dataset)
{
    const haddr_t offset = H5Dget_offset(dataset);  // only of contiguous elements in this file
    if (offset == HADDR_UNDEF) {
        takeH5Cause();
        return std::nullopt;
    }
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    const H5T_class_t kind = H5Tget_class(type.get());
    if ((kind != H5T_INTEGER && kind != H5T_FLOAT && kind != H5T_ENUM) || !holdsItsParts(type.get())) {
        return std::nullopt;
    }
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    const hssize_t count = H5Sget_simple_extent_npoints(space.get());
    const std::size_t size = H5Tget_size(type.get());
    const bool isInside = count >= 0 && size > 0 && static_cast<hsize_t>(count) <= bytesAt(dataset, offset) / size;
    return isInside ? std::optional(offset) : std::nullopt;
}

}  // namespace tensordesk
