// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/legendlist.h"

#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kMostRows = 16;  // beyond these the list scrolls

enum Column { NameColumn, ValueColumn };

/// A piece of the line.
QIcon swatch(const QPen& pen, const QSize& size, qreal ratio)
{
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(QPen(pen.color(), 2.5, pen.style() == Qt::NoPen ? Qt::SolidLine : pen.style()));
    painter.drawLine(QPointF(0, size.height() / 2.0), QPointF(size.width(), size.height() / 2.0));
    return picture;
}

}  // namespace

LegendList::LegendList(PlotWidget& plot, QWidget* parent)
    : QWidget(parent), m_plot(plot), m_title(new QToolButton(this)), m_list(new QTreeWidget(this))
{
    m_title->setText(tr("Legend"));
    m_title->setToolTip(tr("Show or hide the list of what is drawn"));
    m_title->setAutoRaise(true);
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setArrowType(Qt::DownArrow);
    m_list->setAccessibleName(tr("Legend"));
    m_list->setToolTip(tr("A click shows one alone, another click all again; the box shows or hides it"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->header()->setAccessibleName(m_list->accessibleName());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setFont(style::monospaced(font()));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ValueColumn, QHeaderView::ResizeToContents);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideLeft);
    const int icon = style::iconSize(fontMetrics());
    m_list->setIconSize(QSize(icon, icon));
    m_list->installEventFilter(this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_title, 0, Qt::AlignLeft);
    layout->addWidget(m_list);
    hide();
    connect(m_title, &QToolButton::clicked, this, [this] {
        const bool isOpen = m_list->isHidden();
        m_title->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_list->setVisible(isOpen);
    });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        if (column == NameColumn) {
            takeBox(*item);
        }
    });
    connect(m_list, &QTreeWidget::itemPressed, this, [this] { m_isBox = false; });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        if (!std::exchange(m_isBox, false)) {
            solo(*item);
        }
    });
}

void LegendList::refresh()
{
    const QSignalBlocker blocker(m_list);
    const QCPLegend* const legend = m_plot.legend;
    const int count = legend->itemCount();
    while (m_list->topLevelItemCount() > count) {
        delete m_list->takeTopLevelItem(count);
    }
    for (int at = 0; at < count; ++at) {
        const QCPAbstractPlottable& series = *qobject_cast<QCPPlottableLegendItem*>(legend->item(at))->plottable();
        auto* item = m_list->topLevelItem(at);
        if (item == nullptr) {
            item = new QTreeWidgetItem(m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
            item->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
        }
        item->setText(NameColumn, series.name());
        item->setToolTip(NameColumn, series.name());
        item->setIcon(NameColumn, swatch(series.pen(), m_list->iconSize(), devicePixelRatioF()));
    }
    showRows();
    setVisible(count > 0);
    const int rows = std::min(std::max(count, 1), kMostRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), style::rowHeight(m_list->fontMetrics()))
                           + 2 * m_list->frameWidth());
}

void LegendList::setValues(const QStringList& values)
{
    const QSignalBlocker blocker(m_list);
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        m_list->topLevelItem(at)->setText(ValueColumn, values.value(at));
    }
}

void LegendList::showAll()
{
    setHidden({});
}

QStringList LegendList::names() const
{
    QStringList names;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        names << m_list->topLevelItem(at)->text(NameColumn);
    }
    return names;
}

void LegendList::takeBox(const QTreeWidgetItem& item)
{
    QSet<QString> hidden = m_hidden;
    if (item.checkState(NameColumn) == Qt::Checked) {
        hidden.remove(item.text(NameColumn));
    } else {
        hidden.insert(item.text(NameColumn));
    }
    m_isBox = true;
    setHidden(hidden);
}

void LegendList::solo(const QTreeWidgetItem& item)
{
    const QStringList all = names();
    QSet<QString> others(all.begin(), all.end());
    others.remove(item.text(NameColumn));
    const bool isAlone = isShown(item.text(NameColumn))
                      && std::none_of(others.begin(), others.end(), [this](const QString& name) { return isShown(name); });
    setHidden(isAlone ? QSet<QString>() : others);
}

void LegendList::setHidden(const QSet<QString>& names)
{
    if (names != m_hidden) {
        m_hidden = names;
        showRows();
        Q_EMIT changed();
    }
}

void LegendList::showRows()
{
    const QSignalBlocker blocker(m_list);
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem* const item = m_list->topLevelItem(at);
        item->setCheckState(NameColumn, isShown(item->text(NameColumn)) ? Qt::Checked : Qt::Unchecked);
    }
}

bool LegendList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_list->currentItem()) {
            solo(*m_list->currentItem());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
