// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/groupsmodel.h"

#include "model/tensordict/base/text.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFont>
#include <QPalette>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kNameBytes = 400;
constexpr std::size_t kToolTipBytes = 2000;
constexpr qsizetype kListedRewards = 32;  ///< in a tooltip

/// True for statistics, whose decimal points are aligned.
bool isAlignedColumn(int column)
{
    return column >= GroupsModel::MeanReward && column <= GroupsModel::MeanLength;
}

bool areEqual(const Spread& rewards)
{
    return rewards.count > 1 && rewards.least == rewards.most;
}

}  // namespace

GroupsModel::GroupsModel(QObject* parent) : QAbstractTableModel(parent) { }

void GroupsModel::setTable(std::shared_ptr<const SequenceTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    m_rewards = {};
    m_tails = {};
    m_hasContent = {};
    m_knowsTruncated = m_table
                    && std::ranges::any_of(m_table->rows, [](const SequenceFigures& row) { return row.truncated.has_value(); });
    if (m_table) {
        for (const SequenceGroup& group : m_table->groups) {
            if (group.reward.count > 0) {
                m_rewards.least = m_rewards.count == 0 ? group.reward.least : std::min(m_rewards.least, group.reward.least);
                m_rewards.most = m_rewards.count == 0 ? group.reward.most : std::max(m_rewards.most, group.reward.most);
                m_rewards.count += group.reward.count;
            }
            for (int column = 0; column < ColumnCount; ++column) {
                const auto at = static_cast<std::size_t>(column);
                const std::optional<double> number = numberOf(group, column);
                m_hasContent[at] = m_hasContent[at] || column == Name || (number && (column != MeanLength || *number > 0));
                if (number && isAlignedColumn(column)) {
                    m_tails[at] = std::max(m_tails[at], format::pointTailOf(format::statistic(*number)));
                }
            }
        }
    }
    m_order = sorted();
    endResetModel();
}

bool GroupsModel::hasEqualRewards(int row) const
{
    return areEqual(groupOf(row).reward);
}

bool GroupsModel::hasContent(int column) const
{
    return m_hasContent[static_cast<std::size_t>(column)];
}

int GroupsModel::rowCount(const QModelIndex& parent) const
{
    constexpr std::size_t most = std::numeric_limits<int>::max();
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_order.size(), most));
}

int GroupsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GroupsModel::nameOf(const SequenceGroup& group, std::size_t most) const
{
    const std::size_t first = group.rows.front();
    const std::string& name = m_table->rows[first].group;
    return name.empty() ? tr("Prompt of sequence %1").arg(first) : format::text(printableRow(beginningOfText(name, most)));
}

std::optional<double> GroupsModel::numberOf(const SequenceGroup& group, int column) const
{
    const auto given = [](bool isGiven, double number) {
        return isGiven && !std::isnan(number) ? std::optional(number) : std::nullopt;  // NaN has no order
    };
    const bool hasReward = group.reward.count > 0;
    switch (column) {
    case Step: {
        const std::optional<int64_t>& step = m_table->rows[group.rows.front()].step;
        return step ? std::optional(static_cast<double>(*step)) : std::nullopt;
    }
    case Samples: return static_cast<double>(group.rows.size());
    case Rewards: return given(hasReward, group.reward.most - group.reward.least);
    case MeanReward: return given(hasReward, group.reward.mean);
    case Deviation: return given(group.reward.count > 1, group.reward.deviation);
    case LeastReward: return given(hasReward, group.reward.least);
    case GreatestReward: return given(hasReward, group.reward.most);
    case MeanLength: return given(group.response.count > 0, group.response.mean);
    case Truncated: return given(m_knowsTruncated, static_cast<double>(group.truncated));
    default: return {};
    }
}

QString GroupsModel::textOf(const SequenceGroup& group, int column) const
{
    if (column == Name) {
        return nameOf(group, kNameBytes);
    }
    const std::optional<double> number = numberOf(group, column);
    if (!number) {
        return {};
    }
    switch (column) {
    case Step: return QString::number(*m_table->rows[group.rows.front()].step);
    case Samples: return format::count(static_cast<int64_t>(group.rows.size()));
    case Truncated: return format::count(group.truncated);
    default: break;
    }
    if (!isAlignedColumn(column)) {
        return {};
    }
    const QString text = format::statistic(*number);
    constexpr QChar figureSpace(0x2007);
    return text + QString(format::missingTail(text, m_tails[static_cast<std::size_t>(column)]), figureSpace);
}

QVariantList GroupsModel::positionsOf(const SequenceGroup& group) const
{
    std::vector<double> rewards;
    for (const std::size_t row : group.rows) {
        if (const std::optional<double> reward = m_table->rows[row].reward; reward && std::isfinite(*reward)) {
            rewards.push_back(*reward);
        }
    }
    std::ranges::sort(rewards);
    QVariantList positions;
    const double half = m_rewards.most / 2 - m_rewards.least / 2;  // the whole may be more than a double holds
    for (const double reward : rewards) {
        positions << (half > 0 ? (reward / 2 - m_rewards.least / 2) / half : 0.5);
    }
    return positions;
}

QString GroupsModel::rewardsOf(const SequenceGroup& group) const
{
    QStringList rewards;
    for (const std::size_t row : group.rows) {
        if (rewards.size() == kListedRewards) {
            rewards << QStringLiteral("…");
            break;
        }
        const std::optional<double> reward = m_table->rows[row].reward;
        rewards << (reward ? format::statistic(*reward) : QStringLiteral("–"));
    }
    return group.reward.count > 0 ? rewards.join(QStringLiteral(", ")) : QString();
}

QString GroupsModel::toolTipOf(int row, int column) const
{
    const SequenceGroup& group = groupOf(row);
    QStringList paragraphs{column == Name ? nameOf(group, kToolTipBytes) : column == Rewards ? rewardsOf(group) : QString()};
    if (hasEqualRewards(row)) {
        paragraphs << tr("All samples have the same reward: their group-relative advantages are 0 and give no gradient.");
    }
    paragraphs.removeAll(QString());
    QString text;
    for (const QString& paragraph : std::as_const(paragraphs)) {
        text += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    }
    return text;
}

QVariant GroupsModel::data(const QModelIndex& index, int role) const
{
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        return QVariant((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return textOf(groupOf(index.row()), column);
    case Qt::AccessibleTextRole: return column == Rewards ? QVariant(rewardsOf(groupOf(index.row()))) : QVariant();
    case PositionsRole: return column == Rewards ? QVariant(positionsOf(groupOf(index.row()))) : QVariant();
    case Qt::ToolTipRole: {
        const QString text = toolTipOf(index.row(), column);
        return text.isEmpty() ? QVariant() : QVariant(text);
    }
    case Qt::ForegroundRole:
        return hasEqualRewards(index.row()) ? QVariant(style::paletteOf(style::isDark()).color(QPalette::PlaceholderText))
                                            : QVariant();
    case Qt::FontRole: {
        QFont font;  // resolves to that of the view, since only this is set
        font.setItalic(true);
        return hasEqualRewards(index.row()) ? QVariant(font) : QVariant();
    }
    default: return {};
    }
}

QVariant GroupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Rewards:
            return m_rewards.count == 0 ? QVariant()
                                        : tr("A dot per sample, from the least reward %1 to the greatest reward %2")
                                              .arg(format::statistic(m_rewards.least), format::statistic(m_rewards.most));
        case Deviation: return tr("Standard deviation of the rewards, with n − 1");
        case MeanLength: return tr("Mean length of the responses");
        case Truncated: return tr("Number of truncated responses");
        default: return {};
        }
    }
    switch (section) {
    case Name: return tr("Group");
    case Step: return tr("Step");
    case Samples: return tr("Samples");
    case Rewards: return tr("Rewards");
    case MeanReward: return tr("Mean reward");
    case Deviation: return tr("Std");
    case LeastReward: return tr("Min");
    case GreatestReward: return tr("Max");
    case MeanLength: return tr("Mean length");
    case Truncated: return tr("Truncated");
    default: return {};
    }
}

/// Returns the groups in the chosen order; equal ones as in the file.
std::vector<std::size_t> GroupsModel::sorted() const
{
    std::vector<std::size_t> order(m_table ? m_table->groups.size() : 0);
    std::iota(order.begin(), order.end(), std::size_t{0});
    const bool isAscending = m_sortOrder == Qt::AscendingOrder;
    if (m_sortColumn == Name) {
        std::vector<QString> names;
        for (const std::size_t group : order) {
            names.push_back(nameOf(m_table->groups[group], kNameBytes));
        }
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            const int compared = names[a].localeAwareCompare(names[b]);
            return isAscending ? compared < 0 : compared > 0;
        });
    } else if (m_sortColumn >= 0) {
        std::vector<std::optional<double>> numbers;
        for (const std::size_t group : order) {
            numbers.push_back(numberOf(m_table->groups[group], m_sortColumn));
        }
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            if (!numbers[a] || !numbers[b]) {
                return numbers[a].has_value() && !numbers[b].has_value();
            }
            return isAscending ? *numbers[a] < *numbers[b] : *numbers[b] < *numbers[a];
        });
    }
    return order;
}

void GroupsModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_sortColumn = column;
    m_sortOrder = order;
    const std::vector<std::size_t> before = std::exchange(m_order, sorted());
    const QModelIndexList kept = persistentIndexList();
    std::vector<int> rows(kept.isEmpty() ? 0 : m_order.size());  // by group
    for (std::size_t row = 0; row < rows.size(); ++row) {
        rows[m_order[row]] = static_cast<int>(row);
    }
    for (const QModelIndex& index : kept) {
        changePersistentIndex(index, this->index(rows[before[static_cast<std::size_t>(index.row())]], index.column()));
    }
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

}  // namespace tensordesk
