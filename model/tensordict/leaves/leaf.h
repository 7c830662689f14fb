// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/leaves/storagelayout.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// A stored array that is read and written by rectangular, strided parts: one per format.
/// Implementations may be called from any thread and do their own locking.
class LeafSource {
public:
    LeafSource(Shape shape, DType dtype) : m_shape(std::move(shape)), m_dtype(dtype) { }
    virtual ~LeafSource() = default;
    LeafSource(const LeafSource&) = delete;
    LeafSource& operator=(const LeafSource&) = delete;

    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    [[nodiscard]] DType dtype() const noexcept { return m_dtype; }

    /// The elements of `part` (one Range a dim), shaped by its counts, on the CPU: a view of the
    /// mapping if isMapped(), else a fresh contiguous tensor. Throws Error when the storage fails.
    [[nodiscard]] virtual at::Tensor read(const std::vector<Range>& part) const = 0;
    /// Writes exactly the elements of `part`; `values` is of its shape and dtype(), of any strides, on the
    /// CPU. PermissionError when the storage is not open for editing.
    virtual void write(const std::vector<Range>& part, const at::Tensor& values) = 0;

    /// True if read() costs no copy.
    [[nodiscard]] virtual bool isMapped() const noexcept { return false; }
    /// A file that shrank under its mapping reads as zeros from there on: throws the Error that says
    /// so. Called after elements of a mapped leaf were used.
    virtual void checkIntact() const { }
    /// The elements of `part` were used and will hardly be soon: what a mapping holds of them in this process may go. They are
    /// read again when someone looks. Cheap; for those who walk through more than fits in memory.
    virtual void release(const std::vector<Range>& part) const { static_cast<void>(part); }

    /// True if an element of `part` was edited and is not written to the file yet.
    [[nodiscard]] virtual bool isEdited(const std::vector<Range>& part) const
    {
        static_cast<void>(part);
        return false;
    }

    /// The file that holds it, UTF-8.
    [[nodiscard]] virtual std::string file() const = 0;
    /// How it lies there.
    [[nodiscard]] virtual StorageLayout layout() const = 0;
    /// Bytes it takes on disk, which compression and sparse files make differ from its size.
    [[nodiscard]] virtual int64_t storedBytes() const = 0;
    /// Sizes of the storage's chunks, by dim; empty if it is contiguous.
    [[nodiscard]] virtual Shape chunkShape() const { return {}; }

private:
    Shape m_shape;
    DType m_dtype;
};

/// A tensor entry: a cheap handle on a tensor in memory, on a part of a stored array, or on a stack
/// or selection of other leaves. Shape and dtype are known without reading; indexing composes and
/// reads nothing; tensor() reads just what the leaf covers; assign() writes it through to where it
/// lies. Handles may be used from any thread; two writers of one leaf must take turns.
class Leaf {
public:
    class Impl;

    explicit Leaf(at::Tensor tensor);
    explicit Leaf(std::shared_ptr<LeafSource> source);
    /// The members stacked on a new dim `dim`. Sizes that differ between members read -1 and such a
    /// leaf has no tensor(). REQUIRES: at least one member, all of one rank. dtypes promote.
    static Leaf stack(std::vector<Leaf> members, int64_t dim);

    [[nodiscard]] const Shape& shape() const noexcept;
    /// The shape, to be looked at once: shape() keeps it.
    [[nodiscard]] c10::IntArrayRef sizes() const noexcept;
    [[nodiscard]] DType dtype() const noexcept;
    [[nodiscard]] at::Device device() const noexcept;
    [[nodiscard]] int64_t dim() const noexcept { return static_cast<int64_t>(sizes().size()); }
    /// Elements times item size; of a ragged leaf the sum over its members.
    [[nodiscard]] int64_t bytes() const;
    [[nodiscard]] int64_t elementCount() const;
    [[nodiscard]] bool isRagged() const noexcept { return tensordesk::isRagged(sizes()); }

    /// The indexed leaf: nothing is read. REQUIRES: shape() starts with index.inputBatch().
    [[nodiscard]] Leaf at(const BoundIndex& index) const;
    /// Indexed by an index over all of this leaf's dims.
    [[nodiscard]] Leaf at(const Index& index) const;

    /// The elements: the tensor itself if it is in memory or mapped, else read now. Write to the
    /// result of a stored leaf with assign(), never in place: it may be a private mapping.
    /// RuntimeError for a ragged leaf, naming the shapes.
    [[nodiscard]] at::Tensor tensor() const;
    /// Copies `value` into the elements, broadcast and cast to dtype(), in memory or on disk; only the
    /// bytes of these elements are touched. RuntimeError if the shape does not broadcast.
    void assign(const at::Tensor& value) const;
    /// `leaf[index] = value` for an advanced index too.
    void assign(const BoundIndex& index, const at::Tensor& value) const;

    /// The stored array behind a leaf that is a part of just one; null else.
    [[nodiscard]] std::shared_ptr<LeafSource> source() const noexcept;
    /// The stacked members; empty for any other leaf.
    [[nodiscard]] std::vector<Leaf> members() const;
    /// Throws if a mapped file behind this leaf shrank since it was opened; see LeafSource.
    void checkIntact() const;
    /// Lets go of what mappings hold of the elements; see LeafSource.
    void release() const;
    /// True if an element was edited and is not written to its file yet. Reads no element.
    [[nodiscard]] bool isEdited() const;
    /// True if tensor() is the very memory that assign() writes: no array is stored behind it.
    [[nodiscard]] bool isInMemory() const noexcept;
    /// True if both are handles on the same leaf object.
    [[nodiscard]] bool isSame(const Leaf& other) const noexcept { return m_impl == other.m_impl; }

    /// For the kinds of leaves themselves; see leafimpl.h.
    Leaf(std::shared_ptr<const Impl> impl) : m_impl(std::move(impl)) { }
    [[nodiscard]] const std::shared_ptr<const Impl>& impl() const noexcept { return m_impl; }

private:
    std::shared_ptr<const Impl> m_impl;
};

/// A contiguous CPU copy whose memory nobody else writes: what another thread may keep.
[[nodiscard]] at::Tensor snapshot(const Leaf& leaf);

}  // namespace tensordesk
