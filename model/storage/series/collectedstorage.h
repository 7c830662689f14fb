// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filewatch.h"
#include "model/storage/readonlystorage.h"
#include "model/tensordict/tree/entrytable.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A file or folder that is shown as a part of a larger tree.
struct CollectedPart {
    KeyPath at;        ///< path of its root in the tree; empty for the root, and if its entries are spread over the tree
    std::string path;  ///< UTF-8
    StoredLevel kind = StoredLevel::TensorDict;  ///< kind of its root
};

/// Collects information on the parts while they are opened one by one. Safe to use from any thread.
class CollectedParts {
public:
    void add(CollectedPart part);
    /// Sets the kind of the root of the part at `path`.
    void setKind(const KeyPath& path, StoredLevel kind);
    void note(Finding finding);
    /// Sets the names of the members of the stack at `stack`.
    void nameMembers(const KeyPath& stack, std::vector<std::string> names);
    [[nodiscard]] std::vector<CollectedPart> parts() const;
    /// Returns the kind of the part whose root is at `path`; empty if none is. O(log n).
    [[nodiscard]] std::optional<StoredLevel> kindAt(const KeyPath& path) const;
    [[nodiscard]] std::vector<Finding> findings() const;
    /// Returns the names of the members of the stack at `stack`; empty if they have none.
    [[nodiscard]] std::vector<std::string> memberNames(const KeyPath& stack) const;
    /// Returns the watch of the files opened so far.
    [[nodiscard]] FileWatch& watch() { return m_watch; }
    [[nodiscard]] const FileWatch& watch() const { return m_watch; }

private:
    FileWatch m_watch;
    mutable std::mutex m_mutex;
    std::vector<CollectedPart> m_parts;
    std::map<KeyPath, StoredLevel> m_kinds;
    std::vector<Finding> m_findings;
    std::map<KeyPath, std::vector<std::string>> m_memberNames;  ///< by path of the stack
};

/// Several files or folders shown as one tree. Read-only, because a change of several files at once could not be saved atomically.
/// Each file can be edited when it is opened by itself.
class CollectedStorage : public ReadOnlyStorage {
public:
    CollectedStorage(std::string path, std::string formatName, TensorDict root, std::shared_ptr<const CollectedParts> parts);

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::string formatName() const override { return m_formatName; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_parts->findings(); }
    [[nodiscard]] std::vector<std::string> memberNames(const KeyPath& stack = {}) const override
    {
        return m_parts->memberNames(stack);
    }
    [[nodiscard]] std::string changedFile() const override { return m_parts->watch().changed(); }
    [[nodiscard]] bool isCollection() const noexcept override { return true; }
    /// Returns the kind of the root of the part at `path`; List for a root that is a stack of parts.
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override;
    /// Opens the parts that are not open yet, and verifies each part.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void checkMayWrite(const std::string& file) const override;
    void checkMayRestructure() const override;

protected:
    /// Opens a part, and reports what its own verify() reports, and why it cannot be opened.
    static void verifyPart(const CollectedPart& part, const std::function<void(const Finding&)>& report, Progress& progress);

private:
    std::string m_path;
    std::string m_formatName;
    TensorDict m_root;
    std::shared_ptr<const CollectedParts> m_parts;
};

/// Returns a level with batch size [] and these entries.
[[nodiscard]] TensorDict levelOf(std::shared_ptr<EntryTable> table);

/// Opens the tensordict of the file or folder at `path`, with `at` as its path in the tree. Registers the part and its findings in
/// `parts`.
[[nodiscard]] TensorDict openedPart(const std::string& path, const KeyPath& at, const OpenOptions& options, CollectedParts& parts);

/// Returns `options` for a part at `at`: errors and statements then name leaves by their paths in the whole tree.
[[nodiscard]] OpenOptions optionsAt(const KeyPath& at, const OpenOptions& options);

}  // namespace tensordesk
