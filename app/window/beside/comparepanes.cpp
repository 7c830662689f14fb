// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/comparepanes.h"

#include "app/window/document/datapane.h"
#include "app/window/document/optionspage.h"
#include "model/analysis/compare/differencesource.h"
#include "views/dims/dimstrip.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

ComparePanes::ComparePanes(QWidget* parent) : QWidget(parent)
{
    m_link.setEventDimsShared(true);
    addPane(Left, tr("A"), tr("Show the entry of A"));
    addPane(Right, tr("B"), tr("Show the entry of B"));
    addPane(Difference, tr("B − A"), tr("Show how far B is from A, element by element"));

    const int unit = style::grid(this);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(unit);
    auto* controls = new QVBoxLayout;
    controls->setContentsMargins({});
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    for (const Pane& pane : m_panes) {
        buttons->addWidget(pane.button);
        controls->addWidget(pane.data->dims());
        controls->addWidget(pane.data->tabs());
        splitter->addWidget(pane.frame);
    }
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(unit);
    layout->addLayout(buttons);
    layout->addLayout(controls);
    layout->addWidget(splitter, 1);
}

void ComparePanes::addPane(Side side, const QString& name, const QString& tip)
{
    Pane& pane = m_panes[side];
    pane.button = new QToolButton(this);
    pane.button->setText(name);
    pane.button->setToolTip(tip);
    pane.button->setCheckable(true);
    pane.button->setChecked(true);
    pane.frame = new QWidget(this);
    pane.pointed = new QLabel(pane.frame);
    pane.pointed->setFont(style::monospaced(font()));
    pane.pointed->setTextFormat(Qt::PlainText);
    pane.pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // it changes with each move
    pane.data = new DataPane(pane.frame);
    pane.data->setLink(m_link);
    if (side != Difference) {
        pane.data->setValueLink(m_values);
    }
    pane.data->setAccessibleName(name);
    pane.data->clear(tr("Choose a key to see its values."));

    auto* title = new QLabel(name, pane.frame);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* head = new QHBoxLayout;
    head->setSpacing(style::grid(this, 2));
    head->addWidget(title);
    head->addWidget(pane.pointed, 1);
    head->addWidget(optionsButton(pane));
    auto* layout = new QVBoxLayout(pane.frame);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addLayout(head);
    layout->addWidget(pane.data, 1);

    connect(pane.button, &QToolButton::toggled, this, [this] { showWanted(false); });
    connect(pane.data, &DataPane::jobCreated, this, &ComparePanes::jobCreated);
    connect(pane.data, &DataPane::pointed, this, [this, &pane](const QString& text) {
        pane.pointed->setText(text);
        Q_EMIT pointed(text);
    });
    connect(pane.data, &DataPane::selectionChosen, this, [this, &pane] { lead(*pane.data); });
    connect(pane.data, &DataPane::viewsChanged, this, [this, &pane] { lead(*pane.data); });
}

/// Returns a button that shows the options of the pane's view, for which there is no space beside it.
QToolButton* ComparePanes::optionsButton(const Pane& pane)
{
    auto* popup = new QFrame(pane.frame, Qt::Popup);
    popup->setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(popup);
    layout->setContentsMargins({});
    layout->addWidget(pane.data->options());
    pane.data->options()->setVisible(true);
    auto* button = new QToolButton(pane.frame);
    button->setIcon(icon(Symbol::Settings));
    button->setAutoRaise(true);
    button->setToolTip(tr("Options of the view"));
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, popup, [popup, button] {
        popup->resize(style::grid(button, 64), style::grid(button, 100));
        popup->move(button->mapToGlobal(QPoint(button->width() - popup->width(), button->height())));
        popup->show();
    });
    return button;
}

bool ComparePanes::has(const ComparedEntry& entry, Side side)
{
    switch (side) {
    case Left: return entry.left.has_value();
    case Right: return entry.right.has_value();
    case Difference: return entry.isComparable() && !std::get<Leaf>(entry.left->entry).isRagged();
    }
    return false;
}

ShownEntry ComparePanes::shownOf(const ComparedEntry& entry, Side side)
{
    const ComparedSide& from = side == Left ? *entry.left : *entry.right;
    ShownEntry shown{entry.path, from.entry, static_cast<int64_t>(from.batchDims), from.names, format::python(entry.path)};
    if (side == Difference) {
        shown.entry = differenceOf(std::get<Leaf>(entry.left->entry), std::get<Leaf>(from.entry));
    }
    return shown;
}

void ComparePanes::show(const ComparedEntry& entry)
{
    m_entry = entry;
    showWanted(true);
}

void ComparePanes::showWanted(bool isNew)
{
    if (!m_entry) {
        return;
    }
    const auto isWanted = [&](Side side) { return has(*m_entry, side) && m_panes[side].button->isChecked(); };
    const bool anyWanted = isWanted(Left) || isWanted(Right) || isWanted(Difference);
    DataPane* leader = nullptr;
    {
        const QScopedValueRollback guard(m_following, true);
        for (const Side side : {Left, Right, Difference}) {
            const Pane& pane = m_panes[side];
            const bool isShown = anyWanted ? isWanted(side) : has(*m_entry, side);
            const bool isStale = isNew || pane.frame->isHidden();
            pane.button->setEnabled(has(*m_entry, side));
            pane.frame->setVisible(isShown);
            pane.data->dims()->setVisible(isShown && leader == nullptr);
            pane.data->tabs()->setVisible(isShown && leader == nullptr);
            if (isShown) {
                if (isStale) {
                    pane.data->show(shownOf(*m_entry, side));
                }
                leader = leader == nullptr ? pane.data : leader;
            }
        }
    }
    lead(*leader);
}

void ComparePanes::showPlace(const Shape& position)
{
    for (const Pane& pane : m_panes) {
        if (!pane.frame->isHidden()) {
            pane.data->showPlace(position);
            break;  // the others follow
        }
    }
    m_link.choose(position, this);
}

void ComparePanes::lead(const DataPane& leader)
{
    if (m_following) {
        return;
    }
    const QScopedValueRollback guard(m_following, true);
    for (const Pane& pane : m_panes) {
        if (pane.data != &leader && !pane.frame->isHidden()) {
            if (pane.data->viewKind() != leader.viewKind()) {
                pane.data->setViewKind(leader.viewKind());
            }
            pane.data->takeOver(leader.selection());
        }
    }
}

}  // namespace tensordesk
