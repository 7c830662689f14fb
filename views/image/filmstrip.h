// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/film/filmcurves.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace tensordesk {

class LinePlotView;

/// Below an image that runs along a dim: the curves of other keys along it, such as the reward and where an episode is
/// done, with a line at the index that is shown. A click shows the index clicked at. Hidden without a key.
class FilmStrip final : public QWidget {
    Q_OBJECT

public:
    explicit FilmStrip(QWidget* parent = nullptr);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours);
    /// The image's selection and its dim that runs; nothing: no strip.
    void setPlace(const DimSelection& image, std::optional<std::size_t> dim);
    void setKeys(std::vector<KeyPath> keys);
    [[nodiscard]] const std::vector<KeyPath>& keys() const noexcept { return m_keys; }
    /// The keys that have the dim that runs.
    [[nodiscard]] std::vector<KeyPath> offered() const;
    /// As they are shown, for a film below the frames of which they stand; nothing if none are.
    [[nodiscard]] std::optional<FilmCurves> curves();
    /// Null until a key was chosen.
    [[nodiscard]] LinePlotView* plot() { return m_plot; }

Q_SIGNALS:
    void indexChosen(int64_t index);

private:
    void update();
    /// Curves along the dim that runs, at the indices that the image shows of the others.
    [[nodiscard]] std::optional<DimSelection> along() const;

    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<KeyPath> m_keys;
    std::optional<DimSelection> m_image;
    std::optional<std::size_t> m_dim;
    QLabel* m_name;
    LinePlotView* m_plot = nullptr;
    KeyPath m_shown;  ///< the first key in the plot
};

}  // namespace tensordesk
