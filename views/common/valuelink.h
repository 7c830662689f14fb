// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tensordesk {

/// Shares the scale of values between views side by side: one height or colour means the same value in all of them. Each view
/// reports its range; all use the range of all.
class ValueLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    using Span = std::pair<double, double>;

    /// Sets the minimum and maximum of finite values in the view `by`; empty if it shows none.
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
    /// Returns the minimum and maximum of all views.
    [[nodiscard]] std::optional<Span> all() const
    {
        std::optional<Span> all;
        for (const auto& [view, values] : m_values) {
            all = all ? Span(std::min(all->first, values.first), std::max(all->second, values.second)) : values;
        }
        return all;
    }
    /// Called when the user selects the visible values in the view `by`; empty: all.
    void choose(std::optional<Span> values, const QObject* by) { Q_EMIT chosen(values, by); }

Q_SIGNALS:
    void changed(const QObject* by);
    void chosen(std::optional<tensordesk::ValueLink::Span> values, const QObject* by);

private:
    std::map<const QObject*, Span> m_values;
};

}  // namespace tensordesk
