// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/consolidated/consolidatedstorage.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"
#include "model/storage/formats/consolidated/consolidatedwriter.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class ConsolidatedFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "consolidated file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Consolidated file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Consolidated files"),
            {".tdc"},
            {},
            "",
            false,
            "float8, ragged tensors, the class of a tensorclass at the root, values that JSON cannot express, and levels under the "
            "keys cls, leaves, non_tensors, cls_metadata and size",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override { return isConsolidated(path); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<ConsolidatedStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkConsolidatedEntry, .keepsMembers = true};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a consolidated file cannot be compressed; leave the compression out").inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeConsolidated(td, file, progress);
        });
    }
};

}  // namespace

const Format& consolidatedFormat()
{
    static const ConsolidatedFormat format;
    return format;
}

}  // namespace tensordesk
