// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/common/singlefilestorage.h"
#include "model/storage/stackstorage.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict in one file that is rewritten as a whole when its structure is edited: the new file is written beside the old one
/// and renamed over it, so that a killed process leaves one of the two. If only elements are edited, they are written in place.
class RewrittenFileStorage : public SingleFileStorage, public StackStorage {
public:
    [[nodiscard]] bool isWrittenAnew() const noexcept override { return true; }
    /// Throws if the file contains data that a rewritten file would lose. Cost: the first call opens all entries.
    void checkMayRestructure() const override;
    /// Throws what limits() reports for the entry that was set or moved, or for the members of a stack.
    void checkHolds(const TensorDict& td, const Mutation& change) const override;

    Entry put(const KeyPath& path, const Entry& entry) override;
    void erase(const KeyPath& path) override;
    Entry rename(const KeyPath& from, const KeyPath& to) override;
    void setNames(const KeyPath& path, const DimNames& names) override;
    void setShapes(const std::vector<LevelDims>& levels) override;
    TensorDict insertMember(const KeyPath& path, std::size_t position, const TensorDict& member) override;
    TensorDict removeMember(const KeyPath& path, std::size_t position) override;

    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override;

protected:
    using SingleFileStorage::SingleFileStorage;

    [[nodiscard]] virtual const FormatLimits& limits() const = 0;
    /// Returns the content of `file`, which has this format.
    [[nodiscard]] virtual TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const = 0;
    /// Writes all of `td` to the empty file at `path`.
    virtual void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const = 0;
    /// Returns a description of data that a rewritten file would lose: "the member 'a' is packed". Empty if there is none.
    [[nodiscard]] virtual std::optional<Message> whatIsLost() const { return {}; }
    /// Makes root() the content of file(), which was rewritten.
    virtual void reopen() = 0;

private:
    [[nodiscard]] TensorDict& edited();
    [[nodiscard]] std::optional<Message> whyNotWrittenAnew() const;

    std::optional<TensorDict> m_edited;  ///< the content to write, after an edit of the structure
    mutable std::mutex m_mutex;          ///< guards what follows
    mutable bool m_isChecked = false;
    mutable std::optional<Message> m_obstacle;  ///< the reason why the file cannot be rewritten, once checked
};

}  // namespace tensordesk
