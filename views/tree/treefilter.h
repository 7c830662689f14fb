// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tree/treequery.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace tensordesk {

class TensorTreeModel;

/// Shows the lines that match a TreeQuery, with their ancestors and contents; in the order of the file, or sorted by a column:
/// names in natural order (`episode_2` before `episode_10`), sizes and figures by number. Placeholders, and entries without a
/// number, come last in both orders.
class TreeFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit TreeFilter(TensorTreeModel* model, QObject* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const noexcept { return m_text; }
    /// True if the line itself matches, not only its contents or ancestors.
    [[nodiscard]] bool isAskedFor(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] bool matches(const QModelIndex& source) const;

    TensorTreeModel* m_model;
    QString m_text;
    TreeQuery m_query;
    QCollator m_names;  ///< compares them
};

}  // namespace tensordesk
