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

/// The common part of views that draw a leaf into a plot (lines, image, histogram): the plot, the sentence in its place, notes
/// above it, options beside it, and the handling of the reading job.
class PlotView : public LeafView {
    Q_OBJECT

public:
    void clear(const QString& hint) override;
    void refresh() override { read(); }
    void copy() override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {m_reader}; }

    /// Shares zoom and pointer along a dim with the other views of the link.
    void setLink(ViewLink& link) override;
    void setValueLink(ValueLink& link) override;

    [[nodiscard]] QWidget* options() override { return m_options; }
    [[nodiscard]] QList<QAction*> quickActions() const override;

    [[nodiscard]] PlotWidget* plot() { return m_plot; }
    /// Returns the last text of pointed().
    [[nodiscard]] const QString& readout() const noexcept { return m_readout; }
    /// Returns the sentences above the plot, as rich text.
    [[nodiscard]] QStringList notes() const override { return m_notes; }
    [[nodiscard]] QWidget& canvas() override;
    [[nodiscard]] Picture picture() override;

Q_SIGNALS:
    /// The pointer is at an index of the dim with that role in another view, or the current element is; or neither.
    void cursorMoved(tensordesk::DimRole role, std::optional<double> index);

protected:
    explicit PlotView(QWidget* parent);

    void hideEvent(QHideEvent* event) override;

    /// Stores the shown leaf, and returns the drawn one: the chosen part of complex elements.
    [[nodiscard]] ShownLeaf drawnOf(const ShownLeaf& leaf);
    /// Returns the name of an axis of values: the key, for a complex leaf with its part, such as `|signal|`.
    [[nodiscard]] QString valueName() const;

    /// Handles the end of the job's tasks from now on. REQUIRES: called once, with a job that lives as long as this object.
    void follow(AbstractJob& job, const QString& title);
    /// Returns true if there is something to read. Otherwise stops the job and shows the reason.
    [[nodiscard]] bool canRead();
    void showPlot();
    /// Shows "Reading…" unless the plot appears soon.
    void announceRead(const QString& text);
    /// Shows sentences above the plot, as rich text; none: hides the line.
    void showNotes(const QStringList& notes);
    /// Adds a widget after the options.
    void addOptions(QWidget* options);
    /// Emits pointed() with the text under the pointer; empty: nothing. Returns false if it was emitted before: updating after each
    /// replot must not cause another replot.
    bool tell(const QString& text);
    /// Adds a widget below the plot.
    void addBelow(QWidget* widget);
    /// Shows on the bar which of many series has which colour, by the positions of the first and the last: for a single dim its
    /// indices, for several dims the number of the combination, which `combination` names.
    void displaySeries(ColourBar& bar, const std::vector<int64_t>& first, const std::vector<int64_t>& last, std::size_t count,
                       const QString& combination) const;
    /// Returns the dim's name, or its number.
    [[nodiscard]] QString axisLabel(std::size_t dim) const;

    /// Sets the axis to the range of the dim with that role to which other views of the link are zoomed.
    void followAlong(QCPAxis* axis, DimRole role);
    /// True if the axis shows indices of a dim. False: it keeps its range when other views zoom along the dim.
    [[nodiscard]] virtual bool showsIndices() const { return true; }
    /// Reports to the link the range of this view; empty: everything.
    void showAlong(DimRole role, std::optional<QCPRange> range);
    /// Returns the range of the dim with that role in other views; empty if they show all of it.
    [[nodiscard]] std::optional<QCPRange> spanAlong(DimRole role) const;
    /// Reports the position of the pointer to the link.
    void pointAlong(DimRole role, std::optional<double> index);
    /// Reports to the link that the user selected an element of m_leaf, one index per dim.
    void choose(const std::vector<int64_t>& position);
    /// Returns the index of the link's current element along the dim with that role; empty if it is not in m_leaf.
    [[nodiscard]] std::optional<double> chosenAlong(DimRole role) const;

    /// Returns the range of values for an axis or colours: of this view, and of the other views of the link.
    [[nodiscard]] ValueLink::Span sharedValues(ValueLink::Span own);
    /// Reports to the link which values the user wants to see; empty: all.
    void chooseValues(std::optional<ValueLink::Span> values);
    /// Called when the range of other views changed: fits the axis or the colours again, unless the user set them.
    virtual void fitValues() { }
    /// Shows the range of values that the user chose in another view; empty: all.
    virtual void showValues(std::optional<ValueLink::Span> values) { static_cast<void>(values); }

    /// Reads missing data for the visible range.
    virtual void read() = 0;
    /// Returns the reason why m_leaf cannot be drawn; empty if it can.
    [[nodiscard]] virtual QString obstacle() const = 0;
    [[nodiscard]] virtual bool isDrawn() const = 0;
    /// Drops the drawing and its data.
    virtual void forget() = 0;
    /// Called when the user wants to see everything again.
    virtual void showAll() = 0;
    /// Called when the pointer is at this pixel of the plot, or outside.
    virtual void point(const QPoint& pixel) = 0;
    virtual void unpoint() = 0;
    /// Called when the colour scheme changed.
    virtual void restyle() { }

    /// Updates the read-out because the content under the pointer may have changed.
    void pointAgain();

    PlotWidget* m_plot;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;

private:
    void colourNotes();
    /// Returns the link's identifier of the dim with that role; empty for one that other leaves do not have.
    [[nodiscard]] QString linkedDim(DimRole role) const;

    QPointer<ViewLink> m_link;
    QPointer<ValueLink> m_values;
    std::vector<std::pair<QCPAxis*, DimRole>> m_followed;
    std::optional<QPoint> m_pointer;  ///< while it is over the plot
    bool m_following = false;         ///< an axis changes because of another view
    ContentStack* m_stack;
    QWidget* m_options;
    OptionsForm* m_complexForm;
    QComboBox* m_complexPart;
    std::optional<ShownLeaf> m_whole;  ///< of which m_leaf is a part
    QString m_readout;
    QLabel* m_notesLine;
    QStringList m_notes;
    AbstractJob* m_reader = nullptr;
};

}  // namespace tensordesk
