// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/tokens/scoretext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"
#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

constexpr int kScoreGap = 2;
constexpr int kLongestCriterion = 48;
constexpr int kShortestQuery = 20;

const char* nameOf(ScoreCriterion::Kind kind)
{
    switch (kind) {
    case ScoreCriterion::Kind::Instruction: return "instruction";
    case ScoreCriterion::Kind::Prompt: return "prompt";
    case ScoreCriterion::Kind::Number: break;
    }
    return "number";
}

std::string scoreText(double value)
{
    return std::isnan(value) ? "-" : statisticText(value);
}

/// Returns numbers padded on the right so that their decimal points are aligned when they are right-aligned.
void alignAtPoint(std::vector<std::string>& numbers)
{
    const auto tailOf = [](const std::string& number) {
        return static_cast<int>(number.size() - std::min(number.find('.'), number.size()));
    };
    int longest = 0;
    for (const std::string& number : numbers) {
        longest = std::max(longest, tailOf(number));
    }
    for (std::string& number : numbers) {
        number.append(static_cast<std::size_t>(longest - tailOf(number)), ' ');
    }
}

/// A column: its heading, and its texts in the rows "mean", "prompts" and those of the prompts.
struct ScoreColumn {
    std::string heading;
    std::vector<std::string> texts = {};
    int width = 0;

    void fit()
    {
        alignAtPoint(texts);
        width = displayWidth(heading);
        for (const std::string& text : texts) {
            width = std::max(width, displayWidth(text));
        }
    }
};

int widthOfScores(const std::vector<ScoreColumn>& columns)
{
    int width = 0;
    for (const ScoreColumn& column : columns) {
        width += column.width + kScoreGap;
    }
    return width;
}

std::vector<std::string> scoreTableLines(const ShownScores& shown, ScoreStrictness strictness, const Style& style, int width)
{
    const std::vector<ScoreRow>& rows = strictness == ScoreStrictness::Strict ? shown.strict : shown.loose;
    std::vector<ScoreColumn> columns;
    for (std::size_t i = 0; i < shown.criteria.size(); ++i) {
        const ScoreMean& mean = shown.criteria[i].under(strictness);
        ScoreColumn& column = columns.emplace_back(elided(printableRow(shown.criteria[i].name), kLongestCriterion));
        column.texts = {scoreText(mean.mean), std::to_string(mean.count)};
        for (const ScoreRow& row : rows) {
            column.texts.push_back(scoreText(row.values[i]));
        }
        column.fit();
    }
    ScoreColumn& means = columns.emplace_back("mean");
    means.texts = {"", ""};
    for (const ScoreRow& row : rows) {
        means.texts.push_back(scoreText(row.mean));
    }
    means.fit();

    std::vector<std::string> heads{"", "mean", "prompts"};
    for (const ScoreRow& row : rows) {
        heads.push_back(std::to_string(row.number));
    }
    int ofHeads = 0;
    for (const std::string& head : heads) {
        ofHeads = std::max(ofHeads, displayWidth(head));
    }
    std::vector<std::string> lines;
    if (ofHeads + widthOfScores(columns) > width) {
        for (std::size_t i = 0; i + 1 < columns.size(); ++i) {
            const std::string number = "#" + std::to_string(i + 1);
            lines.push_back(paddedLeft(number, 2 + static_cast<int>(std::to_string(columns.size()).size())) + "  "
                            + columns[i].heading);
            columns[i].heading = number;
            columns[i].fit();
        }
    }
    const int room = std::max(kShortestQuery, width - ofHeads - widthOfScores(columns) - kScoreGap);
    for (std::size_t at = 0; at < heads.size(); ++at) {
        std::string line = paddedLeft(heads[at], ofHeads);
        for (const ScoreColumn& column : columns) {
            line += std::string(kScoreGap, ' ') + paddedLeft(at == 0 ? column.heading : column.texts[at - 1], column.width);
        }
        if (at > 2 && !rows[at - 3].name.empty()) {
            line += std::string(kScoreGap, ' ') + elided(printableRow(rows[at - 3].name), room);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(at == 0 ? style.strong(line) : line);
    }
    return lines;
}

template <typename Get>
PythonValue::List criteriaList(const std::vector<ScoreCriterion>& criteria, const Get& get)
{
    PythonValue::List list;
    for (const ScoreCriterion& criterion : criteria) {
        list.emplace_back(get(criterion));
    }
    return list;
}

PythonValue::List numbersOf(const std::vector<double>& values)
{
    PythonValue::List list;
    std::ranges::transform(values, std::back_inserter(list), numberOrNull);
    return list;
}

}  // namespace

std::vector<std::string> scoreLines(const ShownScores& shown, const Style& style, int width)
{
    std::vector<std::string> lines;
    const auto append = [&](ScoreStrictness strictness) {
        std::ranges::move(scoreTableLines(shown, strictness, style, width), std::back_inserter(lines));
        lines.emplace_back();
    };
    if (shown.level) {
        lines.push_back(style.strong("strict"));
    }
    append(ScoreStrictness::Strict);
    if (shown.level) {
        lines.push_back(style.strong("loose"));
        append(ScoreStrictness::Loose);
    }
    const auto rows = static_cast<int64_t>(shown.strict.size());
    const std::string rest = rows == shown.prompts ? "" : " of " + std::to_string(shown.prompts);
    std::string summary = countText(rows, "prompt", "prompts") + rest + " and "
                        + countText(static_cast<int64_t>(shown.criteria.size()), "criterion", "criteria");
    if (shown.level) {
        summary += ", scored by IFEval in " + (shown.level->empty() ? std::string("td") : keyText(*shown.level))
                 + "; the mean of a row is over its instructions";
    }
    lines.push_back(summary + ". Means of columns are over all prompts that have the criterion.");
    return lines;
}

PythonValue::Dict scoreDocument(const ShownScores& shown)
{
    PythonValue::List rows;
    for (std::size_t i = 0; i < shown.strict.size(); ++i) {
        const ScoreRow& row = shown.strict[i];
        const ScoreRow* const loose = shown.level ? &shown.loose[i] : nullptr;
        rows.emplace_back(PythonValue::Dict{{"row", row.number},
                                            {"query", row.name.empty() ? PythonValue() : PythonValue(row.name)},
                                            {"values", numbersOf(row.values)},
                                            {"mean", numberOrNull(row.mean)},
                                            {"loose", loose != nullptr ? PythonValue(numbersOf(loose->values)) : PythonValue()},
                                            {"loose_mean", loose != nullptr ? numberOrNull(loose->mean) : PythonValue()}});
    }
    const auto ifLoose = [&](PythonValue::List list) { return shown.level ? PythonValue(std::move(list)) : PythonValue(); };
    const std::vector<ScoreCriterion>& criteria = shown.criteria;
    return {{"level", shown.level ? toPythonValue(*shown.level) : PythonValue()},
            {"prompts", shown.prompts},
            {"criteria", criteriaList(criteria, [](const ScoreCriterion& each) { return PythonValue(each.name); })},
            {"kinds", criteriaList(criteria, [](const ScoreCriterion& each) { return PythonValue(nameOf(each.kind)); })},
            {"means", criteriaList(criteria, [](const ScoreCriterion& each) { return numberOrNull(each.strict.mean); })},
            {"counts", criteriaList(criteria, [](const ScoreCriterion& each) { return PythonValue(each.strict.count); })},
            {"loose_means",
             ifLoose(criteriaList(criteria, [](const ScoreCriterion& each) { return numberOrNull(each.loose.mean); }))},
            {"loose_counts",
             ifLoose(criteriaList(criteria, [](const ScoreCriterion& each) { return PythonValue(each.loose.count); }))},
            {"rows", std::move(rows)}};
}

}  // namespace tensordesk
