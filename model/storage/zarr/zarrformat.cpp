// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrformat.h"

#include "model/storage/fileio.h"
#include "model/storage/translatable.h"
#include "model/storage/zarr/zarrattributes.h"
#include "model/storage/zarr/zarrstorage.h"
#include "model/tensordict/base/error.h"

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
            {},
            {},
            "",
            false,
            "",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        return isFile(joined(path, kZarrFile)) || isFile(joined(path, kOldGroupFile)) || isFile(joined(path, kOldArrayFile));
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<ZarrStorage>(path, options);
    }

    void write(const TensorDict&, const std::string& path, const WriteOptions&, Progress&) const override
    {
        throw Error(ErrorKind::NotImplementedError, "zarr stores cannot be written; save as a memmap folder or an HDF5 file")
            .inFile(path);
    }
};

}  // namespace

const Format& zarrFormat()
{
    static const ZarrFormat format;
    return format;
}

}  // namespace tensordesk
