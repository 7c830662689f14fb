// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/leafview.h"
#include "image/raster.h"
#include "jobs/job.h"

#include <array>
#include <optional>

class QAction;
class QCPColorScale;
class QLabel;

namespace tensordesk {

class ContentStack;
class IndexTicker;
class PlotWidget;
class RasterPlottable;

/// Two dims of a leaf as an image: a picture where it looks like one, else a heat map with a colour bar
/// whose ends can be dragged. Rows run downwards. Large planes are read with steps, as fine as the screen
/// shows, and again as a person zooms in.
class ImageView final : public LeafView {
    Q_OBJECT

public:
    explicit ImageView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Image; }
    /// Most for pixels, nothing for a single dim.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void clear(const QString& hint) override;
    void refresh() override;
    void copy() override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job}; }

    /// The map a person chose; empty: viridis, or the diverging one for values of both signs.
    void setColourMap(std::optional<ColourMap> map);
    [[nodiscard]] ColourMap colourMap() const;

    [[nodiscard]] PlotWidget* plot() { return m_plot; }
    /// What is drawn; empty while nothing is.
    [[nodiscard]] const std::optional<Raster>& raster() const noexcept { return m_raster; }
    [[nodiscard]] const QImage& image() const;
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_limits; }

private:
    void addColourMenu();
    void read();
    void readIfNeeded();
    void draw(Raster raster);
    void showFailure(const Error& error);
    void colour();
    void showColourBar();
    void showNotice();
    void showAll();
    void fit();
    void layoutChanged();
    void point(const QPoint& pixel);
    [[nodiscard]] RasterRequest wholeRequest() const;
    [[nodiscard]] RasterRequest visibleRequest() const;
    [[nodiscard]] Range shownRange(DimRole role) const;
    [[nodiscard]] bool isSquare() const;

    PlotWidget* m_plot;
    ContentStack* m_stack;
    QLabel* m_notice;
    RasterPlottable* m_image;
    QSharedPointer<IndexTicker> m_rowIndices, m_columnIndices;
    QCPColorScale* m_scale;
    QAction* m_square;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;
    std::optional<Raster> m_raster;
    Job<Raster> m_job;
    std::optional<ColourMap> m_chosenMap;
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
