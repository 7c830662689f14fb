// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/player.h"

#include <optional>

namespace tensordesk {

class DimChoice;

/// Goes along a dim: by steps, or by itself as a film does.
class DimFilm final : public QObject {
    Q_OBJECT

public:
    explicit DimFilm(DimChoice& dims, QObject* parent = nullptr);

    [[nodiscard]] Player& player() noexcept { return m_player; }
    /// The dim last turned to: it is stepped and played as long as it can be.
    void touch(std::size_t dim) { m_touched = dim; }
    /// That dim, or else the last fixed batch dim; nothing where there is none to step.
    [[nodiscard]] std::optional<std::size_t> dim() const;
    void step(int64_t by);
    /// Plays dim(), or pauses.
    void toggle();
    /// Plays dim() from where it is, and pauses at an index of it.
    void playUntil(int64_t last);
    /// Plays that dim, or pauses if it does so.
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
    std::optional<int64_t> m_last;  ///< where it pauses; nothing: at the end of the dim, or never
};

}  // namespace tensordesk
