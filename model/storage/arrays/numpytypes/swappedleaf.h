// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <memory>

namespace tensordesk {

/// The elements of another source with swapped bytes, for big-endian data.
class SwappedLeaf final : public LeafSource {
public:
    explicit SwappedLeaf(std::shared_ptr<LeafSource> source)
        : LeafSource(source->shape(), source->dtype()), m_source(std::move(source))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    void checkIntact() const override { m_source->checkIntact(); }
    void release(const std::vector<Range>& part) const override { m_source->release(part); }
    [[nodiscard]] std::string file() const override { return m_source->file(); }
    [[nodiscard]] StorageLayout layout() const override { return m_source->layout(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_source->storedBytes(); }

private:
    std::shared_ptr<LeafSource> m_source;
};

/// Returns a contiguous copy with swapped bytes in each element, or in each half of a complex one.
[[nodiscard]] at::Tensor withSwappedBytes(const at::Tensor& values);

}  // namespace tensordesk
