// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treefilter.h"

#include "views/common/roles.h"
#include "views/tree/tensortreemodel.h"

#include <QLocale>

#include <cmath>

namespace tensordesk {

TreeFilter::TreeFilter(TensorTreeModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setSourceModel(model);
    m_names = QCollator(QLocale(QLocale::English));  // that of C knows no numbers
    m_names.setNumericMode(true);
    m_names.setCaseSensitivity(Qt::CaseInsensitive);
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

bool TreeFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    const auto isEntry = [this](const QModelIndex& index) {
        return !m_model->isMembers(index.siblingAtColumn(0)) && m_model->entry(index.siblingAtColumn(0)).has_value();
    };
    if (isEntry(left) != isEntry(right)) {
        return isEntry(left) == isAscending;
    }
    const auto byName = [&] {
        const auto name = [](const QModelIndex& index) { return index.siblingAtColumn(0).data(Qt::EditRole).toString(); };
        return m_names.compare(name(left), name(right)) < 0;
    };
    switch (left.column()) {
    case TensorTreeModel::KeyColumn: return byName();
    case TensorTreeModel::SizeColumn:
    case TensorTreeModel::StoredColumn:
    case TensorTreeModel::MinColumn:
    case TensorTreeModel::MaxColumn:
    case TensorTreeModel::MeanColumn: {
        const QVariant a = left.data(RawValueRole), b = right.data(RawValueRole);
        const auto isNumber = [](const QVariant& value) { return value.isValid() && !std::isnan(value.toDouble()); };
        if (isNumber(a) != isNumber(b)) {
            return isNumber(a) == isAscending;
        }
        return isNumber(a) && a.toDouble() < b.toDouble();
    }
    default: return m_names.compare(left.data().toString(), right.data().toString()) < 0;
    }
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
