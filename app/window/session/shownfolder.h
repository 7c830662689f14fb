// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tensordesk {

/// Tensordicts that another program put into a folder of its own for us to show, as the Python package does:
/// a memmap folder each, "0", "1", …, and `show.json`, which is written last and says how many there are.
struct ShownFolder {
    QString path;
    QStringList members;      ///< their paths
    QString title;            ///< what they are, such as the expression that failed; may be empty
    QString error;            ///< why they are shown, such as the error it raised; may be empty
    QString where = {};       ///< the file and line of the program; may be empty
    QString expression = {};  ///< over the one tensordict, to be looked at in the shape debugger; may be empty
    QStringList names = {};   ///< of the members, as the program calls them; none, or as many

    /// What it is called where it is shown as a whole, with its place; empty if nothing is known of it.
    [[nodiscard]] QString heading() const;

    /// Reads it. ValueError if it is no such folder; PermissionError if it belongs to another user.
    [[nodiscard]] static ShownFolder read(const QString& path);
    /// Removes it with all that is in it. REQUIRES: read() accepted it; what it holds is a copy.
    void remove() const;
};

}  // namespace tensordesk
