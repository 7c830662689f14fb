// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/celledits.h"

#include "views/table/cellstext.h"
#include "views/table/tensortablemodel.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tensordesk {

namespace {

struct CellEdits {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::CellEdits)
};

[[noreturn]] void refusePaste(const QString& why)
{
    throw Error(ErrorKind::ValueError, Message::verbatim(why.toStdString()));
}

QString countText(int64_t rows, int64_t columns)
{
    return rows * columns == 1 ? CellEdits::tr("one cell")
                               : CellEdits::tr("%1 × %2 cells").arg(format::count(rows), format::count(columns));
}

/// `3` for one index, `0:12:4` for even steps, else `[5, 2, 9]`, as of a sorted table.
QString indexText(const std::vector<int64_t>& indices)
{
    if (indices.size() == 1) {
        return QString::number(indices.front());
    }
    const int64_t step = indices[1] - indices[0];
    const bool isEven = step > 0 && std::adjacent_find(indices.begin(), indices.end(), [step](int64_t a, int64_t b) {
                                        return b - a != step;
                                    }) == indices.end();
    if (!isEven) {
        QStringList list;
        for (const int64_t index : indices) {
            list << QString::number(index);
        }
        return QLatin1Char('[') + list.join(QStringLiteral(", ")) + QLatin1Char(']');
    }
    const QString slice = QStringLiteral("%1:%2").arg(indices.front()).arg(indices.back() + 1);
    return step == 1 ? slice : slice + QStringLiteral(":%1").arg(step);
}

/// Rows of cells, of which no more are kept than can be pasted: a clipboard may hold anything.
class Rows {
public:
    void add(QStringList row)
    {
        m_cells += row.size();
        if (m_cells > celledits::kPasteLimit) {
            refusePaste(CellEdits::tr("The clipboard has more than %1 cells.").arg(format::count(celledits::kPasteLimit)));
        }
        m_rows.push_back(std::move(row));
    }
    [[nodiscard]] std::vector<QStringList> take() { return std::move(m_rows); }

private:
    std::vector<QStringList> m_rows;
    int64_t m_cells = 0;
};

/// Returns the rows of nested lists: the contents of innermost brackets.
std::vector<QStringList> listRows(const QString& text)
{
    Rows rows;
    QString inner;
    for (const QChar each : text) {
        if (each == QLatin1Char('[')) {
            inner.clear();
        } else if (each == QLatin1Char(']')) {
            static const QRegularExpression separators(QStringLiteral("[,\\s]+"));
            if (const QStringList row = inner.split(separators, Qt::SkipEmptyParts); !row.isEmpty()) {
                rows.add(row);
            }
            inner.clear();
        } else {
            inner += each;
        }
    }
    return rows.take();
}

std::vector<QStringList> lineRows(const QString& text)
{
    const bool hasTabs = text.contains(QLatin1Char('\t'));
    Rows rows;
    for (const QStringView each : QStringView(text).tokenize(QLatin1Char('\n'))) {
        QString line = each.toString();
        line.remove(QLatin1Char('\r'));
        if (line.trimmed().isEmpty()) {
            continue;
        }
        static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
        rows.add(hasTabs ? line.split(QLatin1Char('\t')) : line.split(separators, Qt::SkipEmptyParts));
    }
    return rows.take();
}

/// The cell as Python writes it.
QString literalOf(DType dtype, QString cell)
{
    cell = cell.trimmed();
    if (dtype == DType::Bool && cell.size() > 1) {
        cell = cell.at(0).toUpper() + cell.mid(1).toLower();  // spreadsheets say TRUE
    }
    try {
        return pythonLiteral(dtype, elementtext::parsed(dtype, cell).const_data_ptr());
    } catch (const Error&) {
        if (c10::isFloatingType(dtype) && cell.count(QLatin1Char(',')) == 1) {  // a decimal comma
            return literalOf(dtype, cell.replace(QLatin1Char(','), QLatin1Char('.')));
        }
        throw;
    }
}

}  // namespace

std::vector<QStringList> celledits::cellsOf(const QString& text)
{
    constexpr qsizetype kLongest = kPasteLimit * 64;  // of numbers with their separators
    if (text.size() > kLongest) {
        refusePaste(CellEdits::tr("The clipboard has more than %1 characters.").arg(format::count(kLongest)));
    }
    if (text.contains(QLatin1String("..."))) {
        refusePaste(CellEdits::tr("The text leaves values out by \"...\". Print all of them first."));
    }
    const std::vector<QStringList> rows = text.contains(QLatin1Char('[')) ? listRows(text) : lineRows(text);
    for (const QStringList& row : rows) {
        if (row.size() != rows.front().size()) {
            refusePaste(
                CellEdits::tr("The rows have different lengths: %1 and %2 cells.").arg(rows.front().size()).arg(row.size()));
        }
    }
    return rows;
}

QString celledits::part(const TensorTableModel& model, const QItemSelectionRange& cells)
{
    const auto first = model.positionOf(cells.topLeft());
    QStringList indices;
    for (std::size_t dim = 0; dim < first.size(); ++dim) {
        const DimRole role = model.selection().dim(dim).role;
        std::vector<int64_t> shown{first[dim]};
        for (int row = cells.top() + 1; role == DimRole::Y && row <= cells.bottom(); ++row) {
            shown.push_back(model.positionOf(model.index(row, cells.left()))[dim]);
        }
        for (int column = cells.left() + 1; role == DimRole::X && column <= cells.right(); ++column) {
            shown.push_back(model.positionOf(model.index(cells.top(), column))[dim]);
        }
        indices << indexText(shown);
    }
    return model.leaf()->python
         + (indices.isEmpty() ? QStringLiteral("[...]") : QLatin1Char('[') + indices.join(QStringLiteral(", ")) + QLatin1Char(']'));
}

EditProposal celledits::fill(const TensorTableModel& model, const QItemSelectionRange& cells)
{
    const DType dtype = model.leaf()->leaf.dtype();
    const QString value = dtype == DType::Bool ? QStringLiteral("False") : QStringLiteral("0");
    return {CellEdits::tr("Fill %1").arg(countText(cells.height(), cells.width())),
            part(model, cells) + QStringLiteral(" = ") + value, value};
}

EditProposal celledits::compute(const TensorTableModel& model, const QItemSelectionRange& cells)
{
    const QString target = part(model, cells);
    const QString value = model.leaf()->leaf.dtype() == DType::Bool ? QStringLiteral("~x") : QStringLiteral("x * 2");
    return {CellEdits::tr("Compute %1").arg(countText(cells.height(), cells.width())),
            QStringLiteral("x = %1\n%1 = %2").arg(target, value), value};
}

EditProposal celledits::paste(const TensorTableModel& model, const QItemSelectionRange& cells, const QString& text)
{
    const DType dtype = model.leaf()->leaf.dtype();
    std::vector<QStringList> rows = cellsOf(text);
    if (rows.empty()) {
        refusePaste(CellEdits::tr("The clipboard has no cells."));
    }
    const auto height = static_cast<int64_t>(rows.size());
    const int64_t width = rows.front().size();
    for (QStringList& row : rows) {
        for (QString& cell : row) {
            cell = literalOf(dtype, cell);
        }
    }
    if (height * width == 1) {
        return {CellEdits::tr("Paste into %1").arg(countText(cells.height(), cells.width())),
                part(model, cells) + QStringLiteral(" = ") + rows.front().front()};
    }
    if (cells.top() + height > model.rowCount() || cells.left() + width > model.columnCount()) {
        refusePaste(
            CellEdits::tr("The clipboard has %1, but from here only %2 are left.")
                .arg(countText(height, width), countText(model.rowCount() - cells.top(), model.columnCount() - cells.left())));
    }
    const QItemSelectionRange target(cells.topLeft(), model.index(cells.top() + static_cast<int>(height) - 1,
                                                                  cells.left() + static_cast<int>(width) - 1));
    // The leaf's dims may come in the other order than rows and columns.
    const auto down = model.selection().dimWith(DimRole::Y);
    const auto along = model.selection().dimWith(DimRole::X);
    const bool turned = down && along && *down > *along;
    const int64_t outer = turned ? width : height;
    const int64_t inner = turned ? height : width;
    QStringList lists;
    for (int64_t i = 0; i < outer; ++i) {
        QStringList list;
        for (int64_t j = 0; j < inner; ++j) {
            const int64_t row = turned ? j : i;
            list << rows[static_cast<std::size_t>(row)].at(turned ? i : j);
        }
        const QString values = list.join(QStringLiteral(", "));
        lists << (inner > 1 && outer > 1 ? QLatin1Char('[') + values + QLatin1Char(']') : values);
    }
    return {CellEdits::tr("Paste into %1").arg(countText(height, width)),
            part(model, target) + QStringLiteral(" = torch.tensor([") + lists.join(QStringLiteral(", "))
                + QStringLiteral("], dtype=") + format::text(dtypeName(dtype)) + QLatin1Char(')')};
}

}  // namespace tensordesk
