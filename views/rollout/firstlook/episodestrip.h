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

/// A rollout at a glance: a lane a row of its batch, time from left to right, each episode a block in the colour of what it
/// earned, how long it is, or what its steps earned. A mark at its end says how it ended; padding is hatched. Arrows walk from
/// episode to episode, Enter plays one. Its cost does not grow with the number of episodes but with its pixels.
class EpisodeStrip final : public QWidget {
    Q_OBJECT

public:
    enum class Colouring { Return, Length, Reward };

    explicit EpisodeStrip(QWidget* parent = nullptr);

    void setEpisodes(std::shared_ptr<const ReadEpisodes> episodes);
    void setColouring(Colouring colouring);
    [[nodiscard]] Colouring colouring() const noexcept { return m_colouring; }
    /// What steps earned, for Colouring::Reward; null: not known.
    void setRewards(std::shared_ptr<const RewardRaster> rewards);
    /// Frames an episode.
    void setCurrent(std::optional<uint32_t> number);
    [[nodiscard]] std::optional<uint32_t> current() const noexcept { return m_current; }
    /// The values of the ends of the colours; nothing while there are none.
    [[nodiscard]] std::optional<std::pair<double, double>> range() const noexcept { return m_range; }
    /// Of how many rows one lane stands for.
    [[nodiscard]] int64_t rowsPerLane() const;

    /// The episode drawn at a point.
    [[nodiscard]] std::optional<uint32_t> episodeAt(const QPointF& point) const;
    /// Where an episode is drawn; null if it is not known.
    [[nodiscard]] QRectF placeOf(uint32_t number) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A person chose an episode.
    void chosen(uint32_t number);
    void playRequested(uint32_t number);
    /// What is under the mouse; empty: nothing.
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
    QImage m_image;  ///< of the lanes; null: to be drawn
};

}  // namespace tensordesk
