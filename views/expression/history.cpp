// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/history.h"

namespace tensordesk {

void ExpressionHistory::setEntries(QStringList entries)
{
    m_entries = std::move(entries);
    m_at = m_entries.size();
}

void ExpressionHistory::add(const QString& entry)
{
    m_entries.removeAll(entry);
    m_entries.append(entry);
    if (m_entries.size() > kAtMost) {
        m_entries.removeFirst();
    }
    m_at = m_entries.size();
    m_typed.clear();
}

QString ExpressionHistory::older(const QString& current)
{
    if (m_at == 0) {
        return current;
    }
    if (m_at == m_entries.size()) {
        m_typed = current;
    }
    return m_entries.at(--m_at);
}

QString ExpressionHistory::newer(const QString& current)
{
    if (m_at == m_entries.size()) {
        return current;
    }
    ++m_at;
    return m_at == m_entries.size() ? m_typed : m_entries.at(m_at);
}

}  // namespace tensordesk
