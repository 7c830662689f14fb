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
class ChannelNaming;
class DimStrip;
class OptionsPage;
class OverviewPane;
class RolloutPages;
class StackView;
class ValueLink;

/// The middle of the window: one leaf as table, plot, picture or histogram, with a strip of dims that all views share. Changing to
/// another leaf keeps the view and the selection of corresponding dims. Views are created on first use; reduced and tiled leaves
/// are ordinary leaves to them. Shows an overview of a tensordict.
class DataPane final : public QWidget {
    Q_OBJECT

public:
    explicit DataPane(QWidget* parent = nullptr);

    /// Sets the tensordict of the shown entries, whose other leaves views can add.
    void setRoot(const TensorDict& root);
    /// Sets the file or folder of the shown entries.
    void setFile(const QString& file);
    /// Shares zoom, pointer and table position with the other panes of the link. REQUIRES: the link outlives this object; nothing
    /// was shown before.
    void setLink(ViewLink& link) { m_link = &link; }
    /// Shares the scale of values with the other panes of the link. REQUIRES: as above.
    void setValueLink(ValueLink& link) { m_values = &link; }
    /// Sets the rule for padding in statistics. REQUIRES: as above.
    void setPaddingRule(const PaddingRule& rule) { m_padding = &rule; }
    /// Adds these pages to the overview of the root. REQUIRES: as above.
    void setRolloutPages(RolloutPages& pages);
    /// Names channels by it. REQUIRES: as above.
    void setChannelNaming(ChannelNaming& naming);
    /// The limit for the number of channels that can have names.
    static constexpr int64_t kMostChannels = 1000;
    /// True if the indices of the shown leaf's last dim are channels, which can have names.
    [[nodiscard]] bool hasChannels() const;
    /// Asks the user for their names.
    void nameChannels();
    /// Returns the tabs and the strip of dims above the views, which panes side by side need only once.
    [[nodiscard]] QWidget* tabs() const noexcept { return m_tabRow; }
    [[nodiscard]] DimStrip* dims() const noexcept { return m_dims; }
    /// Returns the options of the shown view, hidden until they are placed beside it.
    [[nodiscard]] OptionsPage* options() const noexcept { return m_options; }
    /// Shows an entry: a leaf's elements, a value's text, or the reason why there is nothing to show.
    void show(const ShownEntry& entry);
    /// Shows only `hint`.
    void clear(const QString& hint);
    /// Call this when elements may have changed.
    void refresh();
    void setEditable(bool editable);
    /// Returns the selection of the shown leaf; one without dims if there is none.
    [[nodiscard]] const DimSelection& selection() const;

    [[nodiscard]] ViewKind viewKind() const noexcept { return m_kind; }
    /// Adopts the selection of a leaf in another pane, for corresponding dims.
    void takeOver(const DimSelection& other);
    /// Changes to another view, if it can show the leaf.
    void setViewKind(ViewKind kind);
    [[nodiscard]] bool offers(ViewKind kind) const;
    /// Sets the index of dims that show a single one to that of an element. REQUIRES: one index per dim of the leaf.
    void showPlace(const Shape& position);
    /// Returns the index of the current element, if any, in a dim that shows several.
    [[nodiscard]] std::optional<int64_t> chosenIndex(std::size_t dim) const;
    /// Makes the element at a position of the batch the current one; views zoomed to a range without it are zoomed to `steps`
    /// indices of the last batch dim from there on. Does nothing for a leaf with another batch.
    void choosePlace(const Shape& batch, int64_t steps);
    /// Shows an element and makes it the current one. Does nothing unless there is one index per dim of the leaf.
    void showElement(const Shape& position);
    /// Moves along the last stepped dim.
    void step(int64_t by);
    /// Plays that dim, or pauses, as Space does.
    void togglePlay();
    void copy();
    /// Shows the first element that satisfies a condition such as `isnan`, in the table.
    void seek(const QString& condition);
    /// Shows the members of a ragged leaf, until another entry or view is shown.
    void showMembers();
    /// True if the members of the shown leaf differ in size.
    [[nodiscard]] bool isRagged() const { return m_leaf && m_leaf->dims.ragged; }
    /// Shows a single member of a ragged leaf instead of all together.
    void showMember(int64_t member);
    /// Returns the members of a ragged tensor; null before they were shown.
    [[nodiscard]] StackView* stack() const noexcept { return m_stack; }
    /// Returns the job that collects the other leaves of setRoot(), for the list of jobs; jobCreated() reports those of views.
    [[nodiscard]] AbstractJob* neighbourJob() noexcept { return &m_neighbourJob; }
    /// True while the view is reading.
    [[nodiscard]] bool isReading() const;
    /// Copies the visible picture.
    void copyPicture();
    /// Returns the layout of the shown curves; empty for another view.
    [[nodiscard]] std::optional<CurveLayout> curveLayout() const;
    /// Draws curves of the shown leaf by a layout. Dims that differ from those of the layout stay unchanged.
    void showCurves(const CurveLayout& layout);
    /// True if setRoot()'s tensordict has a leaf there; false while its leaves are collected.
    [[nodiscard]] bool knowsLeaf(const KeyPath& key) const;

Q_SIGNALS:
    /// Another view is shown, or the available views changed.
    void viewsChanged();
    /// Another part of the leaf is shown, other than by takeOver().
    void selectionChosen(const tensordesk::DimSelection& selection);
    void pointed(const QString& text);
    void message(const QString& headline, const QString& details = {});
    void told(const QString& text);
    void editRequested(const QString& statement);
    void deriveRequested(const QString& name, const QString& expression);
    void editProposed(const tensordesk::EditProposal& proposal);
    /// A view's jobs, for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);
    /// The user selected an entry in the overview of a tensordict.
    void entryRequested(const tensordesk::KeyPath& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] LeafView& view(ViewKind kind);
    [[nodiscard]] OverviewPane& overview();
    void showOverview(const ShownEntry& entry);
    void leaveOverview();
    void showStack(const ShownEntry& entry);
    void describeLeaf();
    void showLeaf();
    void showPart(ShownPart part);
    void showSelection(const DimSelection& selection);
    void choose(const DimSelection& selection);
    void takeProposed(const DimSelection& proposed);
    [[nodiscard]] static int tabOf(ViewKind kind);
    [[nodiscard]] static int membersTab();
    /// Shows a page with its options and actions. `view`: if it is a view.
    void showPage(QWidget* page, LeafView* view = nullptr);

    DimStrip* m_dims;
    QWidget* m_tabRow;
    QTabBar* m_tabs;
    std::array<QToolButton*, 3> m_quick;  ///< of the shown view
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
    QString m_file;
    OverviewPane* m_overview = nullptr;  ///< created with the first tensordict
    RolloutPages* m_rollout = nullptr;
    ChannelNaming* m_channels = nullptr;

    std::optional<ShownEntry> m_ragged;  ///< of which the leaf is a block
    std::optional<ShownLeaf> m_leaf;
    std::optional<ShownPart> m_part;  ///< the part that the view shows
    ViewKind m_kind = ViewKind::Table;
    std::optional<ViewKind> m_chosen;  ///< by the user: kept while leaves support it
    bool m_editable = false;
};

}  // namespace tensordesk
