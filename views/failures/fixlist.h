// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace tensordesk {

/// Expressions that work instead of a failing one, each as a button with the resulting shape and a sentence on the change. Alt+1 to
/// Alt+3 press the buttons while the list is visible.
class FixList final : public QWidget {
    Q_OBJECT

public:
    /// The effect of selecting a fix, for its tooltip.
    enum class Use { Replace, Copy };

    explicit FixList(Use use, QWidget* parent = nullptr);

    void setFixes(const std::vector<Fix>& fixes);
    /// Returns the number of offered fixes.
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    /// Returns the expression of a fix. REQUIRES: `index` < count().
    [[nodiscard]] QString expression(std::size_t index) const;
    [[nodiscard]] QString meaning(std::size_t index) const;
    [[nodiscard]] QToolButton* button(std::size_t index) const noexcept { return m_rows[index].button; }

Q_SIGNALS:
    /// The user selected a fix.
    void chosen(const QString& expression);

private:
    struct Row {
        QToolButton* button = nullptr;
        QLabel* meaning = nullptr;
    };

    std::array<Row, kMostFixes> m_rows;
    std::size_t m_count = 0;
};

}  // namespace tensordesk
