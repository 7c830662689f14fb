// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/collected/checkpointformat.h"

#include "model/storage/collected/checkpointtree.h"
#include "model/storage/collected/collectedstorage.h"
#include "model/storage/translatable.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class CheckpointFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            "torchrl checkpoint",
            QT_TRANSLATE_NOOP("tensordesk::Format", "Checkpoint of torchrl"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Checkpoints of torchrl"),
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
        try {
            return isCheckpoint(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        auto parts = std::make_shared<CollectedParts>();
        TensorDict root = checkpointTree(path, options, parts);
        return std::make_unique<CollectedStorage>(path, row().name, std::move(root), std::move(parts));
    }

    void write(const TensorDict&, const std::string& path, const WriteOptions&, Progress&) const override
    {
        throw Error(ErrorKind::NotImplementedError, "checkpoints of torchrl are written by torchrl; save it as a memmap folder")
            .inFile(path);
    }
};

}  // namespace

const Format& checkpointFormat()
{
    static const CheckpointFormat format;
    return format;
}

}  // namespace tensordesk
