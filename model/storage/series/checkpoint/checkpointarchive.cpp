// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/fileio.h"
#include "model/storage/files/filestretch.h"
#include "model/storage/formats/consolidated/consolidatedreader.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/memmapreader.h"
#include "model/storage/formats/memmap/metajson.h"
#include "model/storage/formats/tdz/archivefiles.h"
#include "model/storage/formats/tdz/openedarchive.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/series/checkpoint/checkpointfiles.h"
#include "model/storage/series/replay/oldestfirst.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

class CheckpointArchive final : public CheckpointFiles {
public:
    CheckpointArchive(std::shared_ptr<OpenedArchive> archive, std::shared_ptr<CollectedParts> parts)
        : m_archive(std::move(archive)), m_parts(std::move(parts))
    {
    }

    [[nodiscard]] std::string whole(const std::string& path) const override { return joined(m_archive->path(), path); }
    [[nodiscard]] bool has(const std::string& path) const override
    {
        return m_archive->find(path) != nullptr || m_archive->hasFolder(path);
    }
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) const override { return m_archive->read(path, limit); }
    [[nodiscard]] TensorDict open(const std::string& path, const KeyPath& at, const OpenOptions& options) const override;

private:
    /// The folder of the memmap layout, in an archive.
    [[nodiscard]] TensorDict levels(const std::shared_ptr<OpenedArchive>& archive, const std::string& folder, const KeyPath& at,
                                    const OpenOptions& options) const;
    [[nodiscard]] TensorDict openFile(const FileStretch& stretch, const std::string& path, const KeyPath& at,
                                      const OpenOptions& options) const;
    [[nodiscard]] TensorDict replayBuffer(const std::string& storage, const KeyPath& at, const OpenOptions& options) const;
    void note(std::vector<Finding> findings, const KeyPath& at) const;

    std::shared_ptr<OpenedArchive> m_archive;
    std::shared_ptr<CollectedParts> m_parts;
};

void CheckpointArchive::note(std::vector<Finding> findings, const KeyPath& at) const
{
    for (Finding& finding : findings) {
        finding.path = at / finding.path;
        m_parts->note(std::move(finding));
    }
}

TensorDict CheckpointArchive::levels(const std::shared_ptr<OpenedArchive>& archive, const std::string& folder, const KeyPath& at,
                                     const OpenOptions& options) const
{
    const auto files = std::make_shared<ArchiveFiles>(archive, folder, options.decorate);
    TensorDict root = openMemmapRoot(files);
    note(files->findings(), at);
    return root;
}

TensorDict CheckpointArchive::replayBuffer(const std::string& storage, const KeyPath& at, const OpenOptions& options) const
{
    TensorDict root = levels(m_archive, storage, at, options);
    if (m_archive->find(joined(storage, kReplayStorageFile)) == nullptr) {
        return root;
    }
    ReplayState state = replayState(storage, root, [this](const std::string& path, int64_t limit) {
        return m_archive->find(path) == nullptr ? std::nullopt : std::optional(read(path, limit));
    });
    for (Finding& finding : state.findings) {
        finding.file = whole(finding.file);
    }
    note(std::move(state.findings), at);
    return state.rows && options.oldestFirst ? oldestFirst(root, *state.rows) : root;
}

TensorDict CheckpointArchive::openFile(const FileStretch& stretch, const std::string& path, const KeyPath& at,
                                       const OpenOptions& options) const
{
    if (stretch.read(0, std::min<int64_t>(stretch.size, 2)) != "PK") {
        ConsolidatedTail tail = ConsolidatedTail::read(stretch);
        return readConsolidated({stretch, tail.payload, options.decorate}, std::move(tail.root));
    }
    const auto inner = std::make_shared<OpenedArchive>(stretch, whole(path), m_archive.get());
    if (inner->find(kMetaFile) != nullptr) {
        return levels(inner, "", at, options);
    }
    TorchArchive saved(stretch, options);
    TensorDict root = saved.root();
    note(saved.findings(), at);
    return root;
}

TensorDict CheckpointArchive::open(const std::string& path, const KeyPath& at, const OpenOptions& options) const
{
    try {
        if (m_archive->hasFolder(path)) {
            // A replay buffer keeps its tensordict in a folder of its own.
            const std::string storage = joined(path, "storage");
            if (m_archive->find(joined(path, kMetaFile)) == nullptr && m_archive->find(joined(storage, kMetaFile)) != nullptr) {
                return replayBuffer(storage, at, options);
            }
            if (m_archive->find(joined(path, kMetaFile)) != nullptr) {
                return levels(m_archive, path, at, options);
            }
            throw Error(ErrorKind::NotImplementedError,
                        "holds files that are not opened within an archive; unpack the archive and open the folder");
        }
        const ZipMember& member = m_archive->member(path);
        if (!member.isStored()) {
            throw Error(ErrorKind::NotImplementedError,
                        "is compressed in the archive and cannot be read there; unpack the archive and open the folder");
        }
        return openFile(m_archive->stretchOf(member), path, at, options);
    } catch (Error& error) {
        throw error.inFile(whole(path));
    }
}

}  // namespace

std::shared_ptr<const CheckpointFiles> checkpointArchive(std::shared_ptr<OpenedArchive> archive,
                                                         std::shared_ptr<CollectedParts> parts)
{
    return std::make_shared<const CheckpointArchive>(std::move(archive), std::move(parts));
}

}  // namespace tensordesk
