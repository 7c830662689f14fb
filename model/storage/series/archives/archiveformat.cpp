// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/archives/archiveformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/files/zip/zipverify.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/series/archives/archivetree.h"
#include "model/storage/series/archives/exportedweights.h"
#include "model/storage/series/collectedstorage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>

namespace tensordesk {
namespace {

class ArchiveStorage final : public CollectedStorage {
public:
    ArchiveStorage(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                   const std::shared_ptr<CollectedParts>& parts)
        : CollectedStorage(archive->path(), archiveFormat().row().name, archiveTree(archive, options, parts), parts),
          m_archive(archive), m_parts(parts)
    {
        for (const Message& oddity : archive->oddities())
            parts->note({Finding::Severity::Warning, {}, path(), oddity});
    }

    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override
    {
        return m_parts->kindAt(path).value_or(StoredLevel::Dict);
    }
    /// Also unpacks each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override
    {
        CollectedStorage::verify(report, progress);
        const ProgressScope scope(progress);
        verifyMembers(m_archive->bytes(), m_archive->directory(), [&](const ZipMember& member, const Error& error) {
            report({Finding::Severity::Error, {}, path(), Message("{}: {}", stringLiteral(member.name), error.reason())});
        });
    }

private:
    std::shared_ptr<OpenedArchive> m_archive;
    std::shared_ptr<const CollectedParts> m_parts;
};

class ArchiveFormat final : public ReadFormat {
public:
    ArchiveFormat()
        : ReadFormat("zip archive", QT_TRANSLATE_NOOP("tensordesk::Format", "Zip archive of several files"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Zip archives of several files"),
                     Message("zip archives of several files are only read; save it as a memmap folder or a .tdz archive"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        if (!isFile(path))
            return false;
        const auto names = someZipNames(path);
        return std::ranges::any_of(names, [](const std::string& name) {
            return isWeightsConfig(name.substr(name.rfind('/') + 1)) || !fileEnding(name).empty();
        });
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        auto archive = std::make_shared<OpenedArchive>(FileStretch::whole(std::make_shared<SingleFile>(path)), path);
        return std::make_unique<ArchiveStorage>(archive, options, std::make_shared<CollectedParts>());
    }
};

}  // namespace

const Format& archiveFormat()
{
    static const ArchiveFormat format;
    return format;
}

}  // namespace tensordesk
