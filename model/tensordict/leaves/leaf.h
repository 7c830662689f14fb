// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/leaves/storagelayout.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

struct FarArray;

/// A stored array that is read and written by rectangular, strided parts. Each storage format has one. Implementations are safe to
/// call from any thread and do their own locking.
class LeafSource {
public:
    LeafSource(Shape shape, DType dtype) : m_shape(std::move(shape)), m_dtype(dtype) { }
    virtual ~LeafSource() = default;
    LeafSource(const LeafSource&) = delete;
    LeafSource& operator=(const LeafSource&) = delete;

    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    [[nodiscard]] DType dtype() const noexcept { return m_dtype; }

    /// Returns the elements of `part` (one Range per dim) on the CPU, in the shape of its counts: a view of the mapping if
    /// isMapped(), else a new contiguous tensor. Throws Error if the storage fails.
    [[nodiscard]] virtual at::Tensor read(const std::vector<Range>& part) const = 0;
    /// Writes exactly the elements of `part`. `values` is on the CPU and has its shape and dtype(), with any strides. Throws
    /// PermissionError if the storage is not open for editing.
    virtual void write(const std::vector<Range>& part, const at::Tensor& values) = 0;

    /// True if read() costs no copy.
    [[nodiscard]] virtual bool isMapped() const noexcept { return false; }
    /// Throws Error if the mapped file has shrunk, because the missing part then reads as zeros. Called after elements of a mapped
    /// leaf were used.
    virtual void checkIntact() const { }
    /// Releases the memory of this process that maps the elements of `part`. Call it after elements were used that are not needed
    /// soon; they are read again on the next use. Cheap. Keeps memory bounded when a large leaf is traversed.
    virtual void release(const std::vector<Range>& part) const { static_cast<void>(part); }

    /// True if an element of `part` was edited but is not written to the file yet.
    [[nodiscard]] virtual bool isEdited(const std::vector<Range>& part) const
    {
        static_cast<void>(part);
        return false;
    }

    /// Returns the path of the file that contains the array, UTF-8.
    [[nodiscard]] virtual std::string file() const = 0;
    /// Returns how the array is arranged in its file.
    [[nodiscard]] virtual StorageLayout layout() const = 0;
    /// Returns the bytes that the array takes on disk. Differs from its size if it is compressed or sparse.
    [[nodiscard]] virtual int64_t storedBytes() const = 0;
    /// Returns the chunk shape of the storage; empty if it is contiguous.
    [[nodiscard]] virtual Shape chunkShape() const { return {}; }
    /// Returns the device on which the tensor was when it was saved; empty if the format does not state it.
    [[nodiscard]] virtual std::optional<at::Device> savedDevice() const { return {}; }
    /// Returns how to compute on the array where it is stored; null if it is on this machine. See farLeafOf().
    [[nodiscard]] virtual std::shared_ptr<const FarArray> far() const { return nullptr; }

private:
    Shape m_shape;
    DType m_dtype;
};

/// A tensor entry: a cheap handle on a tensor in memory, on a part of a stored array, or on a stack or selection of other leaves.
/// Shape and dtype are known without reading. Indexing composes and reads nothing, tensor() reads exactly the elements of the leaf,
/// and assign() writes through to the storage. Safe to read from any thread; two writers of one leaf must synchronize.
class Leaf {
public:
    class Impl;

    explicit Leaf(at::Tensor tensor);
    explicit Leaf(std::shared_ptr<LeafSource> source);
    /// Returns the members stacked on a new dim `dim`. A size that differs between members is -1; such a leaf is ragged and has no
    /// tensor(). dtypes promote. REQUIRES: at least one member, all of one rank.
    static Leaf stack(std::vector<Leaf> members, int64_t dim);

    [[nodiscard]] const Shape& shape() const noexcept;
    /// Returns a view of the shape that is valid only briefly; shape() copies it.
    [[nodiscard]] c10::IntArrayRef sizes() const noexcept;
    [[nodiscard]] DType dtype() const noexcept;
    [[nodiscard]] at::Device device() const noexcept;
    [[nodiscard]] int64_t dim() const noexcept { return static_cast<int64_t>(sizes().size()); }
    /// Returns the number of elements times the item size; for a ragged leaf the sum over its members.
    [[nodiscard]] int64_t bytes() const;
    [[nodiscard]] int64_t elementCount() const;
    [[nodiscard]] bool isRagged() const noexcept { return tensordesk::isRagged(sizes()); }

    /// Returns the indexed leaf. Reads nothing. REQUIRES: shape() starts with index.inputBatch().
    [[nodiscard]] Leaf at(const BoundIndex& index) const;
    /// Returns the leaf indexed by an index over all of its dims.
    [[nodiscard]] Leaf at(const Index& index) const;

    /// Returns the elements: the tensor itself if it is in memory or mapped, else a tensor that is read now. Never write into the
    /// result of a stored leaf, which may be a private mapping: use assign(). Throws RuntimeError, which names the shapes, for a
    /// ragged leaf.
    [[nodiscard]] at::Tensor tensor() const;
    /// Copies `value`, broadcast and cast to dtype(), into the elements, in memory or on disk. Touches only the bytes of these
    /// elements. Throws RuntimeError if the shape does not broadcast.
    void assign(const at::Tensor& value) const;
    /// Assigns `leaf[index] = value`, also for an advanced index.
    void assign(const BoundIndex& index, const at::Tensor& value) const;

    /// Returns the stored array of which this leaf is a part; null if there is no single one.
    [[nodiscard]] std::shared_ptr<LeafSource> source() const noexcept;
    /// Returns the stacked members; empty for any other leaf.
    [[nodiscard]] std::vector<Leaf> members() const;
    /// Throws Error if a mapped file of this leaf has shrunk since it was opened; see LeafSource.
    void checkIntact() const;
    /// Releases the mapped memory of the elements; see LeafSource.
    void release() const;
    /// True if an element was edited but is not written to its file yet. Reads no element.
    [[nodiscard]] bool isEdited() const;
    /// True if tensor() returns the memory that assign() writes, that is, if no stored array is involved.
    [[nodiscard]] bool isInMemory() const noexcept;
    /// True if both are handles on the same leaf object.
    [[nodiscard]] bool isSame(const Leaf& other) const noexcept { return m_impl == other.m_impl; }

    /// Used by the kinds of leaves; see leafimpl.h.
    Leaf(std::shared_ptr<const Impl> impl) : m_impl(std::move(impl)) { }
    [[nodiscard]] const std::shared_ptr<const Impl>& impl() const noexcept { return m_impl; }

private:
    std::shared_ptr<const Impl> m_impl;
};

/// Returns a contiguous copy on the CPU that shares memory with nothing, so that another thread can keep it.
[[nodiscard]] at::Tensor snapshot(const Leaf& leaf);

}  // namespace tensordesk
