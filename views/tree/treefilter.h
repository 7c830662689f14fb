// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tree/treequery.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace tensordesk {

class TensorTreeModel;

/// Shows the lines that a TreeQuery asks for, with the branches that lead to them and all below them; in the order of the
/// file, or sorted by a column: names as people count (`episode_2` before `episode_10`), sizes and figures by their numbers.
/// Lines that stand in for entries, and entries without a number, come last either way.
class TreeFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit TreeFilter(TensorTreeModel* model, QObject* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const noexcept { return m_text; }
    /// Whether the line is there for its own sake, not for what lies below or above it.
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
