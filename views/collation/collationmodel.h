// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/collate/collation.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace tensordesk {

/// The matrix of keys and members: for each key what differs, and its shape in every member.
class CollationModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, DifferenceColumn, FirstMember };
    static constexpr int kFold = -1;
    /// Beyond roles.h: dtype and device of a cell, in rows of which members differ in these.
    static constexpr int DetailRole = Qt::UserRole + 100;

    using QAbstractTableModel::QAbstractTableModel;

    /// `members` are their names, one a column.
    void setMatrix(CollationMatrix matrix, QStringList members);
    [[nodiscard]] const CollationMatrix& matrix() const noexcept { return m_matrix; }
    /// Shows each of the keys that differ only by the batch, or no longer: two or more of them are one row at first.
    void toggleFold();
    /// Whether that row is it.
    [[nodiscard]] bool isFold(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] static QVariant keyData(const CollationRow& row, int role);
    [[nodiscard]] static QVariant differenceData(const CollationRow& row, int role);
    [[nodiscard]] static QString detailOf(const CollationRow& row, const ComparedSide& cell);
    [[nodiscard]] static QVariant cellData(const CollationRow& row, std::size_t member, int role);

    [[nodiscard]] QVariant foldData(int column, int role) const;
    void list();

    CollationMatrix m_matrix;
    QStringList m_members;
    std::vector<int> m_rows;  ///< of the matrix, in their order; kFold: that of those folded
    bool m_isFolded = true;
};

}  // namespace tensordesk
