// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/session/shownfolder.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace tensordesk {

/// The folders that other programs wrote to be shown. Each is deleted from disk when no window and no document shows it any more,
/// at the latest with this object.
class ShownFolders final {
public:
    ShownFolders() = default;
    ~ShownFolders();
    ShownFolders(const ShownFolders&) = delete;
    ShownFolders& operator=(const ShownFolders&) = delete;

    /// Reads a folder. The reference is valid until the next call. Throws the errors of ShownFolder::read().
    const ShownFolder& add(const QString& path);
    /// Records that `window` shows the newest folder, which is kept until the window is closed.
    void setWindow(QWidget* window);
    /// True for a tensordict of one of them.
    [[nodiscard]] bool contains(const QString& path) const { return find(path) != nullptr; }
    /// Returns the folder with this tensordict; null if there is none. Valid until the next add().
    [[nodiscard]] const ShownFolder* find(const QString& path) const;
    /// Deletes folders without a window, unless `isOpen` is true for one of their tensordicts.
    void removeUnused(const std::function<bool(const QString& path)>& isOpen);

private:
    struct Shown {
        ShownFolder folder;
        QPointer<QWidget> window;
    };
    std::vector<Shown> m_shown;
};

}  // namespace tensordesk
