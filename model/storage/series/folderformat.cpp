// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/folderformat.h"

#include "model/storage/formats/common/translatable.h"
#include "model/storage/series/collectedstorage.h"
#include "model/storage/series/foldertree.h"
#include "model/storage/series/sniff.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class FolderFormat final : public ReadFormat {
public:
    FolderFormat()
        : ReadFormat("folder of several of these", QT_TRANSLATE_NOOP("tensordesk::Format", "Folder of several files"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Folders of several files"),
                     Message("cannot be written as several files; save it as a memmap folder"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return !dataWithin(path) && holdsSeveral(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        auto parts = std::make_shared<CollectedParts>();
        TensorDict root = folderTree(path, options, parts);
        return std::make_unique<CollectedStorage>(path, "folder of several files", std::move(root), std::move(parts));
    }
};

}  // namespace

const Format& folderFormat()
{
    static const FolderFormat format;
    return format;
}

}  // namespace tensordesk
