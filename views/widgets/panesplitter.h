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
    /// Sets the sizes in pixels, one per pane, for as long as the user has chosen none.
    void setDefault(const QList<int>& sizes);
    /// Returns the sizes that the user chose; empty for the default ones.
    [[nodiscard]] QList<int> chosen() const { return m_isChosen ? m_wanted : QList<int>(); }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void share();

    int m_rest;
    bool m_isChosen = false;
    QList<int> m_wanted;
};

}  // namespace tensordesk
