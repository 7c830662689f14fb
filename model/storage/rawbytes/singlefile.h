// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/filetransaction.h"
#include "model/storage/rawbytes/bytefile.h"
#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The one file of an opened tensordict: mapped whole when elements are first looked at, and edited in place. Lives as long
/// as any of its leaves. May be used from any thread.
class SingleFile final : public ByteFile {
public:
    /// What the system says if there is no regular file at `path`, or it may not be read.
    explicit SingleFile(std::string path);
    ~SingleFile() override;

    // ---- reading --------------------------------------------------------------------------------
    [[nodiscard]] std::string path() const override { return m_path; }
    /// Bytes, as it was opened.
    [[nodiscard]] int64_t size() const;
    /// `size` bytes from `offset` on, read and not mapped; OSError if the file has them not, which it says before room is
    /// made for them.
    [[nodiscard]] std::string read(int64_t offset, int64_t size) const;
    [[nodiscard]] std::shared_ptr<const MappedFile> mapping() const override;
    [[nodiscard]] Descriptor openForReading() const override;
    void checkIntact() const override;

    // ---- editing --------------------------------------------------------------------------------
    /// See Storage.
    void beginEditing(const std::string& journal);
    /// See Storage. REQUIRES: what was written lies within the file.
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    /// Ends editing with another file in the place of this one, which `write` puts into an empty one beside it: either the old
    /// one or the new one is there, whatever happens. This object goes on showing the old one, with what was written to it;
    /// REQUIRES: nobody looks into it anew afterwards. RuntimeError if another program changed the file meanwhile.
    void replace(const std::function<void(const std::string& path)>& write);
    [[nodiscard]] std::shared_ptr<FileOverlay> written() const override;
    [[nodiscard]] std::shared_ptr<FileOverlay> overlay() override;

private:
    void checkUnchanged(const FileState& now) const;

    const std::string m_path;
    mutable std::mutex m_mutex;  ///< guards all below
    FileState m_state;           ///< as it was opened, or left after editing
    mutable std::shared_ptr<const MappedFile> m_mapping;
    std::shared_ptr<FileTransaction> m_transaction;
};

}  // namespace tensordesk
