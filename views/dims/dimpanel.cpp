// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimpanel.h"

#include "views/dims/dimtrack.h"
#include "views/dims/player.h"
#include "views/dims/roletext.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <limits>
#include <utility>

namespace tensordesk {

namespace {

// The value of a chooser's item: a role, or a reduction from this number on.
constexpr int kFirstReduction = 100;

int itemOf(const DimSelection::Dim& dim)
{
    return dim.role == DimRole::Reduced ? kFirstReduction + static_cast<int>(dim.reduction) : static_cast<int>(dim.role);
}

/// Spin boxes count in int; beyond that the field of the whole index takes any number.
int limited(int64_t value)
{
    return static_cast<int>(std::clamp<int64_t>(value, 0, std::numeric_limits<int>::max()));
}

/// Does not replace a text that the user is typing while a film runs.
void showText(QLineEdit* field, const QString& text)
{
    if (!field->hasFocus() || !field->isModified()) {
        field->setText(text);
        field->setCursorPosition(0);
    }
}

}  // namespace

DimPanel::DimPanel(QMenu* speeds, QWidget* parent)
    : ChipPanel(parent), m_role(new QComboBox(this)), m_track(new DimTrack(this)), m_index(new QSpinBox(this)),
      m_play(new QToolButton(this)), m_indexRow(new QWidget(this)), m_range(new QLineEdit(this)), m_name(new QLineEdit(this)),
      m_note(new QLabel(this))
{
    const QFont font = style::monospaced(this->font());
    for (QWidget* const field : {static_cast<QWidget*>(m_index), static_cast<QWidget*>(m_range), static_cast<QWidget*>(m_name)}) {
        field->setFont(font);
    }
    m_index->setAlignment(Qt::AlignRight);
    m_index->setKeyboardTracking(false);
    m_index->setAccelerated(true);
    m_role->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // each view offers other roles
    m_play->setAutoRaise(true);
    m_play->setMenu(speeds);
    m_play->setPopupMode(QToolButton::MenuButtonPopup);
    m_name->setPlaceholderText(tr("no name"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setWordWrap(true);
    auto* const indexRow = new QHBoxLayout(m_indexRow);
    indexRow->setContentsMargins({});
    indexRow->setSpacing(style::grid(this));
    indexRow->addWidget(m_index, 1);
    indexRow->addWidget(m_play);
    rows()->addRow(tr("Shown as"), m_role);
    rows()->addRow(m_track);
    rows()->addRow(tr("Index"), m_indexRow);
    rows()->addRow(tr("Part"), m_range);
    rows()->addRow(tr("Name"), m_name);
    rows()->addRow(m_note);

    connect(m_role, &QComboBox::activated, this, [this](int row) {
        const int item = m_role->itemData(row).toInt();
        if (item >= kFirstReduction) {
            Q_EMIT reductionChosen(m_state.dim, static_cast<Reduction>(item - kFirstReduction));
        } else {
            Q_EMIT roleChosen(m_state.dim, static_cast<DimRole>(item));
        }
    });
    connect(m_track, &DimTrack::cursorMoved, this, [this](qint64 index) { Q_EMIT indexChosen(m_state.dim, index); });
    connect(m_track, &DimTrack::rangeMarked, this, [this](const Range& range) { Q_EMIT rangeMarked(m_state.dim, range); });
    connect(m_index, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT indexChosen(m_state.dim, value); });
    connect(m_play, &QToolButton::clicked, this, [this] { Q_EMIT playToggled(m_state.dim); });
    connect(m_range, &QLineEdit::returnPressed, this, [this] {
        m_range->setModified(false);
        Q_EMIT rangeTyped(m_state.dim, m_range->text());
    });
    connect(m_range, &QLineEdit::textEdited, this, [this] { say({}, false); });
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        m_name->setModified(false);
        const QString name = m_name->text().trimmed();
        hide();
        if (name != (m_state.name ? format::text(*m_state.name) : QString())) {
            Q_EMIT nameChosen(m_state.dim, name);
        }
    });
    m_role->setAccessibleName(tr("Shown as"));
    setState({}, {}, false);
}

void DimPanel::setState(const DimState& state, const Naming& naming, bool isPlaying)
{
    const QSignalBlocker blockRole(m_role);
    const QSignalBlocker blockIndex(m_index);
    const bool isOther = state.dim != m_state.dim;
    m_state = state;
    showRoles();
    const QString name = format::text(dimLabel(state.name, state.dim));
    setAccessibleName(state.isBatch ? tr("Batch dim %1").arg(name) : tr("Event dim %1").arg(name));

    // The index of a shared dim holds for other views, whatever this one makes of the dim; so does the part.
    const bool hasIndex = state.isChoosable() && (state.isFixed() || state.isShared);
    const bool hasRange = state.isChoosable() && (state.isShared || !state.isFixed()) && state.chosen.role != DimRole::Spread;
    rows()->setRowVisible(m_track, hasIndex || hasRange);
    m_track->setState(state.size, state.chosen.index, state.chosen.range);
    m_track->setAccessibleName(tr("Cursor of dim %1").arg(name));
    m_track->setToolTip(tr("Drag the cursor; with Shift mark the range that is shown; a double click shows all"));
    rows()->setRowVisible(m_indexRow, hasIndex);
    m_index->setRange(0, limited(state.size - 1));
    m_index->setValue(limited(state.chosen.index));
    m_index->setAccessibleName(tr("Index of dim %1").arg(name));
    m_index->setToolTip(state.isShared ? tr("The index that every view shows of batch dim %1; , and . step it").arg(name)
                                       : tr("Index of dim %1; , and . step it").arg(name));
    m_play->setEnabled(state.view && state.isFixed());
    Player::showOn(*m_play, isPlaying);
    rows()->setRowVisible(m_range, hasRange);
    if (isOther) {
        m_range->setModified(false);
        m_name->setModified(false);
    }
    showText(m_range, state.range);
    m_range->setAccessibleName(tr("Part of dim %1").arg(name));
    m_range->setToolTip(tr("The visible part of dim %1: start:stop:step, as in numpy; : shows all").arg(name));
    rows()->setRowVisible(m_name, state.isShared);
    m_name->setEnabled(naming.isPossible);
    showText(m_name, state.name ? format::text(*state.name) : QString());
    m_name->setAccessibleName(tr("Name of dim %1").arg(name));
    rows()->setRowVisible(m_note, state.isShared && !naming.note.isEmpty());
    m_note->setText(naming.note);
    if (isVisible()) {
        fit();
    }
}

QWidget& DimPanel::firstControl() const
{
    return !m_state.isChoosable() ? static_cast<QWidget&>(*m_role)
         : m_state.isFixed()      ? static_cast<QWidget&>(*m_index)
                                  : static_cast<QWidget&>(*m_range);
}

void DimPanel::showRoles()
{
    rows()->setRowVisible(m_role, m_state.view.has_value());
    if (!m_state.view) {
        m_role->hidePopup();
        return;
    }
    if (std::exchange(m_offered, m_state.view) != m_state.view) {
        fillRoles(*m_state.view);
    }
    m_role->setCurrentIndex(m_role->findData(itemOf(m_state.chosen)));
    m_role->setToolTip(tr("The role of dim %1 in this view").arg(format::text(dimLabel(m_state.name, m_state.dim))));
    m_role->setAccessibleName(m_role->toolTip());
}

void DimPanel::fillRoles(ViewKind view)
{
    m_role->clear();
    for (const DimRole role : DimSelection::roles(view)) {
        if (role != DimRole::Reduced) {
            m_role->addItem(roletext::name(view, role), static_cast<int>(role));
            continue;
        }
        m_role->insertSeparator(m_role->count());
        for (const Reduction reduction : DimSelection::reductions(view)) {
            m_role->addItem(roletext::name(reduction), kFirstReduction + static_cast<int>(reduction));
        }
    }
    if (m_role->findData(static_cast<int>(DimRole::Each)) < 0) {
        // Looked for here, as all other views have it.
        const int each = m_role->count();
        m_role->addItem(roletext::name(view, DimRole::Each), static_cast<int>(DimRole::Each));
        m_role->setItemData(each, tr("A table shows one index at a time; the other views show all of them side by side"),
                            Qt::ToolTipRole);
        qobject_cast<QStandardItemModel*>(m_role->model())->item(each)->setEnabled(false);
    }
}

void DimPanel::keyPressEvent(QKeyEvent* event)
{
    if (const auto by = Player::stepOf(*event)) {
        Q_EMIT stepped(*by);
    } else {
        ChipPanel::keyPressEvent(event);
    }
}

}  // namespace tensordesk
