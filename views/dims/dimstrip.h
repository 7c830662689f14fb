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

/// One row for all dims: those of the batch, which hold for every key and view, with the mask over them, and the others of the
/// shown leaf. A chip per dim shows its choice and steps it; a click opens all choices. A numpy-style index of the whole follows,
/// which can be typed. `,` and `.` step the last used dim, with Shift by ten; a dim can be played like a film. Hidden without any dim.
class DimStrip final : public QWidget {
    Q_OBJECT

public:
    explicit DimStrip(QWidget* parent = nullptr);

    // ---- the batch
    /// Returns the root of the views, whose batch dims come first. Without a root only the leaf's dims are shown.
    [[nodiscard]] MaskedRoot& root() noexcept { return m_dims.root(); }
    [[nodiscard]] BatchSelection& batch() noexcept { return m_dims.batch(); }
    /// false: the shown value is not a tensordict and has no batch.
    void setBatchShown(bool shown) { m_dims.setBatchShown(shown); }
    [[nodiscard]] bool isBatchShown() const noexcept { return m_dims.isBatchShown(); }
    /// Sets if batch dims can be renamed here; otherwise `whyNot` is the reason.
    void setRenamable(bool renamable, const QString& whyNot = {});

    // ---- the leaf
    /// Shows a selection without emitting a signal.
    void setSelection(const DimSelection& selection) { m_dims.setSelection(selection); }
    /// Call this for another leaf or view: adopts the last roles for this kind of view, and the current indices, for dims of the
    /// same name. Returns the initial selection without emitting a signal.
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view) { return m_dims.setLeaf(leaf, view); }
    /// Removes the leaf: the batch dims remain.
    void clear() { m_dims.clear(); }
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_dims.selection(); }

    /// Steps the last used dim, or the last fixed batch dim, as `,` and `.` do.
    void step(int64_t by) { m_film.step(by); }
    /// True if there is such a dim.
    [[nodiscard]] bool canStep() const { return m_film.dim().has_value(); }
    /// Plays that dim, or pauses.
    void togglePlay() { m_film.toggle(); }
    /// Plays that dim from the current index up to another one.
    void playUntil(int64_t last) { m_film.playUntil(last); }
    [[nodiscard]] Player& player() { return m_film.player(); }
    /// Sets a test if the view is still reading the last selection, for which a film waits.
    void setBusyTest(std::function<bool()> isBusy) { player().setBusyTest(std::move(isBusy)); }

    /// Opens the panel of a dim. REQUIRES: a valid dim.
    void open(std::size_t dim);

    [[nodiscard]] DimChip* chip(std::size_t dim) const { return m_chips[dim]; }
    [[nodiscard]] Chip* maskChip() const noexcept { return m_mask; }
    [[nodiscard]] DimPanel* panel() const noexcept { return m_panel; }
    [[nodiscard]] MaskPanel* maskPanel() const noexcept { return m_maskPanel; }
    [[nodiscard]] IndexBox* indexBox() const noexcept { return m_text; }
    [[nodiscard]] QToolButton* playButton() const noexcept { return m_play; }

    /// The same height with and without an index text.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Another selection was made; at most every few tens of milliseconds while dragging.
    void selectionChanged(const tensordesk::DimSelection& selection);
    /// The user renamed a dim: the names of all.
    void namesChosen(const tensordesk::DimNames& names);
    /// The user wants to try other batch sizes.
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
