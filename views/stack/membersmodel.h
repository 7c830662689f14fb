// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stack/stackcontent.h"

#include <QAbstractListModel>

namespace tensordesk {

/// The members of a stack, a row each.
class MembersModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// Beyond roles.h: the share of the longest that a member is long, 0 … 1, invalid where all are alike; the line
    /// about its keys.
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
