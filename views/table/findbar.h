// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tensordesk {

/// Below a table: searches for elements by a value or a condition. Hidden until it is asked for.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows itself and puts the cursor into the field.
    void ask();
    [[nodiscard]] QLineEdit* field() { return m_field; }
    /// What came of the last search, or why there is none.
    void tell(const QString& text);
    [[nodiscard]] QString told() const;

Q_SIGNALS:
    /// A person wants the next match, or the one before.
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
