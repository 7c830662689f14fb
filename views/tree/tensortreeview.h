// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/tree/openbranches.h"
#include "views/tree/tensortreemodel.h"

#include <QTreeView>

#include <optional>
#include <vector>

class QAction;
class QLineEdit;
class QTimer;

namespace tensordesk {

class PaddingRule;
class TreeColumns;
class TreeFilter;
class TreeNotice;
class TreeSearchField;

/// The tree of a tensordict: walks, searches and hands on entries. Keeps what is expanded, selected and
/// scrolled to by nested key when another tensordict, or the same one anew, is shown. Its actions() are
/// its context menu; a window may add more. Several lines can be selected; the panes show the current one. Columns
/// beyond the usual ones are chosen in the header's menu, and filled for what is visible.
class TensorTreeView final : public QTreeView {
    Q_OBJECT

public:
    explicit TensorTreeView(QWidget* parent = nullptr);
    ~TensorTreeView() override;

    /// Shows a tensordict, or nothing; see TensorTreeModel::setRoot().
    void setRoot(std::optional<TensorDict> root, const QString& python = {});
    /// Forgets what was expanded and selected: for a document that has nothing to do with the last one.
    void forgetPlace();
    [[nodiscard]] TensorTreeModel& tensorModel() noexcept { return *m_tensors; }

    /// The selected entry.
    [[nodiscard]] std::optional<ShownEntry> currentEntry() const;
    /// All selected entries, from the top down.
    [[nodiscard]] std::vector<ShownEntry> selectedEntries() const;
    /// Opens the branches that lead to the entry and selects it, as soon as they are read. A path that
    /// does not exist changes nothing. Clears a filter that would hide it.
    void reveal(const KeyPath& path);
    /// Opens everything below the line, up to a few thousand lines.
    void expandBelow(const QModelIndex& index);

    void setColumnShown(int column, bool shown);
    /// Which columns are shown, where and how wide, to be restored: `[{"name": "key", "width": 120, "shown": true}, …]`
    /// from left to right. What else is in such a list, and columns that are not, changes nothing.
    [[nodiscard]] QVariantList columnState() const;
    void restoreColumns(const QVariantList& state);
    /// Columns show figures of the elements that count by this rule from now on. It must outlive this.
    void follow(const PaddingRule& padding);
    /// The elements may have changed: reads anew what columns show of them.
    void refreshFigures();

    /// The field that filters the tree: place it where the window wants it.
    [[nodiscard]] QLineEdit* searchField() const noexcept;
    /// What an empty tree says: what a person can do.
    void setHint(const QString& hint);

Q_SIGNALS:
    /// A person, reveal() or setRoot() selected another entry.
    void entryActivated(const tensordesk::ShownEntry& entry);
    /// Nothing is selected any more.
    void entryLeft();
    /// How many entries are selected, and their bytes; empty for one or none.
    void selectionDescribed(const QString& text);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void initViewItemOption(QStyleOptionViewItem* option) const override;

private:
    void addActions();
    [[nodiscard]] QModelIndex toView(const QModelIndex& source) const;
    [[nodiscard]] QModelIndex toSource(const QModelIndex& index) const;
    [[nodiscard]] BranchPlace placeOf(const QModelIndex& index) const;
    /// A copy of what `text` makes of the selected entries.
    void copy(QString (*text)(const std::vector<ShownEntry>& entries)) const;
    void describeSelection();

    void applyFilter();
    void updateNotice();

    void selectCurrent();
    void activateCurrent();
    void settle();
    void openWanted(const QModelIndex& parent, int& left);
    [[nodiscard]] bool wantsOpen(const QModelIndex& index) const;
    void readVisible();
    void pursue();

    TensorTreeModel* m_tensors;
    TreeFilter* m_filter;
    TreeSearchField* m_searchField;
    QTimer* m_filterTimer;
    QTimer* m_settleTimer;
    QAction* m_copyFile;
    TreeColumns* m_columns = nullptr;
    TreeNotice* m_notice;
    QString m_hint;
    /// How far the lines that the filter is tried on have been read.
    enum class Search { Running, Complete, Cut } m_search = Search::Complete;

    OpenBranches m_open;
    /// Whose doing it is that lines open, close and become current now.
    enum class Cause {
        Person,
        Press,    ///< a person's, of which it shows when the button is let go whether it is the beginning of a drag
        Program,  ///< nobody chose what is current, or wished for what opens and closes
    } m_cause = Cause::Person;
    std::optional<KeyPath> m_wanted;  ///< to be selected as soon as it is there
    std::optional<int> m_scroll;      ///< to be scrolled to as soon as there is so much
    KeyPath m_current;
    /// Before a press, whose entry waits to be shown.
    struct Selected {
        QPersistentModelIndex current;
        QItemSelection all;
    };
    std::optional<Selected> m_beforePress;
    mutable bool m_isDrawingSelected = false;  ///< the arrow of a selected branch
};

}  // namespace tensordesk
