// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/zarr/zarrreader.h"

#include <memory>
#include <string>

namespace tensordesk {

/// One opened zarr store, a folder. It is read-only.
class ZarrStorage final : public Storage {
public:
    ZarrStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::string formatName() const override { return "zarr store"; }
    [[nodiscard]] TensorDict root() const override { return m_content.root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_content.findings; }
    /// Unpacks every chunk.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override;
    void endEditing(Progress&) override { }
    void cancelEditing() noexcept override { }
    void checkMayWrite(const std::string& file) const override;
    void checkMayRestructure() const override;
    Entry put(const KeyPath& path, const Entry& entry) override;
    void erase(const KeyPath& path) override;
    Entry rename(const KeyPath& from, const KeyPath& to) override;
    void setNames(const KeyPath& path, const DimNames& names) override;
    void setShapes(const std::vector<LevelDims>& levels) override;

private:
    std::string m_path;
    ZarrContent m_content;
};

}  // namespace tensordesk
