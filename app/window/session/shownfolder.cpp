// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/shownfolder.h"

#include "model/tensordict/base/error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <unistd.h>

namespace tensordesk {

namespace {

constexpr int kMaxMembers = 100'000;
constexpr qint64 kMaxDescription = 1 << 20;

}  // namespace

ShownFolder ShownFolder::read(const QString& path)
{
    const auto refuse = [&](const Error& error) { throw Error(error).inFile(path.toStdString()); };
    const QFileInfo info(path);
    if (!info.isDir() || info.isSymLink() || !info.fileName().startsWith(QLatin1String("tensordesk-"))) {
        refuse(Error(ErrorKind::ValueError, "This is not a folder of tensordicts to show."));
    }
    // It will be removed, so it must not belong to another user.
    if (info.ownerId() != geteuid()) {
        refuse(Error(ErrorKind::PermissionError, "This folder belongs to another user."));
    }
    QFile file(info.absoluteFilePath() + QLatin1String("/show.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        refuse(Error(ErrorKind::ValueError, "This is not a folder of tensordicts to show: it has no show.json."));
    }
    const QJsonObject description = QJsonDocument::fromJson(file.read(kMaxDescription)).object();
    const int count = description.value(QLatin1String("members")).toInt();
    if (count < 1 || count > kMaxMembers) {
        refuse(Error(ErrorKind::ValueError, "Its show.json lacks the number of tensordicts."));
    }
    ShownFolder folder;
    folder.path = info.absoluteFilePath();
    for (int i = 0; i < count; ++i) {
        folder.members << folder.path + QLatin1Char('/') + QString::number(i);
    }
    folder.title = description.value(QLatin1String("title")).toString();
    folder.error = description.value(QLatin1String("error")).toString();
    folder.where = description.value(QLatin1String("where")).toString();
    folder.expression = count == 1 ? description.value(QLatin1String("expression")).toString() : QString();
    for (const auto& name : description.value(QLatin1String("names")).toArray()) {
        folder.names << name.toString();
    }
    if (folder.names.size() != count) {
        folder.names.clear();
    }
    return folder;
}

QString ShownFolder::heading() const
{
    return where.isEmpty() ? title : title.isEmpty() ? where : QStringLiteral("%1  (%2)").arg(title, where);
}

void ShownFolder::remove() const
{
    QDir(path).removeRecursively();  // follows no link
}

}  // namespace tensordesk
