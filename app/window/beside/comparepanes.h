// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"
#include "views/common/shownentry.h"
#include "views/common/valuelink.h"
#include "views/common/viewlink.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QToolButton;

namespace tensordesk {

class AbstractJob;
class DataPane;

/// An entry of a comparison in A, in B, and as B − A, side by side with the same view and position. Choosing another view or part,
/// scrolling, zooming and selecting an element in one of them changes the others too. A and B share the scale of values.
class ComparePanes final : public QWidget {
    Q_OBJECT

public:
    explicit ComparePanes(QWidget* parent = nullptr);

    void show(const ComparedEntry& entry);
    /// Shows an element of the entry in all panes.
    void showPlace(const Shape& position);

Q_SIGNALS:
    /// The read-out under the mouse.
    void pointed(const QString& text);
    /// A view's jobs, for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    enum Side { Left, Right, Difference };
    struct Pane {
        QToolButton* button;  ///< the toggle for its visibility
        QWidget* frame;       ///< the name, the read-out, and the data
        QLabel* pointed;
        DataPane* data;
    };

    void addPane(Side side, const QString& name, const QString& tip);
    [[nodiscard]] static QToolButton* optionsButton(const Pane& pane);
    [[nodiscard]] static bool has(const ComparedEntry& entry, Side side);
    [[nodiscard]] static ShownEntry shownOf(const ComparedEntry& entry, Side side);
    /// Shows the entry in the visible panes. `isNew`: also where it was shown before.
    void showWanted(bool isNew);
    /// Makes the other panes follow this one.
    void lead(const DataPane& leader);

    std::array<Pane, 3> m_panes;
    ViewLink m_link;
    ValueLink m_values;  ///< for A and B; a difference has another range
    std::optional<ComparedEntry> m_entry;
    bool m_following = false;
};

}  // namespace tensordesk
