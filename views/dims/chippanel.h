// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QFormLayout;
class QLabel;

namespace tensordesk {

/// The panel below a chip: its controls in a column, and errors of typed texts. Covers other widgets, and closes by a click
/// elsewhere or Esc.
class ChipPanel : public QFrame {
    Q_OBJECT

public:
    explicit ChipPanel(QWidget* parent);

    /// Shows the panel below the chip, within the screen. `first` gets the focus.
    void openBelow(const QWidget& chip, QWidget& first);
    /// Shows the result for a typed text; empty hides it.
    void say(const QString& text, bool isProblem, bool hasMark = false);
    [[nodiscard]] QString said() const;

protected:
    [[nodiscard]] QFormLayout* rows() const noexcept { return m_rows; }
    void fit();

private:
    QFormLayout* m_rows;
    QLabel* m_said;
};

}  // namespace tensordesk
