// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fixedstructurestorage.h"
#include "model/storage/zarr/stores/zarrstore.h"
#include "model/storage/zarr/zarrreader.h"

#include <memory>
#include <string>

namespace tensordesk {

/// One opened zarr store. Of a folder elements can be edited: its structure stays.
class ZarrStorage final : public FixedStructureStorage {
public:
    ZarrStorage(std::shared_ptr<ZarrStore> store, const OpenOptions& options);
    ~ZarrStorage() override;

    [[nodiscard]] const std::string& path() const override { return m_store->root(); }
    [[nodiscard]] std::string formatName() const override { return "zarr store"; }
    [[nodiscard]] TensorDict root() const override { return m_content.root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_content.findings; }
    /// Unpacks every chunk that was written, however many there could be.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override;
    void endEditing(Progress& progress) override { m_store->endEditing(progress); }
    void cancelEditing() noexcept override { m_store->cancelEditing(); }
    void removeLeftovers() noexcept override { m_store->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override { m_store->checkMayWrite(file); }
    void checkMayRestructure() const override;

private:
    std::shared_ptr<ZarrStore> m_store;
    ZarrContent m_content;
};

}  // namespace tensordesk
