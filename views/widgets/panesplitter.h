// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSplitter>

namespace tensordesk {

/// Panes side by side, or one below another, of which one has what the others leave. They share the room as a person last did:
/// what a pane takes from its neighbours because what it shows needs more goes back to them once it needs less. Where the window
/// is smaller than all of that, each has its share of what there is.
class PaneSplitter final : public QSplitter {
    Q_OBJECT

public:
    /// `rest` is the index of the pane that has what the others leave.
    PaneSplitter(int rest, QWidget* parent, Qt::Orientation orientation = Qt::Horizontal);

    /// Widths or heights in pixels, a pane each, as a person wants them. Others than as many as there are panes, or with one below
    /// 1 or beyond what a window can be, are not taken: false.
    bool setWanted(const QList<int>& sizes);
    [[nodiscard]] const QList<int>& wanted() const noexcept { return m_wanted; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void share();

    int m_rest;
    QList<int> m_wanted;
};

}  // namespace tensordesk
