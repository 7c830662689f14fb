// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/dims/player.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;

namespace tensordesk {

class DimControl;
class FlowLayout;

/// One row for all dims of a leaf: what each does in the view, the index of the fixed ones, and the whole
/// as a numpy-style index that can be typed. `,` and `.` step the dim last turned to, with Shift by ten; a
/// dim can be played like a film.
class DimsBar final : public QWidget {
    Q_OBJECT

public:
    explicit DimsBar(QWidget* parent = nullptr);

    /// Shows a selection without announcing it.
    void setSelection(const DimSelection& selection);
    /// For another leaf or view: the roles last chosen for such a view, and the indices now chosen, are taken
    /// over for dims of the same name. Gives the selection to start with, without announcing it.
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view);
    /// No leaf: the bar is empty.
    void clear();
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }

    /// Steps the dim last turned to, or else the last fixed batch dim: what `,` and `.` do.
    void step(int64_t by);

    /// Plays that dim, or pauses.
    void togglePlay();
    [[nodiscard]] Player& player() { return m_player; }
    /// Whether the view is still reading the last selection: a film then waits.
    void setBusyTest(std::function<bool()> isBusy) { m_player.setBusyTest(std::move(isBusy)); }

    [[nodiscard]] DimControl* control(std::size_t dim) { return m_controls[dim]; }
    [[nodiscard]] QLineEdit* indexBox() { return m_text; }

Q_SIGNALS:
    /// A person chose another selection; while a slider is dragged at most every few tens of milliseconds.
    void selectionChanged(const tensordesk::DimSelection& selection);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void display();
    void change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon);
    void choose(const DimSelection& selection, bool soon);
    void announce();
    void takeText();
    /// Chooses what was typed, or says what is wrong with it.
    void take(const std::function<DimSelection()>& read, QLineEdit* typed);
    void play(std::size_t dim);
    void pause();
    void showNextFrame();
    [[nodiscard]] std::optional<std::size_t> dimToStep() const;

    DimSelection m_selection;
    std::map<ViewKind, DimSelection> m_chosen;  ///< by view, the last
    std::vector<DimControl*> m_controls;        ///< as many as any leaf had so far
    FlowLayout* m_flow;
    QLineEdit* m_text;
    QLabel* m_problem;
    QTimer m_announce;
    std::optional<std::size_t> m_touched;
    Player m_player;
    QMenu* m_playMenu;                    ///< of all controls
    std::optional<std::size_t> m_played;  ///< the dim that plays
};

}  // namespace tensordesk
