// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5storing.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tensordesk {

/// A dataset, or one field of a dataset of compounds, read and written by hyperslab in any byte order that the library converts.
/// Large parts are read in blocks that follow the chunks, with the H5Lock released in between. Keeps the file open. After the
/// dataset was renamed or removed it throws OSError.
class H5Leaf final : public LeafSource {
public:
    /// `space`: the sizes of the dataspace. `fields`: the path into nested compounds. REQUIRES: H5Lock held; `element` is a tensor
    /// type.
    H5Leaf(std::shared_ptr<H5File> file, KeyPath path, KeyPath fields, const Shape& space, const ElementType& element,
           const H5Storing& storing);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;

    /// Returns the file that contains the data. Data in another file are not written to.
    [[nodiscard]] std::string file() const override { return m_foreign.empty() ? m_file->path() : m_foreign; }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;
    [[nodiscard]] Shape chunkShape() const override { return m_chunk; }

private:
    hid_t open() const;
    /// `swaps`: set if the bytes of elements must be swapped.
    H5Type memoryType(hid_t dataset, bool& swaps) const;
    std::vector<Range> wholeRuns(const std::vector<Range>& part) const;
    void readBlock(const std::vector<Range>& part, at::Tensor& into) const;
    at::Tensor readBlocks(const std::vector<Range>& part) const;
    std::optional<at::Tensor> readSmall() const;
    template <typename Body>
    auto named(Pattern<> what, Body&& body) const;

    std::shared_ptr<H5File> m_file;
    KeyPath m_path;    ///< of the dataset
    KeyPath m_fields;  ///< within its compounds
    std::size_t m_spaceDims;
    Shape m_chunk;
    H5D_layout_t m_layout = H5D_LAYOUT_ERROR;
    /// The offset of the elements of a small dataset that are stored as in memory; valid while the file has this arrangement.
    std::optional<haddr_t> m_offset;
    int64_t m_arrangement = 0;
    std::string m_foreign;  ///< the file that contains the data, if it is not this one
};

/// Returns the sizes of a dataset. Throws OSError if it has no data (NULL dataspace) or if its bytes exceed 63 bits. REQUIRES:
/// H5Lock held.
[[nodiscard]] Shape shapeOf(hid_t dataset);

/// Returns the sizes of a dataspace as a shape; empty if the bytes of its elements exceed 63 bits.
[[nodiscard]] std::optional<Shape> shapeOf(std::span<const hsize_t> sizes);

/// True if reading elements of this dataset as `dtype` converts nothing. REQUIRES: H5Lock held.
[[nodiscard]] bool isStoredAsInMemory(hid_t dataset, DType dtype);

}  // namespace tensordesk
