// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/formats/zarr/zarreditor.h"
#include "model/storage/formats/zarr/zarrreader.h"
#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// An open zarr store. A folder can be edited, also its structure if it has version 3.
class ZarrStorage final : public Storage {
public:
    ZarrStorage(std::shared_ptr<ZarrStore> store, const OpenOptions& options);
    ~ZarrStorage() override;

    [[nodiscard]] const std::string& path() const override { return m_store->root(); }
    [[nodiscard]] std::string formatName() const override { return "zarr store"; }
    [[nodiscard]] TensorDict root() const override { return m_content.root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_content.findings; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override
    {
        return m_content.isBatchRecorded ? StoredLevel::TensorDict : StoredLevel::Dict;
    }
    /// Decodes every written chunk.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override;
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override;
    void removeLeftovers() noexcept override { m_store->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override { m_store->checkMayWrite(file); }
    void checkMayRestructure() const override;
    /// Also rejects lazy stacks and tensorclasses, which the store cannot represent.
    void checkHolds(const TensorDict& td, const Mutation& change) const override;

    Entry put(const KeyPath& path, const Entry& entry) override;
    void erase(const KeyPath& path) override { editor().erase(path); }
    Entry rename(const KeyPath& from, const KeyPath& to) override;
    void setNames(const KeyPath& path, const DimNames& names) override { editor().setNames(path, names); }
    void setShapes(const std::vector<LevelDims>& levels) override { editor().setShapes(levels); }

private:
    [[nodiscard]] ZarrEditor& editor();
    [[nodiscard]] Entry reopened(const KeyPath& path);

    std::shared_ptr<ZarrStore> m_store;
    OpenOptions m_options;
    ZarrContent m_content;
    std::optional<ZarrEditor> m_editor;  ///< set once a structural change was collected
};

}  // namespace tensordesk
