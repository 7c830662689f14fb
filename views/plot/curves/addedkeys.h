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

/// The controls beside a plot for additional keys and where they are drawn. Hidden at first.
class AddedKeys final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Together,    ///< on the axes of the leaf
        SecondAxis,  ///< on a second axis of values
        Below,       ///< in a separate pane
    };

    /// `fits`: true if a leaf can be drawn in the plot.
    AddedKeys(std::function<bool(const ShownLeaf& leaf)> fits, QWidget* parent);

    /// Returns the selection of another leaf that is drawn with `selection`: the same indices and ranges, and one curve for each of
    /// a few components. Empty if the other leaf lacks the dim along x.
    [[nodiscard]] static std::optional<DimSelection> beside(const DimSelection& selection, const LeafDims& other);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours);
    /// True if there is another key.
    [[nodiscard]] bool hasChoice() const { return m_neighbours && m_neighbours->leaves().size() > 1; }
    /// Returns a leaf; null if there is none.
    [[nodiscard]] const ShownLeaf* find(const KeyPath& key) const { return m_neighbours ? m_neighbours->find(key) : nullptr; }
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const { return m_fits(leaf); }

    [[nodiscard]] const std::vector<KeyPath>& keys() const noexcept { return m_keys; }
    /// Sets the added keys, drawn at the location of the chooser.
    void setKeys(std::vector<KeyPath> keys);
    /// Sets the added keys, each with its own location.
    void setPlaced(const std::vector<std::pair<KeyPath, Place>>& keys);
    /// Adds the key at the location of the chooser, or removes it.
    void choose(const KeyPath& key, bool add);
    /// Adds the key at its own location.
    void put(const KeyPath& key, Place place);
    [[nodiscard]] Place placeOf(const KeyPath& key) const;
    /// Returns the chooser of the location.
    [[nodiscard]] QComboBox* placeBox() const noexcept { return m_place; }
    /// Returns the button with the menu of keys.
    [[nodiscard]] QToolButton* button() const noexcept { return m_button; }

Q_SIGNALS:
    /// The keys or their locations changed.
    void changed();

private:
    void offer();

    std::function<bool(const ShownLeaf& leaf)> m_fits;
    QToolButton* m_button;
    QMenu* m_menu;
    QComboBox* m_place;
    std::map<KeyPath, Place> m_places;  ///< of keys with another location than the rest
    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<KeyPath> m_keys;
};

}  // namespace tensordesk
