// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/memmap/memmapstorage.h"
#include "model/storage/formats/memmap/memmapwriter.h"

namespace tensordesk {

namespace {

class MemmapFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "memmap folder"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Memmap folder"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Memmap folders"),
            {""},
            {},
            "",
            true,
            "float8 and other dtypes that Python's loader does not know, the keys shape, device and _type, and ragged tensors whose parts are not rows",
            false,
            true,
        };
        return row;
    }
    [[nodiscard]] bool recognises(const std::string& path) const override { return isFile(joined(path, kMetaFile)); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<MemmapStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkMemmapEntry, .keepsMembers = true};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a memmap folder cannot be compressed; leave the compression out").inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::Folder, options.overwrite).with([&](const std::string& folder) {
            FolderSink files;
            MemmapWriter(files, progress, totalBytes(td), options.withoutDevice ? "None" : "cpu").writeTensorDict(folder, td, {});
        });
    }
};

}  // namespace

const Format& memmapFormat()
{
    static const MemmapFormat format;
    return format;
}

}  // namespace tensordesk
