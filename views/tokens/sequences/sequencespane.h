// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "views/jobs/job.h"
#include "views/tokens/sequences/sequenceorder.h"

#include <QTabWidget>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;

namespace tensordesk {

class ContentStack;
class GroupsModel;
class ScoreTable;
class SequencesModel;
class StepsPlot;

/// The sequences of a batch in tables: one of sequences, sorted by its header and filtered by an expression; the groups with their
/// rewards; figures over the steps of training; and scores. Rows are read when they are visible. All sequences are read when
/// something needs them, at once if they are few.
class SequencesPane final : public QTabWidget {
    Q_OBJECT

public:
    explicit SequencesPane(QWidget* parent = nullptr);

    /// Shows a batch, and scores; null for none.
    void setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer,
                  std::shared_ptr<const ScoreMatrix> scores);
    /// Selects sequences, those that are in the table.
    void select(const std::vector<int64_t>& numbers);

    [[nodiscard]] SequencesModel& model() const noexcept { return *m_model; }
    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] QTableView* groups() const noexcept { return m_groupTable; }
    [[nodiscard]] StepsPlot* steps() const noexcept { return m_steps; }
    [[nodiscard]] ScoreTable* scores() const noexcept { return m_scores; }
    [[nodiscard]] QLineEdit* filter() const noexcept { return m_filter; }
    /// Returns the number of sequences that the filter selects, or its error.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The user selected these sequences, in the order of the table.
    void chosen(const std::vector<int64_t>& numbers);
    /// Something failed, such as saving a picture of a plot.
    void message(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void connectParts();
    void readAll();
    void sortAndFilter();
    void showOrder();
    void showTable();
    void fitColumns();
    void showSortIndicator();
    void readVisible();
    void reportSelection();

    SequencesModel* m_model;
    QTableView* m_table;
    QLineEdit* m_filter;
    QLabel* m_summary;
    QTableView* m_groupTable;
    GroupsModel* m_groups;
    StepsPlot* m_steps;
    ScoreTable* m_scores;
    ContentStack *m_groupPages, *m_stepPages;
    std::shared_ptr<const TokenBatch> m_batch;
    SequenceChoice m_choice;
    QTimer m_typed;  ///< since the last change of the filter
    Job<std::shared_ptr<const SequenceTable>> m_tableJob;
    Job<std::vector<int64_t>> m_orderJob;
    std::vector<int64_t> m_selected;  ///< the selected sequences, also those that the filter hides
    QWidget* m_front;                 ///< the tab that the user chose last
    bool m_isFitted = false;          ///< the columns have their widths, which the user may change
    bool m_isReading = false;         ///< m_tableJob reads this batch
    bool m_isFilling = false;         ///< the selection and the tab change without the user
};

}  // namespace tensordesk
