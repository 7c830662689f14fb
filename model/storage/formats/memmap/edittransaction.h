// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/memmapcontext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// One structural change of a memmap folder, collected in the context's FileTransaction. Discarded unless commit() is reached.
/// Handles on moved files stay valid.
class EditTransaction {
public:
    explicit EditTransaction(MemmapContext& context);
    ~EditTransaction();
    EditTransaction(const EditTransaction&) = delete;
    EditTransaction& operator=(const EditTransaction&) = delete;

    /// Renames within the disk. Throws FileExistsError if `to` exists.
    void move(const std::string& from, const std::string& to);
    /// Replaces the file or folder at `target` by `staged`; the old one is set aside.
    void replace(const std::string& staged, const std::string& target);
    /// Replaces the content of a small file atomically.
    void rewrite(const std::string& path, std::string_view content);
    void commit() noexcept { m_committed = true; }

private:
    void checkFolderMayChange(const std::string& path) const;

    MemmapContext& m_context;
    std::shared_ptr<FileTransaction> m_files;
    std::size_t m_movesBefore;
    bool m_committed = false;
};

}  // namespace tensordesk
