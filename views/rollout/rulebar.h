// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace tensordesk {

class ShownRollout;

/// Shows how the episodes of a rollout are determined and how their return is computed, with controls to change both.
class RuleBar final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: `rollout` outlives this object.
    explicit RuleBar(ShownRollout& rollout, QWidget* parent = nullptr);

    /// Returns the chooser of the key that defines episodes; its first item is "automatic".
    [[nodiscard]] QComboBox* rule() const noexcept { return m_rule; }
    [[nodiscard]] QComboBox* reward() const noexcept { return m_reward; }
    [[nodiscard]] QDoubleSpinBox* discount() const noexcept { return m_discount; }
    /// Returns the sentence on how they were found.
    [[nodiscard]] QString sentence() const;

private:
    void display();

    ShownRollout& m_rollout;
    QComboBox* m_rule;
    QComboBox* m_reward;
    QDoubleSpinBox* m_discount;
    QLabel* m_sentence;
};

}  // namespace tensordesk
