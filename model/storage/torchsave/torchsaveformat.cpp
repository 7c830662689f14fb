// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/torchsave/torchsaveformat.h"

#include "model/storage/torchsave/torchsavestorage.h"
#include "model/storage/translatable.h"
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
            return isTorchSaveFile(path);
        } catch (const Error&) {
            return false;
        }
    }
    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<TorchSaveStorage>(path, options);
    }
    void write(const TensorDict&, const std::string& path, const WriteOptions&, Progress&) const override
    {
        throw Error(ErrorKind::NotImplementedError,
                    "files of torch.save cannot be written; save as a memmap folder or an HDF5 file")
            .inFile(path);
    }
};

}  // namespace

const Format& torchSaveFormat()
{
    static const TorchSaveFormat format;
    return format;
}

}  // namespace tensordesk
