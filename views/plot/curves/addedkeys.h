// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"

#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QMenu;
class QToolButton;

namespace tensordesk {

/// Beside a plot of a leaf: which other keys are drawn too, and where. Not shown at first.
class AddedKeys final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Together,    ///< on the axes of the leaf
        SecondAxis,  ///< on an axis of values of their own
        Below,       ///< in a pane of their own
    };

    /// `fits`: whether a leaf can be drawn in the plot as it is.
    AddedKeys(std::function<bool(const ShownLeaf& leaf)> fits, QWidget* parent);

    /// What of another leaf is drawn beside a selection: its counterpart, one curve for each of a few components.
    /// Nothing if it has no such dim along x.
    [[nodiscard]] static std::optional<DimSelection> beside(const DimSelection& selection, const LeafDims& other);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours);
    /// Whether there is another key at all.
    [[nodiscard]] bool hasChoice() const { return m_neighbours && m_neighbours->leaves().size() > 1; }
    /// Null if there is no such leaf.
    [[nodiscard]] const ShownLeaf* find(const KeyPath& key) const { return m_neighbours ? m_neighbours->find(key) : nullptr; }
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const { return m_fits(leaf); }

    [[nodiscard]] const std::vector<KeyPath>& keys() const noexcept { return m_keys; }
    void setKeys(std::vector<KeyPath> keys);
    /// These keys, each there.
    void setPlaced(const std::vector<std::pair<KeyPath, Place>>& keys);
    /// Takes the key in, behind all others, or takes it out.
    void choose(const KeyPath& key, bool add);
    /// Takes the key in there, wherever others are.
    void put(const KeyPath& key, Place place);
    [[nodiscard]] Place placeOf(const KeyPath& key) const;
    [[nodiscard]] QComboBox* placeBox() const noexcept { return m_place; }
    [[nodiscard]] QToolButton* button() const noexcept { return m_button; }

Q_SIGNALS:
    void changed();

private:
    void offer();

    std::function<bool(const ShownLeaf& leaf)> m_fits;
    QToolButton* m_button;
    QMenu* m_menu;
    QComboBox* m_place;
    std::map<KeyPath, Place> m_places;  ///< of keys that were put elsewhere than the others
    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<KeyPath> m_keys;
};

}  // namespace tensordesk
