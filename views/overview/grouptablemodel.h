// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/overview/grouptable.h"
#include "views/tree/figurereader.h"

#include <QAbstractTableModel>

#include <vector>

namespace tensordesk {

class PaddingRule;

/// A GroupTable as an item model: rows are groups, columns their nested keys, and cells the chosen property of the leaf.
class GroupTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Shows { Shape, DType, Size, Min, Mean, Max };

    explicit GroupTableModel(QObject* parent = nullptr);

    /// Computes statistics by this rule for padding. REQUIRES: it outlives this object.
    void follow(const PaddingRule& padding) { m_padding = &padding; }
    void setTable(GroupTable table);
    /// Drops statistics after the rule changed.
    void forgetFigures();
    void setShows(Shows shows);
    /// Reads statistics for the visible cells if they are shown, replacing the previous request.
    void readVisible(int firstRow, int lastRow, int firstColumn, int lastColumn);
    /// Returns the nested key of a cell, relative to the parent of the groups; that of the group if it lacks the key.
    [[nodiscard]] KeyPath pathOf(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] AbstractJob* job() noexcept { return m_reader.job(); }

private:
    [[nodiscard]] const GroupTable::Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] QString text(const QModelIndex& index, const GroupTable::Cell& cell) const;
    [[nodiscard]] QString exactText(const QModelIndex& index) const;
    [[nodiscard]] LeafFigures& figuresAt(int row, int column);

    GroupTable m_table;
    std::vector<LeafFigures> m_figures;  ///< row by row
    const PaddingRule* m_padding = nullptr;
    Shows m_shows = Shows::Shape;
    FigureReader m_reader;
};

}  // namespace tensordesk
