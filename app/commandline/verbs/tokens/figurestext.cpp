// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/tokens/figurestext.h"

#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

constexpr int kLongestGroup = 32, kLongestError = 120;

std::string numberOf(const std::optional<double>& value)
{
    return value && !std::isnan(*value) ? statisticText(*value) : std::string();
}

template <typename T>
PythonValue orNone(const std::optional<T>& value)
{
    return value ? PythonValue(*value) : PythonValue();
}

PythonValue::Dict documentOf(const Spread& spread)
{
    return {{"count", spread.count}, {"mean", spread.mean}, {"std", spread.deviation}, {"min", spread.least}, {"max", spread.most}};
}

}  // namespace

std::vector<std::string> figureLines(const SequenceTable& table, const std::vector<std::size_t>& rows, const Style& style)
{
    std::vector<PrintedColumn> columns{{"sequence", true},   {"group", false}, {"samples", true},    {"prompt", true},
                                       {"response", true},   {"reward", true}, {"group mean", true}, {"std", true},
                                       {"advantage", true},  {"KL", true},     {"entropy", true},    {"step", true},
                                       {"truncated", false}, {"flags", false}};
    for (const std::string& component : table.components) {
        columns.push_back({printableRow(component), true});
    }
    columns.push_back({"error", false});
    for (const std::size_t number : rows) {
        const SequenceFigures& row = table.rows[number];
        const SequenceGroup* const group = table.group(number);
        const bool hasSpread = group != nullptr && group->rows.size() > 1;
        std::vector<std::string> texts{std::to_string(number),
                                       elided(printableRow(row.group), kLongestGroup),
                                       hasSpread ? std::to_string(group->rows.size()) : std::string(),
                                       std::to_string(row.prompt),
                                       std::to_string(row.response),
                                       numberOf(row.reward),
                                       hasSpread && group->reward.count > 0 ? numberOf(group->reward.mean) : std::string(),
                                       hasSpread && group->reward.count > 0 ? numberOf(group->reward.deviation) : std::string(),
                                       numberOf(row.advantage),
                                       numberOf(row.kl),
                                       numberOf(row.entropy),
                                       row.step ? std::to_string(*row.step) : std::string(),
                                       row.truncated.value_or(false) ? "yes" : "",
                                       table.flagText(number)};
        for (std::size_t i = 0; i < table.components.size(); ++i) {
            texts.push_back(i < row.components.size() ? numberOf(row.components[i]) : std::string());
        }
        if (row.error) {
            texts.assign(texts.size(), {});
            texts.front() = std::to_string(number);
        }
        texts.push_back(row.error ? elided(printableRow(row.error->english()), kLongestError) : std::string());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns[i].texts.push_back(texts[i]);
        }
    }
    std::erase_if(columns, [](const PrintedColumn& column) { return std::ranges::all_of(column.texts, &std::string::empty); });
    return tableLines(columns, style);
}

PythonValue::Dict figuresDocument(const SequenceTable& table, const std::vector<std::size_t>& rows)
{
    PythonValue::List shown, groups;
    for (const std::size_t number : rows) {
        const SequenceFigures& row = table.rows[number];
        PythonValue::Dict components;
        for (std::size_t i = 0; i < row.components.size(); ++i) {
            if (!std::isnan(row.components[i])) {
                components.emplace_back(table.components[i], row.components[i]);
            }
        }
        const bool hasGroup = table.group(number) != nullptr;
        const std::vector<std::string> flags = table.flagsOf(number);
        shown.emplace_back(
            PythonValue::Dict{{"row", static_cast<int64_t>(number)},
                              {"prompt", row.prompt},
                              {"response", row.response},
                              {"reward", orNone(row.reward)},
                              {"advantage", orNone(row.advantage)},
                              {"kl", orNone(row.kl)},
                              {"entropy", orNone(row.entropy)},
                              {"step", orNone(row.step)},
                              {"truncated", orNone(row.truncated)},
                              {"components", std::move(components)},
                              {"group", hasGroup ? PythonValue(static_cast<int64_t>(table.groupOfRow[number])) : PythonValue()},
                              {"flags", PythonValue::List(flags.begin(), flags.end())},
                              {"error", row.error ? PythonValue(row.error->english()) : PythonValue()}});
    }
    for (const SequenceGroup& group : table.groups) {
        PythonValue::List members;
        for (const std::size_t row : group.rows) {
            members.emplace_back(static_cast<int64_t>(row));
        }
        groups.emplace_back(PythonValue::Dict{{"name", table.rows[group.rows.front()].group},
                                              {"rows", std::move(members)},
                                              {"reward", documentOf(group.reward)},
                                              {"response", documentOf(group.response)},
                                              {"truncated", group.truncated}});
    }
    PythonValue::Dict steps;
    for (std::size_t figure = 0; figure < table.bands.size(); ++figure) {
        PythonValue::List bands;
        for (const StepBand& band : table.bands[figure]) {
            bands.emplace_back(
                PythonValue::Dict{{"step", band.step},
                                  {"count", band.count},
                                  {"mean", band.mean},
                                  {"quartiles", PythonValue::List{band.lowerQuartile, band.median, band.upperQuartile}}});
        }
        if (!bands.empty()) {
            steps.emplace_back(std::string(stepFigures()[figure].name), std::move(bands));
        }
    }
    return {{"rows", std::move(shown)}, {"groups", std::move(groups)}, {"steps", std::move(steps)}};
}

}  // namespace tensordesk
