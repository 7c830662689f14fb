// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/thinning.h"

#include "model/analysis/values/realvalues.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tensordesk {

namespace {

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

/// A stretch of values that a curve covers, and where it came to its ends.
struct Covered {
    CurvePoint low, high;
};

/// The area of a curve in one column, collected from left to right.
class Column {
public:
    void begin()
    {
        m_covered.clear();
        m_open = false;
        m_odd.clear();
    }
    void add(double index, double value)
    {
        if (std::isfinite(value)) {
            cover({{index, value}, {index, value}});
        } else {
            addGap(value);
        }
    }
    /// A run without a gap.
    void add(double index, double low, double high) { cover({{index, low}, {index, high}}); }
    void addGap(double value)
    {
        m_open = false;
        const auto isSame = [&](double odd) { return odd == value || (std::isnan(odd) && std::isnan(value)); };
        if (std::none_of(m_odd.begin(), m_odd.end(), isSame)) {
            m_odd.push_back(value);
        }
    }
    /// The points of the column, whose first and last elements are these; none where they are not known.
    void tell(double middle, std::optional<CurvePoint> first, std::optional<CurvePoint> last, const CurvePointSink& sink)
    {
        join();
        if (m_odd.empty()) {
            tellWhole(first, last, sink);
        } else {
            tellParts(middle, first, last, sink);
        }
    }

private:
    void cover(const Covered& stretch)
    {
        if (!m_open) {
            m_covered.push_back(stretch);
            m_open = true;
            return;
        }
        Covered& open = m_covered.back();
        if (stretch.low.value < open.low.value) {
            open.low = stretch.low;
        }
        if (stretch.high.value > open.high.value) {
            open.high = stretch.high;
        }
    }

    /// Stretches that overlap are one.
    void join()
    {
        if (m_covered.size() < 2) {
            return;
        }
        std::sort(m_covered.begin(), m_covered.end(), [](const Covered& a, const Covered& b) { return a.low.value < b.low.value; });
        std::size_t kept = 0;
        for (std::size_t i = 1; i < m_covered.size(); ++i) {
            if (m_covered[i].low.value > m_covered[kept].high.value) {
                m_covered[++kept] = m_covered[i];
            } else if (m_covered[i].high.value > m_covered[kept].high.value) {
                m_covered[kept].high = m_covered[i].high;
            }
        }
        m_covered.resize(kept + 1);
    }

    void tellWhole(const std::optional<CurvePoint>& first, const std::optional<CurvePoint>& last, const CurvePointSink& sink) const
    {
        if (first) {
            sink(*first);
        }
        if (!m_covered.empty()) {
            CurvePoint early = m_covered.front().low, late = m_covered.front().high;
            if (late.index < early.index) {
                std::swap(early, late);
            }
            for (const CurvePoint& point : {early, late}) {
                if ((!first || point.index != first->index) && (!last || point.index != last->index)) {
                    sink(point);
                }
            }
        }
        if (last && (!first || last->index != first->index)) {
            sink(*last);
        }
    }

    /// Passes the first element with its surrounding range, and each other range separately.
    void tellParts(double middle, const std::optional<CurvePoint>& first, const std::optional<CurvePoint>& last,
                   const CurvePointSink& sink) const
    {
        std::size_t told = m_covered.size();
        if (first) {
            sink(*first);
            for (std::size_t i = 0; i < m_covered.size(); ++i) {
                if (m_covered[i].low.value <= first->value && first->value <= m_covered[i].high.value) {
                    told = i;
                    tellStretch(middle, m_covered[i], sink);
                }
            }
        }
        for (const double odd : m_odd) {
            sink({middle, odd});
        }
        for (std::size_t i = 0; i < m_covered.size(); ++i) {
            if (i != told) {
                tellStretch(middle, m_covered[i], sink);
                sink({middle, kGap});
            }
        }
        if (last) {
            sink(*last);
        }
    }
    static void tellStretch(double middle, const Covered& stretch, const CurvePointSink& sink)
    {
        sink({middle, stretch.low.value});
        sink({middle, stretch.high.value});
    }

    std::vector<Covered> m_covered;
    bool m_open = false;        ///< the last stretch goes on with the next element
    std::vector<double> m_odd;  ///< NaN, infinities: each that there is, once
};

double middleOf(int64_t first, int64_t count)
{
    return static_cast<double>(first) + static_cast<double>(count - 1) / 2;
}

template <typename Elements>
void thinElements(const Elements& at, const Pyramid* pyramid, std::span<const int64_t> borders, const CurvePointSink& sink)
{
    // Fewer than this are as many points as they would be thinned to.
    constexpr int64_t kFew = 4;
    const auto pointAt = [&](int64_t i) { return CurvePoint{static_cast<double>(i), at(i)}; };
    Column column;
    for (std::size_t n = 0; n + 1 < borders.size(); ++n) {
        const int64_t first = borders[n], end = borders[n + 1];
        if (end - first <= kFew) {
            for (int64_t i = first; i < end; ++i) {
                sink(pointAt(i));
            }
            continue;
        }
        column.begin();
        for (int64_t i = first; i < end;) {
            int64_t next = end;
            if (pyramid != nullptr) {
                const Pyramid::Run run = pyramid->runAt(i, end);
                next = std::min(run.first + run.count, end);
                if (run.first == i && run.first + run.count <= end && run.isWhole()) {
                    column.add(middleOf(run.first, run.count), run.extremes.min, run.extremes.max);
                    i = next;
                    continue;
                }
            }
            for (; i < next; ++i) {
                column.add(static_cast<double>(i), at(i));
            }
        }
        column.tell(middleOf(first, end - first), pointAt(first), pointAt(end - 1), sink);
    }
}

}  // namespace

void thin(const at::Tensor& series, const Pyramid* pyramid, std::span<const int64_t> borders, const CurvePointSink& sink,
          Integer offset)
{
    withElements(series, [&](const auto& elements) { thinElements(elements, pyramid, borders, sink); }, offset);
}

void thin(const Pyramid& pyramid, std::span<const int64_t> borders, const CurvePointSink& sink)
{
    Column column;
    int64_t next = 0;  // element of the first run that no column has yet
    for (std::size_t n = 0; n + 1 < borders.size(); ++n) {
        const int64_t first = borders[n], end = borders[n + 1];
        column.begin();
        for (int64_t i = std::max(first, next); i < end;) {
            const Pyramid::Run run = pyramid.runAt(i, end);
            const double middle = middleOf(i, std::min(run.first + run.count, end) - i);
            if (run.isWhole()) {
                column.add(middle, run.extremes.min, run.extremes.max);
            } else {
                for (const double value : {run.extremes.min, run.extremes.max}) {
                    column.add(middle, value);
                }
                if (run.extremes.hasNan) {
                    column.addGap(kGap);
                }
            }
            next = i = run.first + run.count;
        }
        column.tell(middleOf(first, end - first), std::nullopt, std::nullopt, sink);
    }
}

}  // namespace tensordesk
