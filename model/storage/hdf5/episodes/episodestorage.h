// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fixedstructurestorage.h"

#include <memory>

namespace tensordesk {

class H5File;

/// A file of episodes of others, shown as a lazy stack; see Note [Episodes of others]. Elements can be edited, through the
/// views: the structure is that of the file, which is changed where that is opened as it is.
class EpisodeStorage final : public FixedStructureStorage {
public:
    /// Null where `stored` holds none. REQUIRES: `stored` was opened of `file`; it is taken where the result is not null.
    [[nodiscard]] static std::unique_ptr<Storage> over(std::unique_ptr<Storage>& stored, const std::shared_ptr<H5File>& file);

    [[nodiscard]] const std::string& path() const override { return m_stored->path(); }
    [[nodiscard]] std::string formatName() const override { return m_formatName; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }
    /// Of the root: what the file says of all episodes. Each episode's own attributes are entries of it.
    [[nodiscard]] NotesReader notes() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override { m_stored->beginEditing(journal); }
    void endEditing(Progress& progress) override { m_stored->endEditing(progress); }
    void cancelEditing() noexcept override { m_stored->cancelEditing(); }
    void removeLeftovers() noexcept override { m_stored->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override { m_stored->checkMayWrite(file); }

    void checkMayRestructure() const override;

private:
    EpisodeStorage(std::unique_ptr<Storage> stored, std::string formatName, KeyPath above, TensorDict root,
                   std::vector<Finding> findings);

    std::unique_ptr<Storage> m_stored;
    std::string m_formatName;
    KeyPath m_above;  ///< of the group in the file that the episodes lie in
    TensorDict m_root;
    std::vector<Finding> m_findings;
};

}  // namespace tensordesk
