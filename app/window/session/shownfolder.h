// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tensordesk {

/// The content of a folder that another program, such as the Python package, wrote to show tensordicts: memmap folders "0", "1", …,
/// and `show.json`, which is written last and contains the number of these folders.
struct ShownFolder {
    QString path;
    QStringList members;      ///< their paths
    QString title;            ///< a title, such as the expression that failed; may be empty
    QString error;            ///< the reason, such as the error it raised; may be empty
    QString where = {};       ///< the file and line of the program; may be empty
    QString expression = {};  ///< over a single tensordict, for the shape debugger; may be empty
    QStringList names = {};   ///< the program's names of the members; none, or one each

    /// Returns the title and the location; empty if both are empty.
    [[nodiscard]] QString heading() const;

    /// Reads it. Throws ValueError if it is not such a folder, and PermissionError if it belongs to another user.
    [[nodiscard]] static ShownFolder read(const QString& path);
    /// Deletes the folder, which only holds copies. REQUIRES: read() accepted it.
    void remove() const;
};

}  // namespace tensordesk
