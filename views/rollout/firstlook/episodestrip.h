// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/firstlook/laneindex.h"
#include "views/rollout/firstlook/rewardraster.h"
#include "views/rollout/shownrollout.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

namespace tensordesk {

/// A rollout at a glance: a lane per row of its batch, time from left to right, each episode a block whose colour shows its return,
/// its length, or the rewards of its steps. A mark at its end shows how it ended; padding is hatched. Arrows move between episodes,
/// Enter plays one. The cost depends on pixels, not on the number of episodes.
class EpisodeStrip final : public QWidget {
    Q_OBJECT

public:
    enum class Colouring { Return, Length, Reward };

    explicit EpisodeStrip(QWidget* parent = nullptr);

    void setEpisodes(std::shared_ptr<const ReadEpisodes> episodes);
    void setColouring(Colouring colouring);
    [[nodiscard]] Colouring colouring() const noexcept { return m_colouring; }
    /// Sets the rewards of steps, for Colouring::Reward; null: unknown.
    void setRewards(std::shared_ptr<const RewardRaster> rewards);
    /// Marks the current episode with a frame.
    void setCurrent(std::optional<uint32_t> number);
    [[nodiscard]] std::optional<uint32_t> current() const noexcept { return m_current; }
    /// Returns the values at the ends of the colours; empty if there are none.
    [[nodiscard]] std::optional<std::pair<double, double>> range() const noexcept { return m_range; }
    /// Returns the number of rows per lane.
    [[nodiscard]] int64_t rowsPerLane() const;

    /// Returns the episode at a point.
    [[nodiscard]] std::optional<uint32_t> episodeAt(const QPointF& point) const;
    /// Returns where an episode is drawn; null if it is unknown.
    [[nodiscard]] QRectF placeOf(uint32_t number) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user selected an episode.
    void chosen(uint32_t number);
    void playRequested(uint32_t number);
    /// The read-out under the mouse; empty: nothing.
    void pointed(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF lanesRect() const;
    [[nodiscard]] int laneCount() const;
    [[nodiscard]] int64_t rowOfLane(int lane) const;
    [[nodiscard]] int64_t laneOf(int64_t row) const;
    [[nodiscard]] std::pair<int64_t, int64_t> positionAt(const QPointF& point) const;
    [[nodiscard]] double valueOf(uint32_t number) const;
    [[nodiscard]] QRgb colourOf(double value) const;
    void findRange();
    void drawLanes();
    void drawLane(int lane, int top, int bottom);
    void markEnd(QPainter& painter, const EpisodeRecord& record, int x, int top, int height) const;
    void paintAxes(QPainter& painter) const;
    void walk(int byEpisode, int byRow);
    [[nodiscard]] QString describe(uint32_t number, int64_t step) const;

    std::shared_ptr<const ReadEpisodes> m_episodes;
    LaneIndex m_lanes;
    Colouring m_colouring = Colouring::Return;
    std::shared_ptr<const RewardRaster> m_rewards;
    std::optional<std::pair<double, double>> m_range;
    std::optional<uint32_t> m_current;
    QImage m_image;  ///< of the lanes; null: must be drawn
};

}  // namespace tensordesk
