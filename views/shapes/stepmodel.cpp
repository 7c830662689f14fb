// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/stepmodel.h"

#include "views/common/roles.h"
#include "views/text/valuetext.h"

#include <algorithm>

namespace tensordesk {

void StepModel::setChain(const OperationChain& chain)
{
    if (chain.start() == m_chain.start() && chain.steps() == m_chain.steps()) {
        return;
    }
    // The same number of rows keeps the selection, as one types.
    const bool isSameLength = chain.steps().size() == m_chain.steps().size() && rowCount() > 0;
    if (!isSameLength) {
        beginResetModel();
    }
    m_chain = chain;
    if (!isSameLength) {
        m_results.clear();
        endResetModel();
    } else {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

void StepModel::setResults(std::vector<std::optional<Value>> results)
{
    m_results = std::move(results);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

void StepModel::add(const OperationChain::Step& step)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_chain.steps().push_back(step);
    endInsertRows();
    Q_EMIT edited();
}

int StepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_chain.start().isEmpty() ? 0 : static_cast<int>(m_chain.steps().size()) + 1;
}

QVariant StepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const QString text = row == 0 ? m_chain.start() : m_chain.steps()[row - 1].text();
    const bool isKnown = row < m_results.size();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text;
    case Qt::ToolTipRole:
        return row == 0 ? tr("The operand that the operations start from")
                        : tr("Double-click to edit, drag to move, Delete to remove");
    case Qt::AccessibleTextRole: {
        const auto shape = data(index, ShapeRole);
        return shape.isValid() ? text + QLatin1Char(' ') + shape.value<ShapeTokens>().text() : text;
    }
    case ErrorRole: return isKnown && !m_results[row] ? tr("breaks here") : QString();
    case ShapeRole:
        if (isKnown && m_results[row]) {
            const ValueText result = textOf(*m_results[row]);
            return result.shape ? QVariant::fromValue(*result.shape) : QVariant();
        }
        return {};
    }
    return {};
}

bool StepModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() == 0) {
        return false;
    }
    const QString text = value.toString().trimmed();
    if (text.isEmpty()) {
        return removeRows(index.row(), 1);
    }
    m_chain.steps()[index.row() - 1] = OperationChain::Step::of(text);
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

Qt::ItemFlags StepModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled;
    }
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.row() == 0 ? flags : flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled;
}

bool StepModel::moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before)
{
    before = std::max(before, 1);  // the start stays first
    if (from.isValid() || to.isValid() || count != 1 || row < 1 || row >= rowCount() || before > rowCount()
        || !beginMoveRows({}, row, row, {}, before)) {
        return false;
    }
    auto& steps = m_chain.steps();
    const auto first = steps.begin();
    if (before > row) {
        std::rotate(first + row - 1, first + row, first + before - 1);
    } else {
        std::rotate(first + before - 1, first + row - 1, first + row);
    }
    endMoveRows();
    Q_EMIT edited();
    return true;
}

bool StepModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 1 || count < 1 || row + count > rowCount()) {
        return false;
    }
    beginRemoveRows({}, row, row + count - 1);
    auto& steps = m_chain.steps();
    steps.erase(steps.begin() + row - 1, steps.begin() + row - 1 + count);
    endRemoveRows();
    Q_EMIT edited();
    return true;
}

}  // namespace tensordesk
