// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>

class QKeyEvent;
class QMenu;
class QToolButton;
class QWidget;

namespace tensordesk {

/// The clock of a film: ticks some times a second, but never while the last frame is still being read.
class Player final : public QObject {
    Q_OBJECT

public:
    explicit Player(QObject* parent = nullptr);

    void start() { m_timer.start(); }
    void stop() { m_timer.stop(); }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

    void setFramesPerSecond(int frames);
    [[nodiscard]] int framesPerSecond() const noexcept { return m_frames; }
    /// Whether the first index follows the last.
    void setLooping(bool looping) { m_looping = looping; }
    [[nodiscard]] bool isLooping() const noexcept { return m_looping; }
    /// Whether a frame is still being read.
    void setBusyTest(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }

    /// A menu of these settings.
    [[nodiscard]] QMenu* createMenu(QWidget* parent);
    /// Makes a button look as one that plays, or pauses.
    static void showOn(QToolButton& button, bool isPlaying);
    /// How far `,` and `.` step, with Shift by ten; nothing for other keys.
    [[nodiscard]] static std::optional<int64_t> stepOf(const QKeyEvent& event);

Q_SIGNALS:
    /// The next frame is due.
    void due();

private:
    QTimer m_timer;
    int m_frames = 10;
    bool m_looping = true;
    std::function<bool()> m_isBusy;
};

}  // namespace tensordesk
