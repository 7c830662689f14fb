// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editing/historymodel.h"

#include "views/style/icons.h"

namespace tensordesk {

void HistoryModel::show(const ShownHistory& history)
{
    const bool sameRows = history.statements == m_history.statements;
    if (!sameRows) {
        beginResetModel();
    }
    m_history = history;
    if (!sameRows) {
        endResetModel();
    } else {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
    }
}

QModelIndex HistoryModel::shown() const
{
    return index(m_history.position);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_history.statements.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount(index.parent())) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return index.row() == 0 ? tr("As it was opened") : inOneLine(m_history.statements[index.row() - 1]);
    }
    if (role == Qt::DecorationRole && index.row() == m_history.savedPosition) {
        return icon(Symbol::Save);
    }
    return {};
}

QString inOneLine(const QString& statements)
{
    QString line = statements.trimmed();
    return line.replace(QLatin1Char('\n'), QLatin1String("; "));
}

}  // namespace tensordesk
