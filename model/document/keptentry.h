// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

class KeptFolder;

/// An entry that a save deletes or replaces, kept in the user's state folder so that undo can restore it. The folder is removed
/// with this object.
class KeptEntry {
public:
    KeptEntry(const Entry& entry, Progress& progress);
    ~KeptEntry();
    KeptEntry(const KeptEntry&) = delete;
    KeptEntry& operator=(const KeptEntry&) = delete;

    /// Returns the entry, which reads from the folder; valid while this object lives.
    [[nodiscard]] const Entry& entry();
    /// Removes entries kept by processes that have ended. Never throws.
    static void removeAbandoned() noexcept;

private:
    std::shared_ptr<KeptFolder> m_owner;
    std::string m_folder;
    std::unique_ptr<Storage> m_storage;
    std::optional<Entry> m_entry;
};

}  // namespace tensordesk
