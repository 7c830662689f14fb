// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stack/membersmodel.h"

#include "views/common/roles.h"
#include "views/text/format.h"

namespace tensordesk {

namespace {

QString pathsText(const std::vector<KeyPath>& paths, const QString& sign)
{
    QStringList parts;
    for (const KeyPath& path : paths) {
        parts << sign + format::path(path);
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace

void MembersModel::setContent(StackContent content)
{
    beginResetModel();
    m_content = std::move(content);
    endResetModel();
}

int MembersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.members.size());
}

QVariant MembersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const StackContent::Member& member = m_content.members[index.row()];
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1 %2").arg(index.row()).arg(member.shape.text());
    case Qt::ToolTipRole: {
        QStringList lines{tr("Member %1, %2").arg(index.row()).arg(format::bytes(member.bytes))};
        lines << member.shape.toolTip();
        if (!member.exclusive.empty()) {
            lines << tr("Only some members have: %1").arg(pathsText(member.exclusive, {}));
        }
        if (!member.missing.empty()) {
            lines << tr("Others have besides: %1").arg(pathsText(member.missing, {}));
        }
        return lines.join(QLatin1Char('\n'));
    }
    case ShapeRole: return QVariant::fromValue(member.shape);
    case ShareRole:
        return member.length < 0 || m_content.longest == 0 ? QVariant()
                                                           : QVariant(double(member.length) / double(m_content.longest));
    case KeysRole: {
        if (m_content.isTensor) {
            return format::bytes(member.bytes);
        }
        const QString own = pathsText(member.exclusive, QStringLiteral("+"));
        const QString lacking = pathsText(member.missing, QString(QChar(0x2212)));
        QStringList parts{member.keys == 1 ? tr("1 key") : tr("%1 keys").arg(member.keys)};
        if (!own.isEmpty()) {
            parts << own;
        }
        if (!lacking.isEmpty()) {
            parts << lacking;
        }
        return parts.join(QStringLiteral(" · "));
    }
    }
    return {};
}

}  // namespace tensordesk
