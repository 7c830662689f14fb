// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/examination.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tensordesk {

class ContentStack;

/// The results of the health checks of a rollout: a line per check, errors first, and below it one per finding, which links to its
/// location. Checks that passed or do not apply, and ignored findings, are in closed groups. Below are the meaning and fix of the selected line.
class HealthPage final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    HealthPage(ShownRollout& rollout, Examination& examination, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }
    /// Returns the meaning and remedy of the selected line.
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QPushButton* button() const noexcept { return m_start; }
    /// See Examination::setThresholds().
    void setThresholds(const QString& file) { m_examination.setThresholds(file); }
    /// Returns the button to choose a file of thresholds.
    [[nodiscard]] QToolButton* thresholds() const noexcept { return m_thresholds; }

Q_SIGNALS:
    /// The user wants to see the location of a finding: a key, empty for the whole, and an element; see Examination::elementOf().
    void placeRequested(const tensordesk::KeyPath& key, const tensordesk::Shape& position);
    void message(const QString& headline, const QString& details = {});
    /// The user chose a file of thresholds, or the defaults if it is empty.
    void thresholdsChosen(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void examineIfSmall();
    void offerThresholds();
    void display();
    void fitColumns();
    /// Shows errors first, then warnings, then notes; the rest in closed groups.
    void showResults(const std::vector<CheckResult>& results);
    void add(QTreeWidgetItem* parent, const CheckResult& result, std::size_t number);
    void addSymptom(QTreeWidgetItem* parent, const Symptom& symptom, std::size_t check, std::size_t number);
    void addIgnored(const std::vector<CheckResult>& results);
    void ignore();
    void addActions();
    void explain(const QTreeWidgetItem* item);
    void showExplanation(const QString& text);
    void go(const QTreeWidgetItem* item);
    [[nodiscard]] const Symptom* symptomOf(const QTreeWidgetItem* item) const;
    void showSummary();

    ShownRollout& m_rollout;
    Examination& m_examination;
    QLabel* m_summary;
    QPushButton* m_start;
    QToolButton* m_thresholds;
    QTreeWidget* m_list;
    QLabel* m_explanation;
    QAction *m_show = nullptr, *m_copy = nullptr, *m_ignore = nullptr;  ///< of the selected finding
    ContentStack* m_pages;
};

}  // namespace tensordesk
