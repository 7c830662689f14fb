// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchsaveformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/torchsave/torchsavestorage.h"
#include "model/storage/formats/torchsave/torchsavewriter.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class TorchSaveFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "torch.save file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "File of torch.save"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Files of torch.save"),
            {".pt", ".pth"},
            {},
            "",
            false,
            "batch sizes, names, locks and classes, since tensordicts become plain dicts that torch.load takes with "
            "weights_only=True and lazy stacks of members that differ become lists of them, quantized dtypes, and pickled objects",
        };
        return row;
    }
    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return isTorchSaveFile(path);
        } catch (const Error&) {
            return false;
        }
    }
    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<TorchSaveStorage>(path, options);
    }
    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a file of torch.save is written without compression; leave it out").inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeTorchSave(td, file, progress);
        });
    }
};

}  // namespace

const Format& torchSaveFormat()
{
    static const TorchSaveFormat format;
    return format;
}

}  // namespace tensordesk
