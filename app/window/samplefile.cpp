// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/samplefile.h"

#include "sample/samplerollout.h"
#include "storage/storage.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tensordesk {

QString sampleFilePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/sample-rollout");
}

void writeSampleFile(const QString& path, Progress& progress)
{
    if (!QFileInfo::exists(path)) {
        QDir().mkpath(QFileInfo(path).path());
        writeTensorDict(makeSampleRollout(), path.toStdString(), {}, progress);
    }
}

}  // namespace tensordesk
