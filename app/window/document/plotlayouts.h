// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "views/plot/layout/curvelayout.h"

#include <QObject>

#include <optional>

namespace tensordesk {

class DocumentPane;

/// Which curves of a document are drawn together: chosen keys in panes below each other, layouts that were saved by name, and
/// episodes side by side from their starts.
class PlotLayouts final : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it.
    explicit PlotLayouts(DocumentPane& pane);

    /// Whether several leaves are selected in the tree.
    [[nodiscard]] bool canPlotTogether() const;
    /// Draws the leaves that are selected in the tree, each in a pane with a y axis of its own.
    void plotTogether();
    /// Asks for a layout, or for a name for the one that is shown.
    void choose();
    /// Sets the curves out so, once the key of the layout is shown.
    void show(const CurveLayout& layout);

    /// Whether there are episodes to align, or they are.
    [[nodiscard]] bool canAlign() const;
    [[nodiscard]] bool areAligned() const;
    /// Shows episodes, each from its start, in place of steps; or steps again. The key stays.
    void align(bool aligned);

private:
    void arrive();

    DocumentPane& m_pane;
    std::optional<CurveLayout> m_awaited;
    std::optional<Leaf> m_left;          ///< what is shown until the key of the layout is there
    std::optional<CurveLayout> m_steps;  ///< before episodes were aligned
};

}  // namespace tensordesk
