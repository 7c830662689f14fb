// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/formats/zarr/zarredits.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// A store in a folder on disk. Records the state in which files were read, to detect changes by other programs.
class ZarrFolder final : public ZarrStore {
public:
    explicit ZarrFolder(std::string root);
    ~ZarrFolder() override = default;

    [[nodiscard]] bool hasReadable(const std::string& path) const override;
    [[nodiscard]] bool hasFile(const std::string& path) const override;
    [[nodiscard]] std::vector<std::string> foldersIn(const std::string& folder) const override;
    void forEachFile(const std::string& folder,
                     const std::function<void(const std::string& name, int64_t size)>& visit) const override;
    [[nodiscard]] std::optional<FileState> stateOf(const std::string& folder) const override;
    [[nodiscard]] std::optional<ZarrFile> open(const std::string& path) const override;

    void checkEditable() const override;
    void beginEditing(const std::string& journal) override;
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override;
    void removeLeftovers() noexcept override;
    void checkMayWrite(const std::string& file) const override;
    void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
               const at::Tensor& values) override;
    [[nodiscard]] bool readEdited(const std::string& path, const Part& part, const at::Tensor& into) const override;

    // ---- structure: see ZarrEdits ---------------------------------------------------------------
    [[nodiscard]] std::string newPath() const { return editing()->newPath(); }
    void putInPlace(const std::string& made, const std::string& path);
    void move(const std::string& from, const std::string& to);
    /// Sets aside the file or folder at `path`.
    void takeOut(const std::string& path);
    void rewrite(const std::string& path, std::string_view content);

protected:
    [[nodiscard]] std::string content(const std::string& path, int64_t limit) const override;

private:
    [[nodiscard]] std::shared_ptr<ZarrEdits> edits() const;
    /// Returns edits(), or throws PermissionError.
    [[nodiscard]] std::shared_ptr<ZarrEdits> editing() const;
    /// Returns the current location of what will be at `path` when the edits are written; empty if nothing will be there.
    [[nodiscard]] std::optional<std::string> placeOf(const std::string& path) const;
    void checkMayMove(const std::string& path) const;
    void noteSeen(const std::string& path, const std::optional<FileState>& state) const;
    void checkUnchanged(const std::string& path, const std::optional<FileState>& now) const;
    void checkMayChange(const std::string& path, const std::optional<FileState>& now) const;
    void endEdits() noexcept;

    const std::string m_realRoot;     ///< with links resolved
    mutable std::mutex m_editsMutex;  ///< guards the following members
    std::shared_ptr<ZarrEdits> m_edits;
    mutable std::unordered_map<std::string, std::optional<FileState>> m_seen;  ///< as first read; empty: the file did not exist
};

}  // namespace tensordesk
