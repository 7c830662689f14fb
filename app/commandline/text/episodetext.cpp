// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/episodetext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tensordesk {

namespace {

PythonValue keysDocument(const std::vector<KeyPath>& keys)
{
    PythonValue::List list;
    std::transform(keys.begin(), keys.end(), std::back_inserter(list), [](const KeyPath& key) { return toPythonValue(key); });
    return list;
}

/// Exact: the shortest decimal that reads back as the same double.
std::string numberText(double value)
{
    return std::isnan(value) ? "nan" : PythonValue(value).toPython();
}

using EpisodeRow = std::array<std::string, 6>;

/// Columns as wide as their widest cell, two spaces apart, numbers to the right; those without any text are left out.
std::vector<std::string> aligned(const std::vector<EpisodeRow>& rows)
{
    std::array<int, std::tuple_size_v<EpisodeRow>> widths{};
    for (const EpisodeRow& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    std::vector<std::string> lines;
    for (const EpisodeRow& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (widths[column] > 0) {
                const bool isLast = column + 1 == row.size();
                line += (line.empty() ? "" : "  ") + (isLast ? row[column] : paddedLeft(row[column], widths[column]));
            }
        }
        lines.push_back(line);
    }
    return lines;
}

/// The indices before time: `3` or `3, 1`; empty where there are none.
std::string environmentText(const EpisodePlace& place)
{
    std::string text;
    for (std::size_t dim = 0; dim + 1 < place.position.size(); ++dim) {
        text += (text.empty() ? "" : ", ") + std::to_string(place.position[dim]);
    }
    return text;
}

std::string countText(std::size_t count, const char* one, const char* many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace

std::string ruleText(const EpisodeTable& table)
{
    const EpisodeRule& rule = table.rule;
    std::vector<std::string> parts;
    if (!rule.ends.empty()) {
        parts.push_back("where " + keysText(rule.ends) + " is true" + (rule.ofAgents ? " of all agents" : ""));
    }
    if (!rule.starts.empty()) {
        parts.push_back("before " + keysText(rule.starts) + " is true");
    }
    if (rule.lengths) {
        parts.push_back("as " + keyText(*rule.lengths) + " says");
    } else if (!rule.ids.empty()) {
        parts.push_back("where " + keysText(rule.ids) + " changes");
    }
    if (rule.byMember && !rule.lengths) {
        parts.emplace_back("with each member of the stack");
    }
    if (rule.ring) {
        parts.push_back("at the buffer wrap-around, before row " + std::to_string(rule.ring->seam));
    }
    std::string text = "Episodes end ";
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    }
    return text + ".";
}

PythonValue::Dict ruleDocument(const EpisodeRule& rule)
{
    return {{"ends", keysDocument(rule.ends)},
            {"of_agents", rule.ofAgents},
            {"starts", keysDocument(rule.starts)},
            {"ids", keysDocument(rule.ids)},
            {"by_member", rule.byMember},
            {"lengths", rule.lengths ? toPythonValue(*rule.lengths) : PythonValue()},
            {"seam", rule.ring ? PythonValue(rule.ring->seam) : PythonValue()}};
}

std::vector<std::string> episodesText(const EpisodeTable& table, const std::vector<std::size_t>& chosen, const Style& style)
{
    std::vector<EpisodeRow> rows{
        {"episode", table.batch.size() > 1 ? "env" : "", "start", "length", table.reward ? "total" : "", "ended"}};
    std::size_t unfinished = 0;
    for (const std::size_t number : chosen) {
        const EpisodeRecord& record = table.episodes[number];
        const EpisodePlace place = table.placeOf(record);
        unfinished += record.ending == Ending::Unfinished ? 1 : 0;
        rows.push_back({std::to_string(number), environmentText(place), std::to_string(record.start), std::to_string(record.steps),
                        table.reward ? numberText(record.total) : "", nameOf(record.ending)});
    }
    std::vector<std::string> lines = aligned(rows);
    lines.front() = style.strong(lines.front());
    std::string summary = countText(chosen.size(), "episode", "episodes");
    if (chosen.size() != table.episodes.size()) {
        summary += " of " + std::to_string(table.episodes.size());
    }
    if (unfinished > 0) {
        summary += ", " + std::to_string(unfinished) + " unfinished";
    }
    lines.emplace_back();
    lines.push_back(summary + ". " + ruleText(table));
    if (table.reward) {
        lines.push_back(
            "total: the "
            + (table.agents > 1 ? "mean over " + std::to_string(table.agents) + " agents of the sums of " : std::string("sum of "))
            + keyText(*table.reward) + (table.gamma == 1 ? "" : ", discounted by " + numberText(table.gamma)) + ".");
    }
    if (table.padding > 0) {
        lines.push_back(countText(static_cast<std::size_t>(table.padding), "step is", "steps are") + " no data"
                        + (table.mask ? ", as " + keyText(*table.mask) + " tells." : ": rows that are not written."));
    }
    return lines;
}

PythonValue::Dict episodesDocument(const EpisodeTable& table, const std::vector<std::size_t>& chosen)
{
    PythonValue::List episodes;
    for (const std::size_t number : chosen) {
        const EpisodeRecord& record = table.episodes[number];
        const EpisodePlace place = table.placeOf(record);
        PythonValue::List environment;
        for (std::size_t dim = 0; dim + 1 < place.position.size(); ++dim) {
            environment.emplace_back(place.position[dim]);
        }
        PythonValue::Dict episode{{"episode", static_cast<int64_t>(number)},
                                  {"env", std::move(environment)},
                                  {"start", record.start},
                                  {"length", record.steps},
                                  {"total", table.reward ? PythonValue(record.total) : PythonValue()},
                                  {"ended", nameOf(record.ending)},
                                  {"index", place.index()}};
        if (const auto totals = table.totalsOf(number); !totals.empty()) {
            episode.emplace_back("totals", PythonValue::List(totals.begin(), totals.end()));
        }
        episodes.emplace_back(std::move(episode));
    }
    return {{"rule", ruleDocument(table.rule)},
            {"mask", table.mask ? toPythonValue(*table.mask) : PythonValue()},
            {"padding", table.padding},
            {"reward", table.reward ? toPythonValue(*table.reward) : PythonValue()},
            {"gamma", table.gamma},
            {"agents", table.agents},
            {"count", static_cast<int64_t>(table.episodes.size())},
            {"episodes", std::move(episodes)}};
}

}  // namespace tensordesk
