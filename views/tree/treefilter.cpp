// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treefilter.h"

#include "views/common/roles.h"
#include "views/tree/tensortreemodel.h"

namespace tensordesk {

TreeFilter::TreeFilter(TensorTreeModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setSourceModel(model);
}

void TreeFilter::setText(const QString& text)
{
    if (text != m_text) {
        m_text = text;
        m_query = TreeQuery::parse(text);
        invalidateFilter();
    }
}

bool TreeFilter::isAskedFor(const QModelIndex& index) const
{
    return matches(mapToSource(index));
}

bool TreeFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return matches(m_model->index(row, 0, parent));
}

bool TreeFilter::matches(const QModelIndex& source) const
{
    if (m_query.isEmpty()) {
        return true;
    }
    // A line that stands in for entries is none.
    const QModelIndex index = source.siblingAtColumn(0);
    const auto entry = m_model->entry(index);
    return entry
        && m_query.matches(index.data(Qt::EditRole).toString(), index.data(KeyPathRole).toStringList(), entry->entry,
                           (index.data(StateRole).toInt() & EditedState) != 0);
}

}  // namespace tensordesk
