// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"

#include <QAbstractItemModel>

#include <vector>

namespace tensordesk {

/// A comparison as a tree: keys with both shapes and the differences. Owns all shown data.
class ComparisonModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, DifferenceColumn, LeftColumn, RightColumn };
    static constexpr int kColumns = RightColumn + 1;

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows another comparison: a reset, unless it has the same entries.
    void setComparison(Comparison comparison);
    [[nodiscard]] const Comparison& comparison() const noexcept { return m_comparison; }
    /// Returns the entry of a line; null for an invalid index.
    [[nodiscard]] const ComparedEntry* entry(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Place {
        int parent = -1;  ///< position of the parent entry; -1 for the root
        int row = 0;
        std::vector<int> children = {};
    };

    void arrange();
    [[nodiscard]] QVariant keyData(const ComparedEntry& entry, int position, int role) const;
    [[nodiscard]] static QVariant differenceData(const ComparedEntry& entry, int role);
    [[nodiscard]] static QVariant sideData(const ComparedEntry& entry, bool isLeft, int role);

    Comparison m_comparison;
    std::vector<Place> m_places;  ///< by entry
};

}  // namespace tensordesk
