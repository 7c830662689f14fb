// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/shownrollout.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

class PlotWidget;

/// A number per episode, in order, with a histogram beside it. If there are more episodes than pixels, a band from the minimum to
/// the maximum of those at one pixel.
class EpisodeChart final : public QWidget {
    Q_OBJECT

public:
    using Number = std::function<double(const EpisodeRecord&)>;

    /// `title`: of the number, on its axis.
    EpisodeChart(const QString& title, Number number, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// Returns the number of values per bin, from the minimum to the maximum value; empty without finite values.
    [[nodiscard]] const std::vector<int64_t>& counts() const noexcept { return m_counts; }
    /// Returns the ends of the bins; both are equal for a single value.
    [[nodiscard]] std::pair<double, double> range() const noexcept { return {m_least, m_greatest}; }
    [[nodiscard]] PlotWidget* plot() const noexcept { return m_plot; }

Q_SIGNALS:
    /// The user clicked an episode.
    void chosen(uint32_t number);
    void pointed(const QString& text);

private:
    void draw();
    void drawPoints();
    void drawBars();
    void fit();
    [[nodiscard]] std::optional<uint32_t> episodeAt(const QPoint& pixel) const;

    Number m_number;
    QString m_title;
    std::shared_ptr<const ReadEpisodes> m_episodes;
    PlotWidget* m_plot;
    PlotWidget* m_side;
    std::vector<int64_t> m_counts;
    double m_least = 0, m_greatest = 0;
};

}  // namespace tensordesk
