// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Any leaf as a source: a new tensor that is not in a file yet, or a stack of stored members that
/// together hold what was set as one.
class LeafBackedSource final : public LeafSource {
public:
    /// REQUIRES: not ragged.
    explicit LeafBackedSource(Leaf leaf);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    /// True of a leaf in memory: what is read is a view of it.
    [[nodiscard]] bool isMapped() const noexcept override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    void checkIntact() const override { m_leaf.checkIntact(); }
    void release(const std::vector<Range>& part) const override { partOf(part).release(); }
    /// Empty while it lies in memory.
    [[nodiscard]] std::string file() const override;
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;

private:
    [[nodiscard]] Leaf partOf(const std::vector<Range>& part) const;

    Leaf m_leaf;
};

}  // namespace tensordesk
