// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/roletext.h"

#include "views/common/dimrules.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct RoleText {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::RoleText)
};

}  // namespace

QString roletext::name(ViewKind view, DimRole role)
{
    switch (role) {
    case DimRole::X: return dimRules(view).hasRows ? RoleText::tr("columns") : RoleText::tr("x axis");
    case DimRole::Y: return dimRules(view).hasRows ? RoleText::tr("rows") : RoleText::tr("y axis");
    case DimRole::Each: return RoleText::tr("each");
    case DimRole::Channel: return RoleText::tr("colour");
    case DimRole::Pooled: return RoleText::tr("together");
    case DimRole::Reduced:
    case DimRole::Spread: break;  // named by its reduction
    case DimRole::Fixed: return RoleText::tr("index");
    }
    return {};
}

QString roletext::name(Reduction reduction)
{
    if (reduction == Reduction::MeanStd) {
        return RoleText::tr("mean ± std");
    }
    const std::string_view name = reductionName(reduction);
    return reduction == Reduction::Quartiles ? RoleText::tr("quartiles")
                                             : QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString roletext::shortName(ViewKind view, const DimSelection::Dim& dim)
{
    switch (dim.role) {
    case DimRole::X: return dimRules(view).hasRows ? RoleText::tr("columns") : QStringLiteral("x");
    case DimRole::Y: return dimRules(view).hasRows ? RoleText::tr("rows") : QStringLiteral("y");
    case DimRole::Reduced:
    case DimRole::Spread: return name(dim.reduction);
    default: return name(view, dim.role);
    }
}

}  // namespace tensordesk
