// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/overview/grouptable.h"
#include "views/tree/figurereader.h"

#include <QAbstractTableModel>

#include <vector>

namespace tensordesk {

class PaddingRule;

/// A GroupTable for a view: rows are groups, columns their nested keys, cells what shows() says of the leaf there.
class GroupTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Shows { Shape, DType, Size, Min, Mean, Max };

    explicit GroupTableModel(QObject* parent = nullptr);

    /// Statistics are of the elements that count by this rule from now on. It must outlive this.
    void follow(const PaddingRule& padding) { m_padding = &padding; }
    void setTable(GroupTable table);
    /// Other elements count: forgets what was read of them.
    void forgetFigures();
    void setShows(Shows shows);
    /// Reads, where that is shown, what the visible cells say of their elements; in place of what was asked for before.
    void readVisible(int firstRow, int lastRow, int firstColumn, int lastColumn);
    /// The nested key of a cell, counted from what holds the groups; of a group where it has no such key.
    [[nodiscard]] KeyPath pathOf(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] AbstractJob* job() noexcept { return m_reader.job(); }

private:
    [[nodiscard]] const GroupTable::Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] QString text(const QModelIndex& index, const GroupTable::Cell& cell) const;
    [[nodiscard]] LeafFigures& figuresAt(int row, int column);

    GroupTable m_table;
    std::vector<LeafFigures> m_figures;  ///< row by row
    const PaddingRule* m_padding = nullptr;
    Shows m_shows = Shows::Shape;
    FigureReader m_reader;
};

}  // namespace tensordesk
