// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/entrykind.h"

#include <QCoreApplication>

namespace tensordesk {

EntryKind kindOf(const TensorDict& td)
{
    return td.isLazyStack()            ? EntryKind::LazyStack
           : td.tensorclass().empty() ? EntryKind::TensorDict
                                       : EntryKind::Tensorclass;
}

EntryKind kindOf(const Entry& entry)
{
    struct {
        EntryKind operator()(const Leaf& leaf) const
        {
            return leaf.isRagged() ? EntryKind::NestedTensor : EntryKind::Tensor;
        }
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
    const auto tr = [](const char* text) { return QCoreApplication::translate("tensordesk::EntryKind", text); };
    switch (kind) {
    case EntryKind::TensorDict: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "tensordict"));
    case EntryKind::LazyStack: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "lazy stack"));
    case EntryKind::Tensorclass: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "tensorclass"));
    case EntryKind::Tensor: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "tensor"));
    case EntryKind::NestedTensor: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "ragged tensor"));
    case EntryKind::NonTensor: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "non-tensor"));
    case EntryKind::Broken: return tr(QT_TRANSLATE_NOOP("tensordesk::EntryKind", "broken"));
    }
    return {};
}

}  // namespace tensordesk
