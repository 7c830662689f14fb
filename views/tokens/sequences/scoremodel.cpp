// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/scoremodel.h"

#include "model/tensordict/base/text.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QPalette>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tensordesk {
namespace {

/// Rows beyond this number are dropped when they are not visible: a row may have 1000 cells.
constexpr std::size_t kMostScoreRows = 4000;
constexpr qsizetype kQueryLetters = 40;

}  // namespace

ScoreModel::ScoreModel(QObject* parent) : QAbstractTableModel(parent)
{
    m_criteriaJob.setTitle(tr("Read scores"));
    m_criteriaJob.setUnit(AbstractJob::Unit::Items);
    m_rowsJob.setTitle(tr("Read rows of scores"));
    m_rowsJob.setUnit(AbstractJob::Unit::Items);
    connect(&m_criteriaJob, &AbstractJob::done, this, [this] {
        beginResetModel();
        m_criteria = *m_criteriaJob.takeResult();
        m_tails.assign(m_criteria->size() + 1, 0);
        endResetModel();
        Q_EMIT criteriaRead();
    });
    connect(&m_rowsJob, &AbstractJob::done, this, [this] {
        std::vector<ScoreRow> read = *m_rowsJob.takeResult();
        if (read.empty()) {
            return;
        }
        if (m_rows.size() > kMostScoreRows) {
            std::erase_if(m_rows, [this](const auto& row) { return row.first < m_first || row.first > m_last; });
        }
        const int first = static_cast<int>(read.front().number), last = static_cast<int>(read.back().number);
        for (ScoreRow& row : read) {
            for (std::size_t column = 0; column < m_tails.size(); ++column) {
                const double value = column < row.values.size() ? row.values[column] : row.mean;
                m_tails[column] = std::max(m_tails[column], std::isnan(value) ? 0 : format::pointTailOf(format::statistic(value)));
            }
            m_rows.insert_or_assign(row.number, std::move(row));
        }
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, first, last);
        Q_EMIT rowsRead();
    });
    connect(&m_criteriaJob, &AbstractJob::failed, this, &ScoreModel::failed);
    connect(&m_rowsJob, &AbstractJob::failed, this, &ScoreModel::failed);
}

void ScoreModel::setMatrix(std::shared_ptr<const ScoreMatrix> matrix)
{
    m_criteriaJob.cancel();
    m_rowsJob.cancel();
    beginResetModel();
    m_matrix = std::move(matrix);
    m_criteria.reset();
    m_rows.clear();
    endResetModel();
    if (m_matrix) {
        m_criteriaJob.start(JobPools::passes(), [shown = m_matrix](Progress& progress) { return shown->criteria(progress); });
    }
}

void ScoreModel::setStrictness(ScoreStrictness strictness)
{
    if (strictness == m_strictness) {
        return;
    }
    m_strictness = strictness;
    forgetRows();
}

void ScoreModel::forgetRows()
{
    m_rowsJob.cancel();
    m_rows.clear();
    std::ranges::fill(m_tails, 0);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

void ScoreModel::readVisible(int first, int last)
{
    m_first = std::max(first, 0);
    m_last = std::min(last, rowCount() - 1);
    int begin = m_first, end = m_last + 1;
    while (begin < end && m_rows.contains(begin)) {
        ++begin;
    }
    while (begin < end && m_rows.contains(end - 1)) {
        --end;
    }
    if (begin < end) {
        m_rowsJob.start(JobPools::files(),
                        [shown = m_matrix, criteria = *m_criteria, strictness = m_strictness, begin, end](Progress& progress) {
                            return shown->read(criteria, strictness, begin, end - begin, progress);
                        });
    }
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    const int64_t most = std::numeric_limits<int>::max();
    return parent.isValid() || !m_matrix || !m_criteria ? 0 : static_cast<int>(std::min(m_matrix->count(), most));
}

int ScoreModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_criteria ? 0 : static_cast<int>(m_criteria->size()) + 1;
}

double ScoreModel::valueAt(const QModelIndex& index) const
{
    const auto row = m_rows.find(index.row());
    if (row == m_rows.end()) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const auto column = static_cast<std::size_t>(index.column());
    return column < row->second.values.size() ? row->second.values[column] : row->second.mean;
}

QColor ScoreModel::colourOf(double value, double low, double high)
{
    if (std::isnan(value)) {
        return {};
    }
    constexpr double kStrongest = 0.4;
    const double share = high > low && std::isfinite(high - low) ? std::clamp((value - low) / (high - low), 0.0, 1.0) : 0.5;
    const QColor& over = share < 0.5 ? style::colours().broken : style::colours().accent;
    return style::mixed(over, style::paletteOf(style::isDark()).color(QPalette::Base), kStrongest * std::abs(2 * share - 1));
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    const double value = valueAt(index);
    if (std::isnan(value)) {
        return {};
    }
    const auto column = static_cast<std::size_t>(index.column());
    const bool isCriterion = column < m_criteria->size();
    if (role == Qt::DisplayRole) {
        const QString text = format::statistic(value);
        constexpr QChar figureSpace(0x2007);
        return text + QString(format::missingTail(text, m_tails[column]), figureSpace);
    }
    if ((role == Qt::BackgroundRole || role == Qt::ForegroundRole) && isCriterion) {
        const ScoreMean& mean = (*m_criteria)[column].under(m_strictness);
        const QColor background = colourOf(value, std::min(mean.least, 0.0), std::max(mean.greatest, 1.0));
        const bool isDarkInk = style::contrast(Qt::black, background) > style::contrast(Qt::white, background);
        return role == Qt::BackgroundRole ? background : QColor(isDarkInk ? Qt::black : Qt::white);
    }
    return {};
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant((orientation == Qt::Vertical ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (!m_criteria || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        const auto row = m_rows.find(section);
        const QString query = row == m_rows.end() ? QString() : format::text(printableRow(row->second.name));
        const QString number = QString::number(section);
        if (role == Qt::ToolTipRole) {
            return query.isEmpty() ? QVariant() : QVariant(format::elided(query).toHtmlEscaped());
        }
        return query.isEmpty() ? number : number + QStringLiteral("  ") + format::elided(query, kQueryLetters);
    }
    if (section == static_cast<int>(m_criteria->size())) {
        return role == Qt::DisplayRole ? tr("Mean")
             : m_matrix->level()       ? tr("Mean of the row over its instructions")
                                       : tr("Mean of the row");
    }
    const ScoreCriterion& criterion = (*m_criteria)[static_cast<std::size_t>(section)];
    const ScoreMean& mean = criterion.under(m_strictness);
    const QString name = format::elided(format::text(printableRow(criterion.name)), 2 * kQueryLetters);
    if (role == Qt::DisplayRole) {
        return name + QLatin1Char('\n') + (mean.count > 0 ? tr("mean %1").arg(format::statistic(mean.mean)) : QString());
    }
    return tr("Mean over %1 of %2 prompts").arg(format::count(mean.count), format::count(m_matrix->count()));
}

}  // namespace tensordesk
