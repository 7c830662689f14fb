// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/keytally.h"

#include <ATen/ops/zeros_like.h>
#include <c10/util/BFloat16.h>
#include <c10/util/Half.h>

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

constexpr int64_t kMostCurve = 512;        // items of a curve
constexpr int64_t kMostMeans = 1'000'000;  // rows, or steps of time, whose means are kept

double toleranceOf(double stored)
{
    return NumberPair::kTolerance * (1 + std::abs(stored));
}

/// As == has it, but NaN is equal to itself.
bool isSame(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

const double* numbers(const at::Tensor& tensor)
{
    return tensor.const_data_ptr<double>();
}

const bool* flags(const at::Tensor& tensor)
{
    return tensor.defined() ? tensor.const_data_ptr<bool>() : nullptr;
}

double third(double sum, double squares, double cubes, double n)
{
    const double mean = sum / n;
    return cubes / n - 3 * mean * squares / n + 2 * mean * mean * mean;
}

}  // namespace

void PairSums::add(double stored, double now)
{
    if (count++ == 0) {
        originX = stored;
        originY = now;
    }
    const double a = stored - originX, b = now - originY;
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
    xxx += a * a * a;
    yyy += b * b * b;
}

double PairSums::varianceX() const
{
    const auto n = static_cast<double>(count);
    return std::max(0.0, xx / n - x / n * (x / n));
}

double PairSums::varianceY() const
{
    const auto n = static_cast<double>(count);
    return std::max(0.0, yy / n - y / n * (y / n));
}

double PairSums::covariance() const
{
    const auto n = static_cast<double>(count);
    return xy / n - x / n * (y / n);
}

double PairSums::skewX() const
{
    return third(x, xx, xxx, static_cast<double>(count));
}

double PairSums::skewY() const
{
    return third(y, yy, yyy, static_cast<double>(count));
}

KeyTally::KeyTally(RerunKind kind, KeyPath key, int64_t rows, int64_t longest, Shape eventShape, int64_t worst)
    : m_eventShape(std::move(eventShape)), m_most(worst)
{
    m_result.kind = kind;
    m_result.key = std::move(key);
    m_result.stepWidth = std::max<int64_t>(1, (longest + kMostCurve - 1) / kMostCurve);
    m_result.steps.resize(static_cast<std::size_t>((longest + m_result.stepWidth - 1) / m_result.stepWidth));
    if (kind == RerunKind::LogProb)
        m_result.ratio = RerunRatio{.least = INFINITY, .greatest = 0};
    if (rows > 1 && longest > 1 && rows <= kMostMeans && longest <= kMostMeans && kind != RerunKind::Action) {
        m_ofSteps.resize(static_cast<std::size_t>(longest));
        m_ofRows.resize(static_cast<std::size_t>(rows));
    }
}

void KeyTally::keepSample(const NumberPair& pair)
{
    constexpr std::size_t kMostSample = 8192;
    if (m_pairs.count % m_sampleStride != 0)
        return;
    if (m_sample.size() == kMostSample) {
        for (std::size_t i = 0; i < kMostSample / 2; ++i)
            m_sample[i] = m_sample[2 * i];
        m_sample.resize(kMostSample / 2);
        m_sampleStride *= 2;
    }
    m_sample.push_back(pair);
}

/// Numbers that are the same but for how they are rounded are one.
void KeyTally::countUnlike(const NumberPair& pair)
{
    if (m_unlike.size() >= kMostUnlike || !pair.differs())
        return;
    const double near = 10 * pair.tolerance;
    const auto above = m_unlike.lower_bound(pair.stored - near);
    if (above == m_unlike.end() || *above > pair.stored + near)
        m_unlike.insert(pair.stored);
}

void KeyTally::tell(const NumberPair& pair)
{
    keepSample(pair);
    countUnlike(pair);
    const auto [stored, now, tolerance] = pair;
    const double difference = std::abs(now - stored);
    m_result.greatest = std::max(m_result.greatest, difference);
    m_sum += difference;
    m_tolerances += tolerance;
    m_pairs.add(stored, now);
    const auto rounded = [&](Explained& explained, double kept, double digits) {
        explained.add(kept == stored && difference <= tolerance + digits * std::abs(stored), pair.differs());
    };
    rounded(m_half, double{static_cast<float>(c10::Half(static_cast<float>(stored)))}, 0x1p-10);
    rounded(m_brain, double{static_cast<float>(c10::BFloat16(static_cast<float>(stored)))}, 0x1p-7);
    if (!m_result.ratio)
        return;
    const double log = now - stored, ratio = std::exp(log);
    ++m_ratios;
    m_ratioSum += ratio;
    m_ratioSquares += ratio * ratio;
    m_kl += std::expm1(log) - log;
    m_outside += ratio < 0.8 || ratio > 1.2 ? 1 : 0;
    m_result.ratio->least = std::min(m_result.ratio->least, ratio);
    m_result.ratio->greatest = std::max(m_result.ratio->greatest, ratio);
}

void KeyTally::add(const Block& block, const at::Tensor& stored, const at::Tensor& now, const Beside& beside)
{
    const auto [row, rows, from, count, reachesEnd] = block.stretch;
    const int64_t width = stored.size(1);
    const double *x = numbers(stored), *y = numbers(now);
    const bool *data = flags(block.data), *untold = flags(beside.untold);
    const double* rounding = beside.rounding.defined() ? numbers(beside.rounding) : nullptr;
    const auto isTold = [&](int64_t step) { return (!data || data[step]) && !(untold && untold[step]); };
    for (int64_t step = 0; step < rows * count; ++step) {
        if (data && !data[step])
            continue;
        if (untold && untold[step]) {
            m_result.untold += width;
            continue;
        }
        const int64_t time = from + step % count;
        RerunSteps& item = m_result.steps[static_cast<std::size_t>(time / m_result.stepWidth)];
        for (int64_t element = 0; element < width; ++element) {
            const double a = x[step * width + element], b = y[step * width + element];
            const double tolerance = toleranceOf(a) + (rounding ? rounding[step] : 0);
            ++m_result.values;
            const NumberPair pair{a, b, tolerance};
            const auto explains = [&](Explained& explained, int64_t other, bool isThere) {
                if (isThere && isTold(other)) {
                    const double c = y[other * width + element];
                    explained.add(isSame(a, c) || std::abs(c - a) <= tolerance, !isSame(a, b) && pair.differs());
                }
            };
            explains(m_stepBefore, step - 1, step % count > 0);
            explains(m_stepAfter, step + 1, step % count + 1 < count);
            const bool isEqual = isSame(a, b) || std::abs(b - a) <= tolerance;
            m_result.equal += isEqual ? 1 : 0;
            if (!isEqual)
                keepWorst(block, step, element, a, b);
            if (!std::isfinite(a) || !std::isfinite(b)) {
                m_result.nonFinite += isEqual ? 0 : 1;
                continue;
            }
            tell(pair);
            const double difference = std::abs(b - a);
            ++item.count;
            item.mean += difference;
            item.greatest = std::max(item.greatest, difference);
            for (Means* means : {m_ofSteps.empty() ? nullptr : &m_ofSteps[static_cast<std::size_t>(time)],
                                 m_ofRows.empty() ? nullptr : &m_ofRows[static_cast<std::size_t>(row + step / count)]})
                if (means) {
                    means->stored += a;
                    means->now += b;
                    means->tolerance += tolerance;
                    ++means->count;
                }
        }
    }
}

void KeyTally::addAlternative(const Block& block, LogProbMistake mistake, const at::Tensor& storedSums, const at::Tensor& sums,
                              const at::Tensor& differs, const Beside& beside)
{
    Explained& explained = m_alternatives[mistake];
    const double *x = numbers(storedSums), *y = numbers(sums);
    const bool *data = flags(block.data), *untold = flags(beside.untold), *isDifferent = flags(differs);
    const double* rounding = beside.rounding.defined() ? numbers(beside.rounding) : nullptr;
    for (int64_t step = 0; step < storedSums.numel(); ++step) {
        if ((data && !data[step]) || (untold && untold[step]))
            continue;
        const double tolerance = toleranceOf(x[step]) + (rounding ? rounding[step] : 0);
        explained.add(isSame(x[step], y[step]) || std::abs(y[step] - x[step]) <= tolerance, isDifferent[step]);
    }
}

at::Tensor KeyTally::differing(const Block& block, const at::Tensor& storedSums, const at::Tensor& nowSums, const Beside& beside)
{
    const double *x = numbers(storedSums), *y = numbers(nowSums);
    const bool *data = flags(block.data), *untold = flags(beside.untold);
    const double* rounding = beside.rounding.defined() ? numbers(beside.rounding) : nullptr;
    at::Tensor differs = at::zeros_like(storedSums, at::kBool);
    bool* isDifferent = differs.data_ptr<bool>();
    for (int64_t step = 0; step < storedSums.numel(); ++step) {
        const NumberPair pair{x[step], y[step], toleranceOf(x[step]) + (rounding ? rounding[step] : 0)};
        const bool isTold = (!data || data[step]) && !(untold && untold[step]);
        isDifferent[step] = isTold && !isSame(pair.stored, pair.now) && pair.differs();
    }
    return differs;
}

void KeyTally::keepWorst(const Block& block, int64_t step, int64_t element, double stored, double now)
{
    const auto weight = [](const RerunPlace& place) {
        const double difference = std::abs(place.difference());
        return std::isnan(difference) ? INFINITY : difference;
    };
    RerunPlace place{{}, stored, now};
    auto& worst = m_result.worst;
    const bool isFull = static_cast<int64_t>(worst.size()) >= m_most;
    if (m_most <= 0 || (isFull && weight(worst.back()) >= weight(place)))
        return;
    const Stretch& stretch = block.stretch;
    place.position = block.grid.positionOf(stretch.row + step / stretch.count);
    place.position.push_back(stretch.from + step % stretch.count);
    const std::size_t batchDims = place.position.size();
    for (std::size_t dim = m_eventShape.size(); dim-- > 0; element /= m_eventShape[dim])
        place.position.insert(place.position.begin() + static_cast<std::ptrdiff_t>(batchDims), element % m_eventShape[dim]);
    if (isFull)
        worst.pop_back();
    worst.insert(std::ranges::upper_bound(worst, weight(place), std::greater<>(), weight), std::move(place));
}

RerunKey KeyTally::result() const
{
    RerunKey result = m_result;
    const int64_t finite = m_pairs.count;
    result.mean = finite == 0 ? 0 : m_sum / static_cast<double>(finite);
    for (RerunSteps& item : result.steps)
        item.mean = item.count == 0 ? 0 : item.mean / static_cast<double>(item.count);
    if (m_ratios == 0) {
        result.ratio.reset();
    } else if (result.ratio) {
        const auto n = static_cast<double>(m_ratios);
        result.ratio->mean = m_ratioSum / n;
        result.ratio->deviation = std::sqrt(std::max(0.0, m_ratioSquares / n - result.ratio->mean * result.ratio->mean));
        result.ratio->outside = static_cast<double>(m_outside) / n;
        result.ratio->kl = m_kl / n;
    }
    return result;
}

double KeyTally::meanTolerance() const
{
    return m_pairs.count == 0 ? 0 : m_tolerances / static_cast<double>(m_pairs.count);
}

std::optional<double> KeyTally::shareOfEqual(const std::vector<Means>& means)
{
    Explained explained;
    for (const Means& each : means)
        if (each.count > 0) {
            ++explained.of;
            explained.count += std::abs(each.stored - each.now) <= each.tolerance ? 1 : 0;
        }
    return explained.of < 2 ? std::nullopt : std::optional(explained.share());
}

}  // namespace tensordesk
