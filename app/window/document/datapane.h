// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/common/leafview.h"
#include "views/common/neighbours.h"
#include "views/common/shownentry.h"
#include "views/common/viewlink.h"
#include "views/jobs/job.h"

#include <QWidget>

#include <array>
#include <map>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace tensordesk {

class AbstractJob;
struct CurveLayout;
class DimStrip;
class OptionsPage;
class OverviewPane;
class RolloutPages;
class StackView;
class ValueLink;

/// The middle of the window: one leaf as table, plot, picture or histogram, with the strip of dims that all views
/// share. Walking to another leaf keeps the view and, where dims correspond, what is shown of them. Views are
/// built when first needed; they get a leaf that is reduced or tiled as any other. Of a tensordict it gives an overview.
class DataPane final : public QWidget {
    Q_OBJECT

public:
    explicit DataPane(QWidget* parent = nullptr);

    /// The tensordict whose entries are shown: views may show others of its leaves beside or over one.
    void setRoot(const TensorDict& root);
    /// Zoom, pointer and the place in tables are shared with the other panes of the link, which must outlive this.
    /// REQUIRES: nothing was shown yet.
    void setLink(ViewLink& link) { m_link = &link; }
    /// The scale of values is shared with the other panes of the link, which must outlive this. REQUIRES: as above.
    void setValueLink(ValueLink& link) { m_values = &link; }
    /// Which elements count in views that count. REQUIRES: as above.
    void setPaddingRule(const PaddingRule& rule) { m_padding = &rule; }
    /// The overview of the whole has these pages. They outlive this. REQUIRES: as above.
    void setRolloutPages(RolloutPages& pages);
    /// The tabs and the dims over the views: panes side by side need them once, and dims may stand over more than views.
    [[nodiscard]] QWidget* tabs() const noexcept { return m_tabRow; }
    [[nodiscard]] DimStrip* dims() const noexcept { return m_dims; }
    /// What can be chosen of the view that is shown: to be placed beside it, else it is not to be seen.
    [[nodiscard]] OptionsPage* options() const noexcept { return m_options; }
    /// Shows an entry: a leaf's elements, a value's text, or why there is nothing to see.
    void show(const ShownEntry& entry);
    /// Shows nothing but `hint`.
    void clear(const QString& hint);
    /// The elements may have changed.
    void refresh();
    void setEditable(bool editable);
    /// The selection of the leaf shown; of none: without dims.
    [[nodiscard]] const DimSelection& selection() const;

    [[nodiscard]] ViewKind viewKind() const noexcept { return m_kind; }
    /// Shows what is shown elsewhere of a leaf that stands beside this one, where dims correspond.
    void takeOver(const DimSelection& other);
    /// Changes to another view, if it can show the leaf.
    void setViewKind(ViewKind kind);
    [[nodiscard]] bool offers(ViewKind kind) const;
    /// Moves the dims of which one index is shown to that of an element. REQUIRES: an index a dim of the leaf.
    void showPlace(const Shape& position);
    /// The index of the current element in a dim of which more than one index is shown, if there is one.
    [[nodiscard]] std::optional<int64_t> chosenIndex(std::size_t dim) const;
    /// Makes the element at a position of the batch the current one; views that are zoomed to a part without it are
    /// zoomed to `steps` indices of the last batch dim from there on. Does nothing for a leaf of another batch.
    void choosePlace(const Shape& batch, int64_t steps);
    /// Shows an element and makes it the current one. Does nothing unless there is an index a dim of the leaf.
    void showElement(const Shape& position);
    /// Moves along the dim that was stepped last.
    void step(int64_t by);
    /// Steps along that dim by itself, or no longer: what Space does.
    void togglePlay();
    void copy();
    /// Shows the first element that a condition such as `isnan` holds for, in the table.
    void seek(const QString& condition);
    /// Shows the members of a ragged leaf, if one is shown, until another entry or view is.
    void showMembers();
    /// Whether the members of the leaf that is shown differ in size.
    [[nodiscard]] bool isRagged() const { return m_leaf && m_leaf->dims.ragged; }
    /// Of a ragged leaf shows one member, where all are drawn together.
    void showMember(int64_t member);
    /// The members of a lazy stack or ragged tensor, once one was shown.
    [[nodiscard]] StackView* stack() const noexcept { return m_stack; }
    /// What looks at the other leaves of setRoot(), for the list of jobs; jobCreated() tells of those of views.
    [[nodiscard]] AbstractJob* neighbourJob() noexcept { return &m_neighbourJob; }
    /// Whether the view still reads what it is to show.
    [[nodiscard]] bool isReading() const;
    /// What is shown, as it looks.
    void copyPicture();
    /// How the curves are set out that are shown; nothing while another view is.
    [[nodiscard]] std::optional<CurveLayout> curveLayout() const;
    /// Draws curves of the leaf that is shown, set out so. Dims stay as they are where the leaf has others than the layout.
    void showCurves(const CurveLayout& layout);
    /// Whether setRoot()'s tensordict has a leaf there; false while its leaves are looked at.
    [[nodiscard]] bool knowsLeaf(const KeyPath& key) const;

Q_SIGNALS:
    /// Another view is shown, or another set of views can be.
    void viewsChanged();
    /// Another part of the leaf is shown, other than by takeOver().
    void selectionChosen(const tensordesk::DimSelection& selection);
    void pointed(const QString& text);
    void message(const QString& text);
    void told(const QString& text);
    void editRequested(const QString& statement);
    void editProposed(const tensordesk::EditProposal& proposal);
    /// A view's jobs, for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);
    /// A person chose an entry in the overview of a tensordict, or a member of a stack.
    void entryRequested(const tensordesk::KeyPath& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] LeafView& view(ViewKind kind);
    [[nodiscard]] OverviewPane& overview();
    void showOverview(const ShownEntry& entry);
    void leaveOverview();
    void showStack(const ShownEntry& entry);
    void showLeaf();
    void showPart(ShownPart part);
    void showSelection(const DimSelection& selection);
    void choose(const DimSelection& selection);
    void takeProposed(const DimSelection& proposed);
    [[nodiscard]] static int tabOf(ViewKind kind);
    [[nodiscard]] static int membersTab();
    /// Shows a page with what can be chosen of it and done with it; `view`: if it is one.
    void showPage(QWidget* page, LeafView* view = nullptr);

    DimStrip* m_dims;
    QWidget* m_tabRow;
    QTabBar* m_tabs;
    std::array<QToolButton*, 3> m_quick;  ///< of the view that is shown
    OptionsPage* m_options;
    QStackedWidget* m_pages;
    QLabel* m_hint;
    QPlainTextEdit* m_text;
    ViewLink m_ownLink;
    ViewLink* m_link = &m_ownLink;
    ValueLink* m_values = nullptr;  ///< of panes side by side
    const PaddingRule* m_padding = nullptr;
    StackView* m_stack = nullptr;
    std::map<ViewKind, LeafView*> m_views;
    std::shared_ptr<const Neighbours> m_neighbours;
    Job<std::shared_ptr<const Neighbours>> m_neighbourJob;
    OverviewPane* m_overview = nullptr;  ///< once a tensordict was shown
    RolloutPages* m_rollout = nullptr;
    std::optional<ShownEntry> m_rootStack;  ///< while it is shown as a stack: it may turn out to be a rollout

    std::optional<ShownEntry> m_ragged;  ///< of which the leaf is a block
    std::optional<ShownLeaf> m_leaf;
    std::optional<ShownPart> m_part;  ///< what the view shows of it
    ViewKind m_kind = ViewKind::Table;
    std::optional<ViewKind> m_chosen;  ///< by a person: kept while leaves can be shown so
    bool m_editable = false;
};

}  // namespace tensordesk
