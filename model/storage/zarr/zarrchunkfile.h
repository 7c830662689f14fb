// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/bytefile.h"

#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The file of a chunk that is not packed, so that its elements lie there as they are in memory. May be used from any thread.
class ZarrChunkFile final : public ByteFile {
public:
    /// `size`: its bytes, of which there are some. `overlay`: what edits put over it; null if nothing, and it is only read then.
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
