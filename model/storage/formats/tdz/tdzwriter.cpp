// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/tdzwriter.h"

#include "model/storage/formats/memmap/memmapwriter.h"
#include "model/storage/formats/tdz/archivesink.h"

namespace tensordesk {

void writeTdz(const TensorDict& td, const std::string& path, const std::string& device, Progress& progress)
{
    ArchiveSink files(path);
    MemmapWriter writer(files, progress, totalBytes(td), device);
    writer.writeTensorDict(path, td, {});
    files.finish();
}

}  // namespace tensordesk
