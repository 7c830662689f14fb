// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "image/imagestyle.h"
#include "image/picturecontrols.h"
#include "jobs/job.h"
#include "plot/colourbar.h"
#include "plot/plotview.h"

#include <optional>

class QAction;

namespace tensordesk {

class ColourControls;
class ColourDomain;
class FilmStrip;
class IndexTicker;
class RasterPlottable;

/// Two dims of a leaf as an image: a picture where it looks like one, else a heat map with a colour bar
/// whose ends can be dragged. Rows run downwards. Large planes are read with steps, as fine as the screen
/// shows, and again as a person zooms in. Of a film the next frame is read while one is looked at.
class ImageView final : public PlotView {
    Q_OBJECT

public:
    explicit ImageView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Image; }
    /// Most for pixels, nothing for a single dim.
    [[nodiscard]] int offers(const LeafDims& leaf) const override;
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void setNeighbours(std::shared_ptr<const Neighbours> neighbours) override;
    void refresh() override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {&m_job, &m_ahead}; }

    /// The map a person chose; empty: viridis, or the diverging one for values of both signs.
    void setColourMap(std::optional<ColourMap> map);
    [[nodiscard]] ColourMap colourMap() const;
    /// Whether the middle colour is zero; nothing chosen: for the diverging map.
    void setSymmetric(std::optional<bool> symmetric);
    /// The limits follow the data again.
    void fitColours();
    /// The values of the ends of the map, in place of those of the data.
    void setLimits(const ColourLimits& limits);
    /// Whether the limits stay as they are while other indices of the leaf are shown.
    void setRangeFixed(bool fixed) { m_rangeFixed = fixed; }
    void setSmooth(bool smooth);
    /// A bool leaf whose true elements are marked; none: no mask. Where it does not fit the image, none is drawn.
    void setMask(std::optional<ShownLeaf> mask);
    /// What the dims are taken for. Asks for other roles by selectionProposed().
    void setLayout(PictureControls::Layout layout);

    /// A line through an index of the dim in the role X or Y; none.
    void setCursor(DimRole role, std::optional<double> index);

    /// What is drawn; empty while nothing is.
    [[nodiscard]] const std::optional<Raster>& raster() const noexcept { return m_raster; }
    [[nodiscard]] const QImage& image() const;
    [[nodiscard]] const ColourLimits& limits() const noexcept { return m_limits; }
    [[nodiscard]] ColourControls* controls() { return m_colourControls; }
    [[nodiscard]] PictureControls* pictureControls() { return m_pictureControls; }
    [[nodiscard]] ColourDomain* domain() { return m_domain; }
    [[nodiscard]] FilmStrip* strip() { return m_strip; }

protected:
    void read() override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isDrawn() const override { return m_raster.has_value(); }
    void forget() override;
    void showAll() override;
    void point(const QPoint& pixel) override;
    void unpoint() override;
    void restyle() override { showColours(); }
    void fitValues() override;
    void showValues(std::optional<ValueLink::Span> values) override;

private:
    /// One step of a film, by which the next one is foretold.
    struct Ahead {
        DimSelection selection;
        RasterRequest request;
        std::optional<Raster> raster;  ///< once it was read
    };

    void connectControls();
    void readIfNeeded();
    void readAhead();
    bool takeAhead();
    void draw(Raster raster);
    void colour();
    void showColours();
    void labelAxes();
    void offerKeys();
    void tellNotes();
    void fit();
    /// The limits follow the data, of this view and those that it shares its values with.
    void fitLimits();
    void recolour();
    void layoutChanged();
    void exportFilm();
    void offerCurves(QMenu* menu);
    /// The dim that runs in a film: the one stepped last, else the last fixed batch dim of several indices.
    [[nodiscard]] std::optional<std::size_t> filmDim() const;
    [[nodiscard]] PlaneSource source(const DimSelection& selection) const;
    /// An element of the raster: which one, and where it lies in the leaf shown.
    struct Cell {
        int64_t row, column;
        std::vector<int64_t> position;
    };
    [[nodiscard]] std::optional<Cell> cellAt(const QPoint& pixel) const;
    [[nodiscard]] QString elementText(const Cell& cell) const;
    [[nodiscard]] RasterRequest wantedRequest(bool visible) const;
    [[nodiscard]] Range shownRange(DimRole role) const;
    [[nodiscard]] bool isSquare() const;

    RasterPlottable* m_image;
    QSharedPointer<IndexTicker> m_rowIndices, m_columnIndices;
    QCPItemStraightLine *m_rowCursor, *m_columnCursor;
    ColourBar m_bar;
    QAction* m_square;
    QAction* m_film;
    PictureControls* m_pictureControls;
    ColourControls* m_colourControls;
    ColourDomain* m_domain;
    FilmStrip* m_strip;
    DimSelection m_drawn;  ///< what m_raster shows: not m_selection while that is read
    std::optional<Raster> m_raster;
    Job<Raster> m_job;
    Job<Raster> m_ahead;
    std::optional<Ahead> m_next;           ///< the frame after the one shown
    std::optional<DimSelection> m_before;  ///< the frame before it
    std::shared_ptr<const Neighbours> m_neighbours;
    std::vector<KeyPath> m_masks;  ///< that can be chosen
    std::optional<ShownLeaf> m_mask;
    PictureControls::Layout m_layout = PictureControls::Layout::Automatic;
    ImageStyle m_style;  ///< what a person chose, limits apart
    ColourLimits m_limits;
    bool m_limitsChosen = false;  ///< a person dragged the colour bar
    bool m_limitsKnown = false;   ///< for this selection: a zoom does not change colours
    bool m_rangeFixed = false;
    bool m_setting = false;  ///< ranges change by us, not by a person
    bool m_zoomed = false;   ///< a person zoomed or panned
    bool m_readAgain = false;
    QString m_pointed;  ///< what pointed() told last
    QSize m_fitted;     ///< size of the axis rectangle the ranges were made for
};

}  // namespace tensordesk
