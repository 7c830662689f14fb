// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/addedkeys.h"

#include "views/widgets/keymenu.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace tensordesk {

AddedKeys::AddedKeys(std::function<bool(const ShownLeaf& leaf)> fits, QWidget* parent)
    : QWidget(parent), m_fits(std::move(fits)), m_button(new QToolButton(this)), m_menu(new QMenu(this))
{
    m_button->setText(tr("Add a key"));
    m_button->setToolTip(tr("Draws the curves of another key too; keys can be dragged here from the tree"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setAutoRaise(true);
    m_button->setMenu(m_menu);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    layout->addStretch();
    hide();
    connect(m_menu, &QMenu::aboutToShow, this, &AddedKeys::offer);
}

void AddedKeys::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_neighbours = std::move(neighbours);
}

void AddedKeys::setKeys(std::vector<KeyPath> keys)
{
    m_keys = std::move(keys);
    Q_EMIT changed();
}

void AddedKeys::choose(const KeyPath& key, bool add)
{
    setKeys(keymenu::changed(m_keys, key, add));
}

void AddedKeys::offer()
{
    std::vector<KeyPath> offered;
    for (const ShownLeaf& leaf : m_neighbours->leaves()) {
        if (m_fits(leaf)) {
            offered.push_back(leaf.path);
        }
    }
    keymenu::fill(*m_menu, offered, m_keys, tr("No other key has this dim"),
                  [this](const KeyPath& key, bool add) { choose(key, add); });
}

}  // namespace tensordesk
