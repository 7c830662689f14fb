// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/entrykind.h"
#include "views/rollout/shownrollout.h"
#include "views/text/shapetokens.h"
#include "views/tree/figurereader.h"

#include <QAbstractTableModel>

#include <array>
#include <functional>
#include <vector>

namespace tensordesk {

class PaddingRule;

/// The keys of a rollout as an item model, one row each: kind, curve, range, and findings of the health checks. Values are read in
/// the background for visible rows only.
class KeysModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, FlagColumn, CurveColumn, MinColumn, MaxColumn, ShapeColumn, DTypeColumn, ColumnCount };

    explicit KeysModel(QObject* parent = nullptr);

    /// Uses this rule for padding. REQUIRES: it outlives this object.
    void follow(const PaddingRule& padding) { m_padding = &padding; }
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// Sets the function that returns the findings of a key, one per line.
    void setFlags(std::function<QString(const KeyPath&)> flags);
    /// Reads the visible rows, replacing the previous request.
    void readVisible(int firstRow, int lastRow);
    /// Reads them again: elements or the rule for padding changed.
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

    [[nodiscard]] static QVariant textOf(const Row& row, int column);
    [[nodiscard]] static int tailOf(const Row& row, int column);
    void setFigures(int at, LeafFigures figures);

    std::shared_ptr<const ReadEpisodes> m_episodes;
    std::vector<Row> m_rows;
    std::array<int, 2> m_tails{};  ///< the most characters from the decimal point on, of minima and of maxima
    std::function<QString(const KeyPath&)> m_flags;
    const PaddingRule* m_padding = nullptr;
    FigureReader m_reader;
};

}  // namespace tensordesk
