// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Makes a LeafSource of any leaf: of a new tensor that is not in a file yet, or of a stack of stored members that was set as one
/// entry.
class LeafBackedSource final : public LeafSource {
public:
    /// REQUIRES: the leaf is not ragged.
    explicit LeafBackedSource(Leaf leaf);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    /// True for a leaf in memory: read() returns a view of it.
    [[nodiscard]] bool isMapped() const noexcept override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    void checkIntact() const override { m_leaf.checkIntact(); }
    void release(const std::vector<Range>& part) const override { partOf(part).release(); }
    /// Empty while the leaf is in memory.
    [[nodiscard]] std::string file() const override;
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;

private:
    [[nodiscard]] Leaf partOf(const std::vector<Range>& part) const;

    Leaf m_leaf;
};

}  // namespace tensordesk
