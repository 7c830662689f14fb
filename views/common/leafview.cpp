// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/leafview.h"

#include "model/analysis/values/raggedblock.h"
#include "views/common/eachpart.h"
#include "views/common/leafpart.h"
#include "views/plot/picture.h"
#include "views/plot/qcp.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

ShownLeaf ShownLeaf::of(const ShownEntry& entry)
{
    const Leaf& leaf = std::get<Leaf>(entry.entry);
    LeafDims dims{leaf.shape(), std::min(entry.batchDims, leaf.dim()), entry.names, leaf.dtype()};
    const bool isBlock = leaf.isRagged() && !leaf.members().empty();
    if (isBlock) {
        MemberSizes sizes = memberSizes(leaf);
        dims.shape = std::move(sizes.longest);
        dims.ragged = RaggedDims{static_cast<std::size_t>(sizes.stackDim), std::move(sizes.shortest)};
    }
    ShownLeaf shown{entry.path, isBlock ? asBlock(leaf) : leaf, std::move(dims), entry.python};
    shown.levels = entry.levels;
    return shown;
}

ShownLeaf ShownLeaf::reducedBy(const DimSelection& selection) const
{
    const std::vector<DimReduction> reductions = selection.reductions();
    if (reductions.empty()) {
        return *this;
    }
    ShownLeaf result{path, reduced(leaf, reductions), selection.afterReduction().leaf(), python, reductions};
    for (auto last = reductions.rbegin(); last != reductions.rend(); ++last) {
        result.python += format::text(toPython(*last, leaf.shape()));
    }
    return result;
}

QString ShownLeaf::indexText(std::size_t dim, int64_t index) const
{
    for (const DimReduction& each : reductions) {
        if (each.dim == static_cast<int64_t>(dim)) {
            return format::text(std::string(reductionName(each.how)));
        }
    }
    return QString::number(index);
}

ShownLeaf ShownLeaf::tiledBy(const DimSelection& selection) const
{
    const auto tiling = selection.tiling();
    if (!tiling) {
        return *this;
    }
    ShownLeaf result = *this;
    result.levels.clear();
    result.leaf = tiled(leaf, *tiling);
    result.dims = selection.afterTiling().leaf();
    result.tiling = tiling;
    result.tilesLeftOut = eachpart::count(selection) - tiling->count();
    result.tilesOf = selection;
    return result;
}

std::optional<ShownLeaf> ShownLeaf::tiledLike(const ShownLeaf& other) const
{
    if (!other.tiling) {
        return *this;
    }
    const auto tiling = other.tilesOf->tilingAlongside(dims);
    if (!tiling) {
        return std::nullopt;
    }
    ShownLeaf result = *this;
    result.leaf = tiled(leaf, *tiling);
    result.dims.shape = tiling->shapeOf(dims.shape);
    result.tiling = tiling;
    return result;
}

ShownPart ShownPart::of(const ShownLeaf& leaf, const DimSelection& chosen)
{
    const DimSelection reduced = chosen.afterReduction();
    return {leaf.reducedBy(chosen).tiledBy(reduced), reduced.afterTiling()};
}

QString ShownLeaf::obstacle(const DimSelection& selection) const
{
    if (leaf.isRagged()) {
        return LeafView::tr("The members of this lazy stack differ in shape: %1.\n"
                            "Open one of them in the tree to see its values.")
            .arg(format::text(toString(leaf.shape())));
    }
    if (leaf.elementCount() == 0) {
        return LeafView::tr("This leaf has no elements: its shape is %1.").arg(format::text(toString(leaf.shape())));
    }
    if (!elementtext::isShowable(leaf.dtype())) {
        return LeafView::tr("Elements of %1 cannot be shown as numbers.").arg(format::text(dtypeName(leaf.dtype())));
    }
    const auto along = selection.leaf().raggedDim();
    const int64_t length = along && selection.isFixed(*along) ? lengthAlong(leaf, selection, *along) : -1;
    if (length >= 0 && selection.dim(*along).index >= length) {
        return LeafView::tr("%1 = %2 is beyond the end: this member has %3 steps.")
            .arg(format::dim(selection.leaf().name(*along), *along), QString::number(selection.dim(*along).index),
                 format::count(length));
    }
    if (selection.elementCount() == 0) {
        return LeafView::tr("The slice %1 is empty.").arg(format::text(selection.text()));
    }
    return {};
}

Picture LeafView::picture()
{
    QWidget& shown = canvas();
    return {shown.size(), shown.palette().color(QPalette::Base), [&shown](QCPPainter& painter) { shown.render(&painter); }};
}

}  // namespace tensordesk
