// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/sequencetable.h"

#include "model/analysis/tokens/tokenmeasures.h"
#include "model/operations/compute/parallel.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tensordesk {
namespace {

/// The sequences of a job: few enough that progress is seen and a stop is soon.
constexpr int64_t kRowsOfJob = 16;
/// A damaged file may state any number of sequences.
constexpr int64_t kMostRows = 10'000'000;
/// More cores do not read faster.
constexpr int64_t kMostReaders = 8;

/// Returns the mean of a value over the trained tokens that have it; empty if none has.
template <typename Value>
std::optional<double> trainedMean(const TokenSequence& sequence, const Value& value)
{
    double sum = 0;
    int64_t count = 0;
    for (const TokenRun& run : sequence.runs) {
        for (std::size_t i = run.begin; run.part == TokenPart::Response && i < run.end; ++i) {
            const double one = value(i);
            sum += std::isfinite(one) ? one : 0;
            count += std::isfinite(one) ? 1 : 0;
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / static_cast<double>(count));
}

/// True if a value of log-probabilities is one of a trained token, and above 0 or not finite.
bool isOddIn(const TokenSequence& sequence, const std::vector<double>& logProbs)
{
    return std::ranges::any_of(sequence.runs, [&](const TokenRun& run) {
        return run.part == TokenPart::Response
            && std::ranges::any_of(std::span(logProbs).subspan(run.begin, run.size()),
                                   [](double value) { return !(value <= 0 && value >= std::numeric_limits<double>::lowest()); });
    });
}

/// Returns a hash of the response: of its tokens, otherwise of its text.
uint64_t responseHash(const TokenSequence& sequence)
{
    if (sequence.ids.empty()) {
        return std::hash<std::string>()(sequence.responseText);
    }
    const auto [first, end] = sequence.range();
    const std::size_t begin = std::clamp(sequence.responseAt, first, end);
    return hashOf(std::span(sequence.ids).subspan(begin, end - begin));
}

void addGroups(SequenceTable& table)
{
    table.groups.clear();
    table.groupOfRow.clear();
    std::unordered_map<uint64_t, std::size_t> known;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (const std::optional<uint64_t> same = table.rows[row].sameGroup) {
            const std::size_t group = known.try_emplace(*same, table.groups.size()).first->second;
            if (group == table.groups.size()) {
                table.groups.emplace_back();
            }
            table.groups[group].rows.push_back(row);
            table.groupOfRow.push_back(group);
        } else {
            table.groupOfRow.push_back(std::numeric_limits<std::size_t>::max());
        }
    }
    for (SequenceGroup& group : table.groups) {
        std::vector<double> rewards, responses;
        std::unordered_set<uint64_t> seen;
        for (const std::size_t row : group.rows) {
            SequenceFigures& figures = table.rows[row];
            figures.isCopy = figures.response > 0 && !seen.insert(figures.sameResponse).second;
            rewards.push_back(figures.reward.value_or(std::numeric_limits<double>::quiet_NaN()));
            responses.push_back(static_cast<double>(figures.response));
            group.truncated += figures.truncated.value_or(false) ? 1 : 0;
        }
        group.reward = Spread::of(rewards);
        group.response = Spread::of(responses);
    }
}

/// Returns the quantile of sorted numbers, between its neighbours as numpy.quantile interpolates it.
double quantile(const std::vector<double>& sorted, double share)
{
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (at - static_cast<double>(below));
}

std::vector<StepBand> bandsOf(const std::vector<SequenceFigures>& rows, const StepFigure& figure)
{
    std::map<int64_t, std::vector<double>> bySteps;
    for (const SequenceFigures& row : rows) {
        const std::optional<double> value = figure.of(row);
        if (row.step && value && std::isfinite(*value)) {
            bySteps[*row.step].push_back(*value);
        }
    }
    std::vector<StepBand> bands;
    for (auto& [step, values] : bySteps) {
        std::ranges::sort(values);
        constexpr double lower = 0.25, middle = 0.5, upper = 0.75;
        bands.push_back({step, static_cast<int64_t>(values.size()), quantile(values, lower), quantile(values, middle),
                         quantile(values, upper), Spread::of(values).mean});
    }
    return bands;
}

}  // namespace

uint64_t hashOf(std::span<const int64_t> ids)
{
    return std::hash<std::string_view>()({reinterpret_cast<const char*>(ids.data()), ids.size_bytes()});
}

std::optional<uint64_t> groupOf(const TokenSequence& sequence)
{
    uint64_t hash = std::hash<std::string>()(sequence.group);
    if (sequence.group.empty()) {
        std::vector<int64_t> prompt;
        for (const TokenRun& run : sequence.runs) {
            if (run.part == TokenPart::Prompt) {
                const auto ids = std::span(sequence.ids).subspan(run.begin, run.size());
                prompt.insert(prompt.end(), ids.begin(), ids.end());
            }
        }
        if (prompt.empty()) {
            return {};
        }
        hash = hashOf(prompt);
    }
    return sequence.step ? hashOf(std::array{static_cast<int64_t>(hash), *sequence.step}) : hash;
}

SequenceFigures figuresOf(const TokenBatch& batch, const TokenSequence& sequence, const std::vector<std::string>& components)
{
    const auto valuesOf = [&](TokenRole role) { return storedValues(batch, sequence, role); };
    SequenceFigures figures;
    figures.prompt = batch.hasIds() ? sequence.count(TokenPart::Prompt) : static_cast<int64_t>(codePointCount(sequence.promptText));
    figures.response = batch.hasIds() ? sequence.count(TokenPart::Response) + sequence.count(TokenPart::Environment)
                                      : static_cast<int64_t>(codePointCount(sequence.responseText));
    figures.reward = sequence.reward;
    figures.advantage = sequence.advantage;
    if (const auto* advantages = valuesOf(TokenRole::Advantage); advantages != nullptr && !figures.advantage) {
        figures.advantage = trainedMean(sequence, [&](std::size_t i) { return (*advantages)[i]; });
    }
    const auto* policy = valuesOf(TokenRole::LogProb);
    policy = policy != nullptr ? policy : valuesOf(TokenRole::RolloutLogProb);
    const auto* reference = valuesOf(TokenRole::ReferenceLogProb);
    if (policy != nullptr) {
        figures.entropy = trainedMean(sequence, [&](std::size_t i) { return -(*policy)[i]; });
    }
    if (policy != nullptr && reference != nullptr) {
        figures.kl = trainedMean(sequence, [&](std::size_t i) { return klEstimate((*policy)[i] - (*reference)[i]); });
    }
    for (const TokenRole role : {TokenRole::LogProb, TokenRole::RolloutLogProb, TokenRole::ReferenceLogProb}) {
        const auto* logProbs = valuesOf(role);
        figures.hasOddLogProbs = figures.hasOddLogProbs || (logProbs != nullptr && isOddIn(sequence, *logProbs));
    }
    figures.sameResponse = responseHash(sequence);
    figures.step = sequence.step;
    figures.truncated = sequence.truncated;
    figures.group = sequence.group;
    figures.sameGroup = groupOf(sequence);
    for (const std::string& name : components) {
        const auto found = std::ranges::find(sequence.components, name, &std::pair<std::string, double>::first);
        figures.components.push_back(found == sequence.components.end() ? std::numeric_limits<double>::quiet_NaN() : found->second);
    }
    return figures;
}

Spread Spread::of(const std::vector<double>& numbers)
{
    Spread spread;
    double sum = 0, squares = 0;
    for (const double number : numbers) {
        if (std::isfinite(number)) {
            spread.least = spread.count == 0 ? number : std::min(spread.least, number);
            spread.most = spread.count == 0 ? number : std::max(spread.most, number);
            sum += number;
            ++spread.count;
        }
    }
    spread.mean = spread.count == 0 ? 0 : sum / static_cast<double>(spread.count);
    for (const double number : numbers) {
        squares += std::isfinite(number) ? (number - spread.mean) * (number - spread.mean) : 0;
    }
    spread.deviation = spread.count < 2 ? 0 : std::sqrt(squares / static_cast<double>(spread.count - 1));
    return spread;
}

const std::vector<StepFigure>& stepFigures()
{
    using Row = SequenceFigures;
    static const std::vector<StepFigure> all{
        {"reward", [](const Row& row) { return row.reward; }},
        {"response", [](const Row& row) { return std::optional(static_cast<double>(row.response)); }},
        {"KL", [](const Row& row) { return row.kl; }},
        {"entropy", [](const Row& row) { return row.entropy; }},
        {"truncated", [](const Row& row) { return row.truncated ? std::optional(*row.truncated ? 1.0 : 0.0) : std::nullopt; }}};
    return all;
}

std::vector<std::string> SequenceTable::flagsOf(std::size_t row) const
{
    std::vector<std::string> flags;
    if (rows[row].hasOddLogProbs) {
        flags.emplace_back("log-prob");
    }
    if (rows[row].isCopy) {
        flags.emplace_back("copy");
    }
    const SequenceGroup* const of = group(row);
    if (of != nullptr && of->reward.count > 1 && of->reward.least == of->reward.most) {
        flags.emplace_back("no spread");
    }
    return flags;
}

std::string SequenceTable::flagText(std::size_t row) const
{
    std::string text;
    for (const std::string& flag : flagsOf(row)) {
        text += (text.empty() ? "" : ", ") + flag;
    }
    return text;
}

void SequenceTable::finish()
{
    addGroups(*this);
    bands.clear();
    for (const StepFigure& figure : stepFigures()) {
        bands.push_back(bandsOf(rows, figure));
    }
}

SequenceTable sequenceTable(const TokenBatch& batch, Progress& progress)
{
    const ProgressScope scope(progress);
    if (batch.count() > kMostRows) {
        throw Error(ErrorKind::ValueError, "has {} sequences; at most {} are read as a whole", batch.count(), kMostRows);
    }
    SequenceTable table;
    table.components = batch.components();
    table.rows.resize(static_cast<std::size_t>(batch.count()));
    const auto read = [&](int64_t number) {
        try {
            return figuresOf(batch, batch.read(number), table.components);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            return SequenceFigures{.error = error.inContext()};
        }
    };
    const int64_t jobs = (batch.count() + kRowsOfJob - 1) / kRowsOfJob;
    const auto run = [&](int64_t job) {
        for (int64_t number = job * kRowsOfJob; number < std::min((job + 1) * kRowsOfJob, batch.count()); ++number) {
            table.rows[static_cast<std::size_t>(number)] = read(number);
        }
    };
    runInParallel(jobs, std::min(workerCount(), kMostReaders), run, progress);
    table.finish();
    return table;
}

}  // namespace tensordesk
