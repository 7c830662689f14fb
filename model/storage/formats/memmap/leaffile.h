// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/storage/formats/memmap/memmapcontext.h"

#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The file of one leaf of a memmap folder, mapped on first access. Writes go to an overlay until editing ends. Safe to use from
/// any thread.
class LeafFile final : public ByteFile {
public:
    /// `size`: the bytes of its elements; the file has at least as many. If 0, the file may be missing.
    LeafFile(std::shared_ptr<MemmapContext> context, std::shared_ptr<const StoredPath> place, int64_t size)
        : m_context(std::move(context)), m_place(std::move(place)), m_size(size)
    {
    }

    [[nodiscard]] std::string path() const override { return m_place->path(); }
    [[nodiscard]] std::shared_ptr<const MappedFile> mapping() const override;
    [[nodiscard]] Descriptor openForReading() const override;
    [[nodiscard]] std::shared_ptr<FileOverlay> written() const override;
    [[nodiscard]] std::shared_ptr<FileOverlay> overlay() override;
    void checkIntact() const override;
    /// Returns the disk space of the whole file, regardless of the part.
    [[nodiscard]] int64_t storedBytes(int64_t bytes) const override;

private:
    std::shared_ptr<MemmapContext> m_context;
    std::shared_ptr<const StoredPath> m_place;
    int64_t m_size;
    mutable std::mutex m_mapMutex;
    mutable std::shared_ptr<const MappedFile> m_mapping;
};

}  // namespace tensordesk
