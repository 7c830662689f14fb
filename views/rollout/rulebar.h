// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace tensordesk {

class ShownRollout;

/// By what the episodes of a rollout are told and what their return is summed of, to be seen and to be changed.
class RuleBar final : public QWidget {
    Q_OBJECT

public:
    /// `rollout` outlives this.
    explicit RuleBar(ShownRollout& rollout, QWidget* parent = nullptr);

    /// The chooser of the key that tells episodes; the first item: what is known by name.
    [[nodiscard]] QComboBox* rule() const noexcept { return m_rule; }
    [[nodiscard]] QComboBox* reward() const noexcept { return m_reward; }
    [[nodiscard]] QDoubleSpinBox* discount() const noexcept { return m_discount; }
    /// The sentence that says by what they were found.
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
