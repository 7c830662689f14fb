// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/stores/zarrfile.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/message.h"

#include <fcntl.h>

#include <utility>

namespace tensordesk {

ZarrBytes ZarrFile::read(int64_t offset, int64_t size) const
{
    checkFits(static_cast<double>(size), Message("a packed chunk"));
    ZarrBytes bytes = ZarrBytes::ofSize(static_cast<std::size_t>(size));
    fetch(offset, bytes.data.get(), bytes.size);
    return bytes;
}

ZarrFile openZarrFile(const std::string& path)
{
    auto descriptor = std::make_shared<const Descriptor>(openFile(path, O_RDONLY | O_NONBLOCK));
    const FileState state = FileState::ofOpen(descriptor->get(), path);
    if (!state.isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    ZarrFile file{path, state.size, {}};
    file.fetch = [descriptor = std::move(descriptor), path](int64_t offset, std::byte* to, std::size_t size) {
        readAt(*descriptor, to, size, offset, path);
    };
    file.place = ChunkLocation{state, 0};
    return file;
}

}  // namespace tensordesk
