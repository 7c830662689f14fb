// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5storing.h"

#include "model/storage/formats/hdf5/filters/h5filters.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5foreign.h"

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

/// Returns an impossible statement in the description of a dataset, which the library would trust and read beyond its memory.
Message contradiction(hid_t dataset, hid_t creation)
{
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    if (H5Pget_layout(creation) == H5D_CHUNKED) {
        std::array<hsize_t, H5S_MAX_RANK> chunk{};
        const int dims = h5Check(H5Pget_chunk(creation, H5S_MAX_RANK, chunk.data()), "Cannot read the layout");
        if (const int own = H5Sget_simple_extent_ndims(space.get()); dims != own) {
            return Message("The description of the dataset is damaged: its chunks have {} dims, its shape {}", dims, own);
        }
    }
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    if (!holdsItsParts(type.get())) {
        return Message("The description of the dataset is damaged: parts of its elements reach past their end");
    }
    const hssize_t count = H5Sget_simple_extent_npoints(space.get());
    // In memory, texts and sequences may take more than their references in the file, but not twice as much.
    const bool grows = H5Tdetect_class(type.get(), H5T_VLEN) > 0 || H5Tdetect_class(type.get(), H5T_STRING) > 0;
    const std::size_t size = H5Tget_size(type.get()) / (grows ? 2 : 1);
    const std::optional<hsize_t> room = roomOf(dataset, creation);
    if (room && count > 0 && size > 0 && static_cast<hsize_t>(count) > *room / size) {
        return Message("The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes", count,
                       H5Tget_size(type.get()), *room);
    }
    return {};
}

/// Returns the sizes of a chunk; empty if they are not as many as the dims of the dataset.
Shape chunkOf(hid_t dataset, hid_t creation)
{
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    const int dims = h5Check(H5Pget_chunk(creation, H5S_MAX_RANK, sizes.data()), "Cannot read the layout");
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    return dims == H5Sget_simple_extent_ndims(space.get()) ? Shape(sizes.begin(), sizes.begin() + dims) : Shape();
}

}  // namespace

Message missingFilter(hid_t creation)
{
    const int filters = std::max(0, H5Pget_nfilters(creation));
    for (int number = 0; number < filters; ++number) {
        std::array<char, 64> name{};
        std::size_t count = 0;
        unsigned flags = 0, config = 0;
        const H5Z_filter_t filter = H5Pget_filter2(creation, static_cast<unsigned>(number), &flags, &count, nullptr,
                                                   name.size() - 1, name.data(), &config);
        if (filter > 0 && H5Zfilter_avail(filter) <= 0) {
            const std::string known = knownFilter(filter);
            const Message label = !known.empty()  ? Message::verbatim(known)
                                : name[0] != '\0' ? Message::verbatim(name.data())
                                                  : Message("number {}", filter);
            return Message("The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 "
                           "(`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins",
                           label, filter);
        }
    }
    return {};
}

H5Storing storingOf(H5File& file, hid_t dataset)
{
    if (const auto offset = offsetOfNumbers(dataset)) {
        return {.layout = H5D_CONTIGUOUS, .offset = offset};
    }
    const H5Properties creation = creationOf(dataset);
    H5Storing storing{.layout = H5Pget_layout(creation.get()), .problem = contradiction(dataset, creation.get())};
    if (storing.layout == H5D_CHUNKED) {
        storing.chunk = chunkOf(dataset, creation.get());
    }
    if (!storing.problem.empty()) {
        return storing;
    }
    try {
        if (const auto files = checkForeignData(file, creation.get()); !files.empty()) {
            storing.foreign = files.front();
        }
        storing.problem = missingFilter(creation.get());
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        storing.problem = error.reason();
    }
    return storing;
}

}  // namespace tensordesk
