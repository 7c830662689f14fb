// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/storage/series/checkpoint/checkpointfiles.h"
#include "model/tensordict/base/error.h"

#include <utility>

namespace tensordesk {

namespace {

class CheckpointFolder final : public CheckpointFiles {
public:
    CheckpointFolder(std::string folder, std::shared_ptr<CollectedParts> parts)
        : m_folder(std::move(folder)), m_realFolder(realPath(m_folder)), m_parts(std::move(parts))
    {
    }

    [[nodiscard]] std::string whole(const std::string& path) const override { return joined(m_folder, path); }
    [[nodiscard]] bool has(const std::string& path) const override { return exists(found(path)); }
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) const override { return readFile(found(path), limit); }
    [[nodiscard]] TensorDict open(const std::string& path, const KeyPath& at, const OpenOptions& options) const override;

private:
    [[nodiscard]] std::string found(const std::string& path) const { return pathWithin(m_folder, m_realFolder, path); }

    std::string m_folder;
    std::string m_realFolder;
    std::shared_ptr<CollectedParts> m_parts;
};

TensorDict CheckpointFolder::open(const std::string& path, const KeyPath& at, const OpenOptions& options) const
{
    const std::string file = found(path);
    // A checkpoint that is a part of itself has no end.
    if (isWithin(m_realFolder, realPath(file))) {
        throw Error(ErrorKind::ValueError, "contains the checkpoint that it is a part of").inFile(file);
    }
    return openedPart(file, at, options, *m_parts);
}

}  // namespace

std::shared_ptr<const CheckpointFiles> checkpointFolder(const std::string& folder, std::shared_ptr<CollectedParts> parts)
{
    return std::make_shared<const CheckpointFolder>(folder, std::move(parts));
}

}  // namespace tensordesk
