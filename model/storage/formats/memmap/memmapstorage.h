// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/memmapcontext.h"
#include "model/storage/stackstorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// An open memmap folder.
class MemmapStorage : public Storage, public StackStorage {
public:
    MemmapStorage(const std::string& path, const OpenOptions& options);
    ~MemmapStorage() override;

    [[nodiscard]] const std::string& path() const override { return m_context->root(); }
    [[nodiscard]] std::string formatName() const override { return "memmap folder"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override;
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override { m_context->cancelEditing(); }
    void removeLeftovers() noexcept override { m_context->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override;
    Entry put(const KeyPath& path, const Entry& entry) override;
    void erase(const KeyPath& path) override;
    Entry rename(const KeyPath& from, const KeyPath& to) override;
    void setNames(const KeyPath& path, const DimNames& names) override;
    void setShapes(const std::vector<LevelDims>& levels) override;
    TensorDict insertMember(const KeyPath& path, std::size_t position, const TensorDict& member) override;
    TensorDict removeMember(const KeyPath& path, std::size_t position) override;

private:
    /// Returns the entry as it will be stored.
    [[nodiscard]] Entry reopened(const KeyPath& path) const;
    [[nodiscard]] TensorDict reopenedStack(const KeyPath& path) const;

    std::shared_ptr<MemmapContext> m_context;
    TensorDict m_root;
};

}  // namespace tensordesk
