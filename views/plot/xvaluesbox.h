// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/plot/against.h"
#include "views/widgets/lazycombobox.h"

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A chooser for the x values: the indices of the dim along x, which come first, or a key. Contains the current choice, and all
/// others once it is opened.
class XValuesBox final : public LazyComboBox {
    Q_OBJECT

public:
    explicit XValuesBox(QWidget* parent);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) { m_neighbours = std::move(neighbours); }
    [[nodiscard]] const Neighbours* neighbours() const noexcept { return m_neighbours.get(); }
    /// Shows the current choice without emitting signals. `leaf`: the drawn one, if any; `indices`: the name of the indices.
    void display(const std::optional<ShownLeaf>& leaf, const DimSelection& selection, const QString& indices,
                 const std::optional<Against>& chosen);

Q_SIGNALS:
    /// Empty: the indices.
    void againstChosen(const std::optional<tensordesk::Against>& against);

private:
    void offerAll();

    std::shared_ptr<const Neighbours> m_neighbours;
    std::optional<KeyPath> m_leaf;  ///< of the drawn leaf
    DimSelection m_selection;
    std::optional<Against> m_chosen;
    std::vector<Against> m_offered;  ///< after the indices
    bool m_offersAll = false;
};

}  // namespace tensordesk
