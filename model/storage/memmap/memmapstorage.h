// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/memmap/memmapcontext.h"
#include "storage/stackstorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// One opened memmap folder.
class MemmapStorage final : public Storage, public StackStorage {
public:
    MemmapStorage(const std::string& path, const OpenOptions& options);
    ~MemmapStorage() override;

    [[nodiscard]] const std::string& path() const override { return m_context->root(); }
    [[nodiscard]] std::string formatName() const override { return "memmap folder"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing() override;
    void endEditing() override;
    Entry put(const KeyPath& path, const Entry& entry) override;
    void erase(const KeyPath& path) override;
    Entry rename(const KeyPath& from, const KeyPath& to) override;
    void setNames(const KeyPath& path, const DimNames& names) override;
    void setShapes(const std::vector<StoredLevel>& levels) override;
    TensorDict insertMember(const KeyPath& path, std::size_t position, const TensorDict& member, std::size_t count) override;
    TensorDict removeMember(const KeyPath& path, std::size_t position, std::size_t count) override;

private:
    void checkEditing() const;
    /// As it now lies in the file.
    [[nodiscard]] Entry reopened(const KeyPath& path) const;
    [[nodiscard]] TensorDict reopenedStack(const KeyPath& path) const;

    std::shared_ptr<MemmapContext> m_context;
    TensorDict m_root;
};

}  // namespace tensordesk
