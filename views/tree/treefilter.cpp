// SPDX-License-Identifier: GPL-3.0-or-later
#include "tree/treefilter.h"

#include "common/roles.h"

namespace tensordesk {

TreeFilter::TreeFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
}

void TreeFilter::setText(const QString& text)
{
    if (text != m_text) {
        m_text = text;
        invalidateFilter();
    }
}

bool TreeFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_text.isEmpty()) {
        return true;
    }
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    // EditRole is the key of an entry; a line that stands in for one has none.
    const QVariant text = index.data(Qt::EditRole);
    if (text.isNull()) {
        return false;
    }
    const QString key = text.toString();
    return m_text.contains(QLatin1Char('/'))
        ? index.data(KeyPathRole).toStringList().join(QLatin1Char('/')).contains(m_text, Qt::CaseInsensitive)
        : key.contains(m_text, Qt::CaseInsensitive);
}

}  // namespace tensordesk
