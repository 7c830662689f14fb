// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/recentfiles.h"

#include "app/window/session/filepaths.h"
#include "views/text/filename.h"
#include "views/text/format.h"

#include <QDir>
#include <QMenu>
#include <QSettings>

namespace tensordesk {

namespace {

const QString kSetting = QStringLiteral("recentFiles");
constexpr qsizetype kLongestShown = 100;

}  // namespace

RecentFiles::RecentFiles(QObject* parent) : QObject(parent), m_paths(QSettings().value(kSetting).toStringList().mid(0, kMost))
{
    m_paths.removeAll(QString());
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = absolutePath(path);
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    if (m_paths.size() > kMost) {
        m_paths.resize(kMost);
    }
    store();
}

void RecentFiles::remove(const QString& path)
{
    if (m_paths.removeAll(absolutePath(path)) > 0) {
        store();
    }
}

void RecentFiles::clear()
{
    m_paths.clear();
    store();
}

void RecentFiles::store()
{
    QSettings().setValue(kSetting, m_paths);
    Q_EMIT changed();
}

QMenu* RecentFiles::createMenu(QWidget* parent)
{
    auto* menu = new QMenu(tr("Open &recent"), parent);
    const auto fill = [this, menu] {
        menu->clear();
        for (qsizetype i = 0; i < m_paths.size(); ++i) {
            const QString path = m_paths[i];
            QString shown = format::elided(format::filePath(path), kLongestShown);
            shown.replace(QLatin1Char('&'), QLatin1String("&&"));
            const QString number = i < 9 ? QStringLiteral("&%1  ").arg(i + 1) : QString();
            menu->addAction(number + shown, this, [this, path] { Q_EMIT chosen(path); });
        }
        menu->addSeparator();
        menu->addAction(tr("&Clear the list"), this, &RecentFiles::clear);
        menu->menuAction()->setEnabled(!m_paths.isEmpty());
    };
    fill();
    // Not while the menu itself is open: its actions would go while one of them is being triggered.
    connect(this, &RecentFiles::changed, menu, fill, Qt::QueuedConnection);
    return menu;
}

}  // namespace tensordesk
