// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/tokens/sequences/sequenceorder.h"
#include "views/tokens/sequences/sequencerows.h"

#include <QAbstractTableModel>

#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// The sequences of a batch, a row each, with the columns of SequenceColumn. Rows are read in the background when they are visible.
/// Columns that need the table of all sequences, such as groups, are empty until setTable().
class SequencesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit SequencesModel(QObject* parent = nullptr);

    /// Shows all sequences of a batch in their order; null for none.
    void setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer);
    /// Sets the figures of all sequences of the batch.
    void setTable(std::shared_ptr<const SequenceTable> table);
    [[nodiscard]] const std::shared_ptr<const SequenceTable>& table() const noexcept { return m_table; }
    /// Shows these sequences, in this order. REQUIRES: setTable().
    void setOrder(std::vector<int64_t> order);
    /// Returns the number of the sequence in a row. REQUIRES: the row exists.
    [[nodiscard]] int64_t numberAt(int row) const { return m_order ? (*m_order)[static_cast<std::size_t>(row)] : row; }
    /// Returns the row of a sequence; -1 if it is not shown.
    [[nodiscard]] int rowOf(int64_t number) const;
    /// Reads those of these rows that are not read yet.
    void readVisible(int first, int last);
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    [[nodiscard]] const SequenceColumn& column(int column) const { return m_columns[static_cast<std::size_t>(column)]; }
    /// Returns the first column of a kind; -1 if there is none.
    [[nodiscard]] int columnOf(SequenceColumn::Kind kind) const;
    /// True if a sequence has something in this column: of all of them if their table is known, otherwise of those that were read.
    [[nodiscard]] bool hasContent(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void rowsRead();

private:
    [[nodiscard]] const SequenceRow* row(int row) const;
    void add(SequenceRow row);
    [[nodiscard]] std::optional<double> valueAt(const SequenceRow& row, std::size_t column) const;

    std::shared_ptr<const TokenBatch> m_batch;
    std::shared_ptr<const Tokenizer> m_tokenizer;
    std::shared_ptr<const SequenceTable> m_table;
    std::vector<SequenceColumn> m_columns;
    std::optional<std::vector<int64_t>> m_order;  ///< the numbers of the rows; empty: all
    std::unordered_map<int64_t, int> m_rowOf;     ///< the rows of these numbers
    std::map<int64_t, SequenceRow> m_rows;        ///< by number
    std::vector<int> m_tails;                     ///< by column: the most characters from the decimal point on
    std::vector<bool> m_hasContent;               ///< by column: of the rows that were read
    Job<std::vector<SequenceRow>> m_job;
};

}  // namespace tensordesk
