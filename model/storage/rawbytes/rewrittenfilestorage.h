// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/singlefilestorage.h"
#include "model/storage/stackstorage.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict in one file whose structure can be edited too: then the whole file is written anew beside the old one and
/// renamed over it, so that a process that is killed leaves one of the two. While only elements are edited they are written in
/// place.
class RewrittenFileStorage : public SingleFileStorage, public StackStorage {
public:
    [[nodiscard]] bool isWrittenAnew() const noexcept override { return true; }
    /// Refuses where the file holds what would not be in the new one. Cost: the first time, all entries are opened.
    void checkMayRestructure() const override;
    /// What limits() say of what was put, moved, or made of the members of a stack.
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
    /// What `file`, one of this format, holds.
    [[nodiscard]] virtual TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const = 0;
    /// Writes all of `td` into the empty file at `path`.
    virtual void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const = 0;
    /// What the file holds that is no entry, or is lost with a new file: "the member 'a' is packed". Nothing if there is no such.
    [[nodiscard]] virtual std::optional<Message> whatIsLost() const { return {}; }
    /// Makes root() what file() holds, which was written anew.
    virtual void reopen() = 0;

private:
    [[nodiscard]] TensorDict& edited();
    [[nodiscard]] std::optional<Message> whyNotWrittenAnew() const;

    std::optional<TensorDict> m_edited;  ///< what the file will hold, once an edit changed its structure
    mutable std::mutex m_mutex;          ///< guards what follows
    mutable bool m_isChecked = false;
    mutable std::optional<Message> m_obstacle;  ///< why the file cannot be written anew, once that is checked
};

}  // namespace tensordesk
