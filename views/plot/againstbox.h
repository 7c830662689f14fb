// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/plot/against.h"
#include "views/widgets/lazycombobox.h"

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// Chooses what a leaf is drawn against: the indices of the dim along x, which come first, or a key. Offers what is
/// chosen, and all else once a person turns to it.
class AgainstBox final : public LazyComboBox {
    Q_OBJECT

public:
    explicit AgainstBox(QWidget* parent);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) { m_neighbours = std::move(neighbours); }
    [[nodiscard]] const Neighbours* neighbours() const noexcept { return m_neighbours.get(); }
    /// Shows what is in force, without announcing it. `leaf`: the one that is drawn, if there is one; `indices`: what the
    /// indices are called.
    void display(const std::optional<ShownLeaf>& leaf, const DimSelection& selection, const QString& indices,
                 const std::optional<Against>& chosen);

Q_SIGNALS:
    /// Nothing: the indices.
    void againstChosen(const std::optional<tensordesk::Against>& against);

private:
    void offerAll();

    std::shared_ptr<const Neighbours> m_neighbours;
    std::optional<KeyPath> m_leaf;  ///< drawn
    DimSelection m_selection;
    std::optional<Against> m_chosen;
    std::vector<Against> m_offered;  ///< behind the indices
    bool m_offersAll = false;
};

}  // namespace tensordesk
