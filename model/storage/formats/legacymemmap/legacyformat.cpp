// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/legacymemmap/legacyformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/legacymemmap/legacymeta.h"
#include "model/storage/formats/legacymemmap/legacystorage.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class LegacyMemmapFormat final : public ReadFormat {
public:
    LegacyMemmapFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "memmap folder before 0.3"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Memmap folder before 0.3"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Memmap folders before 0.3"),
                     Message("memmap folders are written as tensordict does since 0.3; save it as a memmap folder"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override { return isFile(joined(path, kLegacyMetaFile)); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<LegacyMemmapStorage>(path, options);
    }
};

}  // namespace

const Format& legacyMemmapFormat()
{
    static const LegacyMemmapFormat format;
    return format;
}

}  // namespace tensordesk
