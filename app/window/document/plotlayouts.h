// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "views/plot/layout/curvelayout.h"

#include <QObject>

#include <optional>

namespace tensordesk {

class DocumentPane;

/// Layouts of a document's curves: selected keys in panes below each other, layouts saved by name, and episodes aligned at their
/// starts.
class PlotLayouts final : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it.
    explicit PlotLayouts(DocumentPane& pane);

    /// True if several leaves are selected in the tree.
    [[nodiscard]] bool canPlotTogether() const;
    /// Draws the leaves selected in the tree, each in its own pane with a y axis.
    void plotTogether();
    /// Asks for a layout, or for a name for the current one.
    void choose();
    /// Applies a layout once its key is shown.
    void show(const CurveLayout& layout);

    /// True if there are episodes to align, or they are aligned.
    [[nodiscard]] bool canAlign() const;
    [[nodiscard]] bool areAligned() const;
    /// Shows episodes aligned at their starts, or the steps again. Keeps the key.
    void align(bool aligned);

private:
    void arrive();

    DocumentPane& m_pane;
    std::optional<CurveLayout> m_awaited;
    std::optional<Leaf> m_left;          ///< the leaf shown until the key of the layout is
    std::optional<CurveLayout> m_steps;  ///< before episodes were aligned
};

}  // namespace tensordesk
