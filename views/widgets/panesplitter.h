// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSplitter>

namespace tensordesk {

/// Panes side by side, or one below another, one of which gets the remaining space. They have the sizes that the user set last:
/// space that a pane takes because its content needs more returns when it needs less. In a smaller window each gets its share.
class PaneSplitter final : public QSplitter {
    Q_OBJECT

public:
    /// `rest`: the index of the pane that gets the remaining space.
    PaneSplitter(int rest, QWidget* parent, Qt::Orientation orientation = Qt::Horizontal);

    /// Sets the sizes in pixels, one per pane, that the user wants. Returns false for another number of sizes, or invalid ones.
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
