// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelfiles.h"
#include "model/storage/rawbytes/singlefile.h"
#include "model/storage/zip/packedleaf.h"
#include "model/storage/zip/zipdirectory.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tensordesk {

/// The members of an archive as files of the memmap layout. Leaves in stored members lie in the archive's file as RawLeaf reads
/// them; those in packed ones are unpacked when someone looks.
///
/// Names are looked up among the members and lead nowhere else, whatever they say.
class ArchiveFiles final : public LevelFiles {
public:
    ArchiveFiles(std::shared_ptr<SingleFile> file, std::shared_ptr<const ZipDirectory> directory, SourceDecorator decorate);
    ~ArchiveFiles() override;

    [[nodiscard]] bool liesAt(const std::string& path) const override;
    [[nodiscard]] bool isFolderAt(const std::string& path) const override;
    /// Members have no links: nothing.
    [[nodiscard]] std::optional<FileState> checkedFolder(const std::string& path) const override;
    /// Checks the CRC.
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) override;
    /// Checks the CRC where these are all.
    [[nodiscard]] std::string beginningOf(const std::string& path, int64_t count) override;
    [[nodiscard]] StoredElements elements(const std::string& path, int64_t bytes) override;
    [[nodiscard]] std::shared_ptr<const StoredPath> place(std::string path) override;
    void forbidEditing(const Error& reason) override;
    /// Throws that reason, if there is one.
    void checkEditingAllowed() const;

    [[nodiscard]] const ZipBytes& bytes() const noexcept { return m_unpacked->bytes(); }
    /// The members that nobody looked for until now.
    [[nodiscard]] std::vector<std::string> unused() const;

private:
    [[nodiscard]] std::string_view nameOf(std::string_view path) const;
    [[nodiscard]] const ZipMember* find(std::string_view path) const;
    [[nodiscard]] const ZipMember& memberAt(const std::string& path);
    void takeRoom(const ZipMember& member, int64_t size);

    std::shared_ptr<SingleFile> m_file;
    std::shared_ptr<const ZipDirectory> m_directory;
    std::shared_ptr<UnpackedMembers> m_unpacked;
    std::vector<std::string_view> m_names;  ///< of members, in order: what begins with a folder's name stands together

    mutable std::mutex m_mutex;  ///< guards what follows
    std::optional<Error> m_readOnlyReason;
    std::unordered_set<const ZipMember*> m_used;
    std::unordered_set<const ZipMember*> m_charged;  ///< packed ones that took of the room
    int64_t m_room;                                  ///< bytes that packed texts may still unpack to: a bomb is no meta.json
};

}  // namespace tensordesk
