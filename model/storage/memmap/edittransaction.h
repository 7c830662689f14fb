// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/memmapcontext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// One change of structure of a memmap folder, collected in the context's FileTransaction: what is collected here is
/// dropped again unless commit() is reached. Handles on files that move go with them.
class EditTransaction {
public:
    explicit EditTransaction(MemmapContext& context);
    ~EditTransaction();
    EditTransaction(const EditTransaction&) = delete;
    EditTransaction& operator=(const EditTransaction&) = delete;

    /// Renames within the disk. FileExistsError if something lies at `to`.
    void move(const std::string& from, const std::string& to);
    /// Puts `staged` at `target`, from where the file or folder there goes aside.
    void replace(const std::string& staged, const std::string& target);
    /// Replaces a small file in one step.
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
