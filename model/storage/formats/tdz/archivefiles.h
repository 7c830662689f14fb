// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/levelfiles.h"
#include "model/storage/formats/tdz/openedarchive.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// The members of an archive, or of one of its folders, as files of the memmap layout. Leaves in uncompressed members are read in
/// place as by RawLeaf; those in compressed ones are decompressed on access.
class ArchiveFiles final : public LevelFiles {
public:
    /// `folder`: a path in the archive, with slashes; empty for the whole archive. `decorate`: applied to the source of each
    /// leaf.
    ArchiveFiles(std::shared_ptr<OpenedArchive> archive, const std::string& folder, SourceDecorator decorate);
    ~ArchiveFiles() override;

    [[nodiscard]] bool liesAt(const std::string& path) const override;
    [[nodiscard]] bool isFolderAt(const std::string& path) const override;
    /// Empty: archives have no links.
    [[nodiscard]] std::optional<FileState> checkedFolder(const std::string& path) const override;
    /// Checks the CRC.
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) override;
    /// Checks the CRC if these are all bytes.
    [[nodiscard]] std::string beginningOf(const std::string& path, int64_t count) override;
    [[nodiscard]] StoredElements elements(const std::string& path, int64_t bytes) override;
    [[nodiscard]] std::shared_ptr<const StoredPath> place(std::string path) override;
    void forbidEditing(const Error& reason) override;
    /// Throws the reason of forbidEditing(), if there is one.
    void checkEditingAllowed() const;

private:
    /// Returns the name in the archive of the file at a path.
    [[nodiscard]] std::string_view nameOf(std::string_view path) const;

    std::shared_ptr<OpenedArchive> m_archive;

    mutable std::mutex m_mutex;  ///< guards what follows
    std::optional<Error> m_readOnlyReason;
};

}  // namespace tensordesk
