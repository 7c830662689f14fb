// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/table/cellstext.h"
#include "views/text/numberformat.h"

#include <QItemSelectionRange>
#include <QPointer>
#include <QTableView>

#include <optional>
#include <utility>
#include <vector>

class QAction;
class QLabel;

namespace tensordesk {

class TensorTableModel;

/// A table over a TensorTableModel: reports the visible range to it, sizes columns by the values read, and copies rectangles as
/// tab-separated values.
class TensorTableView final : public QTableView {
    Q_OBJECT

public:
    /// The limit for cells of copy(): a clipboard is not an export.
    static constexpr int64_t kCopyLimit = 1'000'000;

    explicit TensorTableView(TensorTableModel* model, QWidget* parent = nullptr);

    /// Copies the selected rectangle, or the current cell, to the clipboard. Reads it in the background.
    void copy(CopyFormat format = CopyFormat::Tsv);
    /// Returns the selected rectangle, or the current cell; empty without a leaf.
    [[nodiscard]] std::optional<QItemSelectionRange> selectedCells() const;
    /// Makes a cell the current one and scrolls to it. From then on the current cell stays visible when columns become wider, until
    /// the user scrolls or release() is called.
    void reveal(const QModelIndex& index, ScrollHint hint = EnsureVisible);
    void release() noexcept { m_isHolding = false; }
    /// True while it scrolls to keep the current cell visible.
    [[nodiscard]] bool isHoldingOn() const noexcept { return m_isScrolling; }
    /// Adds an entry to the context menu.
    void addMenuAction(QAction* action) { m_more << action; }
    /// Sets the number format.
    void setFormat(const NumberFormat& format);
    /// Returns the action for backgrounds by value.
    [[nodiscard]] QAction* colouring() const noexcept { return m_coloured; }
    [[nodiscard]] AbstractJob* copyJob() noexcept { return &m_copyJob; }

Q_SIGNALS:
    /// The user chose another number format in a menu.
    void formatChosen(const tensordesk::NumberFormat& format);
    void message(const QString& headline, const QString& details = {});

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void createActions();
    void updateActions();
    [[nodiscard]] int64_t columnToSort() const;
    void alignColumns();
    void holdOn();
    void applyFont();
    void tellWindow();
    void fitColumns();
    void showCorner();

    QPointer<TensorTableModel> m_model;  ///< may be destroyed before the view, which is laid out once more while it is closed
    QLabel* m_corner;
    QAction* m_copyCells = nullptr;
    QAction* m_copyNumpy = nullptr;
    QAction* m_coloured = nullptr;
    QList<QAction*> m_copyAs;
    std::vector<std::pair<QAction*, NumberFormat>> m_formats;
    QList<QAction*> m_sort;               ///< ascending, descending, original order
    std::optional<int> m_columnOfHeader;  ///< while the menu of a column's header is open
    QList<QAction*> m_more;
    int m_columnWidth = 0;       ///< grows as wider values are read; reset for each leaf
    bool m_isHolding = false;    ///< keeps the current cell visible
    bool m_isScrolling = false;  ///< is doing so now
    Job<QString> m_copyJob;
};

}  // namespace tensordesk
