// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/dcp/dcpformat.h"

#include "model/storage/formats/common/translatable.h"
#include "model/storage/series/dcp/dcpstorage.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class DcpFormat final : public ReadFormat {
public:
    DcpFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "distributed checkpoint"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Distributed checkpoint"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Distributed checkpoints"),
                     Message("distributed checkpoints are written by torch.distributed; save it as a memmap folder"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return isDcpFolder(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<DcpStorage>(path, options);
    }
};

}  // namespace

const Format& dcpFormat()
{
    static const DcpFormat format;
    return format;
}

}  // namespace tensordesk
