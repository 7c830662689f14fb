// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/reruntext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"
#include "model/analysis/values/statistictext.h"
#include "model/tensordict/indices/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tensordesk {

namespace {

std::string threeDigits(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

std::string percentText(double share)
{
    return threeDigits(100 * share) + " %";
}

/// A letter for some steps: how much their numbers differ at most, beside the most of all.
std::string curveText(const RerunKey& key, std::size_t most)
{
    static constexpr std::array<const char*, 8> kLetters{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const std::size_t steps = key.steps.size(), columns = std::min(most, steps);
    std::string letters;
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t begin = column * steps / columns, end = std::max(begin + 1, (column + 1) * steps / columns);
        double greatest = 0;
        int64_t count = 0;
        for (std::size_t step = begin; step < end; ++step) {
            greatest = std::max(greatest, key.steps[step].greatest);
            count += key.steps[step].count;
        }
        const double level = key.greatest > 0 ? greatest / key.greatest : 0;
        letters += count == 0 ? " "
                 : level == 0 ? "·"
                              : kLetters[static_cast<std::size_t>(std::min(7.0, level * (kLetters.size() - 1)))];
    }
    return letters;
}

std::string indexText(const RerunPlace& place)
{
    return toPython(Index(place.position.begin(), place.position.end()));
}

std::string styledVerdict(const Style& style, RerunVerdict verdict, std::string text)
{
    switch (verdict) {
    case RerunVerdict::Mismatched:
    case RerunVerdict::Misshapen:
    case RerunVerdict::Unlike: return style.bad(std::move(text));
    case RerunVerdict::Moved:
    case RerunVerdict::Rounded: return style.doubtful(std::move(text));
    case RerunVerdict::Equal:
    case RerunVerdict::Informative: break;
    }
    return text;
}

void appendDetails(std::vector<std::string>& lines, const RerunKey& key, const Style& style)
{
    lines.push_back(styledVerdict(style, key.verdict, keyText(key.key) + ": " + nameOf(key.verdict)) + ". "
                    + printableRow(key.finding.english()));
    if (differs(key.verdict)) {
        lines.push_back(style.faint("  " + meaningOf(key.verdict, key.kind).english()));
        lines.push_back(style.faint("  " + adviceOf(key.verdict, key.kind).english()));
    }
    if (key.ratio && differs(key.verdict)) {
        lines.push_back("  ratio " + threeDigits(key.ratio->mean) + " ± " + threeDigits(key.ratio->deviation) + ", "
                        + threeDigits(key.ratio->least) + " to " + threeDigits(key.ratio->greatest) + "; "
                        + percentText(key.ratio->outside) + " outside of 0.8 to 1.2; approximate KL " + threeDigits(key.ratio->kl));
    }
    if (key.entropy) {
        lines.push_back("  entropy " + threeDigits(*key.entropy) + " on average");
    }
    if (key.untold > 0) {
        lines.push_back("  " + countText(key.untold, "number is", "numbers are")
                        + " left out: their actions lie at the bounds, where they do not tell what was drawn");
    }
    if (differs(key.verdict)) {
        for (const RerunPlace& place : key.worst) {
            lines.push_back("  [" + indexText(place) + "]  stored " + statisticText(place.stored) + ", now "
                            + statisticText(place.now));
        }
    }
}

PythonValue documentOfKey(const RerunKey& key)
{
    PythonValue::List means, greatest, worst;
    for (const RerunSteps& item : key.steps) {
        means.push_back(item.count == 0 ? PythonValue() : PythonValue(item.mean));
        greatest.push_back(item.count == 0 ? PythonValue() : PythonValue(item.greatest));
    }
    for (const RerunPlace& place : key.worst) {
        worst.push_back(PythonValue::Dict{{"index", indexText(place)}, {"stored", place.stored}, {"now", place.now}});
    }
    PythonValue ratio;
    if (key.ratio) {
        ratio = PythonValue::Dict{{"mean", key.ratio->mean},    {"std", key.ratio->deviation},   {"min", key.ratio->least},
                                  {"max", key.ratio->greatest}, {"outside", key.ratio->outside}, {"kl", key.ratio->kl}};
    }
    const bool isWrong = differs(key.verdict);
    return PythonValue::Dict{
        {"key", toPythonValue(key.key)},
        {"what", nameOf(key.kind)},
        {"verdict", nameOf(key.verdict)},
        {"finding", key.finding.english()},
        {"meaning", isWrong ? PythonValue(meaningOf(key.verdict, key.kind).english()) : PythonValue()},
        {"advice", isWrong ? PythonValue(adviceOf(key.verdict, key.kind).english()) : PythonValue()},
        {"values", key.values},
        {"equal", key.equal},
        {"non_finite", key.nonFinite},
        {"left_out", key.untold},
        {"max", key.greatest},
        {"mean", key.mean},
        {"ratio", std::move(ratio)},
        {"entropy", key.entropy ? PythonValue(*key.entropy) : PythonValue()},
        {"by_step", PythonValue::Dict{{"width", key.stepWidth}, {"mean", std::move(means)}, {"max", std::move(greatest)}}},
        {"worst", std::move(worst)}};
}

}  // namespace

std::vector<std::string> rerunText(const RerunReport& report, const Style& style, int width)
{
    constexpr int kLongestKey = 44;
    constexpr int kGap = 2;
    using Row = std::array<std::string, 6>;
    std::vector<Row> rows{{"key", "what", "equal", "mean", "max", "verdict"}};
    std::array<int, 6> widths{};
    for (const RerunKey& key : report.keys) {
        rows.push_back({elided(keyText(key.key), kLongestKey), nameOf(key.kind),
                        std::to_string(key.equal) + " of " + std::to_string(key.values), threeDigits(key.mean),
                        threeDigits(key.greatest), nameOf(key.verdict)});
    }
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < widths.size(); ++column) {
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    int taken = 0;
    for (const int each : widths) {
        taken += each + kGap;
    }
    constexpr int kFewest = 10;
    const auto room = static_cast<std::size_t>(std::max(kFewest, width - taken));
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const Row& row = rows[at];
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column) {
            std::string text = padded(row[column], widths[column] + kGap);
            line += at > 0 && column == row.size() - 1 ? styledVerdict(style, report.keys[at - 1].verdict, text) : text;
        }
        line += at == 0 ? "by step" : curveText(report.keys[at - 1], room);
        lines.push_back(at == 0 ? style.strong(line) : line);
    }
    lines.emplace_back();
    for (const RerunKey& key : report.keys) {
        appendDetails(lines, key, style);
    }
    if (!report.notStored.empty()) {
        lines.push_back(style.faint("Not stored: " + keysText(report.notStored) + "."));
    }
    lines.emplace_back();
    lines.push_back(countText(report.steps, "step", "steps") + " in " + countText(report.blocks, "block", "blocks")
                    + (report.byWholeRows ? ", each of whole rows, since a step follows from those before it." : "."));
    return lines;
}

std::vector<std::string> rerunLines(const std::string& path, const RerunReport& report)
{
    std::vector<std::string> lines;
    for (const RerunKey& key : report.keys) {
        if (differs(key.verdict)) {
            lines.push_back(printableRow(path) + ": " + nameOf(key.verdict) + ": " + keyText(key.key) + ": "
                            + printableRow(key.finding.english()));
        }
    }
    return lines;
}

PythonValue::Dict rerunDocument(const RerunReport& report)
{
    PythonValue::List keys, notStored;
    std::ranges::transform(report.keys, std::back_inserter(keys), documentOfKey);
    for (const KeyPath& key : report.notStored) {
        notStored.push_back(toPythonValue(key));
    }
    return {{"ok", report.agrees()},   {"steps", report.steps},
            {"blocks", report.blocks}, {"whole_rows", report.byWholeRows},
            {"keys", std::move(keys)}, {"not_stored", std::move(notStored)}};
}

}  // namespace tensordesk
