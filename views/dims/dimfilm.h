// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/player.h"

#include <optional>

namespace tensordesk {

class DimChoice;

/// Moves along a dim: by steps, or continuously like a film.
class DimFilm final : public QObject {
    Q_OBJECT

public:
    explicit DimFilm(DimChoice& dims, QObject* parent = nullptr);

    [[nodiscard]] Player& player() noexcept { return m_player; }
    /// Sets the dim that is stepped and played as long as that is possible.
    void touch(std::size_t dim) { m_touched = dim; }
    /// Returns that dim, otherwise the last fixed batch dim; empty if there is none to step.
    [[nodiscard]] std::optional<std::size_t> dim() const;
    void step(int64_t by);
    /// Plays dim(), or pauses.
    void toggle();
    /// Plays dim() from the current index, and pauses at an index of it.
    void playUntil(int64_t last);
    /// Plays that dim, or pauses if it is playing.
    void toggle(std::size_t dim);

    [[nodiscard]] bool isPlaying() const noexcept { return m_played.has_value(); }
    [[nodiscard]] bool isPlaying(std::size_t dim) const noexcept { return m_played == dim; }

Q_SIGNALS:
    void playingChanged();

private:
    void play(std::size_t dim);
    void pause();
    void pauseIfGone();
    void showNextFrame();

    DimChoice& m_dims;
    Player m_player;
    std::optional<std::size_t> m_touched;
    std::optional<std::size_t> m_played;
    std::optional<int64_t> m_last;  ///< the index at which it pauses; empty: at the end of the dim, or never
};

}  // namespace tensordesk
