// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QCPMarginGroup;

namespace tensordesk {

class LinePlotView;

/// Below a plot of curves: those of other keys, each in a pane of its own along the same x axis, with the same zoom and
/// pointer; bools and small whole numbers as lanes. The lowest pane alone has the labels of the axis.
class CurvePanes final : public QWidget {
    Q_OBJECT

public:
    /// `above`: the plot, which holds this.
    explicit CurvePanes(LinePlotView& above);

    /// Shows these, one below the other. Those that are shown already stay.
    void setParts(const std::vector<ShownPart>& parts);
    void refresh();
    void setLink(ViewLink& link);

    [[nodiscard]] const std::vector<LinePlotView*>& panes() const noexcept { return m_panes; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() const;

Q_SIGNALS:
    void indexChosen(int64_t index);
    /// A pane was made: its legend may stand beside the plot's.
    void paneCreated(tensordesk::LinePlotView* pane);

private:
    [[nodiscard]] LinePlotView* paneOf(const KeyPath& key);
    void align();
    void measure();

    LinePlotView& m_above;
    QPointer<ViewLink> m_link;
    QCPMarginGroup* m_left;  ///< the plot's: all axes begin where the one with the widest labels does
    std::vector<LinePlotView*> m_panes;
};

}  // namespace tensordesk
