// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/runs/runsmodel.h"

#include "views/common/roles.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

constexpr int kColours = 8;

QPixmap swatch(const QPen& pen)
{
    QPixmap picture(24, 12);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QPen wide(pen);
    wide.setWidth(3);
    painter.setPen(wide);
    painter.drawLine(0, 6, 24, 6);
    return picture;
}

}  // namespace

RunsModel::RunsModel(QObject* parent) : QAbstractTableModel(parent) { }

void RunsModel::add(Row row)
{
    const int last = rowCount();
    bool grew = false;
    for (int column = ReturnColumn; column < ColumnCount; ++column) {
        int& longest = m_tails[static_cast<std::size_t>(column)];
        const int tail = tailOf(row, column);
        grew = grew || tail > longest;
        longest = std::max(longest, tail);
    }
    beginInsertRows({}, last, last);
    m_rows.push_back(std::move(row));
    endInsertRows();
    if (grew && last > 0) {
        Q_EMIT dataChanged(index(0, 0), index(last - 1, ColumnCount - 1));
    }
}

void RunsModel::add(const QString& name, Run run)
{
    const RunFigures figures = figuresOf(run);
    add({name, std::move(run), figures});
}

void RunsModel::addFailure(const QString& name, const QString& reason)
{
    add({name, {}, {}, reason});
}

QPen RunsModel::penOf(int row)
{
    static constexpr std::array kStyles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return {style::curveColour(row), 1, kStyles[static_cast<std::size_t>(row / kColours) % kStyles.size()]};
}

double RunsModel::numberOf(const Row& row, int column)
{
    switch (column) {
    case EpisodesColumn: return static_cast<double>(row.figures.episodes);
    case ReturnColumn: return row.figures.meanReturn;
    case StdColumn: return row.figures.stdReturn;
    case IqmColumn: return row.figures.interquartileMean;
    case MinColumn: return row.figures.minReturn;
    case MaxColumn: return row.figures.maxReturn;
    case LengthColumn: return row.figures.meanLength;
    case SuccessColumn: return 100 * row.figures.successRate;
    default: return RunFigures::kNone;
    }
}

QString RunsModel::textOf(const Row& row, int column)
{
    if (column == NameColumn) {
        return row.name;
    }
    const double number = numberOf(row, column);
    if (std::isnan(number) || !row.failure.isEmpty()) {
        return {};
    }
    return column == EpisodesColumn ? format::count(row.figures.episodes)
         : column == SuccessColumn  ? tr("%1 %").arg(number, 0, 'f', 1)
                                    : format::statistic(number);
}

int RunsModel::tailOf(const Row& row, int column)
{
    const QString text = textOf(row, column);
    return column == SuccessColumn ? 0 : format::pointTailOf(text);
}

bool RunsModel::hasValues(int column) const
{
    return column == NameColumn || std::ranges::any_of(m_rows, [column](const Row& row) { return !textOf(row, column).isEmpty(); });
}

QString RunsModel::text() const
{
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column) {
            const double number = row < 0 ? 0 : numberOf(m_rows[static_cast<std::size_t>(row)], column);
            cells << (row < 0                ? headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                      : column == NameColumn ? m_rows[static_cast<std::size_t>(row)].name
                      : std::isnan(number)   ? QString()
                                             : format::number(number));
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case ExactRole:
        return column < ReturnColumn || std::isnan(numberOf(row, column)) ? QString() : format::number(numberOf(row, column));
    case RawValueRole: {
        const double number = numberOf(row, column);
        return column == NameColumn ? QVariant(row.name)
                                    : QVariant(std::isnan(number) ? -std::numeric_limits<double>::infinity() : number);
    }
    case PaddingRole:
        return column < ReturnColumn || column == SuccessColumn
                 ? 0
                 : format::missingTail(textOf(row, column), m_tails[static_cast<std::size_t>(column)]);
    case Qt::DecorationRole:
        return column == NameColumn && row.failure.isEmpty() ? QVariant(swatch(penOf(index.row()))) : QVariant();
    case Qt::ForegroundRole: return row.failure.isEmpty() ? QVariant() : QVariant(style::colours().broken);
    case Qt::ToolTipRole:
        return !row.failure.isEmpty()            ? row.failure
             : column == NameColumn              ? format::text(row.run.path)
             : column == EpisodesColumn          ? tr("%1 finished, %2 unfinished, %3 steps")
                                                       .arg(format::count(row.figures.episodes - row.figures.unfinished),
                                                            format::count(row.figures.unfinished), format::count(row.figures.steps))
             : std::isnan(numberOf(row, column)) ? QString()
                                                 : format::number(numberOf(row, column));
    case Qt::TextAlignmentRole: return QVariant((column == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case ReturnColumn: return tr("The mean return of finished episodes; of all episodes if none is finished");
        case IqmColumn: return tr("The interquartile mean: the mean of the middle half of the returns");
        case SuccessColumn: return tr("The share of episodes with a step at which the key success or is_success is true");
        default: return {};
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn: return tr("Run");
    case EpisodesColumn: return tr("Episodes");
    case ReturnColumn: return tr("Return");
    case StdColumn: return tr("Std");
    case IqmColumn: return tr("IQM");
    case MinColumn: return tr("Min");
    case MaxColumn: return tr("Max");
    case LengthColumn: return tr("Length");
    case SuccessColumn: return tr("Success");
    default: return {};
    }
}

}  // namespace tensordesk
