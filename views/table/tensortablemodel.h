// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/jobs/job.h"
#include "views/table/cellstext.h"
#include "views/table/tableblock.h"
#include "views/table/valuecolours.h"
#include "views/text/numberformat.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The elements of a leaf in one or two of its dims, as rows and columns. Only the window of showWindow(), with a margin, is in
/// memory: read in the background as one block, and formatted on demand. A cell that is not read yet shows "…". Very long dims are
/// shown in pages, since a QTableView needs memory for each row and hangs beyond 2^31 pixels. Rows can be sorted by a column.
class TensorTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The limit for rows, and columns, of one page, and for the rows of a sorted table.
    static constexpr int64_t kPage = 1'000'000;
    /// A position in the leaf, one index per dim.
    using Position = std::vector<int64_t>;

    explicit TensorTableModel(QObject* parent = nullptr);

    /// REQUIRES: selection.view() == ViewKind::Table, and the selection is of leaf.dims.
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection);
    void clear();
    /// Shows another part of the same leaf. If only indices changed, the old values stay until the new ones are read, for at most a
    /// tenth of a second.
    void setSelection(const DimSelection& selection);
    [[nodiscard]] const std::optional<ShownLeaf>& leaf() const noexcept { return m_leaf; }
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }
    /// Reads the window again; values stay until then.
    void refresh();
    /// Sets the visible rows and columns of this page. Reads them unless they are in memory.
    void showWindow(int firstRow, int firstColumn, int rows, int columns);

    // ---- pages ----------------------------------------------------------------------------------
    [[nodiscard]] int64_t totalRows() const noexcept { return m_rows; }
    [[nodiscard]] int64_t totalColumns() const noexcept { return m_columns; }
    /// Returns the number of the first row of this page.
    [[nodiscard]] int64_t pageRow() const noexcept { return m_pageRow; }
    [[nodiscard]] int64_t pageColumn() const noexcept { return m_pageColumn; }
    /// Turns to the page with this row and column.
    void turnTo(int64_t row, int64_t column);

    // ---- order ----------------------------------------------------------------------------------
    struct Sorting {
        int64_t column = 0;  ///< of all columns
        bool descending = false;
        bool operator==(const Sorting&) const = default;
    };
    /// Sorts the rows by a column; empty: no longer. Reads the column in the background; rows stay until that is done. Of more rows
    /// than a page has only the first are shown. Another part of the leaf is sorted likewise; edits move no row.
    void sortBy(std::optional<Sorting> by);
    /// Returns the current, or requested, sorting.
    [[nodiscard]] const std::optional<Sorting>& sorting() const noexcept { return m_sorting; }
    [[nodiscard]] bool isSorting() const { return m_sortJob.isRunning(); }
    /// Returns the number of rows, shown or not.
    [[nodiscard]] int64_t unsortedRows() const;

    // ---- cells and positions ----------------------------------------------------------------------
    /// Returns the position in the leaf of a cell.
    [[nodiscard]] Position positionOf(const QModelIndex& index) const;
    /// Turns to the page of a position and returns its cell; invalid if the selection does not show it.
    QModelIndex turnTo(const Position& position);
    /// Returns `[3, 17, 0]`.
    [[nodiscard]] static QString positionText(const Position& position);
    /// True if the cell's value is in memory, or is known to be missing.
    [[nodiscard]] bool isLoaded(const QModelIndex& index) const;
    /// Returns the error of the last read; empty if it succeeded. Earlier values stay.
    [[nodiscard]] const QString& failure() const noexcept { return m_failure; }
    /// True from setLeaf() until the first block is read or failed.
    [[nodiscard]] bool isWaiting() const noexcept { return m_leaf && !m_block && m_failure.isEmpty(); }
    /// True if any cell's value is in memory.
    [[nodiscard]] bool hasValues() const noexcept { return m_block.has_value(); }

    void setFormat(const NumberFormat& format);
    [[nodiscard]] const NumberFormat& format() const noexcept { return m_format; }
    /// Sets if cells have a background by their value, between the minimum and maximum seen so far.
    void setColoured(bool coloured);
    [[nodiscard]] bool isColoured() const noexcept { return m_coloured; }
    void setEditable(bool editable);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Checks the text for the dtype and requests the edit; the shown value changes with refresh(). Returns false, after
    /// rejected(), if the text is not a valid value.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Returns a task for a Job that reads the cells of a rectangle, counted over all pages. REQUIRES: a leaf, and such cells.
    [[nodiscard]] std::function<TableBlock(Progress&)> blockTask(const TableWindow& window) const;
    /// Returns a task for a Job that reads the cells of a rectangle of this page and converts them to text. REQUIRES: a leaf, and
    /// cells of this page.
    [[nodiscard]] std::function<QString(Progress&)> textTask(int row, int column, int rows, int columns, CopyFormat format) const;

    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    [[nodiscard]] AbstractJob* sortJob() noexcept { return &m_sortJob; }

Q_SIGNALS:
    /// A block was read, or failed.
    void blockChanged();
    /// Sorting started, ended, or was cancelled.
    void sortingChanged();
    /// The user typed a value into a cell: the statement that assigns it.
    void editRequested(const QString& statement);
    void rejected(const QModelIndex& index, const QString& reason);

private:
    void setShape();
    void showOrder(RowOrder order);
    /// Returns the unsorted row, over all pages, of a row of this page.
    [[nodiscard]] int64_t unsortedRow(int row) const;
    [[nodiscard]] std::optional<int64_t> sortedRow(int64_t unsorted) const;
    [[nodiscard]] int padding(const QModelIndex& index) const;
    void read();
    [[nodiscard]] TableWindow withMargin(const TableWindow& window) const;
    void show(TableBlock block);
    void showFailure(const QString& reason);
    void endCancelled();
    void dropStale();
    void cellsChanged(const TableWindow& window);
    [[nodiscard]] QColor colourOf(const QModelIndex& index) const;
    /// True if it is edited and unsaved. Asks the shown leaf, because the document may have changed to another one.
    [[nodiscard]] bool isEdited(const QModelIndex& index) const;
    [[nodiscard]] const void* element(const QModelIndex& index) const;
    [[nodiscard]] bool isAbsent(const QModelIndex& index) const;
    [[nodiscard]] bool isEmpty() const noexcept { return m_rows == 0 || m_columns == 0; }

    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    int64_t m_rows = 0, m_columns = 0;  ///< of all pages
    int64_t m_pageRow = 0, m_pageColumn = 0;
    TableWindow m_visible;  ///< the visible cells
    std::optional<TableBlock> m_block;
    Job<TableBlock> m_job;
    std::optional<Sorting> m_sorting;
    RowOrder m_order;
    Job<RowOrder> m_sortJob;
    QTimer m_staleTimer;
    QString m_failure;
    NumberFormat m_format;
    bool m_coloured = false;
    ValueColours m_colours;  ///< of all blocks of this leaf so far
    bool m_editable = false;
};

}  // namespace tensordesk
