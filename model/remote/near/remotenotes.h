// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/remotesource.h"
#include "model/storage/storage.h"

#include <map>
#include <memory>
#include <mutex>

namespace tensordesk {

/// The metadata of entries of a file on another machine. Those of the entries beside one are fetched with it, and kept. Safe to use from
/// any thread.
class RemoteNotes {
public:
    RemoteNotes(std::shared_ptr<const RemoteFile> file, TensorDict root) : m_file(std::move(file)), m_root(std::move(root)) { }

    /// Returns those of an entry. Throws the errors of the connection.
    [[nodiscard]] EntryNotes of(const KeyPath& path);

private:
    std::shared_ptr<const RemoteFile> m_file;
    TensorDict m_root;
    std::mutex m_mutex;  ///< guards m_known
    std::map<KeyPath, EntryNotes> m_known;
};

}  // namespace tensordesk
