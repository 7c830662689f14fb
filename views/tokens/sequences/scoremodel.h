// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/scorematrix.h"
#include "views/jobs/job.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A matrix of scores: a row per prompt, whose header is its number and query, and a column per criterion, whose header has the mean,
/// with the mean of each row as the last column. Cells are coloured by value; those that a prompt lacks are empty. Criteria and means
/// are read first, then rows when they are visible, both in the background.
class ScoreModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ScoreModel(QObject* parent = nullptr);

    /// Shows a matrix; null for none. It has no rows until its criteria are read.
    void setMatrix(std::shared_ptr<const ScoreMatrix> matrix);
    [[nodiscard]] const std::shared_ptr<const ScoreMatrix>& matrix() const noexcept { return m_matrix; }
    /// Shows strict or loose scores of IFEval.
    void setStrictness(ScoreStrictness strictness);
    /// Reads these rows, except those that were read before.
    void readVisible(int first, int last);
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_criteriaJob, &m_rowsJob}; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Returns the background of a value between two limits; invalid for NaN.
    [[nodiscard]] static QColor colourOf(double value, double low, double high);

Q_SIGNALS:
    void criteriaRead();
    void rowsRead();
    void failed(const tensordesk::Error& error);

private:
    /// Returns the value of a cell; NaN if it is missing or not read yet.
    [[nodiscard]] double valueAt(const QModelIndex& index) const;
    void forgetRows();

    std::shared_ptr<const ScoreMatrix> m_matrix;
    ScoreStrictness m_strictness = ScoreStrictness::Strict;
    std::optional<std::vector<ScoreCriterion>> m_criteria;  ///< empty until they are read
    std::map<int64_t, ScoreRow> m_rows;
    std::vector<int> m_tails;     ///< by column: the most characters from the decimal point on
    int m_first = 0, m_last = 0;  ///< the rows that were visible last
    Job<std::vector<ScoreCriterion>> m_criteriaJob;
    Job<std::vector<ScoreRow>> m_rowsJob;
};

}  // namespace tensordesk
