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

/// The clock of a film: ticks at a given rate, but not while the last frame is still being read.
class Player final : public QObject {
    Q_OBJECT

public:
    explicit Player(QObject* parent = nullptr);

    void start() { m_timer.start(); }
    void stop() { m_timer.stop(); }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

    void setFramesPerSecond(int frames);
    [[nodiscard]] int framesPerSecond() const noexcept { return m_frames; }
    /// Defines if the first index follows the last.
    void setLooping(bool looping) { m_looping = looping; }
    [[nodiscard]] bool isLooping() const noexcept { return m_looping; }
    /// Sets the function that returns true while a frame is still being read.
    void setBusyTest(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }

    /// Returns a menu of these settings.
    [[nodiscard]] QMenu* createMenu(QWidget* parent);
    /// Sets the icon of a play button: "pause" while playing, otherwise "play".
    static void showOn(QToolButton& button, bool isPlaying);
    /// Returns -1 for `,` and 1 for `.`, ten times as much with Shift; empty for other keys.
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
