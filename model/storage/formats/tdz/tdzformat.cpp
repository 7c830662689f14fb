// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/tdzformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/memmap/memmapwriter.h"
#include "model/storage/formats/tdz/tdzstorage.h"
#include "model/storage/formats/tdz/tdzwriter.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class TdzFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "tdz archive"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Tdz archive"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Tdz archives"),
            {".tdz"},
            {},
            "",
            true,
            "float8 and other dtypes that Python's loader does not know, the keys shape, device and _type, and ragged tensors whose parts are not rows",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override { return isTdzArchive(path); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<TdzStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkMemmapEntry, .keepsMembers = true};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError,
                        "a .tdz archive is written without compression, so that it can be mapped; leave it out")
                .inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeTdz(td, file, options.withoutDevice ? "None" : "cpu", progress);
        });
    }
};

}  // namespace

const Format& tdzFormat()
{
    static const TdzFormat format;
    return format;
}

}  // namespace tensordesk
