// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/dimchoice.h"
#include "views/dims/dimfilm.h"
#include "views/dims/dimpanel.h"
#include "views/widgets/indexbox.h"

#include <QWidget>

#include <functional>
#include <vector>

class QFrame;
class QToolButton;

namespace tensordesk {

class Chip;
class ChipRow;
class DimChip;
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
    [[nodiscard]] MaskedRoot& root() noexcept { return m_dims.root(); }
    [[nodiscard]] BatchSelection& batch() noexcept { return m_dims.batch(); }
    /// False: what is shown is no tensordict now, so that there is no batch.
    void setBatchShown(bool shown) { m_dims.setBatchShown(shown); }
    [[nodiscard]] bool isBatchShown() const noexcept { return m_dims.isBatchShown(); }
    /// Whether batch dims may be renamed here; else why not.
    void setRenamable(bool renamable, const QString& whyNot = {});

    // ---- the leaf
    /// Shows a selection without announcing it.
    void setSelection(const DimSelection& selection) { m_dims.setSelection(selection); }
    /// For another leaf or view: the roles last chosen for such a view, and the indices now chosen, are taken
    /// over for dims of the same name. Gives the selection to start with, without announcing it.
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view) { return m_dims.setLeaf(leaf, view); }
    /// No leaf: the batch dims are left.
    void clear() { m_dims.clear(); }
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_dims.selection(); }

    /// Steps the dim last turned to, or else the last fixed batch dim: what `,` and `.` do.
    void step(int64_t by) { m_film.step(by); }
    /// Whether there is such a dim.
    [[nodiscard]] bool canStep() const { return m_film.dim().has_value(); }
    /// Plays that dim, or pauses.
    void togglePlay() { m_film.toggle(); }
    /// Plays that dim from where it is, up to an index.
    void playUntil(int64_t last) { m_film.playUntil(last); }
    [[nodiscard]] Player& player() { return m_film.player(); }
    /// Whether the view is still reading the last selection: a film then waits.
    void setBusyTest(std::function<bool()> isBusy) { player().setBusyTest(std::move(isBusy)); }

    /// Opens the panel of a dim. REQUIRES: a dim there is.
    void open(std::size_t dim);

    [[nodiscard]] DimChip* chip(std::size_t dim) const { return m_chips[dim]; }
    [[nodiscard]] Chip* maskChip() const noexcept { return m_mask; }
    [[nodiscard]] DimPanel* panel() const noexcept { return m_panel; }
    [[nodiscard]] MaskPanel* maskPanel() const noexcept { return m_maskPanel; }
    [[nodiscard]] IndexBox* indexBox() const noexcept { return m_text; }
    [[nodiscard]] QToolButton* playButton() const noexcept { return m_play; }

    /// One height, with and without a leaf whose index is shown.
    [[nodiscard]] QSize sizeHint() const override;

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

    void display();
    void displayMask();
    void displayPanel();

    void takeRange(std::size_t dim, const QString& text);
    void takeName(std::size_t dim, const QString& name);

    DimChoice m_dims;
    DimFilm m_film;
    DimPanel::Naming m_naming;
    std::vector<DimChip*> m_chips;  ///< as many as there ever were dims
    ChipRow* m_row;
    Chip* m_mask;
    QFrame* m_line;  ///< between batch and leaf
    IndexBox* m_text;
    QToolButton* m_play;
    QToolButton* m_size;
    DimPanel* m_panel;
    MaskPanel* m_maskPanel;
};

}  // namespace tensordesk
