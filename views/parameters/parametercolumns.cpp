// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/parameters/parametercolumns.h"

#include "views/parameters/parametermodel.h"
#include "views/style/style.h"
#include "views/widgets/contextmenu.h"

#include <QAction>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace tensordesk {

namespace {

// Widths in characters.
constexpr int kLeastNameFigures = 18;
constexpr int kMostNameFigures = 48;
constexpr int kHistogramFigures = 14;
constexpr int kFitMs = 100;
constexpr int kFewestNumberFigures = 9;  // so that columns seldom become wider while values are read

/// All columns but the name, the most useful first: the last ones are left out if there is too little space. Columns of one entry
/// are shown or left out together.
const std::vector<std::vector<int>>& columnsByUse()
{
    static const std::vector<std::vector<int>> columns{{ParameterModel::NormColumn},
                                                       {ParameterModel::ShapeColumn},
                                                       {ParameterModel::ChangeColumn},
                                                       {ParameterModel::NonFiniteColumn},
                                                       {ParameterModel::MinColumn, ParameterModel::MaxColumn},
                                                       {ParameterModel::HistogramColumn},
                                                       {ParameterModel::MeanColumn},
                                                       {ParameterModel::StdColumn},
                                                       {ParameterModel::StepSizeColumn},
                                                       {ParameterModel::ElementsColumn},
                                                       {ParameterModel::ZerosColumn},
                                                       {ParameterModel::MomentumColumn},
                                                       {ParameterModel::RateColumn},
                                                       {ParameterModel::DTypeColumn},
                                                       {ParameterModel::DeviceColumn}};
    return columns;
}

}  // namespace

ParameterColumns::ParameterColumns(QTreeView& view, const ParameterModel& model) : QObject(&view), m_view(view), m_model(model)
{
    QHeaderView* const header = view.header();
    header->setStretchLastSection(false);
    offerActions(header);
    for (int column = 1; column < ParameterModel::ColumnCount; ++column) {
        auto* const action = new QAction(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), header);
        action->setStatusTip(tr("Show or hide this column of the parameters"));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, column](bool shown) {
            m_chosen.insert(column);
            show(column, shown);
            fit();
        });
        header->addAction(action);
        m_actions << action;
    }
    m_soon.setSingleShot(true);
    m_soon.setInterval(kFitMs);
    connect(&m_soon, &QTimer::timeout, this, &ParameterColumns::fit);
    connect(&view, &QTreeView::expanded, this, &ParameterColumns::fitSoon);
    connect(&view, &QTreeView::collapsed, this, &ParameterColumns::fitSoon);
}

int ParameterColumns::widthOf(int column) const
{
    const int figure = m_view.fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int heading = m_view.header()->sectionSizeHint(column);
    const int content = static_cast<const QAbstractItemView&>(m_view).sizeHintForColumn(column);
    switch (column) {
    case ParameterModel::NameColumn: return std::clamp(content, kLeastNameFigures * figure, kMostNameFigures * figure);
    case ParameterModel::HistogramColumn: return std::max(kHistogramFigures * figure, heading);
    case ParameterModel::ShapeColumn:
    case ParameterModel::DTypeColumn:
    case ParameterModel::DeviceColumn:
    case ParameterModel::NonFiniteColumn:
    case ParameterModel::ZerosColumn: return std::max(content, heading);
    default: return std::max({content, heading, kFewestNumberFigures * figure});
    }
}

void ParameterColumns::fit()
{
    int left = m_view.viewport()->width() - widthOf(ParameterModel::NameColumn);
    const auto give = [&](int column) {
        show(column, true);
        const int width = widthOf(column);
        m_view.setColumnWidth(column, width);
        left -= width;
    };
    const auto isChosen = [this](int column) { return m_chosen.contains(column); };
    for (int column = 1; column < ParameterModel::ColumnCount; ++column) {
        if (isChosen(column) && !m_view.isColumnHidden(column)) {
            give(column);
        }
    }
    for (const std::vector<int>& columns : columnsByUse()) {
        std::vector<int> wanted;
        int width = 0;
        for (const int column : columns) {
            if (!isChosen(column)) {
                show(column, m_model.hasValues(column));
                if (m_model.hasValues(column)) {
                    wanted.push_back(column);
                    width += widthOf(column);
                }
            }
        }
        const bool isRoom = width <= left;
        for (const int column : wanted) {
            if (isRoom) {
                give(column);
            } else {
                show(column, false);
            }
        }
    }
    int hidden = 0;
    for (int column = 1; column < ParameterModel::ColumnCount; ++column) {
        hidden += m_model.hasValues(column) && m_view.isColumnHidden(column) ? 1 : 0;
    }
    Q_EMIT fitted(hidden);
    m_view.setColumnWidth(ParameterModel::NameColumn, widthOf(ParameterModel::NameColumn) + std::max(left, 0));
}

void ParameterColumns::show(int column, bool shown)
{
    if (m_view.isColumnHidden(column) == shown) {
        m_view.setColumnHidden(column, !shown);
    }
    m_actions[column - 1]->setChecked(shown);
}

}  // namespace tensordesk
