// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/storage.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// An entry that a save deletes or replaces, kept in the user's state folder so that a rollback and
/// undo can bring it back. The folder goes with this object.
class KeptEntry {
public:
    KeptEntry(const Entry& entry, const std::string& documentPath, Progress& progress);
    ~KeptEntry();
    KeptEntry(const KeptEntry&) = delete;
    KeptEntry& operator=(const KeptEntry&) = delete;

    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// The entry, which reads from the folder; valid as long as this object.
    [[nodiscard]] const Entry& entry();
    /// The entry in a folder that another process kept, whose storage is `storage`.
    [[nodiscard]] static Entry entryIn(const Storage& storage);
    /// Removes what processes that were killed kept for this document. REQUIRES: its lock.
    static void removeStale(const std::string& documentPath);

private:
    std::string m_folder;
    std::unique_ptr<Storage> m_storage;
    std::optional<Entry> m_entry;
};

}  // namespace tensordesk
