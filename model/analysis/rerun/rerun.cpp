// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/rerun.h"

#include "model/analysis/rerun/keytally.h"
#include "model/analysis/rerun/mistakes.h"
#include "model/analysis/rerun/policyrun.h"
#include "model/analysis/rerun/verdict.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <c10/core/ScalarType.h>

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

constexpr int64_t kMostSteps = 16384;  // per block, even if steps are small: layers need a multiple of their memory
constexpr int64_t kFewestToFit = 16;   // steps that differ, to which a factor is fitted

/// A key that is read of the rollout, by blocks.
struct Read {
    KeyPath key;
    Leaf leaf;
    Shape eventShape;

    [[nodiscard]] int64_t bytes() const { return elementCount(eventShape) * itemSize(leaf.dtype()); }
};

Read readOf(const TensorDict& td, const KeyPath& key, const Leaf& leaf)
{
    const auto sizes = leaf.sizes();
    const auto batch = static_cast<std::size_t>(td.dim());
    if (!startsWith(sizes, td.batchSize()))
        throw Error(ErrorKind::RuntimeError, "has the shape {}, which does not begin with the batch size {}",
                    toString(leaf.shape()), toString(td.batchSize()))
            .within(key);
    Shape event(sizes.begin() + static_cast<std::ptrdiff_t>(batch), sizes.end());
    if (isRagged(event))
        throw Error(ErrorKind::RuntimeError, "has steps of different shapes, which cannot be read as one block").within(key);
    return {key, leaf, std::move(event)};
}

std::vector<Read> readsOf(const TensorDict& td, const PolicyRun& policy)
{
    std::vector<Read> reads;
    const auto add = [&](const KeyPath& key, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            reads.push_back(readOf(td, key, *leaf));
    };
    if (policy.readsAll()) {
        forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry);
                leaf && startsWith(leaf->sizes(), td.batchSize()) && !isRagged(leaf->sizes().slice(td.batchSize().size())))
                add(key, entry);
        });
        return reads;
    }
    for (const KeyPath& key : policy.reads()) {
        const Entry entry = td.at(key);
        add(key, entry);
        if (const auto* level = std::get_if<TensorDict>(&entry))
            forEachEntry(*level, [&](const KeyPath& below, const Entry& each) { add(key / below, each); });
    }
    return reads;
}

/// Returns the numbers of a key over the batch; empty for a missing or non-numeric key.
std::optional<Read> storedAt(const TensorDict& td, const KeyPath& key)
{
    const auto entry = td.find(key);
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    if (!leaf || !startsWith(leaf->sizes(), td.batchSize()) || c10::isQIntType(leaf->dtype()) || c10::isComplexType(leaf->dtype()))
        return std::nullopt;
    return readOf(td, key, *leaf);
}

/// Numbers as they are compared: [steps, numbers of a step].
at::Tensor asNumbers(const at::Tensor& values, int64_t steps)
{
    return values.reshape({steps, -1}).to(at::kCPU, at::kDouble).contiguous();
}

/// A single run over a rollout.
class Rerun {
public:
    Rerun(const TensorDict& td, const RerunOptions& options, Progress& progress)
        : m_td(td), m_options(options), m_progress(progress), m_policy(options.module, td, options.device, progress),
          m_reader(td, options.rule), m_reads(readsOf(td, m_policy))
    {
        const StepGrid& grid = m_reader.grid();
        for (int64_t row = 0; row < grid.rows(); ++row)
            m_longest = std::max(m_longest, row == 0 || isRagged(td.batchSize()) ? grid.steps(row) : 0);
        m_bytesPerStep = m_reader.bytesPerStep();
        for (const Read& read : m_reads)
            m_bytesPerStep += read.bytes();
        m_total = grid.total();
        m_report.byWholeRows = m_policy.needsWholeTime();
    }

    RerunReport run()
    {
        if (m_total == 0)
            throw Error(ErrorKind::ValueError, "has no steps to run the module over");
        forEachStretch([&](const Stretch& stretch) { add(stretch); });
        return finished();
    }

private:
    /// A stored key with the module's result for it.
    struct Compared {
        Read stored;
        RerunKind kind;
        KeyTally tally;
        int64_t storedWidth = 1, nowWidth = 1;
        std::optional<double> factor = {};
        bool isFitted = false;
        double entropy = 0;
        int64_t entropies = 0;
    };

    void forEachStretch(const std::function<void(const Stretch&)>& visit) const
    {
        const StepGrid& grid = m_reader.grid();
        const int64_t most = m_options.block > 0 ? m_options.block
                                                 : std::clamp<int64_t>(kBlockBytes / m_bytesPerStep, 1, kMostSteps);
        const Shape& batch = m_td.batchSize();
        const bool isOneLength = !isRagged(batch);
        // Rows of one block lie along one dim of the batch.
        const int64_t along = batch.size() < 2 ? 1 : batch[batch.size() - 2];
        for (int64_t row = 0; row < grid.rows();) {
            const int64_t steps = grid.steps(row);
            int64_t rows = 1;
            if (isOneLength && (steps <= most || m_report.byWholeRows))
                rows = std::clamp<int64_t>(most / std::max<int64_t>(steps, 1), 1, along - row % along);
            const int64_t each = m_report.byWholeRows ? steps : std::min(most, steps);
            for (int64_t from = 0; from < steps; from += each) {
                const int64_t count = std::min(each, steps - from);
                visit({row, rows, from, count, from + count == steps});
            }
            row += rows;
        }
    }

    TensorDict blockOf(const Stretch& stretch) const
    {
        // As Python has it where the batch is time alone; else the dims before time as one.
        const Shape batch = m_td.dim() == 1 ? Shape{stretch.count} : Shape{stretch.rows, stretch.count};
        TensorDict block(batch);
        for (const Read& read : m_reads) {
            Shape shape = batch;
            shape.insert(shape.end(), read.eventShape.begin(), read.eventShape.end());
            block.set(read.key, Leaf(m_reader.grid().read(read.leaf, stretch).reshape(shape).to(m_options.device)));
            m_reader.grid().release(read.leaf, stretch);
        }
        return block;
    }

    /// The tally of a key, which begins with the first block. `asSums`: where numbers of a step are not as many, their sums are
    /// compared.
    Compared& comparedAt(const Read& stored, RerunKind kind, int64_t nowWidth, bool asSums)
    {
        const auto found = std::ranges::find_if(m_compared, [&](const Compared& each) {
            return each.stored.key == stored.key && each.kind == kind;
        });
        if (found != m_compared.end())
            return *found;
        const int64_t width = elementCount(stored.eventShape);
        const bool isOne = width == 1 || (asSums && width != nowWidth);
        return m_compared.emplace_back(Compared{stored, kind,
                                                KeyTally(kind, stored.key, m_reader.grid().rows(), m_longest,
                                                         isOne ? Shape() : stored.eventShape, m_options.worst),
                                                width, nowWidth});
    }

    at::Tensor storedIn(const Read& stored, const Stretch& stretch) const
    {
        const at::Tensor values = m_reader.grid().read(stored.leaf, stretch);
        m_reader.grid().release(stored.leaf, stretch);
        return asNumbers(values, stretch.rows * stretch.count);
    }

    void add(const Stretch& stretch)
    {
        m_progress.check();
        const int64_t steps = stretch.rows * stretch.count;
        const KeyTally::Block block{m_reader.grid(), stretch, m_reader.read(stretch).data};
        const PolicyRun::Outcome outcome = m_policy.run(blockOf(stretch), m_progress);
        for (const ScoredAction& action : outcome.actions)
            addAction(block, action, steps);
        for (const KeyPath& key : m_policy.writes())
            addOutput(block, key, outcome.td, steps);
        ++m_report.blocks;
        m_report.steps += steps;
        m_progress.report(m_report.steps * m_bytesPerStep, m_total * m_bytesPerStep);
    }

    void notStored(const KeyPath& key)
    {
        if (std::ranges::find(m_report.notStored, key) == m_report.notStored.end())
            m_report.notStored.push_back(key);
    }

    void checkNumbers(const at::Tensor& values, int64_t steps, const KeyPath& key) const
    {
        if (values.numel() % steps != 0 || values.numel() == 0)
            throw Error(ErrorKind::RuntimeError, "the module gives the shape {} for {} steps", toString(values.sizes()), steps)
                .within(key);
    }

    void addAction(const KeyTally::Block& block, const ScoredAction& action, int64_t steps)
    {
        const auto isThere = [&](const KeyPath& key) { return storedAt(m_td, key).has_value(); };
        const auto key = std::ranges::find_if(action.logProbKeys, isThere);
        checkNumbers(action.logProb, steps, action.key);
        if (key == action.logProbKeys.end())
            notStored(action.logProbKeys.front());
        else
            addLogProb(block, action, *storedAt(m_td, *key), steps);
        const auto stored = storedAt(m_td, action.key);
        if (!stored)
            return;
        Compared* taken = nullptr;
        if (action.deterministic.defined() && action.deterministic.numel() == action.action.numel()) {
            const at::Tensor now = asNumbers(action.deterministic, steps);
            taken = &comparedAt(*stored, RerunKind::Action, now.size(1), false);
            taken->tally.add(block, asNumbers(action.action, steps), now, {});
        }
        if (taken && action.entropy.defined()) {
            at::Tensor entropy = sumsOfSteps(action.entropy, steps);
            if (block.data.defined())
                entropy = entropy.masked_select(block.data.flatten());
            taken->entropy += entropy.sum().item<double>();
            taken->entropies += entropy.numel();
        }
    }

    void addLogProb(const KeyTally::Block& block, const ScoredAction& action, const Read& read, int64_t steps)
    {
        at::Tensor now = asNumbers(action.logProb, steps), stored = storedIn(read, block.stretch);
        Compared& compared = comparedAt(read, RerunKind::LogProb, now.size(1), true);
        if (now.size(1) != stored.size(1)) {
            now = now.sum(1, true);
            stored = stored.sum(1, true);
        }
        KeyTally::Beside beside{{}, isAtBounds(action, steps)};
        const at::Tensor storedSums = stored.sum(1), nowSums = now.sum(1);
        const at::Tensor mayBeEqual = (nowSums - storedSums).abs() <= NumberPair::kTolerance * (1 + storedSums.abs());
        if (!mayBeEqual.all().item<bool>())
            beside.rounding = roundingOf(action, steps);
        compared.tally.add(block, stored, now, beside);
        const at::Tensor differs = KeyTally::differing(block, storedSums, nowSums, beside);
        const int64_t count = differs.sum().item<int64_t>();
        if (count == 0)
            return;  // equal numbers prove nothing
        if (!compared.isFitted && count >= kFewestToFit) {
            compared.isFitted = true;
            compared.factor = factorThatExplains(action, storedSums, differs);
        }
        for (const Alternative& alternative : alternativesTo(action, steps, compared.factor))
            compared.tally.addAlternative(block, alternative.mistake, storedSums, alternative.sums, differs, beside);
    }

    void addOutput(const KeyTally::Block& block, const KeyPath& key, const TensorDict& outcome, int64_t steps)
    {
        const auto stored = storedAt(m_td, key);
        const auto entry = outcome.find(key);
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (!leaf)
            return;
        if (!stored) {
            notStored(key);
            return;
        }
        const at::Tensor values = leaf->tensor();
        checkNumbers(values, steps, key);
        const at::Tensor now = asNumbers(values, steps);
        Compared& compared = comparedAt(*stored, RerunKind::Output, now.size(1), false);
        if (now.size(1) != compared.storedWidth)
            compared.nowWidth = now.size(1);  // set by this block alone; later blocks do not change it
        else if (compared.storedWidth == compared.nowWidth)
            compared.tally.add(block, storedIn(*stored, block.stretch), now, {});
    }

    RerunReport finished()
    {
        for (const Compared& compared : m_compared) {
            RerunKey result = compared.tally.result();
            if (compared.entropies > 0)
                result.entropy = compared.entropy / static_cast<double>(compared.entropies);
            if (result.kind == RerunKind::Output && compared.storedWidth != compared.nowWidth) {
                result.verdict = RerunVerdict::Misshapen;
                result.finding = Message("{} numbers a step are stored, and the module gives {}.", compared.storedWidth,
                                         compared.nowWidth);
            } else {
                judge(result, compared.tally, compared.storedWidth, compared.nowWidth, compared.factor);
            }
            m_report.keys.push_back(std::move(result));
        }
        std::ranges::stable_sort(m_report.keys, {}, &RerunKey::kind);
        if (m_report.keys.empty()) {
            std::string made;
            for (const KeyPath& key : m_report.notStored)
                made += (made.empty() ? "" : ", ") + toPython(key);
            throw Error(ErrorKind::ValueError,
                        "has none of the module's output keys ({}): give the module out_keys that are stored",
                        made.empty() ? "no key" : made);
        }
        return std::move(m_report);
    }

    TensorDict m_td;
    const RerunOptions& m_options;
    Progress& m_progress;
    PolicyRun m_policy;
    StepReader m_reader;
    std::vector<Read> m_reads;
    int64_t m_longest = 0, m_bytesPerStep = 1, m_total = 0;
    std::vector<Compared> m_compared;
    RerunReport m_report;
};

}  // namespace

const char* nameOf(RerunKind kind) noexcept
{
    static constexpr std::array kNames{"log-prob", "output", "action"};
    return kNames[static_cast<std::size_t>(kind)];
}

const char* nameOf(RerunVerdict verdict) noexcept
{
    static constexpr std::array kNames{"equal", "rounded", "stale", "mismatched", "unlike", "misshapen", "not judged"};
    return kNames[static_cast<std::size_t>(verdict)];
}

bool differs(RerunVerdict verdict) noexcept
{
    return verdict != RerunVerdict::Equal && verdict != RerunVerdict::Informative;
}

bool RerunReport::agrees() const noexcept
{
    return std::ranges::none_of(keys, [](const RerunKey& key) { return differs(key.verdict); });
}

RerunReport rerun(const TensorDict& td, const RerunOptions& options, Progress& progress)
{
    const RandomNumbersKept kept;
    return guardingTorch([&] { return Rerun(td, options, progress).run(); });
}

std::string derivedLogProb(const std::string& module, const std::string& name)
{
    return "rerun_policy = (" + module + ").eval()\n" + name + " = rerun_policy.log_prob(td)";
}

}  // namespace tensordesk
