// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"
#include "app/window/session/settingsformat.h"
#include "tests/support/patience.h"
#include "views/tree/tensortreeview.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tensordesk {

/// Shared code of suites of the real window: a window with its own settings and state folder for each test, and access to its
/// parts. A suite calls useOwnSettings() from initTestCase(), startWindow() from init() and endWindow() from cleanup().
class WindowTest : public QObject {
protected:
    static void useOwnSettings(const char* suite)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TensorDeskTest");
        QCoreApplication::setApplicationName(suite);
        QSettings::setDefaultFormat(settingsFormat());
    }

    void startWindow()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(settingsFormat(), QSettings::UserScope, m_folder->path() + "/settings");
        qputenv("XDG_STATE_HOME", (m_folder->path() + "/state").toUtf8());
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), kPatienceMs));
    }

    void endWindow()
    {
        m_window.reset();
        m_folder.reset();
    }

    /// Opens the tensordict at `path` and waits for its tree.
    [[nodiscard]] bool open(const QString& path)
    {
        m_window->open(path);
        const auto isThere = [&] {
            return m_window->current() && m_window->current()->document().path() == path && tree().model()->rowCount() > 0;
        };
        return QTest::qWaitFor(isThere, kPatienceMs);
    }
    /// Selects the key and waits until it is shown.
    [[nodiscard]] bool select(const KeyPath& key)
    {
        tree().reveal(key);
        return QTest::qWaitFor([&] { return pane().shown() && pane().shown()->path == key; }, kPatienceMs);
    }
    [[nodiscard]] bool open(const QString& path, const KeyPath& key) { return open(path) && select(key); }

    [[nodiscard]] DocumentPane& pane() const { return *m_window->current(); }
    [[nodiscard]] TensorTreeView& tree() const { return pane().tree(); }
    /// Returns the action with this text, ignoring mnemonics: one of the window, otherwise one in it, visible ones first.
    [[nodiscard]] QAction* action(const char* text) const
    {
        QAction* found = nullptr;
        for (const auto where : {Qt::FindDirectChildrenOnly, Qt::FindChildrenRecursively}) {
            for (QAction* each : m_window->findChildren<QAction*>(where)) {
                const auto* const owner = qobject_cast<const QWidget*>(each->parent());
                const bool isSeen = owner != nullptr && owner->isVisible();
                if (each->text().remove(QLatin1Char('&')) == QString::fromUtf8(text) && (found == nullptr || isSeen)) {
                    found = each;
                    if (isSeen) {
                        return found;
                    }
                }
            }
            if (found != nullptr) {
                return found;
            }
        }
        return nullptr;
    }
    template <typename Widget>
    [[nodiscard]] Widget* find() const
    {
        return m_window->findChild<Widget*>();
    }

    /// Returns the size of a window that has the same room for text as one of `width` × `height` has with DejaVu Sans of 9 points, whose
    /// lines are 14 pixels high.
    static QSize roomFor(int width, int height)
    {
        const double scale = std::max(1.0, QFontMetricsF(QApplication::font()).height() / 14);
        return (QSizeF(width, height) * scale).toSize();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace tensordesk
