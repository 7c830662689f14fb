// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/scoretable.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/sequences/scoremodel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

ScoreTable::ScoreTable(QWidget* parent)
    : QWidget(parent), m_strictness(new QComboBox(this)), m_model(new ScoreModel(this)), m_table(new QTableView(this)),
      m_problem(new QLabel(this))
{
    m_strictness->addItem(tr("Strict scores"));
    m_strictness->addItem(tr("Loose scores"));
    m_strictness->setAccessibleName(tr("How strictly IFEval judges"));
    m_strictness->setToolTip(tr("Loose scores ignore the first and last line of a response, and asterisks"));
    m_strictness->setVisible(false);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setVisible(false);

    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Scores"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setFont(style::monospaced(font()));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setDefaultSectionSize(style::rowHeight(m_table->font()));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);

    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_strictness, 0, Qt::AlignLeft);
    layout->addWidget(m_problem);
    layout->addWidget(m_table, 1);

    connect(m_strictness, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setStrictness(index == 1 ? ScoreStrictness::Loose : ScoreStrictness::Strict);
        readVisibleRows();
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &ScoreTable::readVisibleRows);
    connect(m_model, &ScoreModel::criteriaRead, this, [this] {
        m_table->resizeColumnsToContents();
        readVisibleRows();
    });
    connect(m_model, &ScoreModel::rowsRead, this, [this] {
        const QAbstractItemView& view = *m_table;
        for (int column = 0; column < m_model->columnCount(); ++column) {  // never narrower, so that scrolling moves no column
            const int needed = std::max(view.sizeHintForColumn(column), m_table->horizontalHeader()->sectionSizeHint(column));
            m_table->setColumnWidth(column, std::max(needed, m_table->columnWidth(column)));
        }
        Q_EMIT m_table->verticalHeader()->geometriesChanged();  // it has queries now
    });
    connect(m_model, &ScoreModel::failed, this, [this](const Error& error) {
        m_problem->setText(format::text(error.inContext()));
        m_problem->setVisible(true);
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { Q_EMIT chosen(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid()) {
            Q_EMIT chosen(row.row());
        }
    });
}

QString ScoreTable::problem() const
{
    return m_problem->text();
}

std::vector<AbstractJob*> ScoreTable::jobs()
{
    return m_model->jobs();
}

void ScoreTable::setMatrix(std::shared_ptr<const ScoreMatrix> matrix)
{
    m_problem->clear();
    m_problem->setVisible(false);
    m_strictness->setVisible(matrix && matrix->level());
    m_model->setMatrix(std::move(matrix));
}

void ScoreTable::readVisibleRows()
{
    if (isVisible() && m_model->rowCount() > 0) {
        const int first = std::max(m_table->rowAt(0), 0), last = m_table->rowAt(m_table->viewport()->height() - 1);
        m_model->readVisible(first, last < 0 ? m_model->rowCount() - 1 : last);
    }
}

void ScoreTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    readVisibleRows();
}

void ScoreTable::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readVisibleRows();
}

}  // namespace tensordesk
