// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"
#include "model/storage/fixedstructurestorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A file as its layout shows it; see Note [Layouts]. Elements can be edited through the views. The structure can only be edited
/// where the file is opened as stored.
class LaidOutStorage final : public FixedStructureStorage {
public:
    LaidOutStorage(std::unique_ptr<Storage> stored, LaidOut laid);

    [[nodiscard]] const std::string& path() const override { return m_stored->path(); }
    [[nodiscard]] int64_t bytesOnDisk() const override { return m_stored->bytesOnDisk(); }
    [[nodiscard]] std::string formatName() const override;
    [[nodiscard]] std::string layoutName() const { return nameOf(m_laid); }
    /// Returns the layout; null if the file is read by structure or common names.
    [[nodiscard]] const std::shared_ptr<const Layout>& layout() const { return m_laid.layout; }
    [[nodiscard]] TensorDict root() const override { return m_laid.root; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    [[nodiscard]] std::vector<std::string> memberNames(const KeyPath& stack = {}) const override
    {
        return stack.empty() ? m_laid.memberNames : std::vector<std::string>();
    }
    [[nodiscard]] std::string changedFile() const override { return m_stored->changedFile(); }
    /// Returns for the root the notes on the file and on the level with the members, with values that belong to no step as
    /// attributes; for a key the notes on its stored key.
    [[nodiscard]] NotesReader notes() const override;
    [[nodiscard]] FilesInspector inspector() const override { return m_stored->inspector(); }
    /// Reports the defects of the file as stored, and the entries that do not fit the layout.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void beginEditing(const std::string& journal) override { m_stored->beginEditing(journal); }
    void endEditing(Progress& progress) override { m_stored->endEditing(progress); }
    void cancelEditing() noexcept override { m_stored->cancelEditing(); }
    void removeLeftovers() noexcept override { m_stored->removeLeftovers(); }
    void checkMayWrite(const std::string& file) const override { m_stored->checkMayWrite(file); }
    void checkMayRestructure() const override;

private:
    std::unique_ptr<Storage> m_stored;
    LaidOut m_laid;
};

struct LayoutOptions : OpenOptions {
    std::string layout = {};                   ///< the name of a layout, or the path of its JSON file; empty: chosen automatically
    std::shared_ptr<const Layout> draft = {};  ///< a layout instead of a named one
    std::string layoutIfItFits = {};           ///< the name of a layout to try first, if it still exists
};

/// Opens `path` as openStorage() does, and shows it by its layout; see laidOut(). Shows it as stored if `options` request that, or
/// a batch size. Throws ValueError if the layout in `options` does not fit.
[[nodiscard]] std::unique_ptr<Storage> openLaidOut(const std::string& path, const LayoutOptions& options = {});

}  // namespace tensordesk
