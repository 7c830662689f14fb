// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/drift.h"

#include "model/analysis/values/realvalues.h"
#include "model/distributed/crew/crew.h"
#include "model/distributed/crew/resultbytes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/view_as_real.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <type_traits>

namespace tensordesk {
namespace {

// Two blocks, since that of the previous step is still in the cache.
constexpr int64_t kPairBytes = int64_t{2} << 20;
// The thresholds of a jump. Warm-up and decay change the rate of learning by less per step.
constexpr double kLeastJump = 0.5;
constexpr double kJumpOverMedian = 10;
constexpr std::size_t kLeastBefore = 3;
// The share of numbers at either end that a scale goes without.
constexpr double kOutliers = 0.02;

/// Returns the number below which the given share lies. Reorders the numbers. REQUIRES: at least one.
double quantileOf(std::vector<double>& numbers, double share)
{
    const auto place = numbers.begin() + std::lround(share * static_cast<double>(numbers.size() - 1));
    std::nth_element(numbers.begin(), place, numbers.end());
    return *place;
}

double medianOf(std::vector<double>& numbers)
{
    return quantileOf(numbers, 0.5);
}

/// Sums over elements of a key at one step, and of the step before.
struct Sums {
    int64_t count = 0, nan = 0, inf = 0;
    double sum = 0, squares = 0;
    double difference = 0, before = 0;  ///< squares, over elements that are finite in both

    void add(const Sums& other)
    {
        count += other.count;
        nan += other.nan;
        inf += other.inf;
        sum += other.sum;
        squares += other.squares;
        difference += other.difference;
        before += other.before;
    }
};

constexpr int64_t kSummed = 512;  // elements that are summed up before anyone asks whether they are finite

/// Uses parallel lanes, which compilers must not introduce for floating-point sums. A non-finite sum shows a non-finite element.
template <typename T>
Sums sumsOfFinite(const T* now, const T* before, int64_t count)
{
    constexpr int64_t kLanes = 8;
    double sum[kLanes] = {}, squares[kLanes] = {}, difference[kLanes] = {}, old[kLanes] = {};
    int64_t at = 0;
    for (; at + kLanes <= count; at += kLanes) {
        for (int64_t lane = 0; lane < kLanes; ++lane) {
            const auto x = static_cast<double>(now[at + lane]), y = static_cast<double>(before[at + lane]);
            sum[lane] += x;
            squares[lane] += x * x;
            difference[lane] += (x - y) * (x - y);
            old[lane] += y * y;
        }
    }
    for (; at < count; ++at) {
        const auto x = static_cast<double>(now[at]), y = static_cast<double>(before[at]);
        sum[0] += x;
        squares[0] += x * x;
        difference[0] += (x - y) * (x - y);
        old[0] += y * y;
    }
    Sums all;
    all.count = count;
    for (int64_t lane = 0; lane < kLanes; ++lane) {
        all.sum += sum[lane];
        all.squares += squares[lane];
        all.difference += difference[lane];
        all.before += old[lane];
    }
    return all;
}

template <typename T>
Sums sumsOfAny(const T* now, const T* before, int64_t count)
{
    Sums all;
    all.count = count;
    for (int64_t at = 0; at < count; ++at) {
        const auto x = static_cast<double>(now[at]), y = static_cast<double>(before[at]);
        all.nan += std::isnan(x) ? 1 : 0;
        all.inf += std::isinf(x) ? 1 : 0;
        if (std::isfinite(x)) {
            all.sum += x;
            all.squares += x * x;
            if (std::isfinite(y)) {
                all.difference += (x - y) * (x - y);
                all.before += y * y;
            }
        }
    }
    return all;
}

template <typename T>
Sums sumsOf(const T* now, const T* before, int64_t count)
{
    Sums all;
    for (int64_t from = 0; from < count; from += kSummed) {
        const int64_t size = std::min(kSummed, count - from);
        const Sums batch = sumsOfFinite(now + from, before + from, size);
        all.add(std::isfinite(batch.squares + batch.difference + batch.before) ? batch
                                                                               : sumsOfAny(now + from, before + from, size));
    }
    return all;
}

/// A block of a leaf in memory, or mapped.
struct Block {
    Leaf part;
    at::Tensor values;  ///< contiguous, of a dtype that withRealValues() takes, and not complex
};

Block blockAt(const Leaf& leaf, const Part& part)
{
    Leaf some = shapeOf(part) == leaf.shape() ? leaf : leaf.at(indexOf(part));
    at::Tensor values = asComputable(some.tensor().detach().cpu().resolve_conj().resolve_neg());
    values = (values.is_complex() ? at::view_as_real(values) : values).contiguous();
    return {std::move(some), values};
}

/// Returns the sums of a block and its change since the previous step; without one, compares the block with itself, which gives no
/// change.
Sums sumsOf(const Block& now, const Block* before)
{
    if (before != nullptr && before->values.scalar_type() != now.values.scalar_type()) {
        const Block one{now.part, now.values.to(at::kDouble)}, other{before->part, before->values.to(at::kDouble)};
        return sumsOf(one, &other);
    }
    constexpr int64_t kGrain = 64 * kSummed;
    const int64_t count = now.values.numel(), ranges = (count + kGrain - 1) / kGrain;
    // One slot per range, added in order: the result does not depend on the order of threads.
    std::vector<Sums> parts(static_cast<std::size_t>(ranges));
    withRealValues(now.values, [&]<typename T>(const T* values) {
        if constexpr (std::is_arithmetic_v<T>) {
            const T* const old = before != nullptr ? static_cast<const T*>(before->values.const_data_ptr()) : values;
            at::parallel_for(0, ranges, 1, [&](int64_t begin, int64_t end) {
                for (int64_t range = begin; range < end; ++range) {
                    const int64_t from = range * kGrain;
                    parts[static_cast<std::size_t>(range)] = sumsOf(values + from, old + from, std::min(kGrain, count - from));
                }
            });
        }
    });
    now.part.checkIntact();
    Sums all;
    for (const Sums& part : parts) {
        all.add(part);
    }
    return all;
}

/// A key, and its leaf at each step that has one.
struct Series {
    KeyPath key;
    std::vector<std::optional<Leaf>> leaves;
    std::vector<bool> isBroken;
};

/// True if it has numbers that can be compared with another step.
bool isCompared(const Leaf& leaf)
{
    return !leaf.isRagged() && !c10::isQIntType(leaf.dtype());
}

void checkRoom(std::size_t keys, std::size_t steps)
{
    if (keys * steps > static_cast<std::size_t>(kMostCells)) {
        throw Error(ErrorKind::ValueError, "{} keys at {} steps are too many for one map; select some of them first", keys, steps);
    }
}

std::vector<TensorDict> membersAlong(const TensorDict& td, int64_t dim)
{
    if (td.isLazyStack() && td.stackDim() == dim) {
        return td.members();
    }
    std::vector<TensorDict> members;
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.emplace_back(int64_t{0});
    for (int64_t step = 0; step < td.batchSize()[static_cast<std::size_t>(dim)]; ++step) {
        index.back() = step;
        members.push_back(td.at(index));
    }
    return members;
}

std::vector<Series> seriesOf(const std::vector<TensorDict>& members)
{
    std::vector<Series> all;
    std::map<KeyPath, std::size_t> places;
    for (std::size_t step = 0; step < members.size(); ++step) {
        ProgressScope::current().check();
        forEachEntry(members[step], [&](const KeyPath& key, const Entry& entry) {
            const auto* const leaf = std::get_if<Leaf>(&entry);
            const bool isBroken = std::holds_alternative<Broken>(entry);
            if (!isBroken && (leaf == nullptr || !isCompared(*leaf))) {
                return;
            }
            const auto [place, isNew] = places.emplace(key, all.size());
            if (isNew) {
                all.push_back({key, std::vector<std::optional<Leaf>>(members.size()), std::vector<bool>(members.size())});
            }
            Series& series = all[place->second];
            if (leaf != nullptr) {
                series.leaves[step] = *leaf;
            }
            series.isBroken[step] = isBroken;
        });
        checkRoom(all.size(), members.size());
    }
    return all;
}

/// True if a key is a counter, such as an optimizer's steps.
bool isCounter(const Series& series, const DriftRow& row)
{
    const auto isNumber = [](const std::optional<Leaf>& leaf) { return leaf && leaf->dtype() != at::kBool; };
    const auto isWhole = [](const DriftCell& cell) {
        return cell.isThere && cell.count == 1 && cell.nonFinite() == 0 && cell.mean == std::trunc(cell.mean);
    };
    const auto isLess = [](const DriftCell& a, const DriftCell& b) { return a.mean < b.mean; };
    return std::ranges::all_of(series.leaves, isNumber) && std::ranges::all_of(row.cells, isWhole)
        && std::ranges::is_sorted(row.cells, isLess) && row.cells.front().mean < row.cells.back().mean;
}

struct JudgedRow {
    DriftRow row;
    bool isCounter = false;
};

class Drift {
public:
    Drift(std::span<const Series> all, Progress& progress) : m_progress(progress)
    {
        for (const Series& series : all) {
            for (const auto& leaf : series.leaves) {
                m_total += leaf ? leaf->bytes() : 0;
            }
        }
    }

    /// Compares the steps of a key.
    [[nodiscard]] JudgedRow rowOf(const Series& series)
    {
        DriftRow row{series.key, std::vector<DriftCell>(series.leaves.size()), DriftFault::None, -1};
        m_unreadable.assign(series.isBroken.begin(), series.isBroken.end());
        // Steps of one shape in a row are laid beside each other block by block.
        for (std::size_t begin = 0, end = 0; begin < series.leaves.size(); begin = end) {
            end = begin + 1;
            if (series.leaves[begin]) {
                while (end < series.leaves.size() && series.leaves[end]
                       && series.leaves[end]->sizes() == series.leaves[begin]->sizes()) {
                    ++end;
                }
                compare(series, begin, end, row);
            }
        }
        const bool counts = isCounter(series, row);
        if (!counts) {
            judge(series, row);
        }
        return {std::move(row), counts};
    }

private:
    void compare(const Series& series, std::size_t begin, std::size_t end, DriftRow& row)
    {
        std::vector<Sums> sums(end - begin);
        const Leaf& model = *series.leaves[begin];
        const auto visit = [&](const Part& part) {
            std::optional<Block> before;
            for (std::size_t step = begin; step < end; ++step) {
                m_progress.check();
                std::optional<Block> now = m_unreadable[step] ? std::nullopt
                                                              : visited(series, step, part, before, sums[step - begin]);
                if (before) {
                    before->part.release();
                }
                before = std::move(now);
                m_progress.report(m_done += elementCount(shapeOf(part)) * itemSize(series.leaves[step]->dtype()), m_total);
            }
            if (before) {
                before->part.release();
            }
        };
        if (model.elementCount() > 0) {
            forEachBlock(wholePart(model.shape()), {itemSize(model.dtype()), rowsOfChunk(model), kPairBytes}, visit);
        }
        for (std::size_t step = begin; step < end; ++step) {
            DriftCell& cell = row.cells[step];
            const Sums& each = sums[step - begin];
            cell.isThere = !m_unreadable[step];
            cell.count = each.count;
            cell.nan = each.nan;
            cell.inf = each.inf;
            if (const int64_t finite = each.count - each.nan - each.inf; finite > 0) {
                cell.norm = std::sqrt(each.squares);
                cell.mean = each.sum / static_cast<double>(finite);
            }
            if (step > begin && !m_unreadable[step - 1] && each.before > 0) {
                cell.change = std::sqrt(each.difference / each.before);
            }
        }
    }

    /// The block of a step, laid beside that of the step before; nothing if it cannot be read.
    std::optional<Block> visited(const Series& series, std::size_t step, const Part& part, const std::optional<Block>& before,
                                 Sums& sums)
    {
        try {
            Block now = blockAt(*series.leaves[step], part);
            sums.add(sumsOf(now, before ? &*before : nullptr));
            return now;
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            m_unreadable[step] = true;
            return std::nullopt;
        }
    }

    [[nodiscard]] DriftFault faultAt(const Series& series, const DriftRow& row, std::size_t step,
                                     std::vector<double>& changes) const
    {
        const DriftCell& now = row.cells[step];
        const DriftCell* const before = step > 0 ? &row.cells[step - 1] : nullptr;
        if (m_unreadable[step]) {
            return DriftFault::Unreadable;
        }
        if (!now.isThere) {
            return before != nullptr && before->isThere ? DriftFault::Missing : DriftFault::None;
        }
        if (before != nullptr && before->isThere && series.leaves[step]->sizes() != series.leaves[step - 1]->sizes()) {
            return DriftFault::Reshaped;
        }
        if (now.nonFinite() > 0) {
            return DriftFault::NonFinite;
        }
        if (before != nullptr && now.norm == 0 && before->norm > 0) {
            return DriftFault::Vanished;
        }
        const double change = now.change;
        if (std::isnan(change)) {
            return DriftFault::None;
        }
        if (change >= kLeastJump && changes.size() >= kLeastBefore) {
            std::vector<double> norms;
            std::transform(row.cells.begin(), row.cells.begin() + static_cast<std::ptrdiff_t>(step), std::back_inserter(norms),
                           [](const DriftCell& cell) { return cell.norm; });
            // A value that passes near 0, such as an average of one gradient, has changed little relative to its usual size.
            const double ofUsual = change * std::min(before->norm / medianOf(norms), 1.0);
            if (ofUsual >= kLeastJump && ofUsual >= kJumpOverMedian * medianOf(changes)) {
                return DriftFault::Jump;
            }
        }
        changes.push_back(change);
        return DriftFault::None;
    }

    void judge(const Series& series, DriftRow& row) const
    {
        std::vector<double> changes;
        for (std::size_t step = 0; step < row.cells.size(); ++step) {
            if (const DriftFault fault = faultAt(series, row, step, changes); fault != DriftFault::None) {
                row.fault = fault;
                row.step = static_cast<int64_t>(step);
                return;
            }
        }
        // A key that never changed was not learned; only one that did can stop.
        std::size_t still = row.cells.size();
        while (still > 0 && row.cells[still - 1].change == 0) {
            --still;
        }
        constexpr std::size_t kLeastStill = 2;
        const bool changedBefore = std::ranges::any_of(changes, [](double change) { return change > 0; });
        if (row.cells.size() - still >= kLeastStill && changedBefore) {
            row.fault = DriftFault::Stopped;
            row.step = static_cast<int64_t>(still);
        }
    }

    Progress& m_progress;
    int64_t m_total = 0;
    int64_t m_done = 0;
    std::vector<bool> m_unreadable;  ///< by step of the current key
};

DriftScale scaleOfChanges(const std::vector<DriftRow>& rows)
{
    std::vector<double> changes;
    for (const DriftRow& row : rows) {
        for (const DriftCell& cell : row.cells) {
            if (cell.change > 0 && std::isfinite(cell.change)) {
                changes.push_back(cell.change);
            }
        }
    }
    if (changes.empty()) {
        return {};
    }
    const double least = quantileOf(changes, kOutliers), greatest = quantileOf(changes, 1 - kOutliers);
    const double missing = std::sqrt(std::max(10 / (greatest / least), 1.0));
    return {least / missing, greatest * missing};
}

DriftScale scaleOfNorms(const std::vector<DriftRow>& rows)
{
    std::vector<double> ratios;
    for (const DriftRow& row : rows) {
        const double first = firstNorm(row);
        for (const DriftCell& cell : row.cells) {
            if (const double ratio = cell.norm / first; ratio > 0 && std::isfinite(ratio)) {
                ratios.push_back(std::max(ratio, 1 / ratio));
            }
        }
    }
    const double most = std::max(ratios.empty() ? 1 : quantileOf(ratios, 1 - kOutliers), 2.0);
    return {1 / most, most};
}

/// Returns the rows of all keys; empty in a process that is not the leader.
std::optional<std::vector<JudgedRow>> rowsOf(const std::vector<Series>& all, Crew& crew, Progress& progress)
{
    std::vector<JudgedRow> rows(all.size());
    if (crew.size() == 1) {
        Drift drift(all, progress);
        std::ranges::transform(all, rows.begin(), [&](const Series& series) { return drift.rowOf(series); });
        return rows;
    }
    std::vector<int64_t> sizes;
    for (const Series& series : all) {
        sizes.push_back(0);
        for (const auto& leaf : series.leaves) {
            sizes.back() += leaf ? leaf->bytes() : 0;
        }
    }
    const std::vector<std::size_t> order = largestFirst(sizes);
    std::vector<std::string> names;
    std::ranges::transform(order, std::back_inserter(names), [&](std::size_t at) { return toPython(all[at].key); });
    const auto results = crew.share(
        names,
        [&](std::size_t member, Progress& part) {
            const Series& series = all[order[member]];
            const JudgedRow judged = Drift({&series, 1}, part).rowOf(series);
            ResultWriter writer;
            writer.addAll(judged.row.cells);
            writer.addNumber(judged.row.fault);
            writer.addNumber(judged.row.step);
            writer.addFlag(judged.isCounter);
            return std::move(writer).bytes();
        },
        progress);
    if (!results) {
        return std::nullopt;
    }
    for (std::size_t member = 0; member < order.size(); ++member) {
        JudgedRow& judged = rows[order[member]];
        ResultReader reader((*results)[member]);
        judged.row.key = all[order[member]].key;
        judged.row.cells = reader.all<DriftCell>();
        judged.row.fault = reader.number<DriftFault>();
        judged.row.step = reader.number<int64_t>();
        judged.isCounter = reader.flag();
    }
    return rows;
}

}  // namespace

void DriftMap::showCounters()
{
    std::ranges::move(counters, std::back_inserter(rows));
    counters.clear();
}

double DriftScale::shareOf(double value) const
{
    return std::clamp(std::log(value / least) / std::log(greatest / least), 0.0, 1.0);
}

double firstNorm(const DriftRow& row)
{
    const auto found = std::ranges::find_if(row.cells, [](const DriftCell& cell) { return cell.norm > 0; });
    return found == row.cells.end() ? DriftCell::kNone : found->norm;
}

const char* nameOf(DriftFault fault) noexcept
{
    switch (fault) {
    case DriftFault::Unreadable: return "unreadable";
    case DriftFault::Missing: return "missing";
    case DriftFault::Reshaped: return "reshaped";
    case DriftFault::NonFinite: return "non-finite";
    case DriftFault::Vanished: return "vanished";
    case DriftFault::Jump: return "jump";
    case DriftFault::Stopped: return "stopped";
    case DriftFault::None: break;
    }
    return "none";
}

Message meaningOf(DriftFault fault)
{
    switch (fault) {
    case DriftFault::Unreadable: return Message("cannot be read");
    case DriftFault::Missing: return Message("is missing, though it was there before");
    case DriftFault::Reshaped: return Message("has another shape than before");
    case DriftFault::NonFinite: return Message("has NaN or infinities");
    case DriftFault::Vanished: return Message("is all zeros, which it was not before");
    case DriftFault::Jump: return Message("jumps: it changes by more than half, ten times its usual change");
    case DriftFault::Stopped: return Message("no longer changes");
    case DriftFault::None: break;
    }
    return Message("changes as it did");
}

DriftMap driftOf(const TensorDict& td, int64_t dim, Progress& progress)
{
    LoneCrew alone;
    return *driftOf(td, dim, alone, progress);
}

std::optional<DriftMap> driftOf(const TensorDict& td, int64_t dim, Crew& crew, Progress& progress)
{
    const int64_t dims = td.dim();
    if (dim < -dims || dim >= dims) {
        throw Error(ErrorKind::IndexError, "there is no batch dim {}: the batch has {}", dim, dims);
    }
    const ProgressScope scope(progress);
    return guardingTorch([&]() -> std::optional<DriftMap> {
        const int64_t along = dim < 0 ? dim + dims : dim;
        checkRoom(1, static_cast<std::size_t>(td.batchSize()[static_cast<std::size_t>(along)]));  // before members are made
        const std::vector<TensorDict> members = membersAlong(td, along);
        const std::vector<Series> all = seriesOf(members);
        DriftMap map;
        map.steps = static_cast<int64_t>(members.size());
        std::optional<std::vector<JudgedRow>> rows = rowsOf(all, crew, progress);
        if (!rows) {
            return std::nullopt;
        }
        for (JudgedRow& judged : *rows) {
            (judged.isCounter ? map.counters : map.rows).push_back(std::move(judged.row));
        }
        map.changes = scaleOfChanges(map.rows);
        map.norms = scaleOfNorms(map.rows);
        for (std::size_t at = 0; at < map.rows.size(); ++at) {
            const DriftRow& row = map.rows[at];
            if (row.fault == DriftFault::None || row.fault == DriftFault::Stopped) {
                continue;
            }
            const DriftRow* const best = map.first < 0 ? nullptr : &map.rows[static_cast<std::size_t>(map.first)];
            if (best == nullptr || std::pair(row.step, row.fault) < std::pair(best->step, best->fault)) {
                map.first = static_cast<int64_t>(at);
            }
        }
        return map;
    });
}

}  // namespace tensordesk
