// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/session/shownfolder.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace tensordesk {

/// The folders that other programs put there to be shown, and that go when no window and no document shows them any more;
/// all of them at the end of this.
class ShownFolders final {
public:
    ShownFolders() = default;
    ~ShownFolders();
    ShownFolders(const ShownFolders&) = delete;
    ShownFolders& operator=(const ShownFolders&) = delete;

    /// Reads what lies in one. The reference holds until the next call. Throws what ShownFolder::read() does.
    const ShownFolder& add(const QString& path);
    /// `window` shows the newest one as a whole.
    void setWindow(QWidget* window);
    /// True for a tensordict of one of them.
    [[nodiscard]] bool contains(const QString& path) const { return find(path) != nullptr; }
    /// The folder that has this tensordict; null if none has. Until the next add().
    [[nodiscard]] const ShownFolder* find(const QString& path) const;
    /// Removes those without a window and of which no member `isOpen`.
    void removeUnused(const std::function<bool(const QString& path)>& isOpen);

private:
    struct Shown {
        ShownFolder folder;
        QPointer<QWidget> window;
    };
    std::vector<Shown> m_shown;
};

}  // namespace tensordesk
