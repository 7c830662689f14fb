// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/dims/dimpanel.h"
#include "views/dims/maskedroot.h"
#include "views/dims/player.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

class QFrame;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tensordesk {

class Chip;
class ChipRow;
class DimChip;
class FloatingNote;
class MaskPanel;

/// One row for all dims: those of the batch, which hold for every key and view, with the mask over them, and the others of
/// the leaf that is shown. A chip a dim tells what is chosen of it and steps it; a click opens all that can be chosen.
/// The whole stands behind them as a numpy-style index that can be typed. `,` and `.` step the dim last turned to, with
/// Shift by ten; a dim can be played like a film.
class DimStrip final : public QWidget {
    Q_OBJECT

public:
    explicit DimStrip(QWidget* parent = nullptr);

    // ---- the batch
    /// What views show, whose batch dims come first. Without a root there are the dims of the leaf alone.
    [[nodiscard]] MaskedRoot& root() noexcept { return m_root; }
    [[nodiscard]] BatchSelection& batch() noexcept { return m_root.batch(); }
    /// False: what is shown is no tensordict now, so that there is no batch.
    void setBatchShown(bool shown);
    [[nodiscard]] bool isBatchShown() const noexcept { return m_isBatchShown; }
    /// Whether batch dims may be renamed here; else why not.
    void setRenamable(bool renamable, const QString& whyNot = {});

    // ---- the leaf
    /// Shows a selection without announcing it.
    void setSelection(const DimSelection& selection);
    /// For another leaf or view: the roles last chosen for such a view, and the indices now chosen, are taken
    /// over for dims of the same name. Gives the selection to start with, without announcing it.
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view);
    /// No leaf: the batch dims are left.
    void clear();
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }

    /// Steps the dim last turned to, or else the last fixed batch dim: what `,` and `.` do.
    void step(int64_t by);
    /// Plays that dim, or pauses.
    void togglePlay();
    [[nodiscard]] Player& player() { return m_player; }
    /// Whether the view is still reading the last selection: a film then waits.
    void setBusyTest(std::function<bool()> isBusy) { m_player.setBusyTest(std::move(isBusy)); }

    /// Opens the panel of a dim. REQUIRES: a dim there is.
    void open(std::size_t dim);

    [[nodiscard]] DimChip* chip(std::size_t dim) const { return m_chips[dim]; }
    [[nodiscard]] Chip* maskChip() const noexcept { return m_mask; }
    [[nodiscard]] DimPanel* panel() const noexcept { return m_panel; }
    [[nodiscard]] MaskPanel* maskPanel() const noexcept { return m_maskPanel; }
    [[nodiscard]] QLineEdit* indexBox() const noexcept { return m_text; }
    [[nodiscard]] QToolButton* playButton() const noexcept { return m_play; }
    /// What is wrong with the index that was typed; empty if nothing is.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    /// Another selection was chosen; while a person drags at most every few tens of milliseconds.
    void selectionChanged(const tensordesk::DimSelection& selection);
    /// A person renamed a dim: the names of all.
    void namesChosen(const tensordesk::DimNames& names);
    /// A person wants to try other batch sizes.
    void batchSizeRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildMask();
    void connectPanel();
    void addChip();
    [[nodiscard]] std::size_t batchDims() const;
    [[nodiscard]] bool isOfLeaf(std::size_t dim) const { return m_hasLeaf && dim < m_selection.rank(); }
    [[nodiscard]] std::size_t dimCount() const;
    [[nodiscard]] bool isShared(std::size_t dim) const;
    [[nodiscard]] DimState stateOf(std::size_t dim) const;

    void display();
    void displayMask();
    void displayPanel();
    void displayText();

    void change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon);
    void choose(const DimSelection& selection, bool soon);
    void announce();
    void followBatch();
    void place(std::size_t dim, int64_t place);
    void chooseIndex(std::size_t dim, int64_t index);
    void chooseRange(std::size_t dim, const Range& range);
    void takeText();
    void takeRange(std::size_t dim, const QString& text);
    void takeName(std::size_t dim, const QString& name);

    void play(std::size_t dim);
    void pause();
    void showNextFrame();
    [[nodiscard]] std::optional<std::size_t> dimToStep() const;

    MaskedRoot m_root;
    bool m_isBatchShown = true;
    DimPanel::Naming m_naming;
    DimSelection m_selection;  ///< of the leaf, or of the one before while there is none
    bool m_hasLeaf = false;
    std::map<ViewKind, DimSelection> m_chosen;  ///< by view, what a person chose last
    std::map<ViewKind, DimSelection> m_shown;   ///< by view, of the last leaf
    Player m_player;
    QMenu* m_speeds;
    std::vector<DimChip*> m_chips;  ///< as many as there ever were dims
    ChipRow* m_row;
    Chip* m_mask;
    QFrame* m_line;  ///< between batch and leaf
    QLineEdit* m_text;
    FloatingNote* m_problem;
    QToolButton* m_play;
    QToolButton* m_size;
    DimPanel* m_panel;
    MaskPanel* m_maskPanel;
    QTimer m_announce;
    std::optional<std::size_t> m_touched;
    std::optional<std::size_t> m_played;  ///< the dim that plays
};

}  // namespace tensordesk
