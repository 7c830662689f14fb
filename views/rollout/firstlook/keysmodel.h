// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/entrykind.h"
#include "views/rollout/shownrollout.h"
#include "views/text/shapetokens.h"
#include "views/tree/figurereader.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace tensordesk {

class PaddingRule;

/// The keys of a rollout for a view, a row each: what it is, how its values run, from where to where they go, and what the doctor
/// says of it. Values are read of the rows in sight alone, in the background.
class KeysModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, FlagColumn, CurveColumn, MinColumn, MaxColumn, ShapeColumn, DTypeColumn, ColumnCount };

    explicit KeysModel(QObject* parent = nullptr);

    /// Which elements count. It must outlive this.
    void follow(const PaddingRule& padding) { m_padding = &padding; }
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// What is odd about a key, a line each.
    void setFlags(std::function<QString(const KeyPath&)> flags);
    /// Reads the rows in sight, in place of what was asked for before.
    void readVisible(int firstRow, int lastRow);
    /// Reads them again: other elements count, or they changed.
    void forgetFigures();
    [[nodiscard]] const KeyPath& keyAt(int row) const { return m_rows[static_cast<std::size_t>(row)].key; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] AbstractJob* job() noexcept { return m_reader.job(); }

private:
    struct Row {
        KeyPath key;
        Leaf leaf;
        EntryKind kind;
        ShapeTokens shape;
        QString dtype;
        LeafFigures figures = {};
    };

    [[nodiscard]] QVariant textOf(const Row& row, int column) const;

    std::shared_ptr<const ReadEpisodes> m_episodes;
    std::vector<Row> m_rows;
    std::function<QString(const KeyPath&)> m_flags;
    const PaddingRule* m_padding = nullptr;
    FigureReader m_reader;
};

}  // namespace tensordesk
