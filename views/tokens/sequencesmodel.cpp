// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequencesmodel.h"

#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace tensordesk {
namespace {

/// Returns a number with as much room behind it as its column needs for aligned decimal points.
QString numberOf(const std::optional<double>& value, int longestTail)
{
    if (!value) {
        return {};
    }
    const QString text = format::statistic(*value);
    constexpr QChar figureSpace(0x2007);
    return text + QString(format::missingTail(text, longestTail), figureSpace);
}

int tailOf(const std::optional<double>& value)
{
    return value ? format::pointTailOf(format::statistic(*value)) : 0;
}

}  // namespace

SequencesModel::SequencesModel(QObject* parent) : QAbstractTableModel(parent)
{
    m_job.setTitle(tr("Read sequences"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        std::vector<SequenceRow> read = *m_job.takeResult();
        for (SequenceRow& row : read) {
            const int at = static_cast<int>(row.number);
            m_rewardTail = std::max(m_rewardTail, tailOf(row.reward));
            m_advantageTail = std::max(m_advantageTail, tailOf(row.advantage));
            const std::array has{
                true, row.prompt > 0, row.response > 0, row.reward.has_value(), row.advantage.has_value(), !row.status.isEmpty(),
                true};
            std::ranges::transform(m_hasContent, has, m_hasContent.begin(), std::logical_or<>());
            m_rows.insert_or_assign(row.number, std::move(row));
            Q_EMIT dataChanged(index(at, 0), index(at, ColumnCount - 1));
        }
        Q_EMIT rowsRead();
    });
}

void SequencesModel::setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer)
{
    m_job.cancel();
    beginResetModel();
    m_batch = std::move(batch);
    m_tokenizer = std::move(tokenizer);
    m_rows.clear();
    m_rewardTail = m_advantageTail = 0;
    m_hasContent = {};
    endResetModel();
}

void SequencesModel::readVisible(int first, int last)
{
    std::vector<int64_t> missing;
    for (int row = std::max(first, 0); row <= std::min(last, rowCount() - 1); ++row) {
        if (!m_rows.contains(row)) {
            missing.push_back(row);
        }
    }
    if (!missing.empty()) {
        m_job.start(JobPools::files(), [batch = m_batch, tokenizer = m_tokenizer, missing](Progress& progress) {
            return readSequenceRows(*batch, missing, tokenizer.get(), progress);
        });
    }
}

const SequenceRow* SequencesModel::row(int row) const
{
    const auto found = m_rows.find(row);
    return found == m_rows.end() ? nullptr : &found->second;
}

int SequencesModel::rowCount(const QModelIndex& parent) const
{
    const int64_t most = std::numeric_limits<int>::max();
    return parent.isValid() || !m_batch ? 0 : static_cast<int>(std::min(m_batch->count(), most));
}

int SequencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool SequencesModel::hasContent(int column) const
{
    return m_hasContent[static_cast<std::size_t>(column)];
}

QVariant SequencesModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        const bool isText = index.column() == Status || index.column() == Beginning;
        return QVariant((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    const SequenceRow* const found = row(index.row());
    if (role == Qt::ToolTipRole) {
        return found != nullptr && !found->error.isEmpty() ? found->error.toHtmlEscaped() : QVariant();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (index.column() == Number) {
        return QString::number(index.row());
    }
    if (found == nullptr) {
        return {};
    }
    switch (index.column()) {
    case Prompt: return format::count(found->prompt);
    case Response: return format::count(found->response);
    case Reward: return numberOf(found->reward, m_rewardTail);
    case Advantage: return numberOf(found->advantage, m_advantageTail);
    case Status: return found->status;
    case Beginning: return found->error.isEmpty() ? found->beginning : found->error;
    default: return {};
    }
}

QVariant SequencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Number: return tr("Sequence");
    case Prompt: return tr("Prompt");
    case Response: return tr("Response");
    case Reward: return tr("Reward");
    case Advantage: return tr("Advantage");
    case Status: return tr("Status");
    case Beginning: return tr("Beginning of the response");
    default: return {};
    }
}

}  // namespace tensordesk
