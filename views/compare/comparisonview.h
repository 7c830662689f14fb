// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace tensordesk {

class ComparisonModel;

/// The tree of a comparison, below a row with the tolerance and a summary.
class ComparisonView final : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonView(QWidget* parent = nullptr);

    /// Shows a comparison. `isComplete`: its values were compared too. Keeps the position if it has the same entries.
    void setComparison(Comparison comparison, bool isComplete);
    [[nodiscard]] Tolerance tolerance() const;
    [[nodiscard]] ComparisonModel& model() noexcept { return *m_model; }
    [[nodiscard]] QTreeView* tree() const noexcept { return m_tree; }

Q_SIGNALS:
    void toleranceChanged();
    /// Another entry was selected, or more is known of it.
    void entryChosen(const tensordesk::ComparedEntry& entry);

private:
    void buildBar();
    void choose();
    void showDetail();
    void selectFirstDifference();
    [[nodiscard]] QString summary(bool isComplete) const;

    ComparisonModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_tree;
    QLineEdit* m_atol;
    QLineEdit* m_rtol;
    QCheckBox* m_equalNan;
    QCheckBox* m_onlyDifferences;
    QLabel* m_detail;
    QLabel* m_summary;
    QWidget* m_bar;
};

}  // namespace tensordesk
