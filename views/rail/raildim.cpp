// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rail/raildim.h"

#include "model/tensordict/base/error.h"
#include "views/rail/railtrack.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/shapelabel.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace tensordesk {

namespace {

/// The range as a view of this one dim would show it.
DimSelection selectionOf(const BatchSelection::Dim& dim)
{
    DimSelection selection(LeafDims{{dim.size}, 1, {dim.name}}, ViewKind::Line);
    selection.setIndex(0, dim.cursor);
    selection.setRange(0, dim.range);
    return selection;
}

}  // namespace

RailDim::RailDim(std::size_t dim, QWidget* parent)
    : QWidget(parent), m_dim(dim), m_label(new ShapeLabel(this)), m_name(new QLineEdit(this)), m_track(new RailTrack(this)),
      m_cursor(new QSpinBox(this)), m_range(new QLineEdit(this))
{
    const QFont font = style::monospaced(QGuiApplication::font());
    m_name->setFont(font);
    m_name->setPlaceholderText(tr("no name"));
    m_name->setFixedWidth(QFontMetrics(font).averageCharWidth() * 14);
    m_cursor->setFont(font);
    m_cursor->setAlignment(Qt::AlignRight);
    m_cursor->setKeyboardTracking(false);
    m_cursor->setAccelerated(true);
    m_range->setFont(font);
    m_range->setFixedWidth(QFontMetrics(font).horizontalAdvance(QStringLiteral("00000:00000")) + style::grid(this, 3));
    m_label->setFocusPolicy(Qt::TabFocus);
    m_name->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_label);
    layout->addWidget(m_name);
    layout->addWidget(m_track);
    layout->addWidget(m_cursor);
    layout->addWidget(m_range);

    connect(m_track, &RailTrack::cursorMoved, this, [this](qint64 index) { Q_EMIT cursorChosen(m_dim, index); });
    connect(m_track, &RailTrack::rangeMarked, this, [this](const Range& range) { Q_EMIT rangeChosen(m_dim, range); });
    connect(m_cursor, &QSpinBox::valueChanged, this, [this](int index) { Q_EMIT cursorChosen(m_dim, index); });
    connect(m_range, &QLineEdit::returnPressed, this, &RailDim::takeRange);
    connect(m_name, &QLineEdit::returnPressed, this, &RailDim::takeName);
    m_label->installEventFilter(this);
    m_name->installEventFilter(this);
    m_range->installEventFilter(this);
}

void RailDim::setDim(const BatchSelection::Dim& dim)
{
    m_state = dim;
    m_label->setShape(ShapeTokens(c10::IntArrayRef(&dim.size, 1), 1, {dim.name}));
    showNameField(false);
    const bool choosable = dim.size > 1;
    m_track->setVisible(choosable);
    m_cursor->setVisible(choosable);
    m_range->setVisible(choosable);
    m_track->setState(dim.size, dim.cursor, dim.range);
    const QSignalBlocker blocker(m_cursor);
    const auto last = std::min<int64_t>(std::max<int64_t>(dim.size - 1, 0), std::numeric_limits<int>::max());
    m_cursor->setRange(0, static_cast<int>(last));
    m_cursor->setValue(static_cast<int>(std::min(dim.cursor, last)));
    showRange();
    showTips();
}

void RailDim::showTips()
{
    const QString name = format::text(dimLabel(m_state.name, m_dim));
    m_label->setToolTip(tr("Batch dim %1 (%2) with %3 indices").arg(m_dim).arg(name, format::count(m_state.size))
                        + QLatin1Char('\n') + (m_renamable ? tr("Double-click to name the dim") : m_whyNot));
    m_name->setAccessibleName(tr("Name of batch dim %1").arg(name));
    m_track->setAccessibleName(tr("Cursor of batch dim %1").arg(name));
    m_track->setToolTip(tr("Drag the cursor; with Shift mark the range that is shown; a double click shows all"));
    m_cursor->setAccessibleName(tr("Index of batch dim %1").arg(name));
    m_cursor->setToolTip(tr("The index that every view shows of batch dim %1").arg(name));
    m_range->setAccessibleName(tr("Range of batch dim %1").arg(name));
    m_range->setToolTip(tr("The range that every view shows of batch dim %1, such as 100:200 or ::10; : shows all").arg(name));
}

void RailDim::showRange()
{
    const QString text = format::text(selectionOf(m_state).text());
    m_range->setText(text.mid(1, text.size() - 2));
}

void RailDim::setRenamable(bool renamable, const QString& whyNot)
{
    m_renamable = renamable;
    m_whyNot = whyNot;
    showTips();
}

void RailDim::rename()
{
    if (m_renamable) {
        m_name->setText(m_state.name ? format::text(*m_state.name) : QString());
        showNameField(true);
        m_name->setFocus();
        m_name->selectAll();
    }
}

void RailDim::showNameField(bool isShown)
{
    m_name->setVisible(isShown);
    m_label->setVisible(!isShown);
}

void RailDim::takeName()
{
    const QString name = m_name->text().trimmed();
    showNameField(false);
    if (name != (m_state.name ? format::text(*m_state.name) : QString())) {
        Q_EMIT nameChosen(m_dim, name);
    }
}

void RailDim::takeRange()
{
    try {
        const DimSelection typed = selectionOf(m_state).withText(m_range->text().toStdString());
        if (typed.isFixed(0)) {
            Q_EMIT cursorChosen(m_dim, typed.dim(0).index);
        } else {
            Q_EMIT rangeChosen(m_dim, typed.dim(0).range);
        }
        Q_EMIT refused({});
        showRange();
    } catch (const Error& error) {
        Q_EMIT refused(format::text(error.marked()));
        m_range->selectAll();
    }
}

bool RailDim::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && event->type() == QEvent::MouseButtonDblClick) {
        rename();
        return true;
    }
    const int key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride
                      ? static_cast<QKeyEvent*>(event)->key()
                      : 0;
    if (watched == m_label && key == Qt::Key_F2 && event->type() == QEvent::KeyPress) {
        rename();
        return true;
    }
    // Esc is a shortcut of the window: in a field that is being typed into it takes back what was typed.
    if (key == Qt::Key_Escape && watched != m_label) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            showNameField(false);
            showRange();
            Q_EMIT refused({});
        }
        return true;
    }
    if (watched == m_name && event->type() == QEvent::FocusOut) {
        showNameField(false);
    } else if (watched == m_range && event->type() == QEvent::FocusOut) {
        showRange();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
