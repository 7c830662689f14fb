// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/eachpart.h"

#include "views/common/leafpart.h"
#include "views/text/format.h"

#include <QStringList>

#include <algorithm>

namespace tensordesk::eachpart {

namespace {

/// Returns the number of the combination at a position.
int64_t numberOf(const DimSelection& selection, const std::vector<int64_t>& position)
{
    int64_t number = 0;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        const auto& each = selection.dim(dim);
        if (each.role == DimRole::Each) {
            number = number * each.range.count + (position[dim] - each.range.start) / each.range.step;
        }
    }
    return number;
}

}  // namespace

int64_t count(const DimSelection& selection)
{
    int64_t count = 1;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.dim(dim).role == DimRole::Each) {
            count *= selection.count(dim);
        }
    }
    return count;
}

DimSelection first(const DimSelection& selection, int64_t most)
{
    DimSelection first = selection;
    for (std::size_t dim = selection.rank(); dim-- > 0;) {
        if (selection.dim(dim).role == DimRole::Each) {
            const int64_t count = std::max<int64_t>(selection.count(dim), 1);
            first.setRange(dim, partOf(selection.dim(dim).range, 0, std::min(count, most)));
            most = (most + count - 1) / count;
        }
    }
    return first;
}

DimSelection select(const DimSelection& selection, int64_t n)
{
    DimSelection one = selection;
    const std::vector<int64_t> at = position(selection, n);
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.dim(dim).role == DimRole::Each) {
            one.setIndex(dim, at[dim]);
            one.setRole(dim, DimRole::Fixed);
        }
    }
    return one;
}

std::vector<int64_t> position(const DimSelection& selection, int64_t n)
{
    std::vector<int64_t> position(selection.rank(), 0);
    for (std::size_t dim = selection.rank(); dim-- > 0;) {
        const auto& each = selection.dim(dim);
        position[dim] = each.index;
        if (each.role == DimRole::Each) {
            position[dim] = each.range.start + n % each.range.count * each.range.step;
            n /= each.range.count;
        }
    }
    return position;
}

QString name(const DimSelection& selection, const std::vector<int64_t>& position)
{
    QStringList parts;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.dim(dim).role == DimRole::Each && selection.count(dim) > 1) {
            if (const std::string channel = selection.leaf().channel(dim, position[dim]); !channel.empty()) {
                parts << format::text(channel);
                continue;
            }
            const DimName name = selection.leaf().name(dim);
            parts << format::dim(name, dim) + QLatin1String(name ? " " : " = ") + QString::number(position[dim]);
        }
    }
    return parts.join(QStringLiteral(", "));
}

void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(int64_t n, const DimSelection& part, const at::Tensor& elements)>& visit)
{
    tensordesk::forEachPiece(leaf, selection, progress, [&](const DimSelection& piece, const at::Tensor& elements) {
        const Leaf together(elements);
        const DimSelection within = piece.ofResult();
        for (int64_t n = 0; n < count(piece); ++n) {
            visit(numberOf(selection, position(piece, n)), select(piece, n), together.at(select(within, n).toIndex()).tensor());
        }
    });
}

}  // namespace tensordesk::eachpart
