// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <utility>

namespace tensordesk {

/// What views that show the same dim have in common: which of its indices are to be seen, and which one the pointer is
/// on. Dims are known by their name, or, without one, by their place among the batch dims.
class ViewLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    using Span = std::pair<double, double>;

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

Q_SIGNALS:
    void shown(const QString& dim, std::optional<tensordesk::ViewLink::Span> span, const QObject* by);
    void pointed(const QString& dim, std::optional<double> index, const QObject* by);

private:
    std::map<QString, Span> m_spans;
};

}  // namespace tensordesk
