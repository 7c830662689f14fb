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

/// The entries of a tensordict as a tree. Opening a branch reads the metadata of its first few hundred
/// entries in the background while, if it lasts, one line says so; the rest follows as it is asked for. What is shown
/// costs memory alone, whatever the file's size or the number of leaves. An answer that comes after
/// setRoot() is dropped.
class TensorTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    /// From MinColumn on they are empty until readFigures() is asked for them.
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
    /// Of CurveColumn, QVector<QPointF>: the least and the greatest value of consecutive stretches of a leaf.
    static constexpr int CurveRole = Qt::UserRole + 100;
    /// Entries a branch reads at first; each further batch is as large as all before it, within bounds.
    static constexpr std::size_t kFirstBatch = 256;
    static constexpr std::size_t kLargestBatch = 4096;

    explicit TensorTreeModel(QObject* parent = nullptr);
    ~TensorTreeModel() override;

    /// Shows another tensordict, or none. A reset: see TensorTreeView for keeping the place. `python` is the
    /// expression that gave it, where it is not the document's own: `td[:, 3]`.
    void setRoot(std::optional<TensorDict> root, const QString& python = {});
    [[nodiscard]] const std::optional<TensorDict>& root() const noexcept { return m_rootTd; }

    /// Says which entries are marked as edited; call refreshMarks() when its answers change.
    void setEditedTest(std::function<bool(const KeyPath&)> isEdited);
    void refreshMarks();

    /// Reads on in all branches, also in those not yet opened but for members of lazy stacks, until
    /// `limit` lines are there; `searched` tells when: what a search needs. Ends with setRoot().
    void readAhead(std::size_t limit);
    void stopReadingAhead();

    /// Reads what the columns from MinColumn on show of these lines, one after the other in the background, in place
    /// of what was asked for before: of what a person sees, and of nothing else.
    void readFigures(const QModelIndexList& lines, const FigureKinds& kinds);
    /// Figures are of the elements that count by this rule from now on. It must outlive this.
    void follow(const PaddingRule& padding);
    /// The elements may have changed.
    void forgetFigures();
    [[nodiscard]] AbstractJob* figuresJob();

    /// The entry of a line; nothing for a line that is no entry (being read, "members").
    [[nodiscard]] std::optional<ShownEntry> entry(const QModelIndex& index) const;
    /// Where the line stands; see ShownEntry::path. Empty for the root.
    [[nodiscard]] KeyPath path(const QModelIndex& index) const;
    /// The line of that key among those read so far. Cost: linear in these.
    [[nodiscard]] QModelIndex child(const QModelIndex& parent, const PathElement& element) const;
    /// The line that stands for the members of the lazy stack `parent`, once it was read.
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
    /// The key, for a plot of ours, and its Python for everything else.
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    /// A batch of a branch arrived, or could not be read.
    void batchRead(const QModelIndex& parent);
    /// readAhead() is done; `complete` unless it met its limit.
    void searched(bool complete);
    /// A branch is about to be read for the first time; for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    /// With lines, parents first.
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
    /// Why a branch is not read on, in its last line.
    void fail(TreeBranch& branch, const QString& why);
    void readNextAhead();

    std::optional<TensorDict> m_rootTd;
    std::unique_ptr<TreeBranch> m_root;
    std::function<bool(const KeyPath&)> m_isEdited;
    FigureReader* m_figures;
    const PaddingRule* m_padding = nullptr;
    QTimer* m_standInTimer;
    std::vector<TreeBranch*> m_awaited;           ///< being read, and not yet saying so
    std::size_t m_rows = 0;                       ///< read so far, in all branches
    std::optional<std::size_t> m_readAheadLimit;  ///< set while reading ahead
    std::deque<TreeBranch*> m_ahead;              ///< branches to read on in, in order
};

}  // namespace tensordesk
