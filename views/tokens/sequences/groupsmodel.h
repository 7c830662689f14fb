// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/sequencetable.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The groups of a table of sequences, a row each: the samples of one prompt in one step, with the spread of their rewards. Groups
/// whose samples all have the same reward are marked, because a group-relative advantage is 0 for each of them.
class GroupsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Name,
        Step,
        Samples,
        Rewards,  ///< a strip of the rewards of the samples; draw it with a RewardStripDelegate
        MeanReward,
        Deviation,
        LeastReward,
        GreatestReward,
        MeanLength,
        Truncated,
        ColumnCount
    };
    /// QVariantList of column Rewards: the rewards of the samples, sorted, from 0 for the least of the table to 1 for the greatest.
    static constexpr int PositionsRole = Qt::UserRole + 101;

    explicit GroupsModel(QObject* parent = nullptr);

    /// Shows the groups of a table, in the last sorted order; null for none. Formats all numbers: O(number of groups).
    void setTable(std::shared_ptr<const SequenceTable> table);
    /// Returns the index in SequenceTable::groups. REQUIRES: 0 <= row < rowCount().
    [[nodiscard]] std::size_t groupAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    /// True if the group has several rewards, which are equal. REQUIRES: 0 <= row < rowCount().
    [[nodiscard]] bool hasEqualRewards(int row) const;
    /// True if a group has something in this column.
    [[nodiscard]] bool hasContent(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts numbers by value, Rewards by range and Name by text. Groups without a value come last. A negative column restores the
    /// order of the file.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] const SequenceGroup& groupOf(int row) const { return m_table->groups[groupAt(row)]; }
    /// Returns the name of a group on one line, cut after about `most` bytes.
    [[nodiscard]] QString nameOf(const SequenceGroup& group, std::size_t most) const;
    /// Returns the number by which a column is sorted; empty if the group has none.
    [[nodiscard]] std::optional<double> numberOf(const SequenceGroup& group, int column) const;
    [[nodiscard]] QString textOf(const SequenceGroup& group, int column) const;
    [[nodiscard]] QVariantList positionsOf(const SequenceGroup& group) const;
    [[nodiscard]] QString rewardsOf(const SequenceGroup& group) const;
    [[nodiscard]] QString toolTipOf(int row, int column) const;
    [[nodiscard]] std::vector<std::size_t> sorted() const;

    std::shared_ptr<const SequenceTable> m_table;
    std::vector<std::size_t> m_order;  ///< groups by row
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    Spread m_rewards;                           ///< of all groups: count, least and most
    bool m_knowsTruncated = false;              ///< true if the file states which sequences are truncated
    std::array<int, ColumnCount> m_tails = {};  ///< the most characters from the decimal point on
    std::array<bool, ColumnCount> m_hasContent = {};
};

}  // namespace tensordesk
