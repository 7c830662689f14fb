// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/memmapcontext.h"
#include "model/storage/rawbytes/bytefile.h"

#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The file of one leaf of a memmap folder: mapped when first read. What is written to it lies in an overlay until editing
/// ends. May be used from any thread.
class LeafFile final : public ByteFile {
public:
    /// `size`: the bytes its elements take; the file has as many or more. Zero: there need be no file.
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
    /// The blocks that it takes on disk as a whole, whatever the part.
    [[nodiscard]] int64_t storedBytes(int64_t bytes) const override;

private:
    std::shared_ptr<MemmapContext> m_context;
    std::shared_ptr<const StoredPath> m_place;
    int64_t m_size;
    mutable std::mutex m_mapMutex;
    mutable std::shared_ptr<const MappedFile> m_mapping;
};

}  // namespace tensordesk
