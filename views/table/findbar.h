// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tensordesk {

/// The bar below a table that searches for elements by a value or a condition. Hidden until requested.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the bar and focuses the field.
    void ask();
    [[nodiscard]] QLineEdit* field() { return m_field; }
    /// Shows the result of the last search, or the reason why there is none.
    void tell(const QString& text);
    [[nodiscard]] QString told() const;

Q_SIGNALS:
    /// The user wants the next, or the previous, match.
    void find(const QString& condition, bool backwards);
    /// Esc: back to the table.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLineEdit* m_field;
    QLabel* m_told;
};

}  // namespace tensordesk
