// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/parquet/parquetstorage.h"
#include "model/storage/formats/parquet/parquetwriter.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <iterator>
#include <memory>
#include <string_view>

namespace tensordesk {

namespace {

class ParquetFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            "Parquet",
            QT_TRANSLATE_NOOP("tensordesk::Format", "Parquet table"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Parquet tables"),
            {".parquet"},
            {{"", QT_TRANSLATE_NOOP("tensordesk::Format", "None: largest, fastest")},
             {"snappy", QT_TRANSLATE_NOOP("tensordesk::Format", "Snappy: fast, what pyarrow writes")},
             {"zstd:3", QT_TRANSLATE_NOOP("tensordesk::Format", "zstd 3: fast, small")},
             {"zstd:15", QT_TRANSLATE_NOOP("tensordesk::Format", "zstd 15: smaller, slow")}},
            "snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22",
            false,
            "bfloat16, float8 and complex numbers, lazy stacks of members that differ in keys, and values other than text, bytes, "
            "bools and numbers, of one type in a column",
        };
        return row;
    }
    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            constexpr std::string_view magic = "PAR1";
            return isFile(path) && SingleFile(path).read(0, std::ssize(magic)) == magic;
        } catch (const Error&) {
            return false;
        }
    }
    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkParquetEntry, .keepsRagged = true, .joint = "/"};
        return &limits;
    }
    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions&) const override
    {
        return std::make_unique<ParquetStorage>(path);
    }
    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeParquet(td, openFile(file, O_WRONLY), path, ParquetCodec::parse(options.compression), progress);
        });
    }
};

}  // namespace

const Format& parquetFormat()
{
    static const ParquetFormat format;
    return format;
}

}  // namespace tensordesk
