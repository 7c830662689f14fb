// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace tensordesk {

/// The expressions that work in place of one that fails, each as a button with the shape that it gives and a sentence on what it
/// changes. Alt+1 to Alt+3 press the buttons while the list is visible.
class FixList final : public QWidget {
    Q_OBJECT

public:
    /// What choosing a fix does, for its tooltip.
    enum class Use { Replace, Copy };

    explicit FixList(Use use, QWidget* parent = nullptr);

    void setFixes(const std::vector<Fix>& fixes);
    /// The number of fixes that are offered.
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    /// The expression of a fix. REQUIRES: `index` < count().
    [[nodiscard]] QString expression(std::size_t index) const;
    [[nodiscard]] QString meaning(std::size_t index) const;
    [[nodiscard]] QToolButton* button(std::size_t index) const noexcept { return m_rows[index].button; }

Q_SIGNALS:
    /// The user chose a fix.
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
