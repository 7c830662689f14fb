// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readas/folderlayouts.h"

#include "app/window/session/filepaths.h"

#include <QSettings>
#include <QVariantMap>

namespace tensordesk::folderlayouts {

namespace {

const QString kSetting = QStringLiteral("folderLayouts");

}  // namespace

QString of(const QString& path)
{
    return QSettings().value(kSetting).toMap().value(folderOf(path)).toString();
}

void remember(const QString& path, const QString& name)
{
    QVariantMap all = QSettings().value(kSetting).toMap();
    if (name.isEmpty())
        all.remove(folderOf(path));
    else
        all[folderOf(path)] = name;
    QSettings().setValue(kSetting, all);
}

}  // namespace tensordesk::folderlayouts
