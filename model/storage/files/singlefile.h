// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/transaction/filetransaction.h"
#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The single file of an open tensordict: mapped as a whole on first access, and edited in place. Lives as long as any leaf. Safe
/// to use from any thread.
class SingleFile final : public ByteFile {
public:
    /// Throws the system's error if there is no readable regular file at `path`.
    explicit SingleFile(std::string path);
    ~SingleFile() override;

    // ---- reading --------------------------------------------------------------------------------
    [[nodiscard]] std::string path() const override { return m_path; }
    /// Returns the size in bytes when it was opened.
    [[nodiscard]] int64_t size() const;
    /// Reads `size` bytes from `offset` on, without mapping. Throws OSError, before memory is allocated, if the file is shorter.
    [[nodiscard]] std::string read(int64_t offset, int64_t size) const;
    [[nodiscard]] std::shared_ptr<const MappedFile> mapping() const override;
    [[nodiscard]] Descriptor openForReading() const override;
    void checkIntact() const override;

    // ---- editing --------------------------------------------------------------------------------
    /// See Storage::beginEditing().
    void beginEditing(const std::string& journal);
    /// See Storage::endEditing(). REQUIRES: the writes are within the file.
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    /// Ends editing by replacing this file with another one, which `write` writes to an empty file beside it. Atomic: either the
    /// old or the new file exists. This object still shows the old file with the pending writes. Throws RuntimeError if another
    /// program changed the file in the meantime. REQUIRES: nothing new is read through this object afterwards.
    void replace(const std::function<void(const std::string& path)>& write);
    [[nodiscard]] std::shared_ptr<FileOverlay> written() const override;
    [[nodiscard]] std::shared_ptr<FileOverlay> overlay() override;

private:
    void checkUnchanged(const FileState& now) const;

    const std::string m_path;
    mutable std::mutex m_mutex;  ///< guards all below
    FileState m_state;           ///< when it was opened or last edited
    mutable std::shared_ptr<const MappedFile> m_mapping;
    std::shared_ptr<FileTransaction> m_transaction;
};

}  // namespace tensordesk
