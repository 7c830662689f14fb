// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/filepaths.h"

#include "model/storage/files/filepattern.h"
#include "model/storage/places.h"

#include <QFileInfo>

namespace tensordesk {

QString absolutePath(const QString& path)
{
    return isElsewhere(path.toStdString()) ? path : QFileInfo(path).absoluteFilePath();
}

QString machineOf(const QString& path)
{
    return isElsewhere(path.toStdString()) ? path.section(QLatin1Char('/'), 2, 2) : QString();
}

QString folderOf(const QString& path)
{
    return isElsewhere(path.toStdString()) ? path.left(path.lastIndexOf(QLatin1Char('/'))) : QFileInfo(path).absolutePath();
}

bool mayBeOpened(const QString& path)
{
    return QFileInfo::exists(path) || isFilePattern(path.toStdString()) || isElsewhere(path.toStdString());
}

bool leadToSame(const QString& path, const QString& other)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? path == other : QFileInfo(other).canonicalFilePath() == canonical;
}

}  // namespace tensordesk
