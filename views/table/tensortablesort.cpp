// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the rows of a TensorTableModel.
#include "table/tensortablemodel.h"

#include "analysis/ordering.h"
#include "jobs/jobpools.h"

#include <algorithm>

namespace tensordesk {

void TensorTableModel::sort(std::optional<Sorting> by)
{
    m_sorting = by;
    const auto rows = m_selection.dimWith(DimRole::Y);
    if (!m_leaf || isEmpty() || !rows) {
        m_sorting.reset();
    }
    if (!m_sorting) {
        m_sortJob.cancel();
        showOrder({});
        return;
    }
    DimSelection column = m_selection;
    if (const auto dim = m_selection.dimWith(DimRole::X)) {
        const Range& range = m_selection.dim(*dim).range;
        column.setIndex(*dim, range.start + by->column * range.step);
        column.setRole(*dim, DimRole::Fixed);
    }
    m_sortJob.start(JobPools::poolFor(m_leaf->leaf),
                    [leaf = m_leaf->leaf.at(column.toIndex()), descending = by->descending](Progress& progress) {
                        return std::make_shared<const std::vector<int64_t>>(orderedPositions(leaf, descending, kPage, progress));
                    });
    Q_EMIT sortingChanged();
}

void TensorTableModel::showOrder(RowOrder order)
{
    if (order || m_order) {
        beginResetModel();
        m_job.cancel();
        m_block.reset();
        m_order = std::move(order);
        setShape();
        endResetModel();
        read();
    }
    Q_EMIT sortingChanged();
}

int64_t TensorTableModel::unsortedRow(int row) const
{
    const int64_t shown = m_pageRow + row;
    return m_order ? (*m_order)[static_cast<std::size_t>(shown)] : shown;
}

std::optional<int64_t> TensorTableModel::sortedRow(int64_t unsorted) const
{
    if (!m_order) {
        return unsorted;
    }
    const auto found = std::find(m_order->begin(), m_order->end(), unsorted);
    return found == m_order->end() ? std::nullopt : std::optional(found - m_order->begin());
}

}  // namespace tensordesk
