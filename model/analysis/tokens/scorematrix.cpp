// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/scorematrix.h"

#include "model/analysis/tokens/sequencereader.h"
#include "model/analysis/tokens/tokenform.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

constexpr double kNoScore = std::numeric_limits<double>::quiet_NaN();
/// The number of rows read between two cancellation checks.
constexpr int64_t kRowsOfBlock = 256;

/// The scores of IFEval by what they judge, strict and loose.
constexpr std::array<std::array<const char*, 2>, 2> kScores{
    {{"inst_level_strict_acc", "inst_level_loose_acc"}, {"prompt_level_strict_acc", "prompt_level_loose_acc"}}};
constexpr const char* kLabels = "instruction_id_list";
/// Numbers of a step that do not judge it.
constexpr std::array<std::string_view, 12> kOthers{"done",   "terminated", "truncated",   "is_init",      "advantage", "advantages",
                                                   "return", "returns",    "state_value", "value_target", "value",     "values"};

bool isReal(DType dtype)
{
    return at::isIntegralType(dtype, true) || at::isFloatingType(dtype);
}

/// Returns a number or bool; NaN for anything else.
double scoreIn(const PythonValue& value)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        return list->size() == 1 ? scoreIn(list->front()) : kNoScore;
    }
    const auto* integer = value.as<int64_t>();
    const auto* real = value.as<double>();
    const auto* flag = value.as<bool>();
    return integer != nullptr ? static_cast<double>(*integer)
         : real != nullptr    ? *real
         : flag == nullptr    ? kNoScore
         : *flag              ? 1
                              : 0;
}

/// Appends the numbers and bools of nested lists, NaN for anything else.
void appendScores(const PythonValue& value, std::vector<double>& numbers)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        for (const PythonValue& item : *list) {
            appendScores(item, numbers);
        }
    } else {
        numbers.push_back(scoreIn(value));
    }
}

/// Appends the texts of nested lists.
void appendLabels(const PythonValue& value, std::vector<std::string>& texts)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        for (const PythonValue& item : *list) {
            appendLabels(item, texts);
        }
    } else if (const auto* text = value.as<std::string>()) {
        texts.push_back(*text);
    }
}

/// Returns the texts of the first of the paths that has any.
std::vector<std::string> labelsAt(const std::vector<KeyPath>& paths, const TensorDict& row)
{
    std::vector<std::string> texts;
    for (const KeyPath& path : paths) {
        const std::optional<Entry> entry = row.contains(path) ? row.find(path) : std::nullopt;
        const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
        if (value != nullptr) {
            appendLabels(value->toPythonValue(), texts);
        }
        if (!texts.empty()) {
            break;
        }
    }
    return texts;
}

std::optional<TensorDict> levelAt(const Key& key, const TensorDict& parent)
{
    const std::optional<Entry> entry = parent.find({key});
    const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return level != nullptr ? std::optional(*level) : std::nullopt;
}

void checkCount(std::size_t criteria)
{
    if (criteria > static_cast<std::size_t>(ScoreMatrix::kMostCriteria)) {
        throw Error(ErrorKind::ValueError, "has {} criteria; at most {} are shown", criteria, ScoreMatrix::kMostCriteria);
    }
}

/// Copies the elements of a leaf to `to`, as doubles in row-major order.
void copyElements(const Leaf& leaf, double* to)
{
    at::from_blob(to, leaf.sizes(), at::kDouble).copy_(leaf.tensor());
    leaf.checkIntact();
}

/// Copies `count` rows from `first` on, in row-major order of the first `dims` dims. REQUIRES: one element per row.
void copyRows(const Leaf& leaf, int64_t dims, int64_t first, int64_t count, double* to)
{
    if (count == 0) {
        return;
    }
    if (dims == 0) {
        return copyElements(leaf, to);
    }
    const int64_t inner = elementCount(leaf.sizes().slice(1));
    const auto partOf = [&](int64_t rows) {
        copyRows(leaf.at(Index{first / inner}), dims - 1, first % inner, rows, to);
        first += rows;
        count -= rows;
        to += rows;
    };
    if (first % inner != 0) {
        partOf(std::min(count, inner - first % inner));
    }
    if (const int64_t whole = count / inner; whole > 0) {
        copyElements(leaf.at(Index{Slice{first / inner, first / inner + whole, {}}}), to);
        first += whole * inner;
        count -= whole * inner;
        to += whole * inner;
    }
    if (count > 0) {
        partOf(count);
    }
}

/// Adds up the values that there are.
class ScoreSum {
public:
    void add(double value)
    {
        if (std::isnan(value)) {
            return;
        }
        m_sum += value;
        m_range.least = m_range.count == 0 ? value : std::min(m_range.least, value);
        m_range.greatest = m_range.count == 0 ? value : std::max(m_range.greatest, value);
        ++m_range.count;
    }
    [[nodiscard]] ScoreMean mean() const
    {
        ScoreMean mean = m_range;
        mean.mean = mean.count > 0 ? m_sum / static_cast<double>(mean.count) : kNoScore;
        return mean;
    }

private:
    double m_sum = 0;
    ScoreMean m_range;
};

/// The sums of a criterion, strict and loose.
using ScoreSums = std::array<ScoreSum, 2>;

/// One stored score of IFEval of a row.
struct StoredScore {
    std::vector<double> values = {};
    std::optional<DType> dtype = {};  ///< empty for a list of Python
};

std::optional<StoredScore> scoreAt(const KeyPath& path, const TensorDict& row)
{
    const std::optional<Entry> entry = row.contains(path) ? row.find(path) : std::nullopt;
    StoredScore score;
    if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
        if (!isReal(leaf->dtype()) || leaf->isRagged()) {
            return {};
        }
        checkCount(static_cast<std::size_t>(leaf->elementCount()));
        score.values.resize(static_cast<std::size_t>(leaf->elementCount()));
        score.dtype = leaf->dtype();
        copyElements(*leaf, score.values.data());
        return score;
    }
    if (const auto* broken = entry ? std::get_if<Broken>(&*entry) : nullptr) {
        throw broken->error();
    }
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (value == nullptr) {
        return {};
    }
    appendScores(value->toPythonValue(), score.values);
    checkCount(score.values.size());
    return score;
}

}  // namespace

/// The scores of IFEval of one row.
struct ScoreMatrix::Judged {
    std::vector<std::string> names = {};                    ///< its instructions, each once
    std::vector<std::array<double, 2>> scores = {};         ///< by name: strict and loose
    std::array<double, 2> ofPrompt = {kNoScore, kNoScore};  ///< strict and loose
};

std::optional<ScoreMatrix> ScoreMatrix::of(const TensorDict& root)
{
    const TokenForm* const form = tokenFormOf(root);
    const TensorDict level = form == nullptr || form->within.empty() ? root : root.child(form->within);
    if (isRagged(level.batchSize())) {
        return {};
    }
    ScoreMatrix matrix(level);
    if (form != nullptr) {
        matrix.m_names.insert(matrix.m_names.end(), form->promptText.begin(), form->promptText.end());
    }
    return matrix.m_judgedAt || !matrix.m_numbers.empty() ? std::optional(std::move(matrix)) : std::nullopt;
}

ScoreMatrix::ScoreMatrix(TensorDict root)
    : m_root(std::move(root)), m_count(elementCount(m_root.batchSize())),
      m_names{{"query"}, {"next", "query"}, {"question"}, {"doc", "prompt"}}
{
    const std::optional<TensorDict> next = levelAt("next", m_root);
    std::vector<std::pair<KeyPath, TensorDict>> levels;
    const auto addLevels = [&](const KeyPath& path, const TensorDict& parent) {
        for (const Key& key : parent.keys()) {
            const std::optional<TensorDict> level = key == "next" || key == "collector" ? std::nullopt : levelAt(key, parent);
            if (level) {
                levels.emplace_back(path / key, *level);
            }
        }
    };
    if (next) {
        addLevels({"next"}, *next);
    }
    addLevels({}, m_root);
    const auto judges = [](const TensorDict& level) { return level.contains({kScores[0][0]}) && level.contains({kScores[1][0]}); };
    const auto judged = std::ranges::find_if(levels, [&](const auto& level) { return judges(level.second); });
    m_judgedAt = judged != levels.end() ? std::optional(judged->first) : judges(m_root) ? std::optional(KeyPath()) : std::nullopt;
    if (m_judgedAt) {
        for (KeyPath above = *m_judgedAt;; above = above.parent()) {
            m_labels.push_back(above / kLabels);
            if (above.empty()) {
                break;
            }
        }
        m_labels.push_back({"next", kLabels});
        m_labels.push_back({"doc", kLabels});
    }

    for (const auto& [path, level] : levels) {
        if (!judges(level)) {
            addNumbers(path, level, true);
        }
    }
    if (m_judgedAt && m_judgedAt->empty()) {
        return;
    }
    const std::size_t before = m_numbers.size();
    addNumbers({}, m_root, true);
    if (next && m_numbers.size() == before) {
        addNumbers({"next"}, *next, false);
    }
    if (const auto beside = levelAt("non_tensor_batch", m_root); beside && m_numbers.size() == before) {  // of verl
        addNumbers({"non_tensor_batch"}, *beside, false);
    }
    if (m_numbers.size() == before) {
        addNumbers({}, m_root, false);
    }
}

void ScoreMatrix::addNumbers(const KeyPath& path, const TensorDict& level, bool all)
{
    std::vector<Number> found;
    const bool isNested = all && !path.empty();
    const auto hasOneEach = [this](c10::IntArrayRef sizes) {
        return !isRagged(sizes) && startsWith(sizes, m_root.batchSize()) && elementCount(sizes) == m_count;
    };
    for (std::size_t i = 0; i < level.count(); ++i) {
        const Key key = level.keyAt(i);
        if (std::ranges::find(kOthers, key) != kOthers.end()) {
            continue;
        }
        const Entry entry = level.entryAt(i);
        const std::string name = isNested ? path.back().key() + "/" + key : key;
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto* value = std::get_if<NonTensor>(&entry);
        if (leaf != nullptr && hasOneEach(leaf->sizes())
            && (all ? isReal(leaf->dtype()) : at::isFloatingType(leaf->dtype()) || leaf->dtype() == DType::Bool)) {
            found.push_back({name, *leaf});
        } else if (value != nullptr && !value->isMeta() && m_count > 0 && hasOneEach(value->batchSize())
                   && !std::isnan(scoreIn(value->first())) && (all || value->first().as<int64_t>() == nullptr)) {
            found.push_back({name, *value});
        } else if (all) {
            return;
        }
    }
    std::ranges::move(found, std::back_inserter(m_numbers));
}

TensorDict ScoreMatrix::rowAt(int64_t number) const
{
    return m_root.dim() == 0 ? m_root : m_root.at(indexOfRow(number, m_root.batchSize()));
}

ScoreMatrix::Judged ScoreMatrix::judgedIn(const TensorDict& row) const
{
    Judged judged;
    const std::vector<std::string> labels = labelsAt(m_labels, row);
    std::array<std::array<std::optional<StoredScore>, 2>, 2> stored;
    for (std::size_t kind = 0; kind < 2; ++kind) {
        for (std::size_t strictness = 0; strictness < 2; ++strictness) {
            const KeyPath path = *m_judgedAt / kScores[kind][strictness];
            try {
                stored[kind][strictness] = scoreAt(path, row);
            } catch (Error& error) {
                error.within(path);
                throw;
            }
        }
    }
    // IFEvalScoreData stores zeros for scores that were not given, in float32 and of size 1.
    const auto isUnset = [&](std::size_t kind, std::size_t strictness) {
        const std::optional<StoredScore>& score = stored[kind][strictness];
        if (!score || score->dtype != at::kFloat || score->values != std::vector{0.0}) {
            return false;
        }
        const auto& other = stored[kind][1 - strictness];
        const bool isOtherSize = (other && other->values.size() != 1) || (kind == 0 && !labels.empty() && labels.size() != 1);
        return isOtherSize || std::ranges::any_of(stored, [](const auto& both) {
                   return std::ranges::any_of(both, [](const auto& each) { return each && each->dtype != at::kFloat; });
               });
    };
    std::map<std::string, std::size_t> places;
    std::vector<ScoreSums> sums;
    for (std::size_t strictness = 0; strictness < 2; ++strictness) {
        const auto &ofInstructions = stored[0][strictness], &ofPrompt = stored[1][strictness];
        if (ofPrompt && ofPrompt->values.size() == 1 && !isUnset(1, strictness)) {
            judged.ofPrompt[strictness] = ofPrompt->values.front();
        }
        if (!ofInstructions || isUnset(0, strictness)) {
            continue;
        }
        const std::size_t size = ofInstructions->values.size();
        if (!labels.empty() && labels.size() != size) {
            throw Error(ErrorKind::ValueError, "has {} scores for {} instructions", size, labels.size())
                .within(*m_judgedAt / kScores[0][strictness]);
        }
        for (std::size_t i = 0; i < size; ++i) {
            const std::string name = labels.empty() ? "instruction " + std::to_string(i) : labels[i];
            const auto [place, isNew] = places.emplace(name, judged.names.size());
            if (isNew) {
                judged.names.push_back(name);
                sums.emplace_back();
            }
            sums[place->second][strictness].add(ofInstructions->values[i]);
        }
    }
    for (const ScoreSums& sum : sums) {
        judged.scores.push_back({sum[0].mean().mean, sum[1].mean().mean});
    }
    return judged;
}

std::vector<double> ScoreMatrix::valuesOf(const Number& number, int64_t first, int64_t count) const
{
    std::vector<double> values(static_cast<std::size_t>(count), kNoScore);
    if (const auto* leaf = std::get_if<Leaf>(&number.entry)) {
        copyRows(*leaf, m_root.dim(), first, count, values.data());
        return values;
    }
    const auto& listed = std::get<NonTensor>(number.entry);
    if (!listed.isStack()) {
        std::ranges::fill(values, scoreIn(listed.first()));
        return values;
    }
    const Shape& sizes = m_root.batchSize();
    for (int64_t row = first; row < first + count; ++row) {
        values[static_cast<std::size_t>(row - first)] = scoreIn(
            listed.at(BoundIndex(indexOfRow(row, sizes), sizes)).toPythonValue());
    }
    return values;
}

std::vector<ScoreCriterion> ScoreMatrix::criteria(Progress& progress) const
{
    using Kind = ScoreCriterion::Kind;
    std::vector<ScoreCriterion> criteria;
    std::vector<ScoreSums> sums;
    std::map<std::string, std::size_t> places;
    ScoreSums ofPrompts;
    std::vector<ScoreSum> ofNumbers(m_numbers.size());
    const std::size_t others = m_numbers.size() + (m_judgedAt ? 1 : 0);
    checkCount(others);
    for (int64_t first = 0; first < m_count; first += kRowsOfBlock) {
        progress.check();
        progress.report(first, m_count);
        const int64_t rows = std::min(kRowsOfBlock, m_count - first);
        for (int64_t row = first; m_judgedAt && row < first + rows; ++row) {
            const Judged judged = judgedIn(rowAt(row));
            for (std::size_t i = 0; i < judged.names.size(); ++i) {
                const auto [place, isNew] = places.emplace(judged.names[i], sums.size());
                if (isNew && places.size() + others <= static_cast<std::size_t>(kMostCriteria)) {
                    criteria.push_back({Kind::Instruction, judged.names[i]});
                    sums.emplace_back();
                }
                for (std::size_t strictness = 0; strictness < 2 && place->second < sums.size(); ++strictness) {
                    sums[place->second][strictness].add(judged.scores[i][strictness]);
                }
            }
            ofPrompts[0].add(judged.ofPrompt[0]);
            ofPrompts[1].add(judged.ofPrompt[1]);
        }
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            std::ranges::for_each(valuesOf(m_numbers[i], first, rows), [&](double value) { ofNumbers[i].add(value); });
        }
    }
    checkCount(places.size() + others);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        criteria[i].strict = sums[i][0].mean();
        criteria[i].loose = sums[i][1].mean();
    }
    if (m_judgedAt) {
        criteria.push_back({Kind::Prompt, "prompt_level", ofPrompts[0].mean(), ofPrompts[1].mean()});
    }
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        criteria.push_back({Kind::Number, m_numbers[i].name, ofNumbers[i].mean(), ofNumbers[i].mean()});
    }
    return criteria;
}

std::vector<ScoreRow> ScoreMatrix::read(const std::vector<ScoreCriterion>& criteria, ScoreStrictness strictness, int64_t first,
                                        int64_t count, Progress& progress) const
{
    using Kind = ScoreCriterion::Kind;
    const auto under = static_cast<std::size_t>(strictness);
    std::map<std::string, std::size_t> places;
    std::size_t ofPrompt = criteria.size(), ofNumbers = criteria.size();
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        if (criteria[i].kind == Kind::Instruction) {
            places.emplace(criteria[i].name, i);
        }
        ofPrompt = criteria[i].kind == Kind::Prompt ? i : ofPrompt;
        ofNumbers = criteria[i].kind == Kind::Number ? std::min(ofNumbers, i) : ofNumbers;
    }
    first = std::clamp<int64_t>(first, 0, m_count);
    count = std::clamp<int64_t>(count, 0, m_count - first);
    std::vector<ScoreRow> rows(static_cast<std::size_t>(count));
    for (int64_t at = 0; at < count; ++at) {
        progress.check();
        progress.report(at, count);
        ScoreRow& row = rows[static_cast<std::size_t>(at)];
        row.number = first + at;
        row.values.assign(criteria.size(), kNoScore);
        const TensorDict entries = rowAt(row.number);
        const std::vector<std::string> names = labelsAt(m_names, entries);
        row.name = names.empty() ? std::string() : names.front();
        if (!m_judgedAt) {
            continue;
        }
        const Judged judged = judgedIn(entries);
        ScoreSum ofRow;
        for (std::size_t i = 0; i < judged.names.size(); ++i) {
            if (const auto place = places.find(judged.names[i]); place != places.end()) {
                row.values[place->second] = judged.scores[i][under];
                ofRow.add(judged.scores[i][under]);
            }
        }
        row.mean = ofRow.mean().mean;
        if (ofPrompt < criteria.size()) {
            row.values[ofPrompt] = judged.ofPrompt[under];
        }
    }
    for (std::size_t i = 0; i < m_numbers.size() && ofNumbers + i < criteria.size(); ++i) {
        progress.check();
        const std::vector<double> values = valuesOf(m_numbers[i], first, count);
        for (std::size_t at = 0; at < values.size(); ++at) {
            rows[at].values[ofNumbers + i] = values[at];
        }
    }
    for (ScoreRow& row : rows) {
        ScoreSum ofRow;
        std::ranges::for_each(row.values, [&](double value) { ofRow.add(value); });
        row.mean = m_judgedAt ? row.mean : ofRow.mean().mean;
    }
    return rows;
}

}  // namespace tensordesk
