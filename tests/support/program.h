// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDir>

namespace tensordesk {

/// The program of this build. Its path is not a CMake definition, because the suites of the release and of the sanitized build
/// would differ by it.
inline QString program()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../../app/tensordesk"));
}

}  // namespace tensordesk
