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

/// The panes below a plot of curves: those of other keys, each in its own pane with the same x axis, zoom and pointer; bools and
/// small integers as lanes. Only the lowest pane has axis labels.
class CurvePanes final : public QWidget {
    Q_OBJECT

public:
    /// `above`: the plot, which owns this object.
    explicit CurvePanes(LinePlotView& above);

    /// Shows these in panes. Existing panes are reused.
    void setParts(const std::vector<ShownPart>& parts);
    /// Reads the curves of all panes again, because elements may have changed.
    void refresh();
    /// Shares zoom and pointer with the other views of the link.
    void setLink(ViewLink& link);

    [[nodiscard]] const std::vector<LinePlotView*>& panes() const noexcept { return m_panes; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() const;

Q_SIGNALS:
    /// The user clicked at this index of the x dim.
    void indexChosen(int64_t index);
    /// A pane was created: its legend can be shown beside that of the plot.
    void paneCreated(tensordesk::LinePlotView* pane);

private:
    [[nodiscard]] LinePlotView* paneOf(const KeyPath& key);
    void align();
    void measure();

    LinePlotView& m_above;
    QPointer<ViewLink> m_link;
    QCPMarginGroup* m_left;  ///< the plot's: all y axes have the same left edge
    std::vector<LinePlotView*> m_panes;
};

}  // namespace tensordesk
