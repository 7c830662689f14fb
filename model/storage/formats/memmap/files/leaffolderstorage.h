// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fixedstructurestorage.h"
#include "model/storage/formats/memmap/memmapcontext.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A folder with one file per leaf, as in the memmap layout, whose levels have no meta.json. Elements can be edited in place; the
/// structure is fixed.
class LeafFolderStorage : public FixedStructureStorage {
public:
    ~LeafFolderStorage() override;

    [[nodiscard]] const std::string& path() const override { return m_context->root(); }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_context->findings(); }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override { m_context->beginEditing(journal); }
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override { m_context->cancelEditing(); }
    void removeLeftovers() noexcept override { m_context->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override;

    void checkMayRestructure() const override;

protected:
    LeafFolderStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] const std::shared_ptr<MemmapContext>& context() const noexcept { return m_context; }
    /// Sets the tree that a reader made of the folder. Called once, by the constructor of a format's storage.
    void setRoot(TensorDict root) { m_root = std::move(root); }

private:
    std::shared_ptr<MemmapContext> m_context;
    TensorDict m_root;
};

}  // namespace tensordesk
