// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/drift.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QStringList>

#include <optional>

namespace tensordesk {

/// A row per key, a column per step, with cells coloured by one quantity.
class DriftModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Shows {
        Change,     ///< on the scale of the map
        Norm,       ///< relative to the first step that has one, on the scale of the map
        Mean,       ///< around zero, each key on its own scale
        NonFinite,  ///< the number of NaN and infinite elements
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `labels`: the names of the steps. Counters are in the last rows.
    void setMap(DriftMap map, QStringList labels);
    /// Returns how many of the last rows are counters.
    [[nodiscard]] int counterCount() const noexcept { return m_counters; }
    [[nodiscard]] const DriftMap& map() const noexcept { return m_map; }
    [[nodiscard]] const QStringList& labels() const noexcept { return m_labels; }
    void setShows(Shows shows);
    [[nodiscard]] Shows shows() const noexcept { return m_shows; }
    /// Sets if cells have space for numbers.
    void setRoom(bool forNumbers);
    /// Returns the description of a cell, in one or two sentences.
    [[nodiscard]] QString told(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const DriftCell& cellAt(const QModelIndex& index) const;
    [[nodiscard]] QString text(const DriftCell& cell, bool isExact = false) const;
    [[nodiscard]] std::optional<QColor> colour(const DriftRow& row, const DriftCell& cell) const;

    DriftMap m_map;
    QStringList m_labels;
    int m_counters = 0;
    Shows m_shows = Shows::Change;
    bool m_hasNumbers = true;
};

}  // namespace tensordesk
