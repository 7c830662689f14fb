// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/legend/legendlist.h"

#include "views/plot/legend/cornerlegend.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kMostRows = 32;  // beyond these the list scrolls
constexpr int kFigures = 4;    // texts of a series
const QString kGap = QStringLiteral("  ");

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
    : QWidget(parent), m_plot(plot), m_title(new QToolButton(this)), m_hasFigures(new QCheckBox(tr("Statistics"), this)),
      m_list(new QTreeWidget(this))
{
    m_title->setText(tr("Legend"));
    m_title->setToolTip(tr("Show or hide the legend"));
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
    m_list->setIndentation(0);
    m_list->setItemsExpandable(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    const int icon = style::iconSize(fontMetrics());
    m_list->setIconSize(QSize(icon, icon));
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_hasFigures);
    layout->addLayout(row);
    layout->addWidget(m_list);
    m_hasFigures->setObjectName(QStringLiteral("figures"));
    m_hasFigures->setToolTip(tr("Minimum, maximum, mean (\u03BC) and standard deviation (\u03C3) of the visible range"));
    m_hasFigures->setChecked(true);
    m_hasFigures->hide();
    hide();
    connect(m_title, &QToolButton::clicked, this, [this] {
        const bool isOpen = m_list->isHidden();
        m_title->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_list->setVisible(isOpen);
        Q_EMIT figuresToggled(isOpen);
    });
    connect(m_hasFigures, &QCheckBox::toggled, this, [this](bool shown) {
        refresh();
        Q_EMIT figuresToggled(shown);
    });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        if (column == NameColumn && !item->parent()) {
            takeBox(*item);
        }
    });
    connect(m_list, &QTreeWidget::itemPressed, this, [this] { m_isBox = false; });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        if (!std::exchange(m_isBox, false)) {
            solo(item->parent() ? *item->parent() : *item);
        }
    });
}

void LegendList::setTitle(const QString& title)
{
    m_title->setText(title);
}

void LegendList::offerFigures()
{
    m_hasFigures->show();
}

bool LegendList::hasFigures() const
{
    return !m_hasFigures->isHidden() && m_hasFigures->isChecked() && !m_list->isHidden();
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
    m_figures.resize(count);
    showRows();
    setVisible(count > 0);
    layOut();
}

/// True if values have a line below the statistics of each series, since they have no space beside the names.
bool LegendList::hasValueLine() const
{
    const int room = m_list->header()->sectionSize(ValueColumn) - 2 * style::grid(this);
    return figureLines() > 0 && room < m_list->fontMetrics().horizontalAdvance(QStringLiteral("-0.12345e-05"));
}

/// The number of lines with statistics below each name: two texts per line if all have room there.
int LegendList::figureLines() const
{
    if (m_hasFigures->isHidden() || !m_hasFigures->isChecked()) {
        return 0;
    }
    const QFontMetrics metrics = m_list->fontMetrics();
    int widest = metrics.horizontalAdvance(QStringLiteral("min -0.12345"));  // before they are known
    for (const Figures& figures : m_figures) {
        for (const QString& text : figures.texts) {
            widest = std::max(widest, metrics.horizontalAdvance(text));
        }
    }
    const int gap = metrics.horizontalAdvance(kGap);
    return 2 * (widest + gap) <= m_list->viewport()->width() ? kFigures / 2 : kFigures;
}

/// Gives each series as many lines as its statistics need.
void LegendList::showLines()
{
    const int lines = figureLines() + (hasValueLine() ? 1 : 0);
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem& item = *m_list->topLevelItem(at);
        while (item.childCount() > lines) {
            delete item.takeChild(lines);
        }
        while (item.childCount() < lines) {
            auto* const below = new QTreeWidgetItem(&item);
            below->setFlags(Qt::ItemIsEnabled);
            below->setForeground(NameColumn, palette().brush(QPalette::PlaceholderText));
            below->setTextAlignment(NameColumn, Qt::AlignRight | Qt::AlignVCenter);
            below->setFirstColumnSpanned(true);
            item.setExpanded(true);
        }
    }
}

/// Names get the room that they need, values the rest.
void LegendList::layOut()
{
    const QSignalBlocker blocker(m_list);
    const int count = m_list->topLevelItemCount();
    int widest = 0;
    for (int at = 0; at < count; ++at) {
        widest = std::max(widest, m_list->fontMetrics().horizontalAdvance(m_list->topLevelItem(at)->text(NameColumn)));
    }
    // The box and the piece of the line stand before the name.
    const int before = 2 * m_list->iconSize().width() + 5 * style::grid(this);
    const int room = m_list->viewport()->width();
    m_list->header()->resizeSection(NameColumn, std::min(widest + before, room));
    m_list->header()->resizeSection(ValueColumn, room - m_list->header()->sectionSize(NameColumn));
    showLines();
    const int rows = std::min(std::max(count, 1) * (1 + figureLines() + (hasValueLine() ? 1 : 0)), kMostRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), style::rowHeight(m_list->font())) + 2 * m_list->frameWidth());
    showTexts();
}

void LegendList::setValues(const QStringList& values)
{
    m_values = values;
    m_plot.cornerLegend().setValues(values);
    showTexts();
}

void LegendList::setFigures(const QList<Figures>& figures)
{
    m_figures = figures;
    m_figures.resize(m_list->topLevelItemCount());
    layOut();
}

/// A value stands beside its name where values have room there, else below the figures.
void LegendList::showTexts()
{
    const QSignalBlocker blocker(m_list);
    const int lines = figureLines();
    const bool areBelow = hasValueLine();
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem& item = *m_list->topLevelItem(at);
        const QString value = m_values.value(at);
        const Figures figures = m_figures.value(at);
        item.setText(ValueColumn, areBelow ? QString() : value);
        const int perLine = kFigures / std::max(lines, 1);
        for (int line = 0; line < item.childCount(); ++line) {
            const QString text = figures.texts.mid(static_cast<qsizetype>(line) * perLine, perLine).join(kGap);
            item.child(line)->setText(NameColumn, line < lines      ? text
                                                  : value.isEmpty() ? QString()
                                                                    : tr("at the pointer %1").arg(value));
            item.child(line)->setToolTip(NameColumn, figures.toolTip);
        }
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
            QTreeWidgetItem* const item = m_list->currentItem();
            solo(item->parent() ? *item->parent() : *item);
            return true;
        }
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Resize
        && static_cast<QResizeEvent*>(event)->oldSize().width() != m_list->viewport()->width()) {
        layOut();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
