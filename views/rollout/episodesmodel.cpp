// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/episodesmodel.h"

#include "views/common/roles.h"
#include "views/rollout/episodetext.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

bool isNumber(EpisodeColumn column)
{
    return column != EpisodeColumn::Ended && column != EpisodeColumn::Flags;
}

constexpr int kMeasuredRows = 1000;

}  // namespace

EpisodesModel::EpisodesModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(&m_facts, &EpisodeFacts::changed, this, [this] {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    });
}

void EpisodesModel::setEpisodes(std::shared_ptr<const ReadEpisodes> episodes, std::vector<uint32_t> order)
{
    beginResetModel();
    m_facts.setEpisodes(episodes);
    m_episodes = std::move(episodes);
    m_order = std::move(order);
    m_tail = 0;
    for (int row = 0; row < std::min(rowCount(), kMeasuredRows); ++row) {
        m_tail = std::max(m_tail, format::tailOf(roundedReturn(row)));
    }
    endResetModel();
}

void EpisodesModel::setHealthFlags(std::map<uint32_t, QString> flags)
{
    m_flags = std::move(flags);
    if (rowCount() > 0) {
        constexpr int kFlags = static_cast<int>(EpisodeColumn::Flags);
        Q_EMIT dataChanged(index(0, kFlags), index(rowCount() - 1, kFlags));
    }
}

void EpisodesModel::readVisible(int firstRow, int lastRow)
{
    std::vector<uint32_t> numbers;
    for (int row = std::max(firstRow, 0); row <= std::min(lastRow, rowCount() - 1); ++row) {
        numbers.push_back(numberAt(row));
    }
    m_facts.read(numbers);
}

int EpisodesModel::rowOf(uint32_t number) const
{
    const auto found = std::find(m_order.begin(), m_order.end(), number);
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

int EpisodesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int EpisodesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_episodes ? 0 : kEpisodeColumns + static_cast<int>(m_episodes->keys.facts.size());
}

QString EpisodesModel::text(int row, EpisodeColumn column) const
{
    const EpisodeRecord& record = recordAt(row);
    switch (column) {
    case EpisodeColumn::Number: return QString::number(numberAt(row));
    case EpisodeColumn::Env: return episodetext::environment(placeAt(row));
    case EpisodeColumn::Start: return QString::number(record.start);
    case EpisodeColumn::Length: return QString::number(record.steps);
    case EpisodeColumn::Return: return m_episodes->table.reward ? format::number(record.total) : QString();
    case EpisodeColumn::Ended: return episodetext::ending(record.ending);
    case EpisodeColumn::Flags: return flagsOf(row).section(QLatin1Char('\n'), 0, 0);
    }
    return {};
}

QString EpisodesModel::flagsOf(int row) const
{
    QStringList flags;
    const EpisodeRecord& record = recordAt(row);
    if (m_episodes->table.reward && std::isnan(record.total)) {
        flags << tr("The return is not a number");
    }
    if (const auto found = m_flags.find(numberAt(row)); found != m_flags.end()) {
        flags << found->second;
    }
    return flags.join(QLatin1Char('\n'));
}

QString EpisodesModel::roundedReturn(int row) const
{
    return m_episodes->table.reward ? format::statistic(recordAt(row).total) : QString();
}

/// Returns the exact number; of several agents one line per agent.
QString EpisodesModel::returnTip(int row) const
{
    constexpr std::size_t kMostLines = 30;
    const auto totals = m_episodes->table.totalsOf(numberAt(row));
    if (totals.empty()) {
        return text(row, EpisodeColumn::Return);
    }
    QStringList lines;
    for (std::size_t agent = 0; agent < std::min(totals.size(), kMostLines); ++agent) {
        lines << tr("Agent %1: %2").arg(agent).arg(format::number(totals[agent]));
    }
    return lines.join(QLatin1Char('\n')) + (totals.size() > kMostLines ? QStringLiteral("\n…") : QString());
}

QVariant EpisodesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.column() >= kEpisodeColumns) {
        const EpisodeFacts::Facts* const facts = m_facts.of(numberAt(index.row()));
        const bool isShown = facts && (role == Qt::DisplayRole || role == Qt::ToolTipRole);
        return isShown ? QVariant(facts->texts.value(index.column() - kEpisodeColumns)) : QVariant();
    }
    const auto column = static_cast<EpisodeColumn>(index.column());
    const EpisodeRecord& record = recordAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), column);
    case RoundedRole: return column == EpisodeColumn::Return ? roundedReturn(index.row()) : QString();
    case PaddingRole: return column == EpisodeColumn::Return ? std::max(m_tail - format::tailOf(roundedReturn(index.row())), 0) : 0;
    case Qt::TextAlignmentRole: return QVariant((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return column == EpisodeColumn::Ended && record.ending == Ending::Unfinished ? QVariant(style::colours().notLoaded)
                                                                                     : QVariant();
    case Qt::DecorationRole:
        if (column == EpisodeColumn::Number) {
            const EpisodeFacts::Facts* const facts = m_facts.of(numberAt(index.row()));
            return facts && !facts->frame.isNull() ? QVariant(QPixmap::fromImage(facts->frame)) : QVariant();
        }
        return column == EpisodeColumn::Flags && !flagsOf(index.row()).isEmpty()
                 ? QVariant(icon(Symbol::Warning, style::colours().inferred))
                 : QVariant();
    case Qt::ToolTipRole:
        return column == EpisodeColumn::Flags  ? flagsOf(index.row())
             : column == EpisodeColumn::Return ? returnTip(index.row())
             : column == EpisodeColumn::Ended && record.ending == Ending::Unfinished
                 ? tr("No flag marks its end: its return and length cover the recorded steps")
                 : QString();
    default: return {};
    }
}

QString EpisodesModel::titleOf(EpisodeColumn column) const
{
    const EpisodeTable& table = m_episodes->table;
    switch (column) {
    case EpisodeColumn::Number: return tr("episode");
    case EpisodeColumn::Env: {
        const DimNames& names = m_episodes->rollout.td.names();
        const bool isNamed = table.batch.size() == 2 && !names.empty() && names.front();
        // In a stack of episodes the dim is named after its members.
        return !isNamed ? tr("env") : *names.front() == "episode" ? tr("member") : format::text(*names.front());
    }
    case EpisodeColumn::Start: return tr("start");
    case EpisodeColumn::Length: return tr("length");
    case EpisodeColumn::Return: return tr("return");
    case EpisodeColumn::Ended: return tr("ended");
    case EpisodeColumn::Flags: return tr("flags");
    }
    return {};
}

QString EpisodesModel::tipOf(EpisodeColumn column) const
{
    const EpisodeTable& table = m_episodes->table;
    switch (column) {
    case EpisodeColumn::Start: return tr("The step that it begins with");
    case EpisodeColumn::Length: return tr("Its steps, without padding");
    case EpisodeColumn::Return:
        return !table.reward ? tr("No key has one reward a step")
             : table.agents > 1
                 ? tr("The mean over %1 agents of the sums of %2").arg(format::count(table.agents), format::path(*table.reward))
             : table.gamma == 1.0 ? tr("The sum of %1").arg(format::path(*table.reward))
                                  : tr("The sum of %1, that of step t times %2 to the power of t")
                                        .arg(format::path(*table.reward), format::number(table.gamma));
    case EpisodeColumn::Ended: return tr("By the flags of its last step");
    case EpisodeColumn::Flags: return tr("Findings");
    default: return {};
    }
}

QVariant EpisodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const bool isFact = section >= kEpisodeColumns;
    const auto column = isFact ? EpisodeColumn::Flags : static_cast<EpisodeColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
        return isFact ? format::path(m_episodes->keys.facts[static_cast<std::size_t>(section - kEpisodeColumns)]) : titleOf(column);
    case Qt::ToolTipRole: return isFact ? tr("The values of this key at the first step") : tipOf(column);
    case Qt::TextAlignmentRole: return QVariant((!isFact && isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

}  // namespace tensordesk
