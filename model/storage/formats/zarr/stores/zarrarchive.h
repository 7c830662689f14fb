// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/raw/packedleaf.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/formats/zarr/stores/zarrstore.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A store in a zip archive. Read-only, because a changed chunk may have another size. Uncompressed members are mapped in place.
class ZarrArchive final : public ZarrStore {
public:
    /// Throws ValueError if the archive's directory is damaged.
    explicit ZarrArchive(const std::string& path);
    ~ZarrArchive() override = default;

    [[nodiscard]] std::vector<Message> oddities() const override { return m_directory.oddities(); }
    /// Decompresses each member and checks its CRC.
    void verify(const std::function<void(const Finding&)>& report) const override;

    [[nodiscard]] bool hasReadable(const std::string& path) const override;
    [[nodiscard]] bool hasFile(const std::string& path) const override { return find(path) != nullptr; }
    [[nodiscard]] std::vector<std::string> foldersIn(const std::string& folder) const override;
    void forEachFile(const std::string& folder,
                     const std::function<void(const std::string& name, int64_t size)>& visit) const override;
    [[nodiscard]] std::optional<FileState> stateOf(const std::string&) const override { return std::nullopt; }
    [[nodiscard]] std::optional<ZarrFile> open(const std::string& path) const override;

    void checkEditable() const override;
    void beginEditing(const std::string&) override { checkEditable(); }
    void endEditing(Progress&) override { }
    void cancelEditing() noexcept override { }
    void removeLeftovers() noexcept override { }
    void checkMayWrite(const std::string&) const override { checkEditable(); }
    void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
               const at::Tensor& values) override;
    [[nodiscard]] bool readEdited(const std::string&, const Part&, const at::Tensor&) const override { return false; }

protected:
    [[nodiscard]] std::string content(const std::string& path, int64_t limit) const override;

private:
    [[nodiscard]] std::string_view nameOf(std::string_view path) const;
    /// Returns the member; null if there is none.
    [[nodiscard]] const ZipMember* find(std::string_view path) const;
    /// Returns the prefix of all names in a folder.
    [[nodiscard]] std::string prefixOf(const std::string& folder) const;

    std::shared_ptr<SingleFile> m_file;
    FileState m_state;
    ZipDirectory m_directory;
    std::shared_ptr<UnpackedMembers> m_unpacked;
    std::vector<std::string_view> m_names;  ///< sorted
};

/// True if it is an archive with the metadata of a store at its top, by the names in it.
[[nodiscard]] bool isZarrArchive(const std::string& path);

}  // namespace tensordesk
