// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/pagebar.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/table/tensortablemodel.h"
#include "views/text/format.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <optional>

namespace tensordesk {

PageBar::PageBar(TensorTableModel* model, QWidget* parent)
    : QWidget(parent), m_model(model), m_sorted(new QLabel(this)), m_unsort(new QToolButton(this)), m_index(new QLineEdit(this))
{
    auto* const layout = new QHBoxLayout(this);
    const int space = style::grid(this);
    layout->setContentsMargins(2 * space, space, 2 * space, space);
    layout->setSpacing(2 * space);
    m_rows = addTurner(*layout, 1, 0, tr("Previous page of rows"), tr("Next page of rows"));
    m_columns = addTurner(*layout, 0, 1, tr("Previous page of columns"), tr("Next page of columns"));
    m_unsort->setIcon(icon(Symbol::Close));
    m_unsort->setToolTip(tr("Rows in their own order"));
    m_unsort->setAccessibleName(m_unsort->toolTip());
    m_unsort->setAutoRaise(true);
    m_index->setFont(style::monospaced(QGuiApplication::font()));
    m_index->setClearButtonEnabled(true);
    m_index->setAccessibleName(tr("Go to index"));
    layout->addWidget(m_sorted);
    layout->addWidget(m_unsort);
    layout->addWidget(m_index, 1);
    connect(m_unsort, &QToolButton::clicked, this, [this] { m_model->sortBy(std::nullopt); });
    connect(m_index, &QLineEdit::returnPressed, this, [this] { Q_EMIT goTo(m_index->text()); });
    refresh();
}

PageBar::Turner PageBar::addTurner(QHBoxLayout& layout, int rows, int columns, const QString& previous, const QString& next)
{
    const auto button = [&](Symbol symbol, const QString& tip, int pages) {
        auto* const made = new QToolButton(this);
        made->setIcon(icon(symbol));
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setAutoRaise(true);
        const int64_t by = pages * TensorTableModel::kPage;
        connect(made, &QToolButton::clicked, this, [this, down = rows * by, across = columns * by] {
            m_model->turnTo(m_model->pageRow() + down, m_model->pageColumn() + across);
            Q_EMIT turned();
        });
        return made;
    };
    const Turner turner{button(Symbol::Previous, previous, -1), new QLabel(this), button(Symbol::Next, next, 1)};
    layout.addWidget(turner.previous);
    layout.addWidget(turner.shown);
    layout.addWidget(turner.next);
    return turner;
}

void PageBar::Turner::refresh(const QString& text, int64_t first, int64_t count, int64_t total)
{
    for (QWidget* const widget : {static_cast<QWidget*>(previous), static_cast<QWidget*>(shown), static_cast<QWidget*>(next)}) {
        widget->setVisible(count < total);
    }
    shown->setText(text.arg(format::count(first), format::count(first + count - 1), format::count(total)));
    previous->setEnabled(first > 0);
    next->setEnabled(first + count < total);
}

void PageBar::askForIndex()
{
    m_asked = true;
    refresh();
    m_index->setFocus(Qt::ShortcutFocusReason);
    m_index->selectAll();
}

void PageBar::refresh()
{
    m_rows.refresh(tr("rows %1 … %2 of %3"), m_model->pageRow(), m_model->rowCount(), m_model->totalRows());
    m_columns.refresh(tr("columns %1 … %2 of %3"), m_model->pageColumn(), m_model->columnCount(), m_model->totalColumns());
    refreshSorting();
    QStringList dims;
    if (const auto& leaf = m_model->leaf()) {
        for (std::size_t dim = 0; dim < leaf->dims.rank(); ++dim) {
            dims << format::text(leaf->dims.label(dim));
        }
    }
    m_index->setPlaceholderText(tr("Go to index [%1]").arg(dims.join(QStringLiteral(", "))));
    const bool hasPages = m_model->totalRows() > m_model->rowCount() || m_model->totalColumns() > m_model->columnCount();
    setVisible(m_model->leaf() && m_model->rowCount() > 0 && (hasPages || m_model->sorting() || m_asked));
}

void PageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_asked = false;
    refresh();
    Q_EMIT left();
}

void PageBar::refreshSorting()
{
    const auto& sorting = m_model->sorting();
    m_sorted->setVisible(sorting.has_value());
    m_unsort->setVisible(sorting.has_value());
    if (!sorting) {
        return;
    }
    const auto dim = m_model->selection().dimWith(DimRole::X);
    const Range range = dim ? m_model->selection().dim(*dim).range : Range{};
    const QString column = QString::number(range.start + sorting->column * range.step);
    QString text = m_model->isSorting() ? tr("sorting by column %1…")
                 : sorting->descending  ? tr("sorted by column %1, greatest first")
                                        : tr("sorted by column %1, least first");
    text = text.arg(column);
    if (!m_model->isSorting() && m_model->totalRows() < m_model->unsortedRows()) {
        text += tr("; the first %1 of %2 rows").arg(format::count(m_model->totalRows()), format::count(m_model->unsortedRows()));
    }
    m_sorted->setText(text);
}

}  // namespace tensordesk
