// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/shapeeffectmodel.h"

#include "views/common/entrykind.h"
#include "views/common/roles.h"
#include "views/common/shapeof.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

const Entry& shownEntry(const KeyEffect& key)
{
    return key.before ? key.before->entry : key.after->entry;
}

QString dtypeOf(const std::optional<ComparedSide>& side)
{
    return side ? format::dtype(side->entry) : QString();
}

int64_t bytesOf(const std::optional<ComparedSide>& side)
{
    const auto* leaf = side ? std::get_if<Leaf>(&side->entry) : nullptr;
    return leaf ? leaf->bytes() : -1;
}

}  // namespace

void ShapeEffectModel::setEffect(ShapeEffect effect)
{
    beginResetModel();
    m_effect = std::move(effect);
    endResetModel();
}

bool ShapeEffectModel::isBroken(const KeyEffect& key) const
{
    return m_effect.failure && !key.path.empty() && key.path == m_effect.failure->key;
}

int ShapeEffectModel::brokenRow() const
{
    const auto broken = std::find_if(m_effect.keys.begin(), m_effect.keys.end(),
                                     [this](const KeyEffect& key) { return isBroken(key); });
    return broken == m_effect.keys.end() ? -1 : static_cast<int>(broken - m_effect.keys.begin());
}

int ShapeEffectModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_effect.keys.size());
}

int ShapeEffectModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ShapeEffectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const KeyEffect& key = m_effect.keys[index.row()];
    if (role == KindRole) {
        return static_cast<int>(kindOf(shownEntry(key)));
    }
    switch (index.column()) {
    case KeyColumn: return keyData(key, role);
    case BeforeColumn: return sideData(key, false, role);
    case AfterColumn: return sideData(key, true, role);
    case DTypeColumn: return dtypeData(key, role);
    case SharingColumn: return sharingData(key, role);
    case BytesColumn: return bytesData(key, role);
    }
    return {};
}

QVariant ShapeEffectModel::keyData(const KeyEffect& key, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return key.path.empty() ? QStringLiteral("td") : format::path(key.path);
    case Qt::EditRole: return format::python(key.path);
    case Qt::ToolTipRole:
        return format::elided(isBroken(key) ? format::text(m_effect.failure->error.inContext()) : format::python(key.path));
    case ErrorRole: return isBroken(key) ? format::text(m_effect.failure->error.marked()) : QString();
    }
    return {};
}

QVariant ShapeEffectModel::sideData(const KeyEffect& key, bool isAfter, int role) const
{
    // A failure, or a result that is not a tensordict, has no state after.
    const bool hasAfter = m_effect.result && m_effect.result->as<TensorDict>();
    const auto& side = isAfter ? key.after : key.before;
    if (isAfter && !hasAfter) {
        return !isBroken(key)          ? QVariant()
             : role == Qt::DisplayRole ? QVariant(tr("breaks here"))
             : role == ErrorRole       ? keyData(key, role)
                                       : QVariant();
    }
    if (!side) {
        return role == Qt::DisplayRole ? QVariant(isAfter ? tr("gone") : tr("new")) : QVariant();
    }
    const ShapeTokens tokens = shapeOf(side->entry, side->batchDims, side->names);
    switch (role) {
    case Qt::DisplayRole: return tokens.text();
    case Qt::ToolTipRole: return tokens.toolTip();
    case ShapeRole: return QVariant::fromValue(tokens);
    }
    return {};
}

QVariant ShapeEffectModel::dtypeData(const KeyEffect& key, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QString before = dtypeOf(key.before), after = dtypeOf(key.after);
    return before == after || after.isEmpty() ? before : before.isEmpty() ? after : QStringLiteral("%1 → %2").arg(before, after);
}

QVariant ShapeEffectModel::sharingData(const KeyEffect& key, int role)
{
    switch (key.sharing) {
    case Sharing::Unknown: break;
    case Sharing::View:
        return role == Qt::DisplayRole ? QVariant(tr("view"))
             : role == Qt::ToolTipRole ? QVariant(tr("A view: nothing is copied"))
                                       : QVariant();
    case Sharing::Copy:
        return role == Qt::DisplayRole ? QVariant(tr("copy"))
             : role == Qt::ToolTipRole ? QVariant(tr("Has elements of its own"))
                                       : QVariant();
    }
    return {};
}

QVariant ShapeEffectModel::bytesData(const KeyEffect& key, int role)
{
    const int64_t before = bytesOf(key.before), after = bytesOf(key.after);
    switch (role) {
    case Qt::DisplayRole:
        return before < 0 && after < 0      ? QString()
             : before == after || after < 0 ? format::bytes(before)
             : before < 0                   ? format::bytes(after)
                                            : QStringLiteral("%1 → %2").arg(format::bytes(before), format::bytes(after));
    case Qt::TextAlignmentRole: return int{Qt::AlignRight | Qt::AlignVCenter};
    }
    return {};
}

QVariant ShapeEffectModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case BeforeColumn: return tr("Before");
    case AfterColumn: return tr("After");
    case DTypeColumn: return tr("dtype");
    case SharingColumn: return tr("Elements");
    case BytesColumn: return tr("Size");
    }
    return {};
}

}  // namespace tensordesk
