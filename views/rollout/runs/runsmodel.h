// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/rollouts/runs.h"

#include <QAbstractTableModel>
#include <QPen>
#include <QString>

#include <array>
#include <vector>

namespace tensordesk {

/// The runs of a comparison as an item model: a row each with the statistics of its returns and lengths, or with the reason why it
/// cannot be read.
class RunsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        EpisodesColumn,
        ReturnColumn,
        StdColumn,
        IqmColumn,
        MinColumn,
        MaxColumn,
        LengthColumn,
        SuccessColumn,
        ColumnCount
    };

    explicit RunsModel(QObject* parent = nullptr);

    /// Adds a run.
    void add(const QString& name, Run run);
    /// Adds a run that cannot be read.
    void addFailure(const QString& name, const QString& reason);
    /// Returns the run of a row; without episodes if it cannot be read.
    [[nodiscard]] const Run& runAt(int row) const { return m_rows[static_cast<std::size_t>(row)].run; }
    /// Returns the reason why the run cannot be read; empty if it can.
    [[nodiscard]] const QString& failureAt(int row) const { return m_rows[static_cast<std::size_t>(row)].failure; }
    /// Returns the line of a run in plots and in this list: runs of one colour differ by its style.
    [[nodiscard]] static QPen penOf(int row);
    /// True if some run has a value in the column.
    [[nodiscard]] bool hasValues(int column) const;
    /// Returns the table as text: lines of cells separated by tabs, below the headings.
    [[nodiscard]] QString text() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString name;
        Run run;
        RunFigures figures = {};
        QString failure = {};
    };

    void add(Row row);
    [[nodiscard]] static double numberOf(const Row& row, int column);
    [[nodiscard]] static QString textOf(const Row& row, int column);
    [[nodiscard]] static int tailOf(const Row& row, int column);

    std::vector<Row> m_rows;
    std::array<int, ColumnCount> m_tails{};  ///< the most characters from the decimal point on
};

}  // namespace tensordesk
