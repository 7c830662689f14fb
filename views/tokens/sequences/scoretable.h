// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/scorematrix.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;

namespace tensordesk {

class AbstractJob;
class ScoreModel;

/// The table of a score matrix: prompts × criteria, with the means of the criteria in its header, which stays visible, and a choice
/// between strict and loose scores if there are both. Reads the visible rows in the background.
class ScoreTable final : public QWidget {
    Q_OBJECT

public:
    explicit ScoreTable(QWidget* parent = nullptr);

    /// Shows a matrix; null for none.
    void setMatrix(std::shared_ptr<const ScoreMatrix> matrix);

    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] QComboBox* strictness() const noexcept { return m_strictness; }
    /// Returns the reason why scores cannot be read; empty if they can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The user activated the row of a sequence, or made it the current one.
    void chosen(int64_t sequence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void readVisibleRows();

    QComboBox* m_strictness;
    ScoreModel* m_model;
    QTableView* m_table;
    QLabel* m_problem;
};

}  // namespace tensordesk
