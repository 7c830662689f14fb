// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tensordesk {

class TensorTableModel;

/// The bar below a table: the rows and columns of the current page, with buttons to turn it, the sorting, and a field to go to an
/// index. Hidden while there is nothing to show.
class PageBar final : public QWidget {
    Q_OBJECT

public:
    explicit PageBar(TensorTableModel* model, QWidget* parent = nullptr);

    /// Shows and focuses the field, also if the bar was hidden.
    void askForIndex();
    /// Shows or hides the bar according to the model.
    void refresh();

Q_SIGNALS:
    /// The user typed an index: one number per dim or, in a sorted or filtered table, the number of a shown row.
    void goTo(const QString& text);
    /// The user turned the page; the model already shows it.
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
