// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/drifttext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tensordesk {

namespace {

std::string shortNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return std::isnan(value) ? "-" : text;
}

constexpr std::array<const char*, 8> kLetters{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

/// How much steps changed.
const char* letterOf(double change, const DriftScale& scale)
{
    return change > 0 ? kLetters[static_cast<std::size_t>(scale.shareOf(change) * (kLetters.size() - 1))] : "·";
}

std::string lettersOf(const DriftRow& row, std::size_t most, const DriftScale& scale)
{
    const std::size_t steps = row.cells.size(), columns = std::min(most, steps);
    std::string letters;
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t begin = column * steps / columns, end = (column + 1) * steps / columns;
        double greatest = 0;
        bool isMissing = false, isOdd = false;
        for (std::size_t step = begin; step < end; ++step) {
            const DriftCell& cell = row.cells[step];
            isMissing = isMissing || !cell.isThere;
            isOdd = isOdd || cell.nonFinite() > 0;
            greatest = std::isnan(cell.change) ? greatest : std::max(greatest, cell.change);
        }
        letters += isOdd ? "!" : isMissing ? " " : letterOf(greatest, scale);
    }
    return letters;
}

std::string faultText(const DriftRow& row, const DriftSteps& steps)
{
    return row.fault == DriftFault::None ? std::string()
                                         : std::string(nameOf(row.fault)) + " from " + steps.dim + " "
                                               + printableRow(steps.labels[static_cast<std::size_t>(row.step)]) + " on";
}

const DriftCell* greatestChange(const DriftRow& row)
{
    const DriftCell* greatest = nullptr;
    for (const DriftCell& cell : row.cells) {
        if (!std::isnan(cell.change) && (greatest == nullptr || cell.change > greatest->change)) {
            greatest = &cell;
        }
    }
    return greatest;
}

template <typename Get>
PythonValue listOf(const DriftRow& row, const Get& get)
{
    PythonValue::List list;
    for (const DriftCell& cell : row.cells) {
        list.push_back(cell.isThere ? get(cell) : PythonValue());
    }
    return list;
}

PythonValue faultDocument(const DriftRow& row, const DriftSteps& steps)
{
    if (row.fault == DriftFault::None) {
        return {};
    }
    return PythonValue::Dict{{"step", row.step},
                             {"label", steps.labels[static_cast<std::size_t>(row.step)]},
                             {"what", nameOf(row.fault)}};
}

}  // namespace

std::vector<std::string> driftText(const DriftMap& map, const DriftSteps& steps, const Style& style, int width)
{
    constexpr int kLongestKey = 44;
    constexpr int kGap = 2;
    using Row = std::array<std::string, 5>;
    std::vector<Row> rows{{"key", "norm", "change", "each step", "diverges"}};
    std::array<int, 3> widths{};
    int longestFault = displayWidth(rows.front()[4]);
    for (const DriftRow& row : map.rows) {
        const DriftCell* const greatest = greatestChange(row);
        rows.push_back({elided(keyText(row.key), kLongestKey),
                        shortNumber(row.cells.front().norm) + " → " + shortNumber(row.cells.back().norm),
                        greatest != nullptr ? shortNumber(greatest->change) : "-",
                        {},
                        faultText(row, steps)});
        longestFault = std::max(longestFault, displayWidth(rows.back()[4]));
    }
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < widths.size(); ++column) {
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    constexpr int kFewest = 10;
    const int room = width - widths[0] - widths[1] - widths[2] - longestFault - 4 * kGap;
    const auto columns = static_cast<std::size_t>(std::max(kFewest, room));
    const int drawn = std::max<int>(displayWidth(rows.front()[3]), static_cast<int>(std::min<std::size_t>(columns, map.steps)));
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        Row& row = rows[at];
        if (at > 0) {
            row[3] = lettersOf(map.rows[at - 1], columns, map.changes);
        }
        std::string line = padded(row[0], widths[0] + kGap) + padded(row[1], widths[1] + kGap) + padded(row[2], widths[2] + kGap);
        if (row[4].empty()) {
            lines.push_back(line + row[3]);
        } else {
            line += padded(row[3], drawn + kGap);
            const bool isNote = at > 0 && map.rows[at - 1].fault == DriftFault::Stopped;
            lines.push_back(at == 0 ? style.strong(line + row[4]) : line + (isNote ? style.faint(row[4]) : style.bad(row[4])));
        }
    }
    lines.emplace_back();
    lines.push_back(countText(static_cast<int64_t>(map.rows.size()), "key", "keys") + " over " + steps.dim + ", "
                    + printableRow(steps.labels.front()) + " to " + printableRow(steps.labels.back())
                    + "; change: |now - before| / |before|, from " + kLetters.front() + " (≤ " + shortNumber(map.changes.least)
                    + ") to " + kLetters.back() + " (≥ " + shortNumber(map.changes.greatest) + "); ! has NaN or infinities.");
    if (!map.counters.empty()) {
        lines.push_back(countText(static_cast<int64_t>(map.counters.size()), "counter is", "counters are")
                        + " left out; --counters shows what they count.");
    }
    if (map.first >= 0) {
        const DriftRow& first = map.rows[static_cast<std::size_t>(map.first)];
        lines.push_back("First to diverge, at " + steps.dim + " " + printableRow(steps.labels[static_cast<std::size_t>(first.step)])
                        + ": " + keyText(first.key) + " " + meaningOf(first.fault).english() + ".");
    }
    return lines;
}

PythonValue::Dict driftDocument(const DriftMap& map, const DriftSteps& steps)
{
    PythonValue::List labels(steps.labels.begin(), steps.labels.end());
    PythonValue::List keys;
    for (const DriftRow& row : map.rows) {
        keys.push_back(PythonValue::Dict{{"key", toPythonValue(row.key)},
                                         {"norm", listOf(row, [](const DriftCell& cell) { return numberOrNull(cell.norm); })},
                                         {"mean", listOf(row, [](const DriftCell& cell) { return numberOrNull(cell.mean); })},
                                         {"nan", listOf(row, [](const DriftCell& cell) { return PythonValue(cell.nan); })},
                                         {"inf", listOf(row, [](const DriftCell& cell) { return PythonValue(cell.inf); })},
                                         {"change", listOf(row, [](const DriftCell& cell) { return numberOrNull(cell.change); })},
                                         {"fault", faultDocument(row, steps)}});
    }
    PythonValue::List counters;
    for (const DriftRow& row : map.counters) {
        counters.push_back(toPythonValue(row.key));
    }
    PythonValue first;
    if (map.first >= 0) {
        const DriftRow& row = map.rows[static_cast<std::size_t>(map.first)];
        first = PythonValue::Dict{{"key", toPythonValue(row.key)}, {"fault", faultDocument(row, steps)}};
    }
    return {{"dim", steps.dim},
            {"steps", std::move(labels)},
            {"keys", std::move(keys)},
            {"counters", std::move(counters)},
            {"change_scale", PythonValue::List{PythonValue(map.changes.least), PythonValue(map.changes.greatest)}},
            {"first", std::move(first)}};
}

}  // namespace tensordesk
