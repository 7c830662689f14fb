// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/sequencesmodel.h"

#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tensordesk {
namespace {

bool isCount(SequenceColumn::Kind kind)
{
    return kind == SequenceColumn::Number || kind == SequenceColumn::Group || kind == SequenceColumn::Prompt
        || kind == SequenceColumn::Response || kind == SequenceColumn::Step;
}

}  // namespace

SequencesModel::SequencesModel(QObject* parent) : QAbstractTableModel(parent)
{
    m_job.setTitle(tr("Read sequences"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        std::vector<SequenceRow> read = *m_job.takeResult();
        for (SequenceRow& row : read) {
            add(std::move(row));
        }
        Q_EMIT rowsRead();
    });
}

void SequencesModel::add(SequenceRow row)
{
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const std::optional<double> value = valueAt(row, column);
        const SequenceColumn::Kind kind = m_columns[column].kind;
        if (value && !isCount(kind)) {
            m_tails[column] = std::max(m_tails[column], format::pointTailOf(format::statistic(*value)));
        }
        const bool hasText = kind == SequenceColumn::Words || (kind == SequenceColumn::PromptWords && !row.prompt.isEmpty())
                          || (kind == SequenceColumn::Status && !row.status.isEmpty());
        m_hasContent[column] = m_hasContent[column] || value || hasText;
    }
    const int at = rowOf(row.number);
    m_rows.insert_or_assign(row.number, std::move(row));
    if (at >= 0) {
        Q_EMIT dataChanged(index(at, 0), index(at, columnCount() - 1));
    }
}

void SequencesModel::setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer)
{
    m_job.cancel();
    beginResetModel();
    m_batch = std::move(batch);
    m_tokenizer = std::move(tokenizer);
    m_table.reset();
    m_order.reset();
    m_rows.clear();
    m_columns = m_batch ? SequenceColumn::all(m_batch->components()) : std::vector<SequenceColumn>();
    m_tails.assign(m_columns.size(), 0);
    m_hasContent.assign(m_columns.size(), false);
    endResetModel();
}

void SequencesModel::setTable(std::shared_ptr<const SequenceTable> table)
{
    m_table = std::move(table);
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const auto& rows = m_table->rows;
        for (std::size_t row = 0; !m_hasContent[column] && row < rows.size(); ++row) {
            m_hasContent[column] = m_columns[column].valueIn(rows[row], m_table.get(), row).has_value();
        }
    }
    for (auto& [number, row] : std::exchange(m_rows, {})) {
        add(std::move(row));  // with its group
    }
}

void SequencesModel::setOrder(std::vector<int64_t> order)
{
    beginResetModel();
    m_order = std::move(order);
    m_rowOf.clear();
    for (std::size_t row = 0; row < m_order->size(); ++row) {
        m_rowOf.emplace((*m_order)[row], static_cast<int>(row));
    }
    endResetModel();
}

int SequencesModel::rowOf(int64_t number) const
{
    if (!m_order) {
        return number < rowCount() ? static_cast<int>(number) : -1;
    }
    const auto found = m_rowOf.find(number);
    return found == m_rowOf.end() ? -1 : found->second;
}

void SequencesModel::readVisible(int first, int last)
{
    std::vector<int64_t> missing;
    for (int row = std::max(first, 0); row <= std::min(last, rowCount() - 1); ++row) {
        if (!m_rows.contains(numberAt(row))) {
            missing.push_back(numberAt(row));
        }
    }
    if (!missing.empty()) {
        m_job.start(JobPools::files(), [batch = m_batch, tokenizer = m_tokenizer, missing](Progress& progress) {
            return readSequenceRows(*batch, missing, batch->components(), tokenizer.get(), progress);
        });
    }
}

const SequenceRow* SequencesModel::row(int row) const
{
    const auto found = m_rows.find(numberAt(row));
    return found == m_rows.end() ? nullptr : &found->second;
}

int SequencesModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_batch) {
        return 0;
    }
    const int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(m_order ? static_cast<int64_t>(m_order->size()) : m_batch->count(), most));
}

int SequencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

int SequencesModel::columnOf(SequenceColumn::Kind kind) const
{
    const auto found = std::ranges::find(m_columns, kind, &SequenceColumn::kind);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

bool SequencesModel::hasContent(int column) const
{
    return m_hasContent[static_cast<std::size_t>(column)];
}

std::optional<double> SequencesModel::valueAt(const SequenceRow& row, std::size_t column) const
{
    return row.error.isEmpty() ? m_columns[column].valueIn(row.figures, m_table.get(), static_cast<std::size_t>(row.number))
                               : std::nullopt;
}

QVariant SequencesModel::data(const QModelIndex& index, int role) const
{
    const auto at = static_cast<std::size_t>(index.column());
    const SequenceColumn& column = m_columns[at];
    if (role == Qt::TextAlignmentRole) {
        return QVariant((column.isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    const SequenceRow* const found = row(index.row());
    const bool isWords = column.kind == SequenceColumn::PromptWords || column.kind == SequenceColumn::Words;
    if (role == Qt::ToolTipRole && found != nullptr) {
        const QString& text = !found->error.isEmpty()              ? found->error
                            : column.kind == SequenceColumn::Words ? found->response
                                                                   : found->prompt;
        return isWords && !text.isEmpty() ? text.toHtmlEscaped()
             : column.kind == SequenceColumn::Flags
                 ? tr("log-prob: a log-probability of the response is above 0 or not finite. copy: an "
                      "earlier sample of the group has the same response. no spread: all samples of the "
                      "group have the same reward.")
                 : QVariant();
    }
    if (column.kind == SequenceColumn::Number && role == Qt::DisplayRole) {
        return QString::number(numberAt(index.row()));
    }
    if (found == nullptr || (role != Qt::DisplayRole && role != PaddingRole)) {
        return {};
    }
    const std::optional<double> value = column.isNumber() ? valueAt(*found, at) : std::nullopt;
    if (role == PaddingRole) {
        return value && !isCount(column.kind) ? format::missingTail(format::statistic(*value), m_tails[at]) : 0;
    }
    switch (column.kind) {
    case SequenceColumn::Status: return found->status;
    case SequenceColumn::Flags:
        return m_table ? format::text(m_table->flagText(static_cast<std::size_t>(found->number))) : QString();
    case SequenceColumn::PromptWords: return found->prompt;
    case SequenceColumn::Words: return found->error.isEmpty() ? found->response : found->error;
    default: break;
    }
    return !value ? QVariant() : isCount(column.kind) ? format::count(static_cast<int64_t>(*value)) : format::statistic(*value);
}

QVariant SequencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? column(section).title(m_batch->components()) : QVariant();
}

}  // namespace tensordesk
