// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/far/farfigures.h"

#include "model/analysis/far/farcomputing.h"
#include "model/analysis/far/plainvalues.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <cstring>

namespace tensordesk {
namespace {

using far::fieldsIn;
using far::valueIn;

/// Bins and runs of one answer, which travels as one message.
constexpr int64_t kMostResults = int64_t{1} << 19;

/// Numbers as the bytes that they have in memory; both machines have the same order of bytes.
template <typename Number>
PythonValue packed(const std::vector<Number>& numbers)
{
    std::string bytes(numbers.size() * sizeof(Number), '\0');
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return PythonValue::Bytes{std::move(bytes)};
}

template <typename Number>
std::vector<Number> unpacked(const PythonValue& value)
{
    const auto* bytes = value.as<PythonValue::Bytes>();
    if (bytes == nullptr || bytes->bytes.size() % sizeof(Number) != 0)
        far::throwUnexpected();
    std::vector<Number> numbers(bytes->bytes.size() / sizeof(Number));
    std::memcpy(numbers.data(), bytes->bytes.data(), bytes->bytes.size());
    return numbers;
}

/// An integer of 128 bits as two halves.
PythonValue::List halvesOf(Integer value)
{
    return {static_cast<int64_t>(value >> 64), static_cast<int64_t>(static_cast<uint64_t>(value))};
}

Integer integerOf(const PythonValue& value)
{
    const PythonValue::List& halves = fieldsIn(value, 2);
    return static_cast<Integer>(static_cast<unsigned __int128>(static_cast<uint64_t>(valueIn<int64_t>(halves[0]))) << 64
                                | static_cast<uint64_t>(valueIn<int64_t>(halves[1])));
}

PythonValue toValue(const Summary& summary)
{
    PythonValue::List whole;
    if (summary.whole)
        whole = {halvesOf(summary.whole->least), halvesOf(summary.whole->greatest)};
    return PythonValue::List{summary.count, summary.padding, summary.nan,  summary.inf, summary.zeros,
                             summary.min,   summary.max,     summary.mean, summary.std, std::move(whole)};
}

Summary summaryFrom(const PythonValue& value)
{
    const PythonValue::List& fields = fieldsIn(value, 10);
    Summary summary{valueIn<int64_t>(fields[0]), valueIn<int64_t>(fields[1]), valueIn<int64_t>(fields[2]),
                    valueIn<int64_t>(fields[3]), valueIn<int64_t>(fields[4]), valueIn<double>(fields[5]),
                    valueIn<double>(fields[6])};
    summary.mean = valueIn<double>(fields[7]);
    summary.std = valueIn<double>(fields[8]);
    if (const auto* whole = fields[9].as<PythonValue::List>(); whole != nullptr && whole->size() == 2)
        summary.whole = WholeRange{integerOf((*whole)[0]), integerOf((*whole)[1])};
    return summary;
}

PythonValue toValue(const Histogram& histogram)
{
    return PythonValue::List{histogram.min, histogram.max, packed(histogram.counts)};
}

Histogram histogramFrom(const PythonValue& value)
{
    const PythonValue::List& fields = fieldsIn(value, 3);
    return {valueIn<double>(fields[0]), valueIn<double>(fields[1]), unpacked<int64_t>(fields[2])};
}

/// The extremes as floats if these are exact, which halves what travels.
PythonValue toValue(const std::vector<MinMax>& extremes)
{
    std::vector<double> numbers;
    std::string nan;
    for (const MinMax& both : extremes) {
        numbers.insert(numbers.end(), {both.min, both.max});
        nan += both.hasNan ? '\1' : '\0';
    }
    const bool areFloats = std::all_of(numbers.begin(), numbers.end(),
                                       [](double x) { return x != x || static_cast<double>(static_cast<float>(x)) == x; });
    return PythonValue::List{areFloats, areFloats ? packed(std::vector<float>(numbers.begin(), numbers.end())) : packed(numbers),
                             PythonValue::Bytes{std::move(nan)}};
}

std::vector<MinMax> extremesFrom(const PythonValue& value)
{
    const PythonValue::List& fields = fieldsIn(value, 3);
    std::vector<double> numbers;
    if (valueIn<bool>(fields[0])) {
        const std::vector<float> floats = unpacked<float>(fields[1]);
        numbers.assign(floats.begin(), floats.end());
    } else {
        numbers = unpacked<double>(fields[1]);
    }
    const std::vector<char> nan = unpacked<char>(fields[2]);
    if (numbers.size() != 2 * nan.size())
        far::throwUnexpected();
    std::vector<MinMax> extremes;
    for (std::size_t i = 0; i < nan.size(); ++i)
        extremes.push_back({numbers[2 * i], numbers[2 * i + 1], nan[i] != 0});
    return extremes;
}

std::optional<PythonValue> asked(const char* what, const Leaf& leaf, PythonValue::List arguments, Progress& progress)
{
    const auto far = farLeafOf(leaf);
    if (!far)
        return std::nullopt;
    const ProgressScope scope(progress);
    try {
        return far->computer->compute(what, far->description, std::move(arguments));
    } catch (const Error& error) {
        // A leaf of very many members fits into no message; a wrong question is refused here too.
        if (error.kind() != ErrorKind::ValueError)
            throw;
        return std::nullopt;
    }
}

}  // namespace

std::optional<Summary> farSummary(const Leaf& leaf, const std::optional<Leaf>& data, Progress& progress)
{
    PythonValue::List arguments;
    if (data) {
        const auto far = farLeafOf(*data), of = far ? farLeafOf(leaf) : std::nullopt;
        if (!of || of->computer != far->computer)
            return std::nullopt;
        arguments.push_back(far->description);
    }
    const auto answer = asked(far::kSummary, leaf, std::move(arguments), progress);
    return answer ? std::optional(summaryFrom(*answer)) : std::nullopt;
}

std::optional<Histogram> farHistogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress)
{
    const auto answer = asked(far::kHistogram, leaf, {bins, min, max}, progress);
    auto result = answer ? std::optional(histogramFrom(*answer)) : std::nullopt;
    if (result && static_cast<int64_t>(result->counts.size()) != bins)
        far::throwUnexpected();
    return result;
}

std::optional<std::vector<MinMax>> farExtremes(const Leaf& leaf, int64_t length, Progress& progress)
{
    const int64_t runs = (leaf.elementCount() + length - 1) / length;
    if (runs > kMostResults)
        return std::nullopt;
    const auto answer = asked(far::kExtremes, leaf, {length}, progress);
    auto result = answer ? std::optional(extremesFrom(*answer)) : std::nullopt;
    if (result && static_cast<int64_t>(result->size()) != runs)
        far::throwUnexpected();
    return result;
}

PythonValue figureHere(const std::string& what, const PythonValue& leaf, const PythonValue& arguments,
                       const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress)
{
    const Leaf here = leafFrom(leaf, arrayAt);
    if (what == far::kSummary) {
        const auto* data = arguments.as<PythonValue::List>();
        return toValue(summarize(here,
                                 data != nullptr && !data->empty() ? std::optional(leafFrom(data->front(), arrayAt)) : std::nullopt,
                                 progress));
    }
    if (what == far::kHistogram) {
        const PythonValue::List& fields = fieldsIn(arguments, 3);
        if (valueIn<int64_t>(fields[0]) > kMostResults)
            far::throwUnexpected();
        return toValue(
            histogram(here, valueIn<int64_t>(fields[0]), valueIn<double>(fields[1]), valueIn<double>(fields[2]), progress));
    }
    if (what != far::kExtremes)
        far::throwUnexpected();
    const auto length = valueIn<int64_t>(fieldsIn(arguments, 1)[0]);
    const int64_t most = here.isRagged() || here.dim() != 1 ? 0 : here.elementCount();
    if (length < 1 || length > most || (most + length - 1) / length > kMostResults)
        far::throwUnexpected();
    return toValue(extremesOfRuns(here, length, progress));
}

}  // namespace tensordesk
