// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/leafview.h"

#include <optional>

class QLabel;

namespace tensordesk {

class ContentStack;
class PlotWidget;

/// A view that draws a leaf into a plot: lines, image, histogram. What they share: the plot, the sentence in
/// its place, notes above it, and how the one job that reads tells its end.
class PlotView : public LeafView {
    Q_OBJECT

public:
    void clear(const QString& hint) override;
    void refresh() override { read(); }
    void copy() override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override { return {m_reader}; }

    [[nodiscard]] PlotWidget* plot() { return m_plot; }
    /// The sentences above the plot, as rich text.
    [[nodiscard]] const QStringList& notes() const noexcept { return m_notes; }

protected:
    explicit PlotView(QWidget* parent);

    /// From now on the ends of its tasks are told here. REQUIRES: once, with a job that lives as long as this.
    void follow(AbstractJob& job, const QString& title);
    /// Whether there is something to read. If not, stops the job and says why.
    [[nodiscard]] bool canRead();
    void showPlot();
    /// "Reading…" unless the plot is shown soon.
    void announceRead(const QString& text);
    /// Sentences above the plot, as rich text; none: no line.
    void showNotes(const QStringList& notes);
    /// Puts controls above the plot.
    void addControls(QWidget* controls);
    /// The dim's name, or its number.
    [[nodiscard]] QString axisLabel(std::size_t dim) const;

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

    PlotWidget* m_plot;
    std::optional<ShownLeaf> m_leaf;
    DimSelection m_selection;

private:
    void colourNotes();

    ContentStack* m_stack;
    QLabel* m_notesLine;
    QStringList m_notes;
    AbstractJob* m_reader = nullptr;
};

}  // namespace tensordesk
