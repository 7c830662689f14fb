// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/collate/collation.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace tensordesk {

/// The matrix of keys and members: for each key the differences, and its shape in every member.
class CollationModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, DifferenceColumn, FirstMember };
    static constexpr int kFold = -1;
    /// In addition to roles.h: dtype and device of a cell, in rows whose members differ in these.
    static constexpr int DetailRole = Qt::UserRole + 100;

    using QAbstractTableModel::QAbstractTableModel;

    /// `members`: their names, one per column.
    void setMatrix(CollationMatrix matrix, QStringList members);
    [[nodiscard]] const CollationMatrix& matrix() const noexcept { return m_matrix; }
    /// Expands or collapses the keys that only differ by the batch: two or more of them are shown as one row at first.
    void toggleFold();
    /// True for that collapsed row.
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
    std::vector<int> m_rows;  ///< rows of the matrix, in order; kFold: the collapsed ones
    bool m_isFolded = true;
};

}  // namespace tensordesk
