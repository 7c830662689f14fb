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

/// The tree of a comparison under a row that says how near values must be, and a line that sums it up.
class ComparisonView final : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonView(QWidget* parent = nullptr);

    /// Shows a comparison; `isComplete` once its values were compared too. Keeps the place where the entries
    /// are the same.
    void setComparison(Comparison comparison, bool isComplete);
    [[nodiscard]] Tolerance tolerance() const;
    [[nodiscard]] ComparisonModel& model() noexcept { return *m_model; }
    [[nodiscard]] QTreeView* tree() const noexcept { return m_tree; }

Q_SIGNALS:
    void toleranceChanged();
    /// Another entry was chosen, or more is known of it.
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
