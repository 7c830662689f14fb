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

/// The tree of a tensordict with navigation and search. Keeps expansion, selection and scroll position by nested key when another
/// tensordict, or the same one again, is shown. Its actions() are its context menu; a window may add more. Several lines can be
/// selected; the panes show the current one. Additional columns are chosen in the header's menu, and read for visible lines.
class TensorTreeView final : public QTreeView {
    Q_OBJECT

public:
    explicit TensorTreeView(QWidget* parent = nullptr);
    ~TensorTreeView() override;

    /// Shows a tensordict, or nothing; see TensorTreeModel::setRoot().
    void setRoot(std::optional<TensorDict> root, const QString& python = {});
    /// Forgets expansion and selection, for an unrelated document.
    void forgetPlace();
    [[nodiscard]] TensorTreeModel& tensorModel() noexcept { return *m_tensors; }

    /// Returns the selected entry.
    [[nodiscard]] std::optional<ShownEntry> currentEntry() const;
    /// Returns all selected entries from top to bottom.
    [[nodiscard]] std::vector<ShownEntry> selectedEntries() const;
    /// Opens the branches that lead to the entry and selects it, as soon as they are read. A path that does not exist changes
    /// nothing. Clears a filter that would hide it.
    void reveal(const KeyPath& path);
    /// Opens everything nested in the line, up to a few thousand lines.
    void expandBelow(const QModelIndex& index);

    void setColumnShown(int column, bool shown);
    /// Returns the shown columns, their order and widths, for restoring: `[{"name": "key", "width": 120, "shown": true}, …]` from
    /// left to right. Unknown items and missing columns are ignored when it is restored.
    [[nodiscard]] QVariantList columnState() const;
    void restoreColumns(const QVariantList& state);
    /// Returns the width in pixels, at most `most`, that the usual columns need so that nothing in the visible rows is cut.
    [[nodiscard]] int contentWidth(int most) const;
    /// Uses this rule for padding in columns. REQUIRES: it outlives this object.
    void follow(const PaddingRule& padding);
    /// Reads the columns again because elements may have changed.
    void refreshFigures();

    /// Returns the field that filters the tree, for placement in the window.
    [[nodiscard]] QLineEdit* searchField() const noexcept;
    /// Sets the text of an empty tree: a possible action.
    void setHint(const QString& hint);

Q_SIGNALS:
    /// The user, reveal() or setRoot() selected another entry.
    void entryActivated(const tensordesk::ShownEntry& entry);
    /// Nothing is selected any more.
    void entryLeft();
    /// The number of selected entries and their bytes; empty for one or none.
    void selectionDescribed(const QString& text);
    /// The first rows of another document were read, so that contentWidth() is known.
    void firstRowsCame();

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
    /// Copies the result of `text` for the selected entries.
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
    /// The progress of reading lines for the filter.
    enum class Search { Running, Complete, Cut } m_search = Search::Complete;

    OpenBranches m_open;
    /// The cause of lines being opened, closed or selected now.
    enum class Cause {
        User,
        Press,    ///< a press by the user, which may start a drag until the button is released
        Program,  ///< the program, without a choice of the user
    } m_cause = Cause::User;
    bool m_isNew = true;              ///< no rows of this document were fitted to the columns yet
    std::optional<KeyPath> m_wanted;  ///< to be selected once it is read
    std::optional<int> m_scroll;      ///< the scroll position to restore once the tree is long enough
    KeyPath m_current;
    /// The state before a press, whose entry is shown later.
    struct Selected {
        QPersistentModelIndex current;
        QItemSelection all;
    };
    std::optional<Selected> m_beforePress;
    mutable bool m_isDrawingSelected = false;  ///< the arrow of a selected branch
};

}  // namespace tensordesk
