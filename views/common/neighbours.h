// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "views/common/leafview.h"

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The leaves of a tensordict whose dims a view may show together: one over another as a mask, one against another,
/// several in one plot. Nothing of them is read. Immutable; may cross threads.
class Neighbours {
public:
    /// More are not offered.
    static constexpr std::size_t kMost = 2000;

    /// Looks at each entry below `root`, members of lazy stacks apart, and opens stored levels for it. Leaves that
    /// cannot be shown as numbers or have no elements are left out.
    [[nodiscard]] static std::shared_ptr<const Neighbours> of(const TensorDict& root, Progress& progress);

    [[nodiscard]] static std::shared_ptr<const Neighbours> of(std::vector<ShownLeaf> leaves);

    [[nodiscard]] const std::vector<ShownLeaf>& leaves() const noexcept { return m_leaves; }
    /// The tensordict; nothing where only leaves are known.
    [[nodiscard]] const std::optional<TensorDict>& root() const noexcept { return m_root; }
    /// Null if there is no such leaf.
    [[nodiscard]] const ShownLeaf* find(const KeyPath& path) const;

private:
    std::optional<TensorDict> m_root;
    std::vector<ShownLeaf> m_leaves;
};

}  // namespace tensordesk
