// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/mappedfile.h"
#include "model/storage/memmap/memmapcontext.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <mutex>
#include <string>

namespace tensordesk {

/// The file of one leaf: mapped when first read. What is written to it lies in an overlay until editing ends.
/// May be used from any thread.
class LeafFile {
public:
    /// `size`: the bytes its elements take; the file has as many or more. Zero: there need be no file.
    LeafFile(std::shared_ptr<MemmapContext> context, std::shared_ptr<const StoredPath> place, int64_t size)
        : m_context(std::move(context)), m_place(std::move(place)), m_size(size)
    {
    }

    /// Null if it has to be read instead, see MappedFile.
    [[nodiscard]] std::shared_ptr<const MappedFile> mapping() const;
    /// Throws if the file lost some of the bytes that are mapped.
    void checkIntact() const;
    [[nodiscard]] std::string path() const { return m_place->path(); }
    /// The blocks it takes on disk, which may be fewer than its size.
    [[nodiscard]] int64_t storedBytes() const;

    /// Opens it for reading, when it cannot be mapped.
    [[nodiscard]] Descriptor openForReading() const;
    /// What is being written to it; null if nothing is.
    [[nodiscard]] std::shared_ptr<FileOverlay> written() const;
    /// For writing to. PermissionError if that may not be, RuntimeError if another program changed it since it was opened.
    [[nodiscard]] std::shared_ptr<FileOverlay> overlay();

private:
    std::shared_ptr<MemmapContext> m_context;
    std::shared_ptr<const StoredPath> m_place;
    int64_t m_size;
    mutable std::mutex m_mapMutex;
    mutable std::shared_ptr<const MappedFile> m_mapping;
};

/// A leaf of a memmap folder, or one part of a strided nested tensor: elements in row-major order from
/// byte `offset` of its file on. read() is a view of a private mapping, or, of a file that is being written to, a copy.
class MemmapLeaf final : public LeafSource {
public:
    MemmapLeaf(std::shared_ptr<LeafFile> file, int64_t offset, Shape shape, DType dtype)
        : LeafSource(std::move(shape), dtype), m_file(std::move(file)), m_offset(offset)
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] bool isMapped() const noexcept override { return true; }
    void checkIntact() const override { m_file->checkIntact(); }
    [[nodiscard]] std::string file() const override { return m_file->path(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override { return m_file->storedBytes(); }

private:
    std::shared_ptr<LeafFile> m_file;
    int64_t m_offset;
};

}  // namespace tensordesk
