// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/memmap/memmapcontext.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Changes to the files of a memmap folder that all happen or none: what was done is undone in reverse
/// order unless commit() is reached. Handles on files that move go with them.
class EditTransaction {
public:
    explicit EditTransaction(MemmapContext& context) : m_context(context) {}
    ~EditTransaction();
    EditTransaction(const EditTransaction&) = delete;
    EditTransaction& operator=(const EditTransaction&) = delete;

    /// Renames within the disk. FileExistsError if something lies at `to`.
    void move(const std::string& from, const std::string& to);
    /// Puts `staged` at `target`, which exists; what was there is at `staged` then.
    void swap(const std::string& staged, const std::string& target);
    /// Replaces a small file in one step.
    void rewrite(const std::string& path, std::string_view content);
    void commit() noexcept { m_undo.clear(); }

private:
    void checkFolderMayChange(const std::string& path) const;

    MemmapContext& m_context;
    std::vector<std::function<void()>> m_undo;
};

}  // namespace tensordesk
