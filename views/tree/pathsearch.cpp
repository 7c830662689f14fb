// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/pathsearch.h"

#include "views/text/format.h"
#include "views/tree/tensortreemodel.h"

namespace tensordesk {

namespace {

/// Returns the member with the number in a key; otherwise the element unchanged.
PathElement memberNamed(const PathElement& element)
{
    bool isNumber = false;
    const qulonglong number = format::plainKey(element).toULongLong(&isNumber);
    return isNumber ? PathElement(Member{static_cast<std::size_t>(number)}) : element;
}

/// The line below `parent`, or below the branch of its members.
QModelIndex lineBelow(const TensorTreeModel& model, const QModelIndex& parent, const PathElement& element)
{
    const QModelIndex members = model.membersOf(parent);
    QModelIndex line = model.child(parent, element);
    if (!line.isValid() && members.isValid()) {
        line = model.child(members, element);
    }
    if (!line.isValid() && members.isValid()) {
        line = model.child(members, memberNamed(element));
    }
    return line;
}

/// True if the branch is being read.
bool isComing(TensorTreeModel& model, const QModelIndex& branch)
{
    if (model.isLoading(branch)) {
        return true;
    }
    const bool canRead = model.canFetchMore(branch);
    if (canRead) {
        model.fetchMore(branch);
    }
    return canRead;
}

}  // namespace

PathSearch searchPath(TensorTreeModel& model, const KeyPath& path)
{
    QModelIndex at;
    for (const PathElement& element : path) {
        const QModelIndex next = lineBelow(model, at, element);
        if (!next.isValid()) {
            const QModelIndex members = model.membersOf(at);
            const bool comes = isComing(model, at) || (members.isValid() && isComing(model, members));
            return {comes ? PathSearch::State::Reading : PathSearch::State::Missing};
        }
        at = next;
    }
    return {PathSearch::State::Found, at};
}

}  // namespace tensordesk
