// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/sequencefilter.h"

#include "model/document/rollouts/rowfilter.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tensordesk {
namespace {

bool isName(const std::string& text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isPartOfName = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); };
    constexpr std::array keywords{"and", "or", "not", "if", "else", "for", "in", "is", "lambda", "None", "True", "False"};
    return !text.empty() && isLetter(text.front()) && std::ranges::all_of(text, isPartOfName)
        && std::ranges::find(keywords, text) == keywords.end();
}

}  // namespace

std::vector<std::size_t> filtered(const SequenceTable& table, const std::string& where, Progress& progress)
{
    std::vector<std::string> columns{"sequence", "prompt",    "response", "reward",     "advantage",  "kl",        "entropy",
                                     "step",     "truncated", "group",    "group_size", "group_mean", "group_std", "flags"};
    std::vector<std::size_t> components;
    for (std::size_t i = 0; i < table.components.size(); ++i) {
        if (isName(table.components[i]) && std::ranges::find(columns, table.components[i]) == columns.end()) {
            columns.push_back(table.components[i]);
            components.push_back(i);
        }
    }
    const auto valuesOf = [&](std::size_t number) {
        const SequenceFigures& row = table.rows[number];
        const SequenceGroup* const group = table.group(number);
        const auto orNan = [](const std::optional<double>& value) {
            return value.value_or(std::numeric_limits<double>::quiet_NaN());
        };
        const Spread rewards = group == nullptr ? Spread() : group->reward;
        std::vector<Value> values{static_cast<int64_t>(number),
                                  row.prompt,
                                  row.response,
                                  orNan(row.reward),
                                  orNan(row.advantage),
                                  orNan(row.kl),
                                  orNan(row.entropy),
                                  row.step ? Value(*row.step) : Value(),
                                  row.truncated.value_or(false),
                                  row.group,
                                  static_cast<int64_t>(group == nullptr ? 0 : group->rows.size()),
                                  rewards.mean,
                                  rewards.deviation,
                                  table.flagText(number)};
        for (const std::size_t component : components) {
            values.emplace_back(row.components.empty() ? std::numeric_limits<double>::quiet_NaN() : row.components[component]);
        }
        return values;
    };
    return filteredRows(table.rows.size(), columns, valuesOf, where, progress);
}

}  // namespace tensordesk
