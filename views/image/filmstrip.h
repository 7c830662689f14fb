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

/// The strip below an image that plays along a dim: curves of other keys along it, such as reward and done, with a line at the
/// shown index. A click shows the clicked index. Hidden without a key.
class FilmStrip final : public QWidget {
    Q_OBJECT

public:
    explicit FilmStrip(QWidget* parent = nullptr);

    void setNeighbours(std::shared_ptr<const Neighbours> neighbours);
    /// Sets the image's selection and its playing dim; empty: no strip.
    void setPlace(const DimSelection& image, std::optional<std::size_t> dim);
    void setKeys(std::vector<KeyPath> keys);
    [[nodiscard]] const std::vector<KeyPath>& keys() const noexcept { return m_keys; }
    /// Returns the keys that have the playing dim.
    [[nodiscard]] std::vector<KeyPath> offered() const;
    /// Returns the curves for the frames of a film; empty if none are shown.
    [[nodiscard]] std::optional<FilmCurves> curves();
    /// Returns the plot; null until a key was chosen.
    [[nodiscard]] LinePlotView* plot() { return m_plot; }

Q_SIGNALS:
    void indexChosen(int64_t index);

private:
    void update();
    /// Returns the selection of curves along the playing dim, at the indices that the image shows of the other dims.
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
