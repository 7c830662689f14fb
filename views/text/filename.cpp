// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/filename.h"

#include "model/storage/files/filepattern.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tensordesk::format {

namespace {

struct FileNames {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::FileNames)
};

QString shortName(const PatternName& name)
{
    const QString text = QString::fromStdString(name.text);
    return name.files ? FileNames::tr("%1 (%n files)", nullptr, static_cast<int>(*name.files)).arg(text) : text;
}

/// A file may be called like a pattern.
bool isPattern(const QString& path)
{
    return isFilePattern(path.toStdString()) && !QFileInfo::exists(path);
}

}  // namespace

QString fileName(const QString& path)
{
    return isPattern(path) ? shortName(patternName(path.toStdString())) : QFileInfo(path).fileName();
}

QString filePath(const QString& path)
{
    if (!isPattern(path)) {
        return QDir::toNativeSeparators(path);
    }
    return QDir::toNativeSeparators(QString::fromStdString(patternFolder(path.toStdString()))) + fileName(path);
}

}  // namespace tensordesk::format
