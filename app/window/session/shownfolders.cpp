// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/shownfolders.h"

#include <algorithm>

namespace tensordesk {

ShownFolders::~ShownFolders()
{
    for (const Shown& shown : m_shown) {
        shown.folder.remove();
    }
}

const ShownFolder& ShownFolders::add(const QString& path)
{
    return m_shown.emplace_back(Shown{ShownFolder::read(path), nullptr}).folder;
}

void ShownFolders::setWindow(QWidget* window)
{
    m_shown.back().window = window;
}

const ShownFolder* ShownFolders::find(const QString& path) const
{
    const auto shown = std::find_if(m_shown.begin(), m_shown.end(),
                                    [&](const Shown& each) { return each.folder.members.contains(path); });
    return shown == m_shown.end() ? nullptr : &shown->folder;
}

void ShownFolders::removeUnused(const std::function<bool(const QString&)>& isOpen)
{
    std::erase_if(m_shown, [&](const Shown& shown) {
        const QStringList& members = shown.folder.members;
        const bool isUsed = shown.window || std::any_of(members.begin(), members.end(), isOpen);
        if (!isUsed) {
            shown.folder.remove();
        }
        return !isUsed;
    });
}

}  // namespace tensordesk
