// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/examination.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tensordesk {

class ContentStack;

/// What the doctor found in a rollout: a line a check, below it one for each thing found, which leads to its place; and what the
/// chosen one means, with what to do.
class HealthPage final : public QWidget {
    Q_OBJECT

public:
    /// Both outlive this.
    HealthPage(ShownRollout& rollout, Examination& examination, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }
    /// What the chosen line means and what to do.
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QPushButton* button() const noexcept { return m_start; }
    /// See Examination::setThresholds().
    void setThresholds(const QString& file) { m_examination.setThresholds(file); }
    /// Offers a file of them.
    [[nodiscard]] QToolButton* thresholds() const noexcept { return m_thresholds; }

Q_SIGNALS:
    /// A person wants to see where something was found: a key, none for the whole, and an element; see Examination::elementOf().
    void placeRequested(const tensordesk::KeyPath& key, const tensordesk::Shape& position);
    /// A person wants checks to go by such a file, or by their own numbers where it is empty.
    void thresholdsChosen(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void look();
    void offerThresholds();
    void display();
    void fitColumns();
    void add(const CheckResult& result, std::size_t number);
    void explain(const QTreeWidgetItem* item);
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
    ContentStack* m_pages;
};

}  // namespace tensordesk
