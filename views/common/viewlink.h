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

/// What views that show the same dim have in common: which of its indices are to be seen, and which one the pointer is
/// on; and where tables side by side are scrolled to. Dims are known by their name, or, without one, by their place
/// among the batch dims.
class ViewLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    using Span = std::pair<double, double>;

    /// The views show leaves that stand for each other: event dims, known by their place, are the same too.
    void setEventDimsShared(bool shared) { m_eventDimsShared = shared; }
    [[nodiscard]] bool areEventDimsShared() const noexcept { return m_eventDimsShared; }
    /// By which the views know a dim of a leaf; empty for one that other leaves do not have.
    [[nodiscard]] QString dimOf(const LeafDims& leaf, std::size_t dim) const;

    /// The stretch that a person zoomed to, if one was.
    [[nodiscard]] std::optional<Span> spanOf(const QString& dim) const
    {
        const auto found = m_spans.find(dim);
        return found == m_spans.end() ? std::nullopt : std::optional(found->second);
    }
    /// A person zoomed or panned along a dim in the view `by`; nothing: to the whole again.
    void show(const QString& dim, std::optional<Span> span, const QObject* by)
    {
        if (span) {
            m_spans[dim] = *span;
        } else {
            m_spans.erase(dim);
        }
        Q_EMIT shown(dim, span, by);
    }
    /// The pointer is at this index of the dim in the view `by`, or nowhere.
    void point(const QString& dim, std::optional<double> index, const QObject* by) { Q_EMIT pointed(dim, index, by); }
    /// The table `by` begins at this column (x) and row (y), of all that it has; fractions are parts of a cell.
    void scroll(const QPointF& to, const QObject* by) { Q_EMIT scrolled(to, by); }
    /// The element that is the current one, one index a dim of the leaf; empty before one was chosen.
    [[nodiscard]] const std::vector<int64_t>& chosenPosition() const noexcept { return m_chosen; }
    /// The index that it has along a dim of leaves of this shape; nothing if it lies in none.
    [[nodiscard]] std::optional<int64_t> chosenIndex(const Shape& shape, std::size_t dim) const
    {
        const bool isElement = m_chosen.size() == shape.size() && liesIn(m_chosen, shape);
        return isElement && dim < shape.size() ? std::optional(m_chosen[dim]) : std::nullopt;
    }
    /// Whether leaves of this shape have a position: an index for each of their dims, or of the first ones alone.
    [[nodiscard]] static bool liesIn(const std::vector<int64_t>& position, const Shape& shape)
    {
        return position.size() <= shape.size()
            && std::equal(position.begin(), position.end(), shape.begin(),
                          [](int64_t index, int64_t size) { return index >= 0 && index < size; });
    }
    /// An element became the current one.
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
