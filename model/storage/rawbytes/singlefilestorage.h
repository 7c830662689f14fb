// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fixedstructurestorage.h"
#include "model/storage/rawbytes/singlefile.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict in one file whose elements lie there as RawLeaf reads them: they can be edited in place. Its structure
/// stays: another size of anything would move all that follows.
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
    /// What a reader made of the file. Called by the constructor of a format's storage, and after setFile().
    void setRoot(TensorDict root, std::vector<Finding> findings);
    /// Another file lies at path() now.
    void setFile(std::shared_ptr<SingleFile> file) { m_file = std::move(file); }
    /// Puts right what depends on the elements that were written, such as checksums, before all is written to the file.
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

/// Reports what is broken in `root`, and bytes of bools that are neither 0 nor 1: what verify() of such a format begins with.
void verifyEntries(const TensorDict& root, const std::function<void(const Finding&)>& report, Progress& progress);

}  // namespace tensordesk
