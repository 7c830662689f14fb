// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "views/common/leafview.h"

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The leaves of a tensordict whose dims a view may show together: one over another as a mask, one against another, several in one
/// plot. Reads no elements. Immutable; may cross threads.
class Neighbours {
public:
    /// The limit for offered leaves.
    static constexpr std::size_t kMost = 2000;

    /// Collects each entry nested in `root`, also in members of lazy stacks, and opens stored levels. Skips leaves that cannot be
    /// shown as numbers or have no elements.
    [[nodiscard]] static std::shared_ptr<const Neighbours> of(const TensorDict& root, Progress& progress);

    [[nodiscard]] static std::shared_ptr<const Neighbours> of(std::vector<ShownLeaf> leaves);

    [[nodiscard]] const std::vector<ShownLeaf>& leaves() const noexcept { return m_leaves; }
    /// Returns the tensordict; empty if only leaves are known.
    [[nodiscard]] const std::optional<TensorDict>& root() const noexcept { return m_root; }
    /// Returns a leaf; null if there is none.
    [[nodiscard]] const ShownLeaf* find(const KeyPath& path) const;

private:
    std::optional<TensorDict> m_root;
    std::vector<ShownLeaf> m_leaves;
};

}  // namespace tensordesk
