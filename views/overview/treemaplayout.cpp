// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/treemaplayout.h"

#include <algorithm>
#include <numeric>

namespace tensordesk {

namespace {

/// How far from square the worst rectangle of a row is, that stands along a side of that length. ≥ 1.
double worstAspect(double sum, double least, double greatest, double side)
{
    return std::max(side * side * greatest / (sum * sum), sum * sum / (side * side * least));
}

/// Places areas along the shorter side of the remaining rectangle, and removes their stripe from it.
void placeRow(const std::vector<double>& areas, std::size_t first, std::size_t last, double sum, QRectF& left,
              std::vector<QRectF>& placed)
{
    const bool alongHeight = left.width() >= left.height();
    const double side = alongHeight ? left.height() : left.width();
    const double thickness = side > 0 ? sum / side : 0;
    double at = alongHeight ? left.top() : left.left();
    for (std::size_t i = first; i < last; ++i) {
        const double length = thickness > 0 ? areas[i] / thickness : 0;
        placed.push_back(alongHeight ? QRectF(left.left(), at, thickness, length) : QRectF(at, left.top(), length, thickness));
        at += length;
    }
    if (alongHeight) {
        left.setLeft(std::min(left.left() + thickness, left.right()));
    } else {
        left.setTop(std::min(left.top() + thickness, left.bottom()));
    }
}

}  // namespace

std::vector<QRectF> squarified(const std::vector<double>& weights, const QRectF& place)
{
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> areas;
    for (const double weight : weights) {
        areas.push_back(weight / total * place.width() * place.height());
    }
    std::vector<QRectF> placed;
    QRectF left = place;
    for (std::size_t first = 0; first < areas.size();) {
        // A row grows as long as that makes its rectangles squarer.
        const double side = std::min(left.width(), left.height());
        double sum = areas[first];
        std::size_t last = first + 1;
        while (last < areas.size()
               && worstAspect(sum + areas[last], areas[last], areas[first], side)
                      <= worstAspect(sum, areas[last - 1], areas[first], side)) {
            sum += areas[last++];
        }
        placeRow(areas, first, last, sum, left, placed);
        first = last;
    }
    return placed;
}

}  // namespace tensordesk
