// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/episodeorder.h"

#include "model/document/rollouts/episodefilter.h"
#include "views/rollout/episodefacts.h"

#include <QCollator>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tensordesk {

namespace {

/// Returns the sort key of an episode.
double rankOf(const EpisodeTable& table, uint32_t number, const EpisodeChoice& choice)
{
    const EpisodeRecord& record = table.episodes[number];
    switch (choice.sortedBy) {
    case EpisodeColumn::Env: return static_cast<double>(record.row);
    case EpisodeColumn::Start: return static_cast<double>(record.start);
    case EpisodeColumn::Length: return static_cast<double>(record.steps);
    case EpisodeColumn::Return: {
        constexpr double kLast = std::numeric_limits<double>::infinity();
        return !std::isnan(record.total) ? record.total : choice.order == Qt::AscendingOrder ? kLast : -kLast;
    }
    case EpisodeColumn::Ended: return static_cast<double>(record.ending);
    case EpisodeColumn::Flags:
        return (table.reward && std::isnan(record.total) ? 1 : 0)
             + (std::binary_search(choice.flagged.begin(), choice.flagged.end(), number) ? 1 : 0);
    case EpisodeColumn::Number: break;
    }
    return 0;
}

/// Sorts numbers by value and before texts, which are in natural order; unknown facts come last.
void sortByFact(std::vector<uint32_t>& order, const ReadEpisodes& episodes, const KeyPath& fact, Qt::SortOrder direction,
                Progress& progress)
{
    struct Known {
        uint32_t episode = 0;
        QString text;
        std::optional<double> number;
    };
    std::vector<Known> known;
    for (const uint32_t episode : order) {
        progress.check();
        progress.report(static_cast<int64_t>(known.size()), static_cast<int64_t>(order.size()));
        Known each{episode, episodeFact(episodes, episode, fact), {}};
        bool isNumber = false;
        const double number = each.text.toDouble(&isNumber);
        each.number = isNumber && !std::isnan(number) ? std::optional(number) : std::nullopt;
        known.push_back(std::move(each));
    }
    QCollator collator;
    collator.setNumericMode(true);
    const auto isBefore = [&](const Known& one, const Known& other) {
        if (one.number && other.number) {
            return *one.number < *other.number;
        }
        return one.number.has_value() != other.number.has_value() ? one.number.has_value()
                                                                  : collator.compare(one.text, other.text) < 0;
    };
    std::stable_sort(known.begin(), known.end(), [&](const Known& one, const Known& other) {
        if (one.text.isEmpty() != other.text.isEmpty()) {
            return other.text.isEmpty();
        }
        return direction == Qt::AscendingOrder ? isBefore(one, other) : isBefore(other, one);
    });
    std::transform(known.begin(), known.end(), order.begin(), [](const Known& each) { return each.episode; });
}

}  // namespace

std::vector<uint32_t> orderedEpisodes(const ReadEpisodes& episodes, const EpisodeChoice& choice, Progress& progress)
{
    const EpisodeTable& table = episodes.table;
    std::vector<uint32_t> order;
    if (choice.where.empty()) {
        order.resize(table.episodes.size());
        std::iota(order.begin(), order.end(), 0U);
    } else {
        const std::vector<std::size_t> chosen = filtered(table, episodes.rollout.td, choice.where, progress);
        order.assign(chosen.begin(), chosen.end());
    }
    const std::vector<KeyPath>& facts = episodes.keys.facts;
    // Another tensordict may have others.
    if (choice.sortedByFact && std::find(facts.begin(), facts.end(), *choice.sortedByFact) != facts.end()) {
        sortByFact(order, episodes, *choice.sortedByFact, choice.order, progress);
        return order;
    }
    if (choice.sortedBy == EpisodeColumn::Number) {
        if (choice.order == Qt::DescendingOrder) {
            std::reverse(order.begin(), order.end());
        }
        return order;
    }
    const auto rank = [&](uint32_t number) { return rankOf(table, number, choice); };
    const bool isAscending = choice.order == Qt::AscendingOrder;
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return isAscending ? rank(a) < rank(b) : rank(b) < rank(a); });
    return order;
}

}  // namespace tensordesk
