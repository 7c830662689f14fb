// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/tensortreemodel.h"

#include "views/common/keymime.h"
#include "views/common/paddingrule.h"
#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"
#include "views/tree/figurereader.h"
#include "views/tree/treebranch.h"
#include "views/tree/treecells.h"

#include <QMimeData>
#include <QTimer>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kStandInAfterMs = 40;

}  // namespace

TensorTreeModel::TensorTreeModel(QObject* parent)
    : QAbstractItemModel(parent), m_figures(new FigureReader(this)), m_standInTimer(new QTimer(this))
{
    m_standInTimer->setSingleShot(true);
    m_standInTimer->setInterval(kStandInAfterMs);
    connect(m_standInTimer, &QTimer::timeout, this, &TensorTreeModel::addStandIns);
}

TensorTreeModel::~TensorTreeModel() = default;

void TensorTreeModel::setRoot(std::optional<TensorDict> root, const QString& python)
{
    beginResetModel();
    stopReadingAhead();
    m_figures->stop();
    m_awaited.clear();
    m_rows = 0;
    m_root.reset();  // with it die its jobs, and nothing is heard of them any more
    m_rootTd = std::move(root);
    if (m_rootTd) {
        m_root = std::make_unique<TreeBranch>(TreeBranch{TreeLevel{*m_rootTd}});
        m_root->root = python.isEmpty() ? QStringLiteral("td") : python;
        m_root->names = m_rootTd->names();
        m_root->total = m_root->level.count();
    }
    endResetModel();
}

void TensorTreeModel::setEditedTest(std::function<bool(const KeyPath&)> isEdited)
{
    m_isEdited = std::move(isEdited);
    refreshMarks();
}

void TensorTreeModel::refreshMarks()
{
    forEachBranch([this](const TreeBranch& branch) {
        const QModelIndex parent = indexOf(branch);
        Q_EMIT dataChanged(index(0, KeyColumn, parent), index(static_cast<int>(branch.rows.size()) - 1, KeyColumn, parent),
                           {StateRole});
    });
}

void TensorTreeModel::forEachBranch(const std::function<void(TreeBranch&)>& visit)
{
    std::vector<TreeBranch*> left;
    for (left.push_back(m_root.get()); !left.empty();) {
        TreeBranch* const branch = left.back();
        left.pop_back();
        if (!branch || branch->rows.empty()) {
            continue;
        }
        visit(*branch);
        for (const auto& [row, below] : branch->branches) {
            left.push_back(below.get());
        }
    }
}

void TensorTreeModel::readAhead(std::size_t limit)
{
    m_readAheadLimit = limit;
    m_ahead.clear();
    if (m_root) {
        m_ahead.push_back(m_root.get());
    }
    readNextAhead();
}

void TensorTreeModel::stopReadingAhead()
{
    m_readAheadLimit.reset();
    m_ahead.clear();
}

void TensorTreeModel::readNextAhead()
{
    if (!m_readAheadLimit) {
        return;
    }
    while (!m_ahead.empty()) {
        if (m_rows >= *m_readAheadLimit) {
            stopReadingAhead();
            Q_EMIT searched(false);
            return;
        }
        TreeBranch* const branch = m_ahead.front();
        if (branch->isLoading) {
            return;  // accept() goes on
        }
        if (!branch->isComplete() && branch->failure.isEmpty()) {
            read(*branch);
            return;
        }
        m_ahead.pop_front();
        for (std::size_t row = 0; row < branch->rows.size(); ++row) {
            if (branch->rows[row].children > 0 && !branch->rows[row].isMembers) {
                m_ahead.push_back(ensureBranch(*branch, static_cast<int>(row)));
            }
        }
    }
    stopReadingAhead();
    Q_EMIT searched(true);
}

void TensorTreeModel::readFigures(const QModelIndexList& lines, const FigureKinds& kinds)
{
    std::vector<FigureReader::Request> requests;
    for (const QModelIndex& line : lines) {
        const TreeRow* const row = rowAt(line);
        const auto* const leaf = row ? std::get_if<Leaf>(&row->entry) : nullptr;
        FigureKinds wanted = kinds;
        wanted.statistics = wanted.statistics || (leaf && treecells::isScalar(*leaf));  // its value stands in its line
        if (!leaf || !wanted.without(row->figures ? row->figures->known : FigureKinds{}).any()) {
            continue;
        }
        TreeBranch* const branch = branchOf(line);
        const auto answer = [this, branch, at = line.row()](LeafFigures figures) {
            branch->rows[static_cast<std::size_t>(at)].figures = std::make_shared<const LeafFigures>(std::move(figures));
            Q_EMIT dataChanged(createIndex(at, ShapeColumn, branch), createIndex(at, kColumns - 1, branch));
        };
        LeafPlace place = PaddingRule::applied(m_padding, {branch->path / row->element, branch->levels()});
        requests.push_back({*leaf, std::move(place), wanted, row->figures ? *row->figures : LeafFigures{}, answer});
    }
    m_figures->read(std::move(requests));
}

void TensorTreeModel::follow(const PaddingRule& padding)
{
    m_padding = &padding;
}

void TensorTreeModel::forgetFigures()
{
    m_figures->stop();
    forEachBranch([this](TreeBranch& branch) {
        for (TreeRow& row : branch.rows) {
            row.figures.reset();
        }
        const QModelIndex parent = indexOf(branch);
        Q_EMIT dataChanged(index(0, MinColumn, parent), index(static_cast<int>(branch.rows.size()) - 1, kColumns - 1, parent));
    });
}

AbstractJob* TensorTreeModel::figuresJob()
{
    return m_figures->job();
}

TreeBranch* TensorTreeModel::branchOf(const QModelIndex& index)
{
    return static_cast<TreeBranch*>(index.internalPointer());
}

TreeBranch* TensorTreeModel::branchBelow(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_root.get();
    }
    const auto& branches = branchOf(parent)->branches;
    const auto found = branches.find(parent.row());
    return parent.column() == KeyColumn && found != branches.end() ? found->second.get() : nullptr;
}

TreeBranch* TensorTreeModel::ensureBranchBelow(const QModelIndex& parent)
{
    if (!parent.isValid()) {
        return m_root.get();
    }
    const TreeRow* const row = rowAt(parent);
    return row && row->children > 0 && parent.column() == KeyColumn ? ensureBranch(*branchOf(parent), parent.row()) : nullptr;
}

TreeBranch* TensorTreeModel::ensureBranch(TreeBranch& parent, int at)
{
    auto& branch = parent.branches[at];
    if (!branch) {
        branch = parent.below(at);
    }
    return branch.get();
}

const TreeRow* TensorTreeModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return nullptr;
    }
    const auto& rows = branchOf(index)->rows;
    const auto at = static_cast<std::size_t>(index.row());
    return at < rows.size() ? &rows[at] : nullptr;
}

QModelIndex TensorTreeModel::indexOf(const TreeBranch& branch) const
{
    return branch.parent ? createIndex(branch.row, KeyColumn, branch.parent) : QModelIndex();
}

std::optional<ShownEntry> TensorTreeModel::entry(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!row || row->isMembers) {
        return std::nullopt;
    }
    return branchOf(index)->entry(index.row());
}

KeyPath TensorTreeModel::path(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!index.isValid()) {
        return {};
    }
    const TreeBranch& branch = *branchOf(index);
    return row && !row->isMembers ? branch.path / row->element : branch.path;
}

QModelIndex TensorTreeModel::child(const QModelIndex& parent, const PathElement& element) const
{
    if (TreeBranch* const branch = branchBelow(parent)) {
        const auto& rows = branch->rows;
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const TreeRow& row) { return !row.isMembers && row.element == element; });
        if (found != rows.end()) {
            return createIndex(static_cast<int>(found - rows.begin()), KeyColumn, branch);
        }
    }
    return {};
}

QModelIndex TensorTreeModel::membersOf(const QModelIndex& parent) const
{
    TreeBranch* const branch = branchBelow(parent);
    return branch && !branch->rows.empty() && branch->rows.back().isMembers
             ? createIndex(static_cast<int>(branch->rows.size()) - 1, KeyColumn, branch)
             : QModelIndex();
}

bool TensorTreeModel::isMembers(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    return row && row->isMembers;
}

bool TensorTreeModel::isLoading(const QModelIndex& parent) const
{
    const TreeBranch* const branch = branchBelow(parent);
    return branch && branch->isLoading;
}

QModelIndex TensorTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    TreeBranch* const branch = branchBelow(parent);
    if (!branch || row < 0 || row >= branch->count() || column < 0 || column >= kColumns) {
        return {};
    }
    return createIndex(row, column, branch);
}

QModelIndex TensorTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(*branchOf(index)) : QModelIndex();
}

int TensorTreeModel::rowCount(const QModelIndex& parent) const
{
    const TreeBranch* const branch = branchBelow(parent);
    return branch ? branch->count() : 0;
}

int TensorTreeModel::columnCount(const QModelIndex&) const
{
    return kColumns;
}

bool TensorTreeModel::hasChildren(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_root && m_root->total > 0;
    }
    const TreeRow* const row = rowAt(parent);
    return row && row->children > 0 && parent.column() == KeyColumn;
}

bool TensorTreeModel::canFetchMore(const QModelIndex& parent) const
{
    if (const TreeBranch* const branch = branchBelow(parent)) {
        return !branch->isLoading && branch->failure.isEmpty() && !branch->isComplete();
    }
    return hasChildren(parent);
}

void TensorTreeModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent)) {
        read(*ensureBranchBelow(parent));
    }
}

void TensorTreeModel::read(TreeBranch& branch)
{
    const auto first = branch.rows.size();
    const auto count = std::clamp(first, kFirstBatch, kLargestBatch);
    branch.isLoading = true;
    m_awaited.push_back(&branch);
    if (!m_standInTimer->isActive()) {
        m_standInTimer->start();
    }
    if (!branch.job) {
        branch.job = std::make_unique<Job<std::vector<TreeRow>>>();
        branch.job->setTitle(tr("List the keys of %1").arg(format::python(branch.path, branch.root)));
        branch.job->setUnit(AbstractJob::Unit::Items);
        connect(branch.job.get(), &AbstractJob::done, this, [this, &branch] { accept(branch, *branch.job->takeResult()); });
        connect(branch.job.get(), &AbstractJob::failed, this,
                [this, &branch](const Error& error) { fail(branch, format::text(error.inContext())); });
        connect(branch.job.get(), &AbstractJob::cancelled, this,
                [this, &branch] { fail(branch, tr("Cancelled; reload the file to see the rest")); });
        Q_EMIT jobCreated(branch.job.get());
    }
    branch.job->start(JobPools::structure(),
                      [level = branch.level, first, count](Progress& progress) { return readRows(level, first, count, progress); });
}

// Note [Asking within a signal]: views request more rows during signals of a change, so fetchMore() must not insert at once. Also,
// most results arrive before a user could read "reading…".
void TensorTreeModel::addStandIns()
{
    for (TreeBranch* const branch : std::exchange(m_awaited, {})) {
        addStandIn(*branch);
    }
}

void TensorTreeModel::addStandIn(TreeBranch& branch)
{
    const int at = branch.count();
    beginInsertRows(indexOf(branch), at, at);
    branch.hasStandIn = true;
    endInsertRows();
}

void TensorTreeModel::accept(TreeBranch& branch, std::vector<TreeRow> rows)
{
    std::erase(m_awaited, &branch);
    const QModelIndex parent = indexOf(branch);
    const int at = static_cast<int>(branch.rows.size());
    if (rows.empty()) {
        branch.total = branch.rows.size();  // fewer than there were when the branch was opened
    } else {
        beginInsertRows(parent, at, at + static_cast<int>(rows.size()) - 1);
        m_rows += rows.size();
        std::move(rows.begin(), rows.end(), std::back_inserter(branch.rows));
        endInsertRows();
    }
    if (branch.hasStandIn) {
        const int standIn = static_cast<int>(branch.rows.size());
        beginRemoveRows(parent, standIn, standIn);
        branch.hasStandIn = false;
        endRemoveRows();
    }
    branch.isLoading = false;
    Q_EMIT batchRead(parent);
    readNextAhead();
}

void TensorTreeModel::fail(TreeBranch& branch, const QString& why)
{
    std::erase(m_awaited, &branch);
    if (!branch.hasStandIn) {
        addStandIn(branch);
    }
    branch.isLoading = false;
    branch.failure = why;
    const QModelIndex parent = indexOf(branch);
    const int row = static_cast<int>(branch.rows.size());
    Q_EMIT dataChanged(index(row, 0, parent), index(row, kColumns - 1, parent));
    Q_EMIT batchRead(parent);
    readNextAhead();
}

QVariant TensorTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const TreeBranch& branch = *branchOf(index);
    const TreeRow* const row = rowAt(index);
    if (!row) {
        return treecells::ofStandIn(branch, index.column(), role);
    }
    const bool asksForMarks = role == StateRole || role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole;
    const bool isEdited = index.column() == KeyColumn && asksForMarks && m_isEdited && !row->isMembers
                       && m_isEdited(branch.path / row->element);
    return treecells::ofRow(branch, index.row(), index.column(), role, isEdited);
}

QVariant TensorTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? treecells::ofHeader(section, role) : QVariant();
}

Qt::ItemFlags TensorTreeModel::flags(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!row) {
        // Not enabled: a view that comes into focus would make it current, and its successor when it goes.
        return index.isValid() ? Qt::ItemFlags(Qt::ItemNeverHasChildren) : Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    flags.setFlag(Qt::ItemNeverHasChildren, row->children == 0);
    return flags;
}

QMimeData* TensorTreeModel::mimeData(const QModelIndexList& indexes) const
{
    const auto dragged = indexes.isEmpty() ? std::nullopt : entry(indexes.front());
    if (!dragged) {
        return nullptr;
    }
    auto* const data = new QMimeData;  // the drag owns it
    keymime::write(*data, dragged->path, dragged->python);
    return data;
}

}  // namespace tensordesk
