// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/maskedroot.h"

#include "model/analysis/values/raggedblock.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episoderule.h"
#include "model/operations/rollouts/timedim.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/text/format.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

/// Returns a key that is useful as a mask: that of data, otherwise of ends of episodes. May open stored children.
KeyPath suggestedMask(const TensorDict& td)
{
    if (const auto mask = dataMaskOf(td)) {
        return mask->key;
    }
    const EpisodeRule rule = episodeRuleOf(td);
    return rule.ends.empty() ? KeyPath{"done"} : rule.ends.front();
}

/// The last dim that has more than one index.
std::optional<std::size_t> lastWideDim(const Shape& batch)
{
    for (std::size_t dim = batch.size(); dim-- > 0;) {
        if (batch[dim] != 1) {
            return dim;
        }
    }
    return std::nullopt;
}

}  // namespace

MaskedRoot::MaskedRoot(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Apply the mask"));
    m_suggestion.setTitle(tr("Summarize all keys"));
    connect(&m_suggestion, &AbstractJob::done, this, [this] {
        const RootKeys told = *m_suggestion.takeResult();
        Q_EMIT suggested(told.mask);
        if (const auto before = std::exchange(m_time, told.time); before != m_time) {
            Q_EMIT descriptionChanged();
        }
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        const MaskedBatch masked = *m_job.takeResult();
        if (!std::exchange(m_isMasked, true)) {
            m_unmasked = m_batch.dims();
        }
        const QString left = tr("%1 of %2 positions").arg(format::count(masked.kept), format::count(masked.total));
        judge({masked.within.empty() ? left : left + QLatin1Char(' ') + tr("in %1").arg(format::text(masked.within))});
        show(masked.td, QStringLiteral("%1%2[%3]").arg(m_python, format::text(masked.within), format::text(masked.python)));
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_isMasked = false;
        judge({describe(error), true, error.place().has_value()});
        show(*m_root, m_python);
    });
}

void MaskedRoot::setRoot(const TensorDict& td, const QString& python)
{
    if (!m_root || m_root->batchSize() != td.batchSize()) {
        m_names.clear();
    }
    m_root = td;
    m_python = python;
    m_time = lastWideDim(td.batchSize());
    m_suggestion.start(JobPools::structure(), [td, last = m_time] {
        // A key that cannot be read is ignored.
        RootKeys told{suggestedMask(td), last};
        try {
            const int64_t time = last ? timeDimOf(td) : 0;
            told.time = last && td.batchSize()[time] != 1 ? static_cast<std::size_t>(time) : last;
        } catch (const Error&) {
            return told;
        }
        return told;
    });
    applyMask();
}

void MaskedRoot::setMask(const QString& mask)
{
    if (mask.isEmpty() && m_mask.isEmpty()) {
        return;
    }
    m_mask = mask;
    applyMask();
}

void MaskedRoot::setNames(const DimNames& names)
{
    m_names = names;
    if (m_root && !m_isMasked) {
        const MemberSizes sizes = memberSizes(*m_root);
        m_batch.setDims(sizes.longest, namesOf(*m_root), sizes.shortest);
        Q_EMIT descriptionChanged();
    }
}

DimNames MaskedRoot::namesOf(const TensorDict& td) const
{
    return m_isMasked || m_names.size() != td.batchSize().size() ? td.names() : m_names;
}

LeafDims MaskedRoot::described(LeafDims leaf) const
{
    const auto& dims = m_batch.dims();
    for (std::size_t dim = 0; dim < dims.size() && !m_isMasked; ++dim) {
        if (!leaf.isBatch(dim) || leaf.shape[dim] != dims[dim].size) {
            return leaf;
        }
        if (m_names.size() == dims.size()) {
            leaf.names.resize(std::max(leaf.names.size(), dim + 1));
            leaf.names[dim] = m_names[dim];
        }
        leaf.time = m_time == dim ? m_time : leaf.time;
    }
    return leaf;
}

void MaskedRoot::refresh()
{
    if (!m_mask.isEmpty()) {
        applyMask();
    }
}

void MaskedRoot::applyMask()
{
    if (!m_root) {
        return;
    }
    m_job.cancel();
    if (m_mask.isEmpty()) {
        m_isMasked = false;
        judge({});
        show(*m_root, m_python);
        return;
    }
    // A single key denotes its entry, as after td.
    static const QRegularExpression key(QStringLiteral("^\\(?\\s*[\"']"));
    const QString mask = m_mask.contains(key) ? QStringLiteral("td[%1]").arg(m_mask) : m_mask;
    m_job.start(JobPools::passes(), [td = *m_root, text = mask.toStdString(), ranges = rangesOfRoot()](Progress& progress) {
        return maskedBy(td, text, ranges, progress);
    });
}

/// Returns the current ranges of the root's batch dims, or those before the mask; none if the dims differ.
std::vector<Range> MaskedRoot::rangesOfRoot() const
{
    const Shape& batch = m_root->batchSize();
    const auto& dims = m_isMasked ? m_unmasked : m_batch.dims();
    std::vector<Range> ranges;
    for (std::size_t dim = 0; dim < dims.size() && dims.size() == batch.size(); ++dim) {
        if (dims[dim].size != batch[dim] || batch[dim] < 0) {
            return {};
        }
        ranges.push_back(dims[dim].range);
    }
    return ranges;
}

void MaskedRoot::show(const TensorDict& td, const QString& python)
{
    const MemberSizes sizes = memberSizes(td);
    m_batch.setDims(sizes.longest, namesOf(td), sizes.shortest);
    if (!m_isMasked) {
        const std::vector<BatchSelection::Dim> before = std::exchange(m_unmasked, {});
        for (std::size_t dim = 0; dim < before.size() && dim < m_batch.dims().size(); ++dim) {
            if (before[dim].size == m_batch.dims()[dim].size) {
                m_batch.setRange(dim, before[dim].range);
            }
        }
    }
    Q_EMIT tensorDictChanged(td, python);
}

void MaskedRoot::judge(const Verdict& verdict)
{
    m_verdict = verdict;
    Q_EMIT verdictChanged();
}

}  // namespace tensordesk
