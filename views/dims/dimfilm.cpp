// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimfilm.h"

#include "views/dims/dimchoice.h"

#include <algorithm>

namespace tensordesk {

DimFilm::DimFilm(DimChoice& dims, QObject* parent) : QObject(parent), m_dims(dims)
{
    connect(&m_player, &Player::due, this, &DimFilm::showNextFrame);
    connect(&m_dims, &DimChoice::changed, this, &DimFilm::pauseIfGone);
}

std::optional<std::size_t> DimFilm::dim() const
{
    const DimSelection& selection = m_dims.selection();
    const auto steps = [&](std::size_t dim) {
        return dim < m_dims.count() && (!m_dims.isOfLeaf(dim) || selection.isFixed(dim)) && m_dims.state(dim).size > 1;
    };
    if (m_touched && steps(*m_touched)) {
        return m_touched;
    }
    const std::size_t batch = m_dims.hasLeaf() ? static_cast<std::size_t>(selection.leaf().batchDims) : m_dims.batchCount();
    for (std::size_t dim = batch; dim-- > 0;) {
        if (steps(dim)) {
            return dim;
        }
    }
    for (std::size_t dim = 0; dim < m_dims.count(); ++dim) {
        if (steps(dim)) {
            return dim;
        }
    }
    return std::nullopt;
}

void DimFilm::step(int64_t by)
{
    if (const auto stepped = dim()) {
        const DimState state = m_dims.state(*stepped);
        m_dims.setIndex(*stepped, std::clamp<int64_t>(state.chosen.index + by, 0, state.size - 1));
    }
}

void DimFilm::toggle()
{
    const auto next = dim();
    if (m_played) {
        pause();
    } else if (next && m_dims.isOfLeaf(*next)) {
        play(*next);
    }
}

void DimFilm::toggle(std::size_t dim)
{
    const bool wasPlaying = isPlaying(dim);
    pause();
    if (!wasPlaying && m_dims.isOfLeaf(dim) && m_dims.selection().isFixed(dim)) {
        play(dim);
    }
}

void DimFilm::playUntil(int64_t last)
{
    pause();
    if (const auto next = dim(); next && m_dims.isOfLeaf(*next)) {
        play(*next);
        m_last = last;
    }
}

void DimFilm::play(std::size_t dim)
{
    m_played = m_touched = dim;
    Q_EMIT playingChanged();
    m_player.start();
}

void DimFilm::pause()
{
    m_player.stop();
    m_last.reset();
    if (m_played) {
        m_played.reset();
        Q_EMIT playingChanged();
    }
}

void DimFilm::pauseIfGone()
{
    if (m_played && !(m_dims.isOfLeaf(*m_played) && m_dims.selection().isFixed(*m_played))) {
        pause();
    }
}

void DimFilm::showNextFrame()
{
    const std::size_t dim = *m_played;
    int64_t next = m_dims.selection().dim(dim).index + 1;
    if (m_last && next > *m_last) {
        pause();
        return;
    }
    if (next >= m_dims.selection().leaf().shape[dim]) {
        if (!m_player.isLooping()) {
            pause();
            return;
        }
        next = 0;
    }
    m_dims.change(dim, [=](DimSelection& selection) { selection.setIndex(dim, next); });
}

}  // namespace tensordesk
