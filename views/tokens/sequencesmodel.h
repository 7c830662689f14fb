// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/tokens/sequencerows.h"

#include <QAbstractTableModel>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The sequences of a batch, a row each: number, tokens of prompt and response, reward, advantage, status, and the first words of the
/// response. Rows are read in the background when they are visible.
class SequencesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Prompt, Response, Reward, Advantage, Status, Beginning, ColumnCount };

    explicit SequencesModel(QObject* parent = nullptr);

    /// Shows a batch; null for none.
    void setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer);
    /// Reads these rows, those that were read before excepted.
    void readVisible(int first, int last);
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// Returns a row; null if it was not read yet.
    [[nodiscard]] const SequenceRow* row(int row) const;
    /// True if a row that was read has something in this column.
    [[nodiscard]] bool hasContent(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void rowsRead();

private:
    std::shared_ptr<const TokenBatch> m_batch;
    std::shared_ptr<const Tokenizer> m_tokenizer;
    std::map<int64_t, SequenceRow> m_rows;
    int m_rewardTail = 0, m_advantageTail = 0;  ///< the most characters from the decimal point on
    std::array<bool, ColumnCount> m_hasContent = {};
    Job<std::vector<SequenceRow>> m_job;
};

}  // namespace tensordesk
