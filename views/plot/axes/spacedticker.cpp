// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/axes/spacedticker.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tensordesk {

namespace {

// With the greatest of these steps one label is left at most.
constexpr int kMostSteps = 48;

/// Returns 2, 5, 10, 20, …
int64_t stepAt(int n)
{
    constexpr std::array<int64_t, 3> kSteps{2, 5, 10};
    int64_t step = kSteps[static_cast<std::size_t>(n % 3)];
    for (int tens = n / 3; tens > 0; --tens) {
        step *= 10;
    }
    return step;
}

/// Returns numbers of ticks for which the selection of labels is stable while panning.
std::vector<int64_t> numbersOf(const QCPAxis& axis, const QVector<double>& ticks)
{
    std::vector<int64_t> numbers;
    const bool isEven = axis.scaleType() == QCPAxis::stLinear && ticks.size() > 1;
    for (qsizetype i = 0; i < ticks.size(); ++i) {
        const double number = isEven ? std::round(ticks[i] / (ticks[1] - ticks[0])) : 0;
        numbers.push_back(std::abs(number) < 1e15 && isEven ? static_cast<int64_t>(number) : i);
    }
    return numbers;
}

}  // namespace

void spaceLabels(const QCPAxis& axis, const QVector<double>& ticks, QVector<QString>& labels)
{
    const QFontMetricsF font(axis.tickLabelFont());
    const bool isHorizontal = axis.orientation() == Qt::Horizontal;
    const double gap = font.horizontalAdvance(QLatin1Char('0'));
    const auto halfOf = [&](qsizetype i) { return (isHorizontal ? font.horizontalAdvance(labels[i]) + gap : font.height()) / 2; };
    const std::vector<int64_t> numbers = numbersOf(axis, ticks);
    const auto isLeft = [&](qsizetype i, int64_t step) { return numbers[static_cast<std::size_t>(i)] % step == 0; };
    const auto hasRoom = [&](int64_t step) {
        qsizetype before = -1;
        for (qsizetype i = 0; i < labels.size(); ++i) {
            if (labels[i].isEmpty() || !isLeft(i, step)) {
                continue;
            }
            if (before >= 0
                && std::abs(axis.coordToPixel(ticks[i]) - axis.coordToPixel(ticks[before])) < halfOf(before) + halfOf(i)) {
                return false;
            }
            before = i;
        }
        return true;
    };
    int64_t step = 1;
    for (int n = 0; n < kMostSteps && !hasRoom(step); ++n) {
        step = stepAt(n);
    }
    const bool isOneLeft = !labels.isEmpty()
                        && std::none_of(numbers.begin(), numbers.end(), [step](int64_t n) { return n % step == 0; });
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (isOneLeft ? i != labels.size() / 2 : !isLeft(i, step)) {
            labels[i].clear();
        }
    }
}

}  // namespace tensordesk
