// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/entrykind.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct Translated {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::EntryKind)
};

}  // namespace

EntryKind kindOf(const TensorDict& td)
{
    return td.isLazyStack() ? EntryKind::LazyStack : td.tensorclass().empty() ? EntryKind::TensorDict : EntryKind::Tensorclass;
}

EntryKind kindOf(const Entry& entry)
{
    struct {
        EntryKind operator()(const Leaf& leaf) const { return leaf.isRagged() ? EntryKind::NestedTensor : EntryKind::Tensor; }
        EntryKind operator()(const TensorDict& td) const { return kindOf(td); }
        EntryKind operator()(const NonTensor&) const { return EntryKind::NonTensor; }
        EntryKind operator()(const Broken&) const { return EntryKind::Broken; }
    } kind;
    return std::visit(kind, entry);
}

Symbol symbolOf(EntryKind kind)
{
    switch (kind) {
    case EntryKind::TensorDict: return Symbol::TensorDict;
    case EntryKind::LazyStack: return Symbol::LazyStack;
    case EntryKind::Tensorclass: return Symbol::Tensorclass;
    case EntryKind::Tensor: return Symbol::Tensor;
    case EntryKind::NestedTensor: return Symbol::NestedTensor;
    case EntryKind::NonTensor: return Symbol::NonTensor;
    case EntryKind::Broken: return Symbol::Broken;
    }
    return Symbol::Broken;
}

QString nameOf(EntryKind kind)
{
    switch (kind) {
    case EntryKind::TensorDict: return Translated::tr("tensordict");
    case EntryKind::LazyStack: return Translated::tr("lazy stack");
    case EntryKind::Tensorclass: return Translated::tr("tensorclass");
    case EntryKind::Tensor: return Translated::tr("tensor");
    case EntryKind::NestedTensor: return Translated::tr("ragged tensor");
    case EntryKind::NonTensor: return Translated::tr("non-tensor");
    case EntryKind::Broken: return Translated::tr("broken");
    }
    return {};
}

}  // namespace tensordesk
