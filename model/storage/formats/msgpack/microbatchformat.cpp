// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/msgpack/microbatchformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/msgpack/microbatches.h"
#include "model/storage/formats/msgpack/microbatchstorage.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <algorithm>
#include <string>

namespace tensordesk {
namespace {

class MicroBatchFormat final : public ReadFormat {
public:
    MicroBatchFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "micro-batches of prime-rl"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Micro-batches of prime-rl"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Micro-batches of prime-rl"),
                     Message("Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            if (!isFile(path)) {
                return false;
            }
            const Descriptor file = openFile(path, O_RDONLY);
            constexpr int64_t kHead = 32;
            std::string head(static_cast<std::size_t>(std::min(FileState::ofOpen(file.get(), path).size, kHead)), '\0');
            readAt(file, head.data(), head.size(), 0, path);
            return beginsAsMicroBatches(head);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions&) const override
    {
        return std::make_unique<MicroBatchStorage>(path);
    }
};

}  // namespace

const Format& microBatchFormat()
{
    static const MicroBatchFormat format;
    return format;
}

}  // namespace tensordesk
