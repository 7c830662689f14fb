// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tensordesk {

/// The history of applied expressions, browsed with up and down; the text being typed is at its end.
class ExpressionHistory {
public:
    static constexpr qsizetype kAtMost = 100;

    [[nodiscard]] const QStringList& entries() const noexcept { return m_entries; }  ///< oldest first
    void setEntries(QStringList entries);

    /// Adds an expression, or moves it to the end. Ends browsing.
    void add(const QString& entry);
    /// Return the previous, or the next, entry. `current`: the text in the field, which is kept when browsing starts, and returned
    /// at the end.
    [[nodiscard]] QString older(const QString& current);
    [[nodiscard]] QString newer(const QString& current);

private:
    QStringList m_entries;
    qsizetype m_at = 0;  ///< m_entries.size(): the text being typed
    QString m_typed;
};

}  // namespace tensordesk
