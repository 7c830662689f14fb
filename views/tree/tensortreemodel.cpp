// SPDX-License-Identifier: GPL-3.0-or-later
#include "tree/tensortreemodel.h"

#include "common/format.h"
#include "common/roles.h"
#include "common/shapeof.h"
#include "jobs/job.h"
#include "jobs/jobpools.h"

#include <QTimer>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tensordesk {

namespace {

    constexpr int kStandInAfterMs = 40;

}  // namespace

/// The lines below one tensordict, read so far. Indexes point at the branch that holds them; lines are
/// only ever appended, so a line's number is its name.
struct TensorTreeModel::Branch {
    TreeLevel level;
    Branch* parent = nullptr;
    int row = 0;  ///< in the parent
    KeyPath path = {};
    QString member = {};    ///< expression of the innermost stack member, or of the root; empty for `td`
    std::size_t below = 0;  ///< how many of path's keys come after it
    DimNames names = {};
    std::size_t total = 0;  ///< lines there will be
    std::vector<TreeRow> rows = {};
    std::unordered_map<int, std::unique_ptr<Branch>> branches = {};
    std::unique_ptr<Job<std::vector<TreeRow>>> job = {};
    bool isLoading = false;
    bool hasStandIn = false;  ///< the last line says "reading…", or why reading failed
    QString failure = {};

    [[nodiscard]] int count() const { return static_cast<int>(rows.size()) + (hasStandIn ? 1 : 0); }
    [[nodiscard]] bool isComplete() const { return rows.size() >= total; }

    [[nodiscard]] QString python(KeyPath keys) const
    {
        if (member.isEmpty()) {
            return format::python(keys);
        }
        keys.erase(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(path.size() - below));
        return keys.empty() ? member : member + format::python(keys).mid(2);
    }
};

TensorTreeModel::TensorTreeModel(QObject* parent) : QAbstractItemModel(parent), m_standInTimer(new QTimer(this))
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
    m_awaited.clear();
    m_rows = 0;
    m_root.reset();  // with it die its jobs, and nothing is heard of them any more
    m_rootTd = std::move(root);
    if (m_rootTd) {
        m_root = std::make_unique<Branch>(Branch{TreeLevel{*m_rootTd}});
        m_root->member = python;
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
    std::vector<Branch*> left;
    for (left.push_back(m_root.get()); !left.empty();) {
        Branch* const branch = left.back();
        left.pop_back();
        if (!branch || branch->rows.empty()) {
            continue;
        }
        const QModelIndex parent = indexOf(*branch);
        Q_EMIT dataChanged(index(0, KeyColumn, parent),
                           index(static_cast<int>(branch->rows.size()) - 1, KeyColumn, parent), {StateRole});
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
        Branch* const branch = m_ahead.front();
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

TensorTreeModel::Branch* TensorTreeModel::branchOf(const QModelIndex& index)
{
    return static_cast<Branch*>(index.internalPointer());
}

TensorTreeModel::Branch* TensorTreeModel::branchBelow(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_root.get();
    }
    const auto& branches = branchOf(parent)->branches;
    const auto found = branches.find(parent.row());
    return parent.column() == KeyColumn && found != branches.end() ? found->second.get() : nullptr;
}

TensorTreeModel::Branch* TensorTreeModel::ensureBranchBelow(const QModelIndex& parent)
{
    if (!parent.isValid()) {
        return m_root.get();
    }
    const TreeRow* const row = rowAt(parent);
    return row && row->children > 0 && parent.column() == KeyColumn ? ensureBranch(*branchOf(parent), parent.row())
                                                                    : nullptr;
}

TensorTreeModel::Branch* TensorTreeModel::ensureBranch(Branch& parent, int at)
{
    auto& branch = parent.branches[at];
    if (!branch) {
        const TreeRow& row = parent.rows[static_cast<std::size_t>(at)];
        const auto& td = std::get<TensorDict>(row.entry);
        branch = std::make_unique<Branch>(Branch{TreeLevel{td, row.isMembers}});
        branch->parent = &parent;
        branch->row = at;
        branch->path = row.isMembers ? parent.path : parent.path / row.key;
        branch->member = parent.member;
        branch->below = parent.below;
        if (parent.level.isMembers) {
            QString index = QStringLiteral(":, ").repeated(static_cast<qsizetype>(parent.level.td.stackDim()));
            index += QString::number(at);
            KeyPath stack = branch->path;
            stack.pop_back();
            branch->member = QStringLiteral("%1[%2]").arg(parent.python(stack), index);
            branch->below = 0;
        } else if (!row.isMembers) {
            branch->below += 1;
        }
        branch->names = td.names();
        branch->total = row.children;
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

QModelIndex TensorTreeModel::indexOf(const Branch& branch) const
{
    return branch.parent ? createIndex(branch.row, KeyColumn, branch.parent) : QModelIndex();
}

std::optional<ShownEntry> TensorTreeModel::entry(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!row || row->isMembers) {
        return std::nullopt;
    }
    const Branch& branch = *branchOf(index);
    ShownEntry shown{branch.path / row->key, row->entry};
    if (const auto* td = std::get_if<TensorDict>(&row->entry)) {
        shown.batchDims = static_cast<int64_t>(td->batchSize().size());
        shown.names = td->names();
    } else {
        shown.batchDims = static_cast<int64_t>(branch.level.td.batchSize().size());
        shown.names = branch.names;
    }
    if (branch.level.isMembers) {
        const QString colons = QStringLiteral(":, ").repeated(static_cast<qsizetype>(branch.level.td.stackDim()));
        shown.python = QStringLiteral("%1[%2%3]").arg(branch.python(branch.path), colons, QString::number(index.row()));
    } else {
        shown.python = branch.python(shown.path);
    }
    return shown;
}

KeyPath TensorTreeModel::path(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!index.isValid()) {
        return {};
    }
    const Branch& branch = *branchOf(index);
    return row && !row->isMembers ? branch.path / row->key : branch.path;
}

QModelIndex TensorTreeModel::child(const QModelIndex& parent, const Key& key) const
{
    if (Branch* const branch = branchBelow(parent)) {
        const auto& rows = branch->rows;
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const TreeRow& row) { return !row.isMembers && row.key == key; });
        if (found != rows.end()) {
            return createIndex(static_cast<int>(found - rows.begin()), KeyColumn, branch);
        }
    }
    return {};
}

QModelIndex TensorTreeModel::membersOf(const QModelIndex& parent) const
{
    Branch* const branch = branchBelow(parent);
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
    const Branch* const branch = branchBelow(parent);
    return branch && branch->isLoading;
}

QModelIndex TensorTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    Branch* const branch = branchBelow(parent);
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
    const Branch* const branch = branchBelow(parent);
    return branch ? branch->count() : 0;
}

int TensorTreeModel::columnCount(const QModelIndex&) const { return kColumns; }

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
    if (const Branch* const branch = branchBelow(parent)) {
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

void TensorTreeModel::read(Branch& branch)
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
        branch.job->setUnit(AbstractJob::Unit::Items);
        connect(branch.job.get(), &AbstractJob::done, this,
                [this, &branch] { accept(branch, *branch.job->takeResult()); });
        connect(branch.job.get(), &AbstractJob::failed, this,
                [this, &branch](const Error& error) { fail(branch, error); });
    }
    branch.job->start(JobPools::structure(), [level = branch.level, first, count](Progress& progress) {
        return readRows(level, first, count, progress);
    });
}

// Note [Asking within a signal]: views ask for more while they are told of a change, so fetchMore() must
// not insert at once. Besides, most answers come before a person could read "reading…".
void TensorTreeModel::addStandIns()
{
    for (Branch* const branch : std::exchange(m_awaited, {})) {
        addStandIn(*branch);
    }
}

void TensorTreeModel::addStandIn(Branch& branch)
{
    const int at = branch.count();
    beginInsertRows(indexOf(branch), at, at);
    branch.hasStandIn = true;
    endInsertRows();
}

void TensorTreeModel::accept(Branch& branch, std::vector<TreeRow> rows)
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

void TensorTreeModel::fail(Branch& branch, const Error& error)
{
    std::erase(m_awaited, &branch);
    if (!branch.hasStandIn) {
        addStandIn(branch);
    }
    branch.isLoading = false;
    branch.failure = QString::fromUtf8(error.what());
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
    const Branch& branch = *branchOf(index);
    const TreeRow* const row = rowAt(index);
    if (!row) {
        return standInData(branch, index.column(), role);
    }
    switch (role) {
    case KindRole:
        return static_cast<int>(row->kind);
    case KeyPathRole: {
        QStringList keys;
        for (const auto& key : path(index)) {
            keys << format::text(key);
        }
        return keys;
    }
    case ErrorRole:
        if (const auto* broken = std::get_if<Broken>(&row->entry)) {
            return format::text(broken->error().message());
        }
        return {};
    default:
        break;
    }
    switch (index.column()) {
    case KeyColumn: return keyData(branch, *row, index, role);
    case ShapeColumn: return shapeData(branch, *row, role);
    case DTypeColumn: return dtypeData(*row, role);
    case DeviceColumn: return deviceData(*row, role);
    case SizeColumn: return sizeData(*row, role);
    default: return {};
    }
}

QVariant TensorTreeModel::keyData(const Branch& branch, const TreeRow& row, const QModelIndex& index, int role) const
{
    const bool edited = m_isEdited && !row.isMembers && (role == StateRole || role == Qt::ToolTipRole
                                                         || role == Qt::AccessibleDescriptionRole)
        && m_isEdited(branch.path / row.key);
    switch (role) {
    case Qt::DisplayRole:
        return row.isMembers ? tr("members (%1)").arg(format::count(static_cast<int64_t>(row.children)))
                             : format::key(row.key);
    case Qt::EditRole:
        return row.isMembers ? QVariant() : QVariant(format::text(row.key));
    case StateRole:
        return edited ? EditedState : 0;
    case Qt::ToolTipRole: {
        if (row.isMembers) {
            return tr("The tensordicts that the lazy stack consists of, with the keys that not all of them have");
        }
        QStringList lines{entry(index)->python, nameOf(row.kind)};
        if (edited) {
            lines << tr("edited, not saved yet");
        }
        if (const auto* broken = std::get_if<Broken>(&row.entry)) {
            lines << format::text(broken->error().message());
        }
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleDescriptionRole:
        return edited ? tr("%1, edited").arg(nameOf(row.kind)) : nameOf(row.kind);
    default:
        return {};
    }
}

QVariant TensorTreeModel::shapeData(const Branch& branch, const TreeRow& row, int role) const
{
    if (row.isMembers) {
        return {};
    }
    if (std::holds_alternative<NonTensor>(row.entry)) {
        // What it says is worth more here than the batch it is valid for.
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(row.preview) : QVariant();
    }
    if (const auto* broken = std::get_if<Broken>(&row.entry); broken && !broken->shape()) {
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(format::text(broken->error().message()))
                                                                  : QVariant();
    }
    const std::size_t batchDims = branch.level.td.batchSize().size();
    switch (role) {
    case ShapeRole: return QVariant::fromValue(shapeOf(row.entry, batchDims, branch.names));
    case Qt::DisplayRole: return shapeOf(row.entry, batchDims, branch.names).text();
    case Qt::ToolTipRole: return shapeWithRanges(row.entry, batchDims, branch.names).toolTip();
    default: return {};
    }
}

QVariant TensorTreeModel::dtypeData(const TreeRow& row, int role)
{
    if (row.isMembers) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return format::dtype(row.entry);
    }
    if (role == Qt::ToolTipRole) {
        if (const auto* leaf = std::get_if<Leaf>(&row.entry)) {
            return format::text(dtypeName(leaf->dtype()));
        }
        if (const auto* td = std::get_if<TensorDict>(&row.entry); td && !td->tensorclass().empty()) {
            return format::text(td->tensorclass());
        }
    }
    return {};
}

QVariant TensorTreeModel::deviceData(const TreeRow& row, int role)
{
    if (role != Qt::DisplayRole || row.isMembers) {
        return {};
    }
    if (const auto* leaf = std::get_if<Leaf>(&row.entry)) {
        return format::text(leaf->device().str());
    }
    if (const auto* td = std::get_if<TensorDict>(&row.entry)) {
        const auto device = td->device();
        return device ? format::text(device->str()) : QString();
    }
    return {};
}

QVariant TensorTreeModel::sizeData(const TreeRow& row, int role)
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (row.bytes < 0) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return format::bytes(row.bytes);
    case Qt::ToolTipRole: return format::exactBytes(row.bytes);
    case RawValueRole: return static_cast<qlonglong>(row.bytes);
    default: return {};
    }
}

QVariant TensorTreeModel::standInData(const Branch& branch, int column, int role) const
{
    if (role == ErrorRole) {
        return branch.failure.isEmpty() ? QVariant() : QVariant(branch.failure);
    }
    if (role == StateRole) {
        return branch.isLoading ? LoadingState : 0;
    }
    if (column != KeyColumn || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (!branch.failure.isEmpty()) {
        return branch.failure;
    }
    return role == Qt::DisplayRole ? tr("reading…") : QVariant();
}

QVariant TensorTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == SizeColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == ShapeColumn) {
        return tr("Filled: batch dims, outlined: event dims");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case ShapeColumn: return tr("Shape");
    case DTypeColumn: return tr("dtype");
    case DeviceColumn: return tr("Device");
    case SizeColumn: return tr("Size");
    default: return {};
    }
}

Qt::ItemFlags TensorTreeModel::flags(const QModelIndex& index) const
{
    const TreeRow* const row = rowAt(index);
    if (!row) {
        return index.isValid() ? Qt::ItemFlags(Qt::ItemIsEnabled | Qt::ItemNeverHasChildren) : Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    flags.setFlag(Qt::ItemNeverHasChildren, row->children == 0);
    return flags;
}

}  // namespace tensordesk
