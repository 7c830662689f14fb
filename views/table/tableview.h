// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/common/viewlink.h"
#include "views/table/tensortablemodel.h"

#include <QPointer>

class QAction;
class QComboBox;

namespace tensordesk {

class ChosenCells;
class ContentStack;
class FindBar;
class OptionsForm;
class PageBar;
class TensorTableView;

/// A leaf as a table of two of its dims. Ctrl+G goes to an index, Ctrl+Shift+G searches the leaf for a value.
class TableView final : public LeafView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    [[nodiscard]] ViewKind kind() const override { return ViewKind::Table; }
    void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) override;
    void setSelection(const DimSelection& selection) override;
    void clear(const QString& hint) override;
    void refresh() override;
    /// Shares position and current element with the other tables of the link.
    void setLink(ViewLink& link) override;
    void setEditable(bool editable) override;
    [[nodiscard]] QWidget* options() override;
    [[nodiscard]] QList<QAction*> quickActions() const override { return m_quick; }
    [[nodiscard]] QWidget& canvas() override;
    void copy() override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<AbstractJob*> jobs() override;

    [[nodiscard]] TensorTableModel* model() { return &m_model; }
    [[nodiscard]] TensorTableView* table() { return m_table; }
    /// Scrolls to an index typed by the user: `[3, 100, 0]`, or one number that counts rows.
    void goTo(const QString& text);
    /// Goes to the next element that satisfies a condition such as `> 3`, in row-major order after the current one, or to the
    /// previous one; wraps around at the end. Searches all of the leaf in the background, but only the shown range of its dims.
    void find(const QString& condition, bool backwards);
    [[nodiscard]] FindBar* findBar() { return m_find; }
    /// Goes to the first element that satisfies a condition.
    void seek(const QString& condition);
    [[nodiscard]] ChosenCells* chosenCells() const noexcept { return m_chosen; }

private:
    /// The result of a search.
    struct Found {
        std::optional<TensorTableModel::Position> position;
        bool aroundTheEnd = false;
    };

    void chooseFormat(const NumberFormat& format);
    void paste();
    void showPosition(const TensorTableModel::Position& position);
    void findAgain(bool backwards);
    void showFound(const Found& found);
    void showState();
    void tellPointed(const QModelIndex& index);
    void tellAgain();
    /// Returns the first visible column and row, for ViewLink::scroll().
    [[nodiscard]] QPointF place() const;
    void goToPlace(const QPointF& place);
    void goToChosen();

    TensorTableModel m_model;
    TensorTableView* m_table;
    ContentStack* m_stack;
    PageBar* m_pages;
    OptionsForm* m_options;
    QComboBox* m_format;
    FindBar* m_find;
    ChosenCells* m_chosen;
    Job<Found> m_search;
    QList<QAction*> m_edits;  ///< enabled while elements can be edited
    QList<QAction*> m_searches;
    QList<QAction*> m_quick;
    QPointer<ViewLink> m_link;
    bool m_following = false;      ///< the position changes because of another table
    QPersistentModelIndex m_told;  ///< the cell under the pointer, or the current one
    QString m_toldText;
};

}  // namespace tensordesk
