// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/entrykind.h"
#include "views/keys/keyrows.h"
#include "views/text/shapetokens.h"
#include "views/tree/figurereader.h"

#include <QAbstractTableModel>

#include <array>
#include <functional>
#include <vector>

namespace tensordesk {

class PaddingRule;

/// Keys as an item model, one row each: kind, curve or first picture, range, and flags. Values are read in the background for visible
/// rows only. Rows are in the given order until they are sorted.
class KeysModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, FlagColumn, CurveColumn, MinColumn, MaxColumn, ShapeColumn, SizeColumn, DTypeColumn, ColumnCount };

    explicit KeysModel(QObject* parent = nullptr);

    /// Uses this rule for padding. REQUIRES: it outlives this object.
    void follow(const PaddingRule& padding) { m_padding = &padding; }
    /// Keeps the values that are read if leaves and keys are the same.
    void setRows(std::vector<KeyRow> rows);
    /// Sets the function that returns further flags of a key, one per line.
    void setFlags(std::function<QString(const KeyPath&)> flags);
    /// Reads the visible rows, replacing the previous request.
    void readVisible(int firstRow, int lastRow);
    /// Reads them again: elements or the rule for padding changed.
    void forgetFigures();
    [[nodiscard]] const KeyPath& keyAt(int row) const { return rowAt(row).given.key; }
    /// True if the row shows a picture, which needs a higher row.
    [[nodiscard]] bool hasPicture(int row) const { return rowAt(row).hasPicture; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts by a column; -1 restores the given order.
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] AbstractJob* job() noexcept { return m_reader.job(); }

private:
    struct Row {
        KeyRow given;
        EntryKind kind;
        ShapeTokens shape;
        QString dtype;
        bool hasPicture = false;
        LeafFigures figures = {};

        [[nodiscard]] const Leaf* leaf() const noexcept { return std::get_if<Leaf>(&given.entry); }
    };

    [[nodiscard]] static QVariant textOf(const Row& row, int column);
    [[nodiscard]] static QString exactTextOf(const Row& row, int column);
    [[nodiscard]] const Row& rowAt(int row) const { return m_rows[m_order[static_cast<std::size_t>(row)]]; }
    [[nodiscard]] QString flagsOf(const Row& row) const;
    void setFigures(std::size_t at, LeafFigures figures);

    std::vector<Row> m_rows;           ///< in the given order
    std::vector<std::size_t> m_order;  ///< by row of the model
    std::array<int, 2> m_tails{};      ///< the most characters from the decimal point on, of minima and of maxima
    std::function<QString(const KeyPath&)> m_flags;
    const PaddingRule* m_padding = nullptr;
    FigureReader m_reader;
};

}  // namespace tensordesk
