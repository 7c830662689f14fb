// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// An array of a zarr store. Reading and writing cost the chunks that intersect the part.
class ZarrLeaf final : public LeafSource {
public:
    ZarrLeaf(std::shared_ptr<ZarrStore> store, std::string folder, std::shared_ptr<const ZarrArray> array)
        : LeafSource(array->shape, array->dtype), m_store(std::move(store)), m_folder(std::move(folder)), m_array(std::move(array))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] std::string file() const override { return m_folder; }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;
    /// Empty if chunks are mapped: they may have any size, and need not be processed as a whole.
    [[nodiscard]] Shape chunkShape() const override;

    /// Checks each written chunk: reports files that are not chunks, and chunks that cannot be decoded.
    void verify(const std::function<void(const std::string& file)>& stray, const std::function<void(const Error&)>& defect) const;

private:
    std::shared_ptr<ZarrStore> m_store;
    std::string m_folder;
    std::shared_ptr<const ZarrArray> m_array;
};

}  // namespace tensordesk
