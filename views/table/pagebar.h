// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace tensordesk {

class TensorTableModel;

/// Below a table: which rows a page shows of very many, with buttons to turn it, and a box that goes to an
/// index. Hidden while all rows fit one page and nobody asked to go somewhere.
class PageBar final : public QWidget {
    Q_OBJECT

public:
    explicit PageBar(TensorTableModel* model, QWidget* parent = nullptr);

    /// Shows the box and puts the cursor there.
    void askForIndex();
    /// Shows or hides itself by what the model has.
    void refresh();

Q_SIGNALS:
    /// A person typed an index, one number a dim or, of the shown rows, one number.
    void goTo(const QString& text);
    void turned();
    /// Esc: back to the table.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void turn(int pages);

    TensorTableModel* m_model;
    QLabel* m_rows;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLineEdit* m_index;
    bool m_asked = false;
};

}  // namespace tensordesk
