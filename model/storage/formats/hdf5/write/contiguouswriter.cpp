// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/contiguouswriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/storage/formats/hdf5/library/h5overlay.h"

#include <sys/uio.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace tensordesk {
namespace {

constexpr std::size_t kMostRuns = 1024;  // IOV_MAX of Linux and macOS

/// Writes all bytes of `runs`, some of them more than once if the system takes less than it is given.
void writeRuns(int file, std::vector<iovec>& runs, int64_t offset)
{
    for (std::size_t first = 0; first < runs.size();) {
        const std::size_t count = std::min(runs.size() - first, kMostRuns);
        ssize_t written = ::pwritev(file, &runs[first], static_cast<int>(count), offset);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            throw systemError(written < 0 ? errno : ENOSPC, "cannot be written", {});
        }
        offset += written;
        for (; first < runs.size() && written >= static_cast<ssize_t>(runs[first].iov_len); ++first) {
            written -= static_cast<ssize_t>(runs[first].iov_len);
        }
        if (written > 0) {
            runs[first].iov_base = static_cast<std::byte*>(runs[first].iov_base) + written;
            runs[first].iov_len -= static_cast<std::size_t>(written);
        }
    }
}

}  // namespace

ContiguousWriter::ContiguousWriter(hid_t dataset, int64_t bytes)
{
    const H5Lock lock;
    const haddr_t offset = H5Dget_offset(dataset);
    const H5FileId file(h5Check(H5Iget_file_id(dataset), "Cannot write the elements"));
    void* descriptor = nullptr;
    h5Check(H5Fget_vfd_handle(file.get(), H5P_DEFAULT, &descriptor), "Cannot write the elements");
    if (offset == HADDR_UNDEF || descriptor == nullptr) {
        throw h5Error("Cannot write the elements");
    }
    m_offset = static_cast<int64_t>(offset);
    m_overlay = overlayOf(file.get());
    if (m_overlay) {
        return;
    }
    m_file = *static_cast<const int*>(descriptor);
    reserveSpace(m_file, m_offset, bytes, {});
}

void ContiguousWriter::append(const BlocksAhead::Elements& elements)
{
    const int64_t item = elements.tensor.element_size();
    auto* from = static_cast<std::byte*>(elements.tensor.data_ptr());
    std::vector<iovec> runs(static_cast<std::size_t>(elements.runs));
    for (iovec& run : runs) {
        run = {from, static_cast<std::size_t>(elements.runLength * item)};
        from += elements.stride * item;
    }
    if (m_overlay) {
        int64_t offset = m_offset;
        for (const iovec& run : runs) {
            m_overlay->write(offset, run.iov_base, run.iov_len);
            offset += static_cast<int64_t>(run.iov_len);
        }
    } else {
        writeRuns(m_file, runs, m_offset);
    }
    m_offset += elements.runs * elements.runLength * item;
}

}  // namespace tensordesk
