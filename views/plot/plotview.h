// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/common/valuelink.h"
#include "views/common/viewlink.h"
#include "views/plot/qcp.h"

#include <QPointer>

#include <optional>

class QComboBox;
class QLabel;

namespace tensordesk {

class ColourBar;
class ContentStack;
class OptionsForm;
class PlotWidget;

/// A view that draws a leaf into a plot: lines, image, histogram. What they share: the plot, the sentence in
/// its place, notes above it, options beside it, and how the one job that reads tells its end.
class PlotView : public LeafView {
    Q_OBJECT

public:
    void clear(const QString& hint) override;
    void refresh() override { read(); }
    void copy() override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {m_reader}; }

    /// Zoom and pointer along a dim are shared with the other views of the link.
    void setLink(ViewLink& link) override;
    void setValueLink(ValueLink& link) override;

    [[nodiscard]] QWidget* options() override { return m_options; }
    [[nodiscard]] QList<QAction*> quickActions() const override;

    [[nodiscard]] PlotWidget* plot() { return m_plot; }
    /// What pointed() told last.
    [[nodiscard]] const QString& readout() const noexcept { return m_readout; }
    /// The sentences above the plot, as rich text.
    [[nodiscard]] QStringList notes() const override { return m_notes; }
    [[nodiscard]] QWidget& canvas() override;
    [[nodiscard]] Picture picture() override;

Q_SIGNALS:
    /// The pointer is at an index of the dim in that role, in another view, or else the current element is; or neither.
    void cursorMoved(tensordesk::DimRole role, std::optional<double> index);

protected:
    explicit PlotView(QWidget* parent);

    void hideEvent(QHideEvent* event) override;

    /// Remembers the leaf that is shown, and returns what of it is drawn: of complex elements the part that a person chose.
    [[nodiscard]] ShownLeaf drawnOf(const ShownLeaf& leaf);
    /// Returns what an axis of the values is called: the key, of a complex leaf with the part of it, such as `|signal|`.
    [[nodiscard]] QString valueName() const;

    /// From now on the ends of its tasks are told here. REQUIRES: once, with a job that lives as long as this.
    void follow(AbstractJob& job, const QString& title);
    /// Whether there is something to read. If not, stops the job and says why.
    [[nodiscard]] bool canRead();
    void showPlot();
    /// "Reading…" unless the plot is shown soon.
    void announceRead(const QString& text);
    /// Sentences above the plot, as rich text; none: no line.
    void showNotes(const QStringList& notes);
    /// Puts something behind the options.
    void addOptions(QWidget* options);
    /// Tells what the pointer is on, by pointed(); empty: nothing. True unless it was told already: pointing anew after each
    /// replot must not make another one.
    bool tell(const QString& text);
    /// Puts something below the plot.
    void addBelow(QWidget* widget);
    /// Shows at the bar which series of many have which colour, by the position of the first and the last: of one dim
    /// with one each the indices, of several the number of the combination, which `combination` names.
    void displaySeries(ColourBar& bar, const std::vector<int64_t>& first, const std::vector<int64_t>& last, std::size_t count,
                       const QString& combination) const;
    /// The dim's name, or its number.
    [[nodiscard]] QString axisLabel(std::size_t dim) const;

    /// The axis shows the stretch of the dim in that role that other views of the link are zoomed to.
    void followAlong(QCPAxis* axis, DimRole role);
    /// Whether that axis has the indices of a dim now. False: it keeps its range when other views zoom along the dim.
    [[nodiscard]] virtual bool showsIndices() const { return true; }
    /// Tells the link where this view was zoomed to, or that all is shown.
    void showAlong(DimRole role, std::optional<QCPRange> range);
    /// Where the dim in that role was zoomed to by other views; nothing if they show all of it.
    [[nodiscard]] std::optional<QCPRange> spanAlong(DimRole role) const;
    /// Tells the link where the pointer is.
    void pointAlong(DimRole role, std::optional<double> index);
    /// Tells the link that a person chose an element of m_leaf, one index a dim.
    void choose(const std::vector<int64_t>& position);
    /// The index that the link's current element has along the dim in that role; nothing if it is not in m_leaf.
    [[nodiscard]] std::optional<double> chosenAlong(DimRole role) const;

    /// The values to make an axis or colours for: those that this view shows, and those of the other views of the link.
    [[nodiscard]] ValueLink::Span sharedValues(ValueLink::Span own);
    /// Tells the link which values a person wants to see; nothing: all.
    void chooseValues(std::optional<ValueLink::Span> values);
    /// Other views have other values than before: fits the axis or the colours again, unless a person chose them.
    virtual void fitValues() { }
    /// Shows the values that a person chose in another view; nothing: all.
    virtual void showValues(std::optional<ValueLink::Span> values) { static_cast<void>(values); }

    /// Reads what is missing for what is to be seen.
    virtual void read() = 0;
    /// Why there is nothing to draw of m_leaf; empty if there is.
    [[nodiscard]] virtual QString obstacle() const = 0;
    [[nodiscard]] virtual bool isDrawn() const = 0;
    /// Drops what is drawn, and what was read for it.
    virtual void forget() = 0;
    /// A person wants to see the whole again.
    virtual void showAll() = 0;
    /// The pointer is at these pixels of the plot, or left it.
    virtual void point(const QPoint& pixel) = 0;
    virtual void unpoint() = 0;
    /// The colours of another scheme are in force.
    virtual void restyle() { }

    /// What lies under the pointer is another thing now, or has another value: tells it anew.
    void pointAgain();

    PlotWidget* m_plot;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;

private:
    void colourNotes();
    /// By which the link knows the dim in that role; empty for one that other leaves do not have.
    [[nodiscard]] QString linkedDim(DimRole role) const;

    QPointer<ViewLink> m_link;
    QPointer<ValueLink> m_values;
    std::vector<std::pair<QCPAxis*, DimRole>> m_followed;
    std::optional<QPoint> m_pointer;  ///< while it is over the plot
    bool m_following = false;         ///< an axis moves because another view did, or it shows other values
    ContentStack* m_stack;
    QWidget* m_options;
    OptionsForm* m_complexForm;
    QComboBox* m_complexPart;
    std::optional<ShownLeaf> m_whole;  ///< that m_leaf is a part of
    QString m_readout;
    QLabel* m_notesLine;
    QStringList m_notes;
    AbstractJob* m_reader = nullptr;
};

}  // namespace tensordesk
