// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "views/shapes/operationchain.h"

#include <QAbstractListModel>

#include <optional>

namespace tensordesk {

/// The start and the operations of a chain, each with its result. Operations can be edited, moved and removed.
class StepModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Keeps the known results until setResults().
    void setChain(const OperationChain& chain);
    [[nodiscard]] const OperationChain& chain() const noexcept { return m_chain; }
    /// One for the start and for each operation; empty if it fails.
    void setResults(std::vector<std::optional<Value>> results);

    void add(const OperationChain::Step& step);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: the operation; ShapeRole: the shape after it; ErrorRole: set if it fails.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before) override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

Q_SIGNALS:
    /// The user changed an operation, their order or their number.
    void edited();

private:
    OperationChain m_chain;
    std::vector<std::optional<Value>> m_results;
};

}  // namespace tensordesk
