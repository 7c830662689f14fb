// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tensordesk {

/// The expressions applied before, walked with up and down; what is being typed waits at the end.
class ExpressionHistory {
public:
    static constexpr qsizetype kAtMost = 100;

    [[nodiscard]] const QStringList& entries() const noexcept { return m_entries; }  ///< oldest first
    void setEntries(QStringList entries);

    /// Adds one, or moves it to the end. Ends the walk.
    void add(const QString& entry);
    /// The entry before, or after, the one the walk is at. `current` is what stands in the field: it is
    /// kept when the walk begins, and given back when it returns.
    [[nodiscard]] QString older(const QString& current);
    [[nodiscard]] QString newer(const QString& current);

private:
    QStringList m_entries;
    qsizetype m_at = 0;  ///< m_entries.size(): at what is being typed
    QString m_typed;
};

}  // namespace tensordesk
