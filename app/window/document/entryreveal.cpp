// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/entryreveal.h"

#include "app/window/document/documentpane.h"
#include "views/tree/tensortreeview.h"

#include <utility>

namespace tensordesk {

EntryReveal::EntryReveal(DocumentPane& pane, QObject* parent) : QObject(parent), m_pane(pane)
{
    connect(&m_pane, &DocumentPane::stateChanged, this, &EntryReveal::arrive);
}

void EntryReveal::reveal(const KeyPath& key, std::function<void()> then)
{
    m_awaited = key;
    m_then = std::move(then);
    m_pane.tree().reveal(key);
    arrive();
}

void EntryReveal::arrive()
{
    const auto& shown = m_pane.shown();
    if (m_then && shown && !m_awaited.empty() && shown->path == m_awaited) {
        std::exchange(m_then, nullptr)();
    }
}

}  // namespace tensordesk
