// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pagebar.h"

#include "common/format.h"
#include "common/icons.h"
#include "common/style.h"
#include "table/tensortablemodel.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace tensordesk {

PageBar::PageBar(TensorTableModel* model, QWidget* parent)
    : QWidget(parent), m_model(model), m_rows(new QLabel(this)), m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)), m_index(new QLineEdit(this))
{
    m_previous->setIcon(icon(Symbol::Previous));
    m_previous->setToolTip(tr("Previous page of rows"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_previous->setAutoRaise(true);
    m_next->setIcon(icon(Symbol::Next));
    m_next->setToolTip(tr("Next page of rows"));
    m_next->setAccessibleName(m_next->toolTip());
    m_next->setAutoRaise(true);
    m_index->setFont(style::monospaced(QGuiApplication::font()));
    m_index->setClearButtonEnabled(true);
    m_index->setAccessibleName(tr("Go to index"));
    auto* const layout = new QHBoxLayout(this);
    const int space = style::grid(this);
    layout->setContentsMargins(2 * space, space, 2 * space, space);
    layout->setSpacing(2 * space);
    layout->addWidget(m_previous);
    layout->addWidget(m_rows);
    layout->addWidget(m_next);
    layout->addWidget(m_index, 1);
    connect(m_previous, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { turn(1); });
    connect(m_index, &QLineEdit::returnPressed, this, [this] { Q_EMIT goTo(m_index->text()); });
    refresh();
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
    const bool pages = m_model->totalRows() > TensorTableModel::kPage;
    const bool columnPages = m_model->totalColumns() > TensorTableModel::kPage;
    for (QWidget* const widget : {static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_previous),
                                  static_cast<QWidget*>(m_next)}) {
        widget->setVisible(pages);
    }
    const int64_t last = m_model->pageRow() + m_model->rowCount();
    m_rows->setText(tr("rows %1 … %2 of %3")
                        .arg(format::count(m_model->pageRow()), format::count(last - 1),
                             format::count(m_model->totalRows())));
    m_previous->setEnabled(m_model->pageRow() > 0);
    m_next->setEnabled(last < m_model->totalRows());
    QStringList dims;
    if (const auto& leaf = m_model->leaf()) {
        for (std::size_t dim = 0; dim < leaf->dims.rank(); ++dim) {
            dims << format::text(leaf->dims.label(dim));
        }
    }
    m_index->setPlaceholderText(tr("Go to index [%1]").arg(dims.join(QStringLiteral(", "))));
    setVisible(m_model->leaf() && m_model->rowCount() > 0 && (pages || columnPages || m_asked));
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

void PageBar::turn(int pages)
{
    m_model->turnTo(m_model->pageRow() + pages * TensorTableModel::kPage, m_model->pageColumn());
    Q_EMIT turned();
}

}  // namespace tensordesk
