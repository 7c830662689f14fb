// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/samplefile.h"

#include "app/sample/samplerollout.h"
#include "model/storage/storage.h"

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
