// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/frameahead.h"
#include "views/image/imageaxis.h"
#include "views/image/imagecolours.h"
#include "views/image/picturecontrols.h"
#include "views/image/rastercell.h"
#include "views/jobs/job.h"
#include "views/plot/colourbar.h"
#include "views/plot/plotview.h"

#include <optional>

class QAction;

namespace tensordesk {

class ColourControls;
class ColourDomain;
class FilmStrip;
class RasterPlottable;

/// Two dims of a leaf as an image: a picture if it looks like one, otherwise a heat map with a colour bar whose ends can be
/// dragged. Rows run downwards. Large planes are read with steps as fine as the screen shows, and again when the user zooms in. The
/// next frame of a film is read in advance.
class ImageView final : public PlotView {
    Q_OBJECT

public:
    explicit ImageView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Image; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void refresh() override;
    void prepare(const PictureOptions& options) override;
    void configure(const PictureOptions& options) override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job, &m_ahead.job()}; }

    /// Sets the user's colour map; empty: viridis, or the diverging map for values of both signs.
    void setColourMap(std::optional<ColourMap> map);
    [[nodiscard]] ColourMap colourMap() const;
    /// Sets if zero has the middle colour; unset: for the diverging map.
    void setSymmetric(std::optional<bool> symmetric);
    /// Makes the limits follow the data again.
    void fitColours();
    /// Sets the values at the ends of the map.
    void setLimits(const ColourLimits& limits);
    /// Sets if the limits stay fixed while other indices of the leaf are shown.
    void setRangeFixed(bool fixed) { m_colours.setFixed(fixed); }
    void setSmooth(bool smooth);
    /// Sets a bool leaf whose true elements are marked; empty: no mask. Not drawn if it does not fit the image.
    void setMask(std::optional<ShownLeaf> mask);
    /// Sets the interpretation of the dims. Requests other roles by selectionProposed().
    void setLayout(PictureControls::Layout layout);

    /// Draws a line at an index of the dim with the role X or Y; empty: none.
    void setCursor(DimRole role, std::optional<double> index);

    /// Returns the drawn plane; null if there is none.
    [[nodiscard]] const Raster* raster() const noexcept { return m_drawn ? &m_drawn->raster : nullptr; }
    [[nodiscard]] const QImage& image() const;
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_colours.limits(); }
    [[nodiscard]] ColourControls* controls() { return m_colourControls; }
    [[nodiscard]] PictureControls* pictureControls() { return m_pictureControls; }
    [[nodiscard]] ColourDomain* domain() { return m_domain; }
    [[nodiscard]] FilmStrip* strip() { return m_strip; }

protected:
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return m_drawn.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { showColours(); }
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    void connectControls();
    void offerKeys();
    void offerCurves(QMenu* menu);

    // ---- reading
    void readIfNeeded();
    void readAhead();
    bool takeAhead();
    [[nodiscard]] PlaneSource source(const DimSelection& selection) const;
    [[nodiscard]] RasterRequest wantedRequest(bool visible) const;

    // ---- drawing
    void draw(Raster raster);
    /// Makes the limits follow the data, of this view and those that share its scale.
    void fitLimits();
    void paint();
    void showColours();
    void recolour();
    void labelAxes();
    void fit();
    void layoutChanged();
    [[nodiscard]] bool isSquare() const;
    [[nodiscard]] bool isHeatMap() const;
    [[nodiscard]] bool isZoomed() { return m_columns.range().isChosen() || m_rows.range().isChosen(); }
    [[nodiscard]] ImageAxis& axis(DimRole role) { return role == DimRole::X ? m_columns : m_rows; }
    [[nodiscard]] Range shownRange(DimRole role) const;

    // ---- films
    void exportFilm();
    /// Returns the dim of a film: the last stepped one, otherwise the last fixed batch dim with several indices.
    [[nodiscard]] std::optional<std::size_t> filmDim() const;

    [[nodiscard]] std::optional<RasterCell> cellAt(const QPoint& pixel) const;

    RasterPlottable* m_image;
    ImageAxis m_rows;
    ImageAxis m_columns;
    ColourBar m_bar;
    QAction* m_square;
    QAction* m_film;
    PictureControls* m_pictureControls;
    ColourControls* m_colourControls;
    ColourDomain* m_domain;
    FilmStrip* m_strip;
    std::optional<ShownPlane> m_drawn;  ///< of another selection than the view's while that is read
    Job<Raster> m_job;
    FrameAhead m_ahead;
    std::optional<DimSelection> m_before;  ///< the previous frame
    std::shared_ptr<const Neighbours> m_neighbours;
    std::optional<ShownLeaf> m_mask;
    PictureControls::Layout m_layout = PictureControls::Layout::Automatic;
    ImageColours m_colours;
    QSize m_fitted;  ///< size of the axis rectangle for which the ranges were made
};

}  // namespace tensordesk
