// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/nextmarks.h"

#include "model/analysis/derived/shifted.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

namespace tensordesk {

NextMarks::NextMarks(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Compare with next"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_found = m_job.takeResult();
        Q_EMIT changed();
    });
}

void NextMarks::setPart(const std::shared_ptr<const Neighbours>& neighbours, const ShownLeaf& leaf, const DimSelection& selection)
{
    if (m_neighbours == neighbours && m_leaf && m_leaf->leaf.isSame(leaf.leaf) && m_leaf->path == leaf.path
        && m_selection == selection) {
        return;
    }
    forget();
    m_neighbours = neighbours;
    m_leaf = leaf;
    m_selection = selection;
    m_other.reset();
    const auto* const td = neighbours && neighbours->root() ? &*neighbours->root() : nullptr;
    const auto x = selection.dimWith(DimRole::X);
    if (td != nullptr && leaf.isStored() && !leaf.dims.ragged && td->dim() > 0 && x && *x + 1 == td->batchSize().size()) {
        m_other = nextCounterpart(*td, leaf.path);
        if (m_other && neighbours->find(*m_other) == nullptr) {
            m_other.reset();
        }
    }
}

bool NextMarks::isBelowNext() const
{
    return m_leaf->path.size() > m_other->size();
}

PlottedLeaf NextMarks::beside() const
{
    ShownLeaf other = *m_neighbours->find(*m_other);
    const int64_t shift = isBelowNext() ? -1 : 1;
    other.leaf = shifted(other.leaf, *m_selection.dimWith(DimRole::X), shift);
    PlottedLeaf plotted{std::move(other), *m_selection.alongside(m_leaf->dims)};
    plotted.shift = shift;
    return plotted;
}

/// Returns the shown elements of a step.
at::Tensor NextMarks::elements() const
{
    const std::size_t events = *m_selection.dimWith(DimRole::X) + 1;
    const Shape shape(m_leaf->dims.shape.begin() + static_cast<std::ptrdiff_t>(events), m_leaf->dims.shape.end());
    // Goes dim by dim, so that the cost follows the shown elements, not the size of a step.
    at::Tensor numbers = at::zeros({1}, at::kLong);
    for (std::size_t at = 0; at < shape.size(); ++at) {
        const DimSelection::Dim& shown = m_selection.dim(events + at);
        const Range range = m_selection.isFixed(events + at) ? Range{shown.index, 1, 1} : shown.range;
        const at::Tensor along = at::arange(range.start, range.start + range.count * range.step, range.step, at::kLong);
        numbers = numbers.unsqueeze(-1).mul(shape[at]).add(along).reshape(-1);
    }
    return numbers;
}

void NextMarks::compare()
{
    if (!m_other || std::exchange(m_isAsked, true)) {
        return;
    }
    const KeyPath& root = isBelowNext() ? *m_other : m_leaf->path;
    const KeyPath& next = isBelowNext() ? m_leaf->path : *m_other;
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [td = *m_neighbours->root(), root, next,
                 rows = m_selection.positionsBefore(*m_selection.dimWith(DimRole::X), Curves::kMost), elements = elements()](
                    Progress& progress) { return compareWithNext(td, episodeRuleOf(td), root, next, rows, elements, progress); });
}

void NextMarks::forget()
{
    m_job.cancel();
    m_isAsked = false;
    m_found.reset();
}

std::vector<double> NextMarks::places() const
{
    std::vector<double> places;
    const double back = m_found && isBelowNext() ? 1 : 0;
    for (const int64_t step : m_found ? m_found->steps : std::vector<int64_t>()) {
        places.push_back(static_cast<double>(step) - back);
    }
    return places;
}

QString NextMarks::note() const
{
    if (!m_found || m_found->pairs == 0) {
        return {};
    }
    if (m_found->count == 0) {
        return tr("Within episodes it equals next of the previous step.");
    }
    const QString text = tr("At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.")
                             .arg(format::count(m_found->count), format::count(m_found->pairs),
                                  QString::number(static_cast<qlonglong>(places().front())));
    return QStringLiteral("<span style=\"color: %1\">%2</span>").arg(style::colours().broken.name(), text.toHtmlEscaped());
}

}  // namespace tensordesk
