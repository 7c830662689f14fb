// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tensordesk {

/// What views side by side have in common where they show values of one kind: one height, one colour means one value in
/// all of them. Each view tells which values it has; all make their axis or colours for those of all.
class ValueLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    using Span = std::pair<double, double>;

    /// The least and the greatest finite value in the view `by`; nothing: it shows none.
    void tell(std::optional<Span> values, const QObject* by)
    {
        const auto before = all();
        if (values) {
            m_values[by] = *values;
        } else {
            m_values.erase(by);
        }
        if (all() != before) {
            Q_EMIT changed(by);
        }
    }
    /// The least and the greatest value of all views.
    [[nodiscard]] std::optional<Span> all() const
    {
        std::optional<Span> all;
        for (const auto& [view, values] : m_values) {
            all = all ? Span(std::min(all->first, values.first), std::max(all->second, values.second)) : values;
        }
        return all;
    }
    /// A person chose which values are to be seen in the view `by`; nothing: all.
    void choose(std::optional<Span> values, const QObject* by) { Q_EMIT chosen(values, by); }

Q_SIGNALS:
    void changed(const QObject* by);
    void chosen(std::optional<tensordesk::ValueLink::Span> values, const QObject* by);

private:
    std::map<const QObject*, Span> m_values;
};

}  // namespace tensordesk
