// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrformat.h"

#include "model/storage/arrays/chunked/chunklayout.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/zarr/stores/zarrarchive.h"
#include "model/storage/formats/zarr/stores/zarrfolder.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/storage/formats/zarr/zarrstorage.h"
#include "model/storage/formats/zarr/zarrwriter.h"

namespace tensordesk {

namespace {

class ZarrFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "zarr store"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Zarr store"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Zarr stores"),
            {".zarr"},
            {{"", QT_TRANSLATE_NOOP("tensordesk::Format", "None: largest, fastest")},
             {"zstd:3", QT_TRANSLATE_NOOP("tensordesk::Format", "zstd 3: fast, small")},
             {"blosc:5", QT_TRANSLATE_NOOP("tensordesk::Format", "blosc 5: fast, numbers smaller")},
             {"gzip:4", QT_TRANSLATE_NOOP("tensordesk::Format", "gzip 4: balanced")}},
            kCompressions,
            false,
            "bfloat16, complex32 and float8, ragged tensors, lazy stacks of members that differ in keys or shapes, the keys '', "
            "'.', '..' and 'zarr.json', and keys with a slash or a backslash",
            true,
            true,
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        return isFile(joined(path, kZarrFile)) || isFile(joined(path, kOldGroupFile)) || isFile(joined(path, kOldArrayFile))
            || isZarrArchive(path);
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        std::shared_ptr<ZarrStore> store;
        if (isFolder(path))
            store = std::make_shared<ZarrFolder>(withoutTrailingSlashes(path));
        else
            store = std::make_shared<ZarrArchive>(path);
        return std::make_unique<ZarrStorage>(std::move(store), options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkZarrEntry};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        AtomicWrite(path, AtomicWrite::Kind::Folder, options.overwrite).with([&](const std::string& folder) {
            writeZarr(td, folder, ChunkLayout{Compression::parse(options.compression), options.chunks}, progress);
        });
    }
};

}  // namespace

const Format& zarrFormat()
{
    static const ZarrFormat format;
    return format;
}

}  // namespace tensordesk
