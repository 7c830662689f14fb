// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/hdf5format.h"

#include "model/storage/arrays/chunked/chunklayout.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/hdf5/h5storage.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/write/h5writer.h"

#include <fcntl.h>

namespace tensordesk {
namespace {

class Hdf5Format final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            "HDF5",
            QT_TRANSLATE_NOOP("tensordesk::Format", "HDF5 file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "HDF5 files"),
            {".h5", ".hdf5"},
            {{"", QT_TRANSLATE_NOOP("tensordesk::Format", "None: largest, fastest")},
             {"gzip:1", QT_TRANSLATE_NOOP("tensordesk::Format", "gzip 1: fast")},
             {"gzip:4", QT_TRANSLATE_NOOP("tensordesk::Format", "gzip 4: balanced")},
             {"gzip:9", QT_TRANSLATE_NOOP("tensordesk::Format", "gzip 9: small, slow")},
             {"zstd:3", QT_TRANSLATE_NOOP("tensordesk::Format", "zstd 3: small, fast; Python needs hdf5plugin")},
             {"blosc:5", QT_TRANSLATE_NOOP("tensordesk::Format", "Blosc 5: fastest; Python needs hdf5plugin")}},
            kCompressions,
            false,
            "bfloat16 and float8, lazy stacks of members that differ in keys or shapes, keys with a slash, and values other "
            "than numbers, text and lists of them",
            true,
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return hasH5Signature(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<H5Storage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkH5Entry};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& temporary) {
            const ChunkLayout layout{Compression::parse(options.compression), options.chunks};
            const int64_t total = totalBytes(td);
            H5FileId file;
            {
                const H5Lock lock;
                file = H5FileId(h5Check(H5Fcreate(temporary.c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, withoutLocking().get()),
                                        "Cannot create the file"));
            }
            // HDF5 truncates the file it creates. ext4 takes that for an overwriting and would have the next close wait until
            // all is allocated on disk; this close, while there is nothing, is that next one.
            static_cast<void>(openFile(temporary, O_RDONLY));
            H5Writer(layout, progress, total).writeContent(file.get(), td);
            const H5Lock lock;
            h5Check(H5Fflush(file.get(), H5F_SCOPE_GLOBAL), "Cannot write to disk");
        });
    }
};

}  // namespace

const Format& hdf5Format()
{
    static const Hdf5Format format;
    return format;
}

}  // namespace tensordesk
