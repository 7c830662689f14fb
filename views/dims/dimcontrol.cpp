// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimcontrol.h"

#include "views/common/dimrules.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/shapelabel.h"

#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace tensordesk {

namespace {

QString roleName(ViewKind view, DimRole role)
{
    switch (role) {
    case DimRole::X: return dimRules(view).hasRows ? DimControl::tr("columns") : DimControl::tr("x axis");
    case DimRole::Y: return dimRules(view).hasRows ? DimControl::tr("rows") : DimControl::tr("y axis");
    case DimRole::Each: return DimControl::tr("each");
    case DimRole::Channel: return DimControl::tr("colour");
    case DimRole::Pooled: return DimControl::tr("together");
    case DimRole::Reduced:
    case DimRole::Spread: break;  // named by its reduction
    case DimRole::Fixed: return DimControl::tr("index");
    }
    return {};
}

/// Python's names, as in the text of the index; words for the bands, which Python has no function for.
QString reductionText(Reduction reduction)
{
    if (reduction == Reduction::MeanStd) {
        return DimControl::tr("mean ± std");
    }
    const std::string_view name = reductionName(reduction);
    return reduction == Reduction::Quartiles ? DimControl::tr("quartiles")
                                             : QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

// What an item of the chooser stands for: a role, or a reduction behind these.
constexpr int kFirstReduction = 100;

int itemOf(const DimSelection::Dim& dim)
{
    return dim.role == DimRole::Reduced ? kFirstReduction + static_cast<int>(dim.reduction) : static_cast<int>(dim.role);
}

/// Sliders and spin boxes count in int; beyond that the box of the whole index takes any number.
int limited(int64_t value)
{
    return static_cast<int>(std::clamp<int64_t>(value, 0, std::numeric_limits<int>::max()));
}

}  // namespace

DimControl::DimControl(std::size_t dim, QWidget* parent)
    : QWidget(parent), m_dim(dim), m_label(new ShapeLabel(this)), m_role(new QComboBox(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_index(new QSpinBox(this)), m_play(new QToolButton(this)),
      m_range(new QLineEdit(this))
{
    const QFont font = style::monospaced(QGuiApplication::font());
    m_index->setFont(font);
    m_index->setAlignment(Qt::AlignRight);
    m_index->setKeyboardTracking(false);
    m_index->setAccelerated(true);
    m_index->setWrapping(false);
    m_slider->setFixedWidth(style::grid(this, 24));
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_role->setFocusPolicy(Qt::StrongFocus);
    m_role->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // each view offers other roles
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_label);
    layout->addWidget(m_role);
    layout->addWidget(m_slider);
    layout->addWidget(m_index);
    layout->addWidget(m_play);
    layout->addWidget(m_range);
    m_range->setFont(font);
    connect(m_range, &QLineEdit::returnPressed, this, [this] {
        m_range->setModified(false);
        Q_EMIT rangeTyped(m_dim, m_range->text());
    });
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    setPlaying(false);
    connect(m_play, &QToolButton::clicked, this, [this] { Q_EMIT playToggled(m_dim); });
    connect(m_role, &QComboBox::activated, this, [this](int row) {
        const int item = m_role->itemData(row).toInt();
        if (item >= kFirstReduction) {
            Q_EMIT reductionChosen(m_dim, static_cast<Reduction>(item - kFirstReduction));
        } else {
            Q_EMIT roleChosen(m_dim, static_cast<DimRole>(item));
        }
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) { Q_EMIT indexChosen(m_dim, value); });
    connect(m_index, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT indexChosen(m_dim, value); });
    for (QWidget* const widget : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_index)}) {
        widget->installEventFilter(this);
    }
}

void DimControl::setSelection(const DimSelection& selection)
{
    const QSignalBlocker blockRole(m_role);
    const QSignalBlocker blockSlider(m_slider);
    const QSignalBlocker blockIndex(m_index);
    const LeafDims& leaf = selection.leaf();
    const int64_t size = leaf.shape[m_dim];
    const bool batch = leaf.isBatch(m_dim);
    const DimNames names = batch ? DimNames{leaf.name(m_dim)} : DimNames{};
    m_label->setShape(ShapeTokens(c10::IntArrayRef(&size, 1), batch ? 1 : 0, names));
    const QString name = format::text(leaf.label(m_dim));
    m_label->setToolTip(batch ? tr("Batch dim %1 (%2) with %3 indices").arg(m_dim).arg(name, format::count(size))
                              : tr("Event dim %1 with %2 indices").arg(m_dim).arg(format::count(size)));

    if (std::exchange(m_view, selection.view()) != selection.view()) {
        fillRoles(selection.view());
    }
    const auto& dim = selection.dim(m_dim);
    m_role->setCurrentIndex(m_role->findData(itemOf(dim)));
    m_role->setToolTip(tr("What dim %1 does in this view").arg(name));
    m_role->setAccessibleName(m_role->toolTip());

    // A dim of one index, or of none, has nothing to choose.
    const bool choosable = dim.role == DimRole::Fixed && size > 1;
    m_slider->setVisible(choosable);
    m_index->setVisible(choosable);
    m_play->setVisible(choosable);
    const int last = limited(size - 1);
    m_slider->setRange(0, last);
    m_slider->setPageStep(10);
    m_slider->setValue(limited(dim.index));
    m_slider->setToolTip(tr("Index of dim %1; , and . step it").arg(name));
    m_slider->setAccessibleName(tr("Index of dim %1").arg(name));
    m_index->setRange(0, last);
    m_index->setValue(limited(dim.index));
    m_index->setToolTip(m_slider->toolTip());
    m_index->setAccessibleName(m_slider->accessibleName());
    m_range->setVisible(dim.role != DimRole::Fixed && dim.role != DimRole::Spread && size > 1);
    if (!m_range->hasFocus() || !m_range->isModified()) {  // a film goes on while someone types
        m_range->setText(format::text(selection.rangeText(m_dim)));
        m_range->setCursorPosition(0);
        const int figures = std::clamp(static_cast<int>(m_range->text().size()), 4, 14);
        m_range->setFixedWidth(m_range->fontMetrics().horizontalAdvance(QLatin1Char('0')) * figures + style::grid(this, 4));
    }
    m_range->setToolTip(tr("The part of dim %1 that is shown: start:stop:step, as numpy writes it").arg(name));
    m_range->setAccessibleName(tr("Part of dim %1").arg(name));
    updateGeometry();
}

void DimControl::fillRoles(ViewKind view)
{
    m_role->clear();
    for (const DimRole role : DimSelection::roles(view)) {
        if (role != DimRole::Reduced) {
            m_role->addItem(roleName(view, role), static_cast<int>(role));
            continue;
        }
        m_role->insertSeparator(m_role->count());
        for (const Reduction reduction : DimSelection::reductions(view)) {
            m_role->addItem(reductionText(reduction), kFirstReduction + static_cast<int>(reduction));
        }
    }
    if (m_role->findData(static_cast<int>(DimRole::Each)) < 0) {
        // Looked for here, as all other views have it.
        const int each = m_role->count();
        m_role->addItem(roleName(view, DimRole::Each), static_cast<int>(DimRole::Each));
        m_role->setItemData(each, tr("A table shows one index at a time; the other views show all of them beside each other"),
                            Qt::ToolTipRole);
        qobject_cast<QStandardItemModel*>(m_role->model())->item(each)->setEnabled(false);
    }
}

void DimControl::setPlaying(bool playing)
{
    m_play->setIcon(icon(playing ? Symbol::Pause : Symbol::Play));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Show index after index (Space)"));
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
}

void DimControl::step(int64_t by)
{
    if (m_slider->isVisibleTo(this)) {
        m_slider->setValue(limited(m_slider->value() + by));
    }
}

bool DimControl::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress) {
        Q_EMIT touched(m_dim);
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
