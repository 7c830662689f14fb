// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "image/raster.h"
#include "jobs/job.h"
#include "plot/plotview.h"

#include <array>
#include <optional>

class QAction;
class QCPColorScale;

namespace tensordesk {

class ColourControls;
class IndexTicker;
class RasterPlottable;

/// Two dims of a leaf as an image: a picture where it looks like one, else a heat map with a colour bar
/// whose ends can be dragged. Rows run downwards. Large planes are read with steps, as fine as the screen
/// shows, and again as a person zooms in.
class ImageView final : public PlotView {
    Q_OBJECT

public:
    explicit ImageView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Image; }
    /// Most for pixels, nothing for a single dim.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void refresh() override;

    /// The map a person chose; empty: viridis, or the diverging one for values of both signs.
    void setColourMap(std::optional<ColourMap> map);
    [[nodiscard]] ColourMap colourMap() const;
    /// Whether the middle colour is zero; nothing chosen: for the diverging map.
    void setSymmetric(std::optional<bool> symmetric);
    /// The limits follow the data again.
    void fitColours();
    /// The values of the ends of the map, in place of those of the data.
    void setLimits(const ColourLimits& limits);

    /// What is drawn; empty while nothing is.
    [[nodiscard]] const std::optional<Raster>& raster() const noexcept { return m_raster; }
    [[nodiscard]] const QImage& image() const;
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_limits; }
    [[nodiscard]] ColourControls* controls() { return m_controls; }

protected:
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return m_raster.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { showColourBar(); }

private:
    void readIfNeeded();
    void draw(Raster raster);
    void colour();
    void showColourBar();
    void tellNotes();
    void fit();
    void layoutChanged();
    [[nodiscard]] QString elementText(const QPoint& pixel) const;
    [[nodiscard]] RasterRequest wholeRequest() const;
    [[nodiscard]] RasterRequest visibleRequest() const;
    [[nodiscard]] Range shownRange(DimRole role) const;
    [[nodiscard]] bool isSquare() const;
    [[nodiscard]] bool isSymmetric() const;

    RasterPlottable* m_image;
    QSharedPointer<IndexTicker> m_rowIndices, m_columnIndices;
    QCPColorScale* m_scale;
    QAction* m_square;
    ColourControls* m_controls;
    std::optional<Raster> m_raster;
    Job<Raster> m_job;
    std::optional<ColourMap> m_chosenMap;
    std::optional<bool> m_chosenSymmetry;
    ColourLimits m_limits;
    bool m_limitsChosen = false;  ///< a person dragged the colour bar
    bool m_limitsKnown = false;   ///< for this selection: a zoom does not change colours
    bool m_setting = false;       ///< ranges change by us, not by a person
    bool m_zoomed = false;        ///< a person zoomed or panned
    bool m_readAgain = false;
    QString m_pointed;            ///< what pointed() told last
    QSize m_fitted;               ///< size of the axis rectangle the ranges were made for
};

}  // namespace tensordesk
