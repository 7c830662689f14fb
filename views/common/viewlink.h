// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QObject>
#include <QPointF>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// Shares positions between views of the same dim: the visible range of its indices, the index under the pointer, and the scroll
/// position of tables side by side. Dims are identified by name, or by their position among the batch dims.
class ViewLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    using Span = std::pair<double, double>;

    /// Sets if the views show leaves that correspond to each other, so that event dims are identified by position too.
    void setEventDimsShared(bool shared) { m_eventDimsShared = shared; }
    [[nodiscard]] bool areEventDimsShared() const noexcept { return m_eventDimsShared; }
    /// Returns the identifier of a dim of a leaf; empty for one that other leaves do not have.
    [[nodiscard]] QString dimOf(const LeafDims& leaf, std::size_t dim) const;

    /// Returns the range to which the user zoomed, if any.
    [[nodiscard]] std::optional<Span> spanOf(const QString& dim) const
    {
        const auto found = m_spans.find(dim);
        return found == m_spans.end() ? std::nullopt : std::optional(found->second);
    }
    /// Called when the user zooms or pans along a dim in the view `by`; empty: to the whole.
    void show(const QString& dim, std::optional<Span> span, const QObject* by)
    {
        if (span) {
            m_spans[dim] = *span;
        } else {
            m_spans.erase(dim);
        }
        Q_EMIT shown(dim, span, by);
    }
    /// Called when the pointer is at this index of the dim in the view `by`; empty: outside.
    void point(const QString& dim, std::optional<double> index, const QObject* by) { Q_EMIT pointed(dim, index, by); }
    /// Called when the table `by` scrolls: its first column (x) and row (y); fractions are parts of a cell.
    void scroll(const QPointF& to, const QObject* by) { Q_EMIT scrolled(to, by); }
    /// Returns the current element, one index per dim of the leaf; empty before one was selected.
    [[nodiscard]] const std::vector<int64_t>& chosenPosition() const noexcept { return m_chosen; }
    /// Returns its index along a dim of leaves with this shape; empty if it is out of range.
    [[nodiscard]] std::optional<int64_t> chosenIndex(const Shape& shape, std::size_t dim) const
    {
        const bool isElement = m_chosen.size() == shape.size() && liesIn(m_chosen, shape);
        return isElement && dim < shape.size() ? std::optional(m_chosen[dim]) : std::nullopt;
    }
    /// True if leaves of this shape have the position: an index for each of their dims, or only for the first ones.
    [[nodiscard]] static bool liesIn(const std::vector<int64_t>& position, const Shape& shape)
    {
        return position.size() <= shape.size()
            && std::equal(position.begin(), position.end(), shape.begin(),
                          [](int64_t index, int64_t size) { return index >= 0 && index < size; });
    }
    /// Called when an element becomes the current one.
    void choose(const std::vector<int64_t>& position, const QObject* by)
    {
        m_chosen = position;
        Q_EMIT chosen(position, by);
    }

Q_SIGNALS:
    void scrolled(const QPointF& to, const QObject* by);
    void chosen(const std::vector<int64_t>& position, const QObject* by);
    void shown(const QString& dim, std::optional<tensordesk::ViewLink::Span> span, const QObject* by);
    void pointed(const QString& dim, std::optional<double> index, const QObject* by);

private:
    std::map<QString, Span> m_spans;
    std::vector<int64_t> m_chosen;
    bool m_eventDimsShared = false;
};

}  // namespace tensordesk
