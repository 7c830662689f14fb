// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/collation/collationmodel.h"

#include "views/common/entrykind.h"
#include "views/common/roles.h"
#include "views/common/shapeof.h"
#include "views/compare/differencetext.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The cell that others are measured by: the first that is there.
const ComparedSide& firstOf(const CollationRow& row)
{
    return **std::find_if(row.cells.begin(), row.cells.end(), [](const auto& cell) { return cell.has_value(); });
}

ShapeTokens shapeOf(const CollationRow& row, const ComparedSide& cell)
{
    ShapeTokens tokens = shapeOf(cell.entry, cell.batchDims, cell.names);
    const ComparedSide& first = firstOf(row);
    const ShapeTokens model = shapeOf(first.entry, first.batchDims, first.names);
    for (std::size_t dim = 0; dim < std::min(tokens.dims().size(), model.dims().size()); ++dim) {
        if (tokens.dims()[dim].size != model.dims()[dim].size) {
            tokens.setExpected(dim, model.dims()[dim].size);
        }
    }
    return tokens;
}

}  // namespace

void CollationModel::setMatrix(CollationMatrix matrix, QStringList members)
{
    beginResetModel();
    m_matrix = std::move(matrix);
    m_members = std::move(members);
    m_isFolded = true;
    list();
    endResetModel();
}

void CollationModel::toggleFold()
{
    beginResetModel();
    m_isFolded = !m_isFolded;
    list();
    endResetModel();
}

void CollationModel::list()
{
    m_rows.clear();
    const bool folds = m_matrix.onlyByBatchCount() > 1;
    for (int row = 0; row < static_cast<int>(m_matrix.rows.size()); ++row) {
        if (!folds || !m_isFolded || !m_matrix.rows[row].onlyByBatch) {
            m_rows.push_back(row);
        }
        if (row == 0 && folds) {
            m_rows.push_back(kFold);
        }
    }
}

bool CollationModel::isFold(const QModelIndex& index) const
{
    return index.isValid() && m_rows[index.row()] == kFold;
}

int CollationModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollationModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstMember + static_cast<int>(m_members.size());
}

QVariant CollationModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (isFold(index)) {
        return foldData(index.column(), role);
    }
    const CollationRow& row = m_matrix.rows[m_rows[index.row()]];
    if (role == KindRole) {
        return static_cast<int>(kindOf(firstOf(row).entry));
    }
    switch (index.column()) {
    case KeyColumn: return keyData(row, role);
    case DifferenceColumn: return differenceData(row, role);
    default: return cellData(row, static_cast<std::size_t>(index.column() - FirstMember), role);
    }
}

QVariant CollationModel::foldData(int column, int role) const
{
    const auto count = static_cast<int>(m_matrix.onlyByBatchCount());
    switch (role) {
    case Qt::DisplayRole:
        return column == KeyColumn ? tr("%n keys", nullptr, count) : column == DifferenceColumn ? tr("only the batch") : QString();
    case Qt::DecorationRole:
        return column == DifferenceColumn ? QVariant(icon(Symbol::Info, style::colours().inferred)) : QVariant();
    case Qt::ToolTipRole:
        return m_isFolded ? tr("They differ only because the batch sizes of the members differ. A double-click shows each key.")
                          : tr("They differ as the batch of the members does. A double-click hides them again.");
    }
    return {};
}

QVariant CollationModel::keyData(const CollationRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole: return row.path.empty() ? QStringLiteral("td") : format::path(row.path);
    case Qt::EditRole:
    case Qt::ToolTipRole: return format::elided(format::python(row.path));
    }
    return {};
}

QVariant CollationModel::differenceData(const CollationRow& row, int role)
{
    QStringList names;
    for (const Aspect aspect : row.differences) {
        names << nameForPerson(aspect);
    }
    const QString text = names.join(QStringLiteral(", "));
    const bool isFault = row.keepsFromStacking() && !row.onlyByBatch;  // otherwise the row of the members reports it
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::DecorationRole:
        return names.isEmpty() ? QVariant()
                               : QVariant(icon(isFault ? Symbol::Error : Symbol::Info,
                                               isFault ? style::colours().broken : style::colours().inferred));
    case ErrorRole: return isFault ? text : QString();
    case Qt::ToolTipRole:
        return names.isEmpty()         ? tr("All members agree.")
             : row.onlyByBatch         ? tr("It differs as the batch of the members does.")
             : row.keepsFromStacking() ? tr("torch.stack raises an error because of this.")
                                       : tr("torch.stack accepts the members nevertheless.");
    }
    return {};
}

QString CollationModel::detailOf(const CollationRow& row, const ComparedSide& cell)
{
    const auto* leaf = std::get_if<Leaf>(&cell.entry);
    QStringList parts;
    if (leaf && row.differsIn(Aspect::DType)) {
        parts << format::dtype(cell.entry);
    }
    if (leaf && row.differsIn(Aspect::Device)) {
        parts << format::text(leaf->device().str());
    }
    return parts.join(QLatin1Char(' '));
}

QVariant CollationModel::cellData(const CollationRow& row, std::size_t member, int role)
{
    const auto& cell = row.cells[member];
    if (!cell) {
        switch (role) {
        case Qt::DisplayRole: return tr("missing");
        case ErrorRole: return tr("missing");
        case Qt::ToolTipRole: return tr("Member %1 lacks this key.").arg(member);
        }
        return {};
    }
    const auto* value = std::get_if<NonTensor>(&cell->entry);
    const auto* broken = std::get_if<Broken>(&cell->entry);
    switch (role) {
    case Qt::DisplayRole: return value ? format::preview(*value) : broken ? tr("unreadable") : shapeOf(row, *cell).text();
    case ErrorRole: return broken ? format::text(broken->error().inContext()) : QString();
    case Qt::ToolTipRole: {
        if (broken) {
            return format::text(broken->error().inContext());
        }
        const auto* leaf = std::get_if<Leaf>(&cell->entry);
        const QString form = shapeOf(row, *cell).toolTip();
        return leaf ? form + QLatin1Char('\n') + format::text(dtypeName(leaf->dtype()) + ", " + leaf->device().str()) : form;
    }
    case DetailRole: return detailOf(row, *cell);
    case ShapeRole: return value || broken ? QVariant() : QVariant::fromValue(shapeOf(row, *cell));
    }
    return {};
}

QVariant CollationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case DifferenceColumn: return tr("Differs in");
    default: break;
    }
    const int member = section - FirstMember;
    const QString name = m_members.value(member);
    return role == Qt::DisplayRole ? name : QStringLiteral("tds[%1]: %2").arg(member).arg(name);
}

}  // namespace tensordesk
