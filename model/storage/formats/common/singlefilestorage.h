// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/singlefile.h"
#include "model/storage/fixedstructurestorage.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict in one file whose elements RawLeaf reads, so that they can be edited in place. The structure is fixed: another size
/// would move everything behind it.
class SingleFileStorage : public FixedStructureStorage {
public:
    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }

    void beginEditing(const std::string& journal) override { m_file->beginEditing(journal); }
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override { m_file->cancelEditing(); }

    void checkMayRestructure() const override;

protected:
    explicit SingleFileStorage(std::shared_ptr<SingleFile> file) : m_path(file->path()), m_file(std::move(file)) { }

    [[nodiscard]] const std::shared_ptr<SingleFile>& file() const noexcept { return m_file; }
    /// Sets the tree that a reader made of the file. Called by the constructor of a format's storage, and after setFile().
    void setRoot(TensorDict root, std::vector<Finding> findings);
    /// Call this after the file at path() was replaced.
    void setFile(std::shared_ptr<SingleFile> file) { m_file = std::move(file); }
    /// Updates data that depends on the written elements, such as checksums, before everything is written to the file.
    virtual void finishEdits(FileOverlay& file, Progress& progress)
    {
        static_cast<void>(file);
        static_cast<void>(progress);
    }

private:
    std::string m_path;
    std::shared_ptr<SingleFile> m_file;
    TensorDict m_root;
    std::vector<Finding> m_findings;
};

/// Reports broken entries of `root`, and bytes of bools that are neither 0 nor 1. verify() of such a format starts with this.
void verifyEntries(const TensorDict& root, const std::function<void(const Finding&)>& report, Progress& progress);

}  // namespace tensordesk
