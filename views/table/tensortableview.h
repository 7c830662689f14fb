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

/// A table over a TensorTableModel: tells it what is visible, sizes columns by what was read, and copies
/// rectangles as tab-separated values.
class TensorTableView final : public QTableView {
    Q_OBJECT

public:
    /// Cells that copy() takes at once: a clipboard is no export.
    static constexpr int64_t kCopyLimit = 1'000'000;

    explicit TensorTableView(TensorTableModel* model, QWidget* parent = nullptr);

    /// The selected rectangle, or the current cell, onto the clipboard. Reads it in the background.
    void copy(CopyFormat format = CopyFormat::Tsv);
    /// The selected rectangle, or the current cell; nothing without a leaf.
    [[nodiscard]] std::optional<QItemSelectionRange> selectedCells() const;
    /// Makes a cell the current one and scrolls to it. From then on the current cell stays in view, whatever becomes wider
    /// meanwhile, until a person scrolls or release() ends it.
    void reveal(const QModelIndex& index, ScrollHint hint = EnsureVisible);
    void release() noexcept { m_isHolding = false; }
    /// True while it scrolls by itself, to keep the current cell in view.
    [[nodiscard]] bool isHoldingOn() const noexcept { return m_isScrolling; }
    /// One more entry of the context menu.
    void addMenuAction(QAction* action) { m_more << action; }
    /// How numbers are written.
    void setFormat(const NumberFormat& format);
    /// Whether cells have a background by their value.
    [[nodiscard]] QAction* colouring() const noexcept { return m_coloured; }
    [[nodiscard]] AbstractJob* copyJob() noexcept { return &m_copyJob; }

Q_SIGNALS:
    /// A person asks, in a menu, for another way to write numbers.
    void formatChosen(const tensordesk::NumberFormat& format);
    void message(const QString& text);

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

    QPointer<TensorTableModel> m_model;  ///< may go before the view does, which is laid out once more while it is closed
    QLabel* m_corner;
    QAction* m_copyCells = nullptr;
    QAction* m_copyNumpy = nullptr;
    QAction* m_coloured = nullptr;
    QList<QAction*> m_copyAs;
    std::vector<std::pair<QAction*, NumberFormat>> m_formats;
    QList<QAction*> m_sort;               ///< least first, greatest first, own order
    std::optional<int> m_columnOfHeader;  ///< while the menu of a column's header is open
    QList<QAction*> m_more;
    int m_columnWidth = 0;       ///< grows as wider values are seen; starts anew with each leaf
    bool m_isHolding = false;    ///< keeps the current cell in view
    bool m_isScrolling = false;  ///< does so just now
    Job<QString> m_copyJob;
};

}  // namespace tensordesk
