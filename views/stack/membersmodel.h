// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stack/stackcontent.h"

#include <QAbstractListModel>

namespace tensordesk {

/// The members of a stack, one row each.
class MembersModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// In addition to roles.h: the length relative to the maximum, 0 … 1, invalid if all are equal; the line about its keys.
    enum MemberRole { ShareRole = Qt::UserRole + 100, KeysRole };

    using QAbstractListModel::QAbstractListModel;

    void setContent(StackContent content);
    [[nodiscard]] const StackContent& content() const noexcept { return m_content; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    StackContent m_content;
};

}  // namespace tensordesk
