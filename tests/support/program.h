// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDir>

namespace tensordesk {

/// The program of this build. Its path is no definition of CMake's, with which the suites of the release and of the
/// sanitized build would differ.
inline QString program()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../../app/tensordesk"));
}

}  // namespace tensordesk
