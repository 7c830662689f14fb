// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/remotetree.h"
#include "model/remote/near/sshplace.h"
#include "model/storage/readonlystorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A file that the program on another machine has open. Read-only.
class RemoteStorage final : public ReadOnlyStorage {
public:
    /// Opens it: one round trip. Throws the errors of opening it there, and those of Connection.
    RemoteStorage(const SshPlace& place, const OpenOptions& options);

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] int64_t bytesOnDisk() const override;
    [[nodiscard]] std::string formatName() const override { return m_formatName; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override { return m_tree->kindOf(path); }
    [[nodiscard]] bool hasFixedStructure() const noexcept override { return m_isFixed; }
    [[nodiscard]] bool isCollection() const noexcept override { return m_isCollection; }
    void prepare(const std::vector<KeyPath>& paths) const override;
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }
    [[nodiscard]] std::vector<std::string> memberNames(const KeyPath& stack) const override { return m_tree->memberNames(stack); }
    [[nodiscard]] std::string changedFile() const override;
    [[nodiscard]] NotesReader notes() const override;
    [[nodiscard]] FilesInspector inspector() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    void checkMayRestructure() const override;

private:
    std::shared_ptr<RemoteFile> m_file;
    std::shared_ptr<RemoteTree> m_tree;
    std::string m_path, m_formatName;
    TensorDict m_root;
    std::vector<Finding> m_findings;
    bool m_hasNotes = false, m_hasInspector = false, m_isFixed = false, m_isCollection = false;
    int64_t m_modified = 0, m_size = 0;  ///< as FileState has them
};

}  // namespace tensordesk
