// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace tensordesk {

/// Shows the lines whose key contains a text, in either case, with the branches that lead to them and
/// all below them. A text with a slash is looked for in the whole nested key: `next/rew`.
class TreeFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit TreeFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const noexcept { return m_text; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_text;
};

}  // namespace tensordesk
