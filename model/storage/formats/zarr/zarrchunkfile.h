// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"

#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The file of an uncompressed chunk, whose elements are stored as in memory. Safe to use from any thread.
class ZarrChunkFile final : public ByteFile {
public:
    /// `size`: its bytes, more than 0. `overlay`: pending edits; null for none, and the file is then only read.
    ZarrChunkFile(std::string path, int64_t size, std::shared_ptr<FileOverlay> overlay)
        : m_path(std::move(path)), m_size(size), m_overlay(std::move(overlay))
    {
    }

    [[nodiscard]] std::string path() const override { return m_path; }
    [[nodiscard]] std::shared_ptr<const MappedFile> mapping() const override;
    [[nodiscard]] Descriptor openForReading() const override;
    [[nodiscard]] std::shared_ptr<FileOverlay> written() const override { return m_overlay; }
    [[nodiscard]] std::shared_ptr<FileOverlay> overlay() override { return m_overlay; }
    void checkIntact() const override;

private:
    std::string m_path;
    int64_t m_size;
    std::shared_ptr<FileOverlay> m_overlay;
    mutable std::mutex m_mutex;  ///< guards the mapping
    mutable std::shared_ptr<const MappedFile> m_mapping;
};

}  // namespace tensordesk
