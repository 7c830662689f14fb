// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tree/treequery.h"

#include <QSortFilterProxyModel>

namespace tensordesk {

class TensorTreeModel;

/// Shows the lines that a TreeQuery asks for, with the branches that lead to them and all below them.
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

private:
    [[nodiscard]] bool matches(const QModelIndex& source) const;

    TensorTreeModel* m_model;
    QString m_text;
    TreeQuery m_query;
};

}  // namespace tensordesk
