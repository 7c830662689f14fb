// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/remotesource.h"
#include "model/storage/storage.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// Makes the tensordict of a file on another machine from what that lists. An entry that it did not list unasked is asked for on first
/// access, with those that come next in the tree. Safe to use from any thread.
class RemoteTree : public std::enable_shared_from_this<RemoteTree> {
public:
    RemoteTree(std::shared_ptr<RemoteFile> file, std::string base, SourceDecorator decorate)
        : m_file(std::move(file)), m_base(std::move(base)), m_decorate(std::move(decorate))
    {
    }

    /// Returns the tensordict. Throws ValueError for another description.
    [[nodiscard]] TensorDict root(const wire::Value& description);
    /// Asks for the entries at all of these paths at once, unless they are there.
    void prepare(const std::vector<KeyPath>& paths);

    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const;
    [[nodiscard]] std::vector<std::string> memberNames(const KeyPath& stack) const;

private:
    /// A level some of whose entries were not listed.
    struct Level {
        KeyPath path;
        std::vector<Key> keys;
        Shape batch;
    };
    /// An entry that was not listed.
    struct Unlisted {
        std::shared_ptr<const Level> level;
        std::size_t position;
        bool isAsked = false;
    };

    [[nodiscard]] Entry entryOf(const wire::Value& description, const KeyPath& path);
    [[nodiscard]] Leaf leafOf(const wire::Value& description, const KeyPath& path, std::vector<std::size_t> of);
    [[nodiscard]] TensorDict levelOf(const wire::Value& description, const KeyPath& path);
    [[nodiscard]] TensorDict mappingOf(const wire::Value& description, const KeyPath& path);
    [[nodiscard]] TensorDict stackOf(const wire::Value& description, const KeyPath& path);
    /// Returns the entry with this number in m_unlisted.
    [[nodiscard]] Entry load(std::size_t number);
    [[nodiscard]] std::size_t addUnlisted(std::shared_ptr<const Level> level, std::size_t position);
    /// Returns the paths of the entries to ask for with that one, and marks them as asked for.
    [[nodiscard]] std::vector<KeyPath> nextUnlisted(std::size_t number);
    /// Returns what was listed of an entry that is not made yet, and forgets it; null for nothing.
    [[nodiscard]] wire::Value takeListed(const KeyPath& path);

    std::shared_ptr<RemoteFile> m_file;
    std::string m_base;
    SourceDecorator m_decorate;
    bool m_isLocked = false;           ///< the whole tree
    mutable std::mutex m_mutex;        ///< guards what follows
    std::vector<Unlisted> m_unlisted;  ///< in the order of the tree, as far as it is made
    std::map<KeyPath, wire::Value> m_listed;
    std::map<KeyPath, StoredLevel> m_kinds;  ///< of levels that are not tensordicts
    std::map<KeyPath, std::vector<std::string>> m_memberNames;
};

}  // namespace tensordesk
