// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/checkpoint/checkpointformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipverify.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/tdz/openedarchive.h"
#include "model/storage/series/checkpoint/checkpointfiles.h"
#include "model/storage/series/checkpoint/checkpointtree.h"
#include "model/storage/series/collectedstorage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {

namespace {

/// A checkpoint in an archive.
class CheckpointArchiveStorage final : public CollectedStorage {
public:
    CheckpointArchiveStorage(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                             const std::shared_ptr<CollectedParts>& parts)
        : CollectedStorage(archive->path(), checkpointFormat().row().name,
                           checkpointTree(checkpointArchive(archive, parts), options), parts),
          m_archive(archive)
    {
        for (const Message& oddity : archive->oddities())
            parts->note({Finding::Severity::Warning, {}, path(), oddity});
    }

    /// Also unpacks each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override
    {
        CollectedStorage::verify(report, progress);
        const ProgressScope scope(progress);
        verifyMembers(m_archive->bytes(), m_archive->directory(), [&](const ZipMember&, const Error& error) {
            report({Finding::Severity::Error, {}, path(), error.reason()});
        });
    }

private:
    std::shared_ptr<OpenedArchive> m_archive;
};

class CheckpointFormat final : public ReadFormat {
public:
    CheckpointFormat()
        : ReadFormat("torchrl checkpoint", QT_TRANSLATE_NOOP("tensordesk::Format", "Checkpoint of torchrl"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Checkpoints of torchrl"),
                     Message("checkpoints of torchrl are written by torchrl; save it as a memmap folder"))
    {
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
        if (isFile(path))
            return std::make_unique<CheckpointArchiveStorage>(
                std::make_shared<OpenedArchive>(FileStretch::whole(std::make_shared<SingleFile>(path)), path), options, parts);
        TensorDict root = checkpointTree(checkpointFolder(path, parts), options);
        return std::make_unique<CollectedStorage>(path, row().name, std::move(root), std::move(parts));
    }
};

}  // namespace

const Format& checkpointFormat()
{
    static const CheckpointFormat format;
    return format;
}

}  // namespace tensordesk
