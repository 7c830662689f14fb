// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tensordesk {

class TensorTableModel;

/// Below a table: which rows and columns a page shows of very many, with buttons to turn it, how the rows are
/// sorted, and a box that goes to an index. Hidden while there is nothing of that to say and nobody asked to go
/// somewhere.
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
    /// Turns pages along rows or columns.
    struct Turner {
        QToolButton* previous;
        QLabel* shown;
        QToolButton* next;
        void refresh(const QString& text, int64_t first, int64_t count, int64_t total);
    };
    [[nodiscard]] Turner addTurner(QHBoxLayout& layout, int rows, int columns, const QString& previous, const QString& next);
    void refreshSorting();

    TensorTableModel* m_model;
    Turner m_rows, m_columns;
    QLabel* m_sorted;
    QToolButton* m_unsort;
    QLineEdit* m_index;
    bool m_asked = false;
};

}  // namespace tensordesk
