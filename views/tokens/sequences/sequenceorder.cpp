// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/sequenceorder.h"

#include "model/document/rollouts/sequencefilter.h"
#include "views/text/format.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tensordesk {

std::vector<SequenceColumn> SequenceColumn::all(const std::vector<std::string>& components)
{
    std::vector<SequenceColumn> columns;
    for (int kind = Number; kind <= Step; ++kind) {
        for (std::size_t i = 0; i < (kind == Component ? components.size() : 1); ++i) {
            columns.push_back({static_cast<Kind>(kind), i});
        }
    }
    return columns;
}

QString SequenceColumn::title(const std::vector<std::string>& components) const
{
    switch (kind) {
    case Number: return tr("Sequence");
    case Group: return tr("Group");
    case Prompt: return tr("Prompt length");
    case Response: return tr("Response length");
    case Reward: return tr("Reward");
    case GroupMean: return tr("Group mean");
    case GroupDeviation: return tr("Group σ");
    case Advantage: return tr("Advantage");
    case Kl: return tr("KL");
    case Entropy: return tr("Entropy");
    case Step: return tr("Step");
    case Status: return tr("Status");
    case Flags: return tr("Flags");
    case Component: return format::text(components[component]);
    case PromptWords: return tr("Prompt begins");
    case Words: break;
    }
    return tr("Response begins");
}

std::optional<double> SequenceColumn::valueIn(const SequenceFigures& figures, const SequenceTable* table, std::size_t row) const
{
    const SequenceGroup* const group = table == nullptr ? nullptr : table->group(row);
    const bool hasSpread = group != nullptr && group->rows.size() > 1 && group->reward.count > 0;
    const auto number = [](int64_t count) { return std::optional(static_cast<double>(count)); };
    switch (kind) {
    case Number: return number(static_cast<int64_t>(row));
    case Group:
        return group != nullptr && group->rows.size() > 1 ? number(static_cast<int64_t>(table->groupOfRow[row])) : std::nullopt;
    case Prompt: return figures.prompt > 0 ? number(figures.prompt) : std::nullopt;
    case Response: return figures.response > 0 ? number(figures.response) : std::nullopt;
    case Reward: return figures.reward;
    case GroupMean: return hasSpread ? std::optional(group->reward.mean) : std::nullopt;
    case GroupDeviation: return hasSpread ? std::optional(group->reward.deviation) : std::nullopt;
    case Advantage: return figures.advantage;
    case Kl: return figures.kl;
    case Entropy: return figures.entropy;
    case Step: return figures.step ? number(*figures.step) : std::nullopt;
    case Status: return figures.truncated.value_or(false) ? number(1) : std::nullopt;
    case Flags: {
        const std::size_t flags = table == nullptr ? 0 : table->flagsOf(row).size();
        return flags > 0 ? number(static_cast<int64_t>(flags)) : std::nullopt;
    }
    case Component:
        return component < figures.components.size() && !std::isnan(figures.components[component])
                 ? std::optional(figures.components[component])
                 : std::nullopt;
    case PromptWords:
    case Words: break;
    }
    return std::nullopt;
}

std::vector<int64_t> orderedSequences(const SequenceTable& table, const SequenceChoice& choice, Progress& progress)
{
    std::vector<std::size_t> rows(table.rows.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    if (!choice.where.empty()) {
        rows = filtered(table, choice.where, progress);
    }
    std::vector<std::pair<std::optional<double>, std::size_t>> ranked;
    for (const std::size_t row : rows) {
        std::optional<double> value = choice.sortedBy.valueIn(table.rows[row], &table, row);
        ranked.emplace_back(value && std::isnan(*value) ? std::nullopt : value, row);
    }
    std::ranges::stable_sort(ranked, [&](const auto& one, const auto& other) {
        if (!one.first || !other.first) {
            return one.first.has_value() && !other.first.has_value();
        }
        return choice.order == Qt::AscendingOrder ? *one.first < *other.first : *other.first < *one.first;
    });
    std::vector<int64_t> order;
    for (const auto& [value, row] : ranked) {
        order.push_back(static_cast<int64_t>(row));
    }
    return order;
}

}  // namespace tensordesk
