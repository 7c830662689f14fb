// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/tree/treerow.h"

#include <QAbstractItemModel>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QTimer;

namespace tensordesk {

class AbstractJob;
class FigureReader;
class PaddingRule;
struct FigureKinds;
struct TreeBranch;

/// The entries of a tensordict as a tree. Opening a branch reads the metadata of its first few hundred entries in the background,
/// with a placeholder line if it takes long; the rest is read on demand. The cost of shown lines is independent of the file's size
/// and the number of leaves. A result that arrives after setRoot() is dropped.
class TensorTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    /// Columns from MinColumn on are empty until readFigures() is called for them.
    enum Column {
        KeyColumn,
        ShapeColumn,
        DTypeColumn,
        DeviceColumn,
        SizeColumn,
        MinColumn,
        MaxColumn,
        MeanColumn,
        CurveColumn,
        StoredColumn,
        ChunksColumn,
        CompressionColumn
    };
    static constexpr int kColumns = CompressionColumn + 1;
    /// For CurveColumn, QVector<QPointF>: the minimum and maximum of consecutive runs of a leaf.
    static constexpr int CurveRole = Qt::UserRole + 100;
    /// The number of entries of the first read of a branch; each further batch is as large as all before it, within limits.
    static constexpr std::size_t kFirstBatch = 256;
    static constexpr std::size_t kLargestBatch = 4096;

    explicit TensorTreeModel(QObject* parent = nullptr);
    ~TensorTreeModel() override;

    /// Shows another tensordict, or none, by a reset: see TensorTreeView, which keeps the position. `python`: its expression, if it
    /// is not the document's own: `td[:, 3]`.
    void setRoot(std::optional<TensorDict> root, const QString& python = {});
    [[nodiscard]] const std::optional<TensorDict>& root() const noexcept { return m_rootTd; }

    /// Sets the test for entries that are marked as edited; call refreshMarks() when its results change.
    void setEditedTest(std::function<bool(const KeyPath&)> isEdited);
    void refreshMarks();

    /// Reads all branches, also closed ones but not members of lazy stacks, until there are `limit` lines, for a search. Emits
    /// searched() at the end. setRoot() stops it.
    void readAhead(std::size_t limit);
    void stopReadingAhead();

    /// Reads the columns from MinColumn on for the visible lines in the background, replacing the previous request.
    void readFigures(const QModelIndexList& lines, const FigureKinds& kinds);
    /// Excludes padding from the columns from MinColumn on by this rule, and follows its changes. REQUIRES: it outlives this
    /// object.
    void follow(const PaddingRule& padding);
    /// Call this when elements may have changed.
    void forgetFigures();
    [[nodiscard]] AbstractJob* figuresJob();

    /// Returns the entry of a line; empty for other lines (placeholders, "members").
    [[nodiscard]] std::optional<ShownEntry> entry(const QModelIndex& index) const;
    /// Returns the location of the line; see ShownEntry::path. Empty for the root.
    [[nodiscard]] KeyPath path(const QModelIndex& index) const;
    /// Returns the line with that key among those read so far. O(these lines).
    [[nodiscard]] QModelIndex child(const QModelIndex& parent, const PathElement& element) const;
    /// Returns the line for the members of the lazy stack `parent`, once it was read.
    [[nodiscard]] QModelIndex membersOf(const QModelIndex& parent) const;
    [[nodiscard]] bool isMembers(const QModelIndex& index) const;
    [[nodiscard]] bool isLoading(const QModelIndex& parent) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Returns the key for the program's plots, and its Python expression as text.
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    /// A batch of a branch was read, or failed.
    void batchRead(const QModelIndex& parent);
    /// readAhead() has ended; `complete` unless the limit was reached.
    void searched(bool complete);
    /// A job was created that reads a branch; for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    /// For branches with lines, parents first.
    void forEachBranch(const std::function<void(TreeBranch&)>& visit);
    [[nodiscard]] static TreeBranch* branchOf(const QModelIndex& index);
    [[nodiscard]] TreeBranch* branchBelow(const QModelIndex& parent) const;
    TreeBranch* ensureBranchBelow(const QModelIndex& parent);
    TreeBranch* ensureBranch(TreeBranch& parent, int row);
    [[nodiscard]] const TreeRow* rowAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const TreeBranch& branch) const;
    void read(TreeBranch& branch);
    void addStandIns();
    void addStandIn(TreeBranch& branch);
    void accept(TreeBranch& branch, std::vector<TreeRow> rows);
    /// Shows in a branch's last line why it is not read further.
    void fail(TreeBranch& branch, const QString& why);
    void readNextAhead();

    std::optional<TensorDict> m_rootTd;
    std::unique_ptr<TreeBranch> m_root;
    std::function<bool(const KeyPath&)> m_isEdited;
    FigureReader* m_figures;
    const PaddingRule* m_padding = nullptr;
    QTimer* m_standInTimer;
    std::vector<TreeBranch*> m_awaited;           ///< being read, without a placeholder yet
    std::size_t m_rows = 0;                       ///< read so far, in all branches
    std::optional<std::size_t> m_readAheadLimit;  ///< set while reading ahead
    std::deque<TreeBranch*> m_ahead;              ///< branches to read next, in order
};

}  // namespace tensordesk
