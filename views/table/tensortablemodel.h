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

/// The elements of a leaf in one or two of its dims, as rows and columns. Only the window that showWindow()
/// names, and a margin around it, is in memory: read in the background, as one block, and formatted when
/// asked for. A cell not there yet says "…". Very long dims are shown a page at a time, since a QTableView
/// pays for each row and hangs beyond 2^31 pixels. On request the rows are sorted by a column.
class TensorTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Rows, and columns, on one page; no more rows are shown of a sorted table.
    static constexpr int64_t kPage = 1'000'000;
    /// How many characters to leave free behind a cell's text, so that the decimal points of its column stand
    /// under each other: int.
    static constexpr int PaddingRole = Qt::UserRole + 100;
    /// A position in the leaf, one index a dim.
    using Position = std::vector<int64_t>;

    explicit TensorTableModel(QObject* parent = nullptr);

    /// REQUIRES: selection.view() == ViewKind::Table, and it is one of leaf.dims.
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection);
    void clear();
    /// Another part of the same leaf. Where only indices changed, the old values stay until the new ones
    /// are there, or a tenth of a second.
    void setSelection(const DimSelection& selection);
    [[nodiscard]] const std::optional<ShownLeaf>& leaf() const noexcept { return m_leaf; }
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }
    /// Reads the window again; values stay until then.
    void refresh();
    /// What a person sees, in rows and columns of this page. Reads it unless it is there already.
    void showWindow(int firstRow, int firstColumn, int rows, int columns);

    // ---- pages ----------------------------------------------------------------------------------
    [[nodiscard]] int64_t totalRows() const noexcept { return m_rows; }
    [[nodiscard]] int64_t totalColumns() const noexcept { return m_columns; }
    /// Of all rows, the one that is row 0 of this page.
    [[nodiscard]] int64_t pageRow() const noexcept { return m_pageRow; }
    [[nodiscard]] int64_t pageColumn() const noexcept { return m_pageColumn; }
    /// Turns to the page that holds these.
    void turnTo(int64_t row, int64_t column);

    // ---- order ----------------------------------------------------------------------------------
    struct Sorting {
        int64_t column = 0;  ///< of all columns
        bool descending = false;
        bool operator==(const Sorting&) const = default;
    };
    /// Sorts the rows by a column, or no longer. Reads the column in the background; until that is done rows stay
    /// as they are. Of more rows than a page holds only the first are shown. Another part of the leaf is sorted
    /// likewise; edits move no row.
    void sortBy(std::optional<Sorting> by);
    /// How the rows are sorted, or will be.
    [[nodiscard]] const std::optional<Sorting>& sorting() const noexcept { return m_sorting; }
    [[nodiscard]] bool isSorting() const { return m_sortJob.isRunning(); }
    /// Rows there are, shown or not.
    [[nodiscard]] int64_t unsortedRows() const;

    // ---- cells and positions ----------------------------------------------------------------------
    /// The position in the leaf that a cell shows.
    [[nodiscard]] Position positionOf(const QModelIndex& index) const;
    /// The cell of a position, after turning to its page; invalid if the selection does not show it.
    QModelIndex turnTo(const Position& position);
    /// `[3, 17, 0]`.
    [[nodiscard]] static QString positionText(const Position& position);
    /// True if the cell's value is in memory, or it is known that there is none.
    [[nodiscard]] bool isLoaded(const QModelIndex& index) const;
    /// Why the last read failed; empty if it did not. What was read before stays.
    [[nodiscard]] const QString& failure() const noexcept { return m_failure; }
    /// True from setLeaf() until the first block is there or failed.
    [[nodiscard]] bool isWaiting() const noexcept { return m_leaf && !m_block && m_failure.isEmpty(); }
    /// True if any cell's value is in memory.
    [[nodiscard]] bool hasValues() const noexcept { return m_block.has_value(); }

    void setFormat(const NumberFormat& format);
    [[nodiscard]] const NumberFormat& format() const noexcept { return m_format; }
    /// Whether cells have a background by their value, between the least and the greatest seen so far.
    void setColoured(bool coloured);
    [[nodiscard]] bool isColoured() const noexcept { return m_coloured; }
    void setEditable(bool editable);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Checks the text by the dtype and asks for the edit; the value shown changes with refresh(). False,
    /// after rejected(), if the text is no such value.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Reads the cells of a rectangle, counted over all pages: a task for a Job. REQUIRES: a leaf, and such cells.
    [[nodiscard]] std::function<TableBlock(Progress&)> blockTask(const TableWindow& window) const;
    /// Reads the cells of a rectangle of this page and writes them as text: a task for a Job. REQUIRES: a leaf, and
    /// cells of this page.
    [[nodiscard]] std::function<QString(Progress&)> textTask(int row, int column, int rows, int columns, CopyFormat format) const;

    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    [[nodiscard]] AbstractJob* sortJob() noexcept { return &m_sortJob; }

Q_SIGNALS:
    /// A block came, or reading one failed.
    void blockChanged();
    /// Sorting began, is done, or was given up.
    void sortingChanged();
    /// A person typed a value into a cell: the statement that assigns it.
    void editRequested(const QString& statement);
    void rejected(const QModelIndex& index, const QString& reason);

private:
    void setShape();
    void showOrder(RowOrder order);
    /// The row of all rows, unsorted, that a row of this page shows.
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
    /// Edited and unsaved. Asks the leaf shown, not the document, which may be on its way to another one.
    [[nodiscard]] bool isEdited(const QModelIndex& index) const;
    [[nodiscard]] const void* element(const QModelIndex& index) const;
    [[nodiscard]] bool isAbsent(const QModelIndex& index) const;
    [[nodiscard]] bool isEmpty() const noexcept { return m_rows == 0 || m_columns == 0; }

    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    int64_t m_rows = 0, m_columns = 0;  ///< of all pages
    int64_t m_pageRow = 0, m_pageColumn = 0;
    TableWindow m_visible;  ///< what a person sees
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
