// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QFormLayout;
class QLabel;

namespace tensordesk {

/// What opens below a chip: its controls one below the other, and what is wrong with what was typed into them. It lies
/// over everything and goes with a click elsewhere or Esc.
class ChipPanel : public QFrame {
    Q_OBJECT

public:
    explicit ChipPanel(QWidget* parent);

    /// Shows it below the chip, or beside the edge of the screen. `first` has the focus.
    void openBelow(const QWidget& chip, QWidget& first);
    /// Says what came of what was typed; nothing: empty.
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
