// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenbatch.h"

#include "model/tensordict/base/error.h"

#include <ATen/ops/cat.h>
#include <ATen/ops/tensor.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace tensordesk {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
/// The most tokens of a sequence: a damaged file may state any length.
constexpr int64_t kLongestSequence = int64_t{1} << 27;

/// Appends the numbers of nested lists. Returns false if there is anything else.
bool appendNumbers(const PythonValue& value, std::vector<double>& numbers)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        return std::ranges::all_of(*list, [&](const PythonValue& item) { return appendNumbers(item, numbers); });
    }
    const auto* integer = value.as<int64_t>();
    const auto* real = value.as<double>();
    const auto* flag = value.as<bool>();
    if (integer == nullptr && real == nullptr && flag == nullptr) {
        return false;
    }
    numbers.push_back(integer != nullptr ? static_cast<double>(*integer) : real != nullptr ? *real : *flag ? 1 : 0);
    return true;
}

/// Returns the sum of the values that there are.
double sumOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values) {
        sum += std::isnan(value) ? 0 : value;
    }
    return sum;
}

/// Returns the text, or the first text of nested lists.
std::string textOf(const PythonValue& value)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        std::string text;
        for (const PythonValue& item : *list) {
            text = textOf(item);
            if (!text.empty()) {
                break;
            }
        }
        return text;
    }
    const auto* text = value.as<std::string>();
    return text != nullptr ? *text : std::string();
}

}  // namespace

/// Reads the entries of one sequence.
class TokenBatch::Reader {
public:
    Reader(const TokenBatch& batch, int64_t number) : m_level(batch.m_level)
    {
        const Shape& sizes = m_level.batchSize();
        Index index(sizes.size());
        for (std::size_t dim = sizes.size(); dim-- > 0;) {
            index[dim] = number % sizes[dim];
            number /= sizes[dim];
        }
        if (!index.empty()) {
            m_level = m_level.at(index);
        }
    }

    /// Returns the numbers of an entry, in row-major order; empty if it is missing or has none.
    [[nodiscard]] std::optional<std::vector<double>> numbers(const std::optional<KeyPath>& path) const
    {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        std::vector<double> numbers;
        if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
            check(leaf->elementCount());
            const at::Tensor values = leaf->tensor().cpu().to(at::kDouble).contiguous();
            leaf->checkIntact();
            numbers.assign(values.const_data_ptr<double>(), values.const_data_ptr<double>() + values.numel());
            return numbers;
        }
        const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
        if (value == nullptr || !appendNumbers(value->toPythonValue(), numbers)) {
            return {};
        }
        return numbers;
    }

    /// Likewise as integers, which doubles would round.
    [[nodiscard]] std::optional<std::vector<int64_t>> ids(const std::optional<KeyPath>& path) const
    {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
            check(leaf->elementCount());
            const at::Tensor values = leaf->tensor().cpu().to(at::kLong).contiguous();
            leaf->checkIntact();
            return std::vector<int64_t>(values.const_data_ptr<int64_t>(), values.const_data_ptr<int64_t>() + values.numel());
        }
        const std::optional<std::vector<double>> listed = numbers(path);
        return listed ? std::optional(std::vector<int64_t>(listed->begin(), listed->end())) : std::nullopt;
    }

    [[nodiscard]] std::optional<double> number(const std::optional<KeyPath>& path) const
    {
        const auto found = numbers(path);
        return found && found->size() == 1 ? std::optional(found->front()) : std::nullopt;
    }

    /// Returns a text, or a number as text; empty if there is none.
    [[nodiscard]] std::string text(const std::optional<KeyPath>& path) const
    {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        if (const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr) {
            const PythonValue plain = value->toPythonValue();
            const std::string found = textOf(plain);
            return !found.empty() || plain.as<std::string>() != nullptr || plain.as<PythonValue::List>() != nullptr
                     ? found
                     : plain.toPython();
        }
        const std::optional<double> single = number(path);
        return single ? PythonValue(static_cast<int64_t>(*single)).toPython() : std::string();
    }

private:
    static void check(int64_t elements)
    {
        if (elements > kLongestSequence) {
            throw Error(ErrorKind::ValueError, "a sequence has {} tokens; at most {} are read", elements, kLongestSequence);
        }
    }

    TensorDict m_level;
};

int64_t TokenSequence::count(TokenPart part) const
{
    return std::ranges::count(parts, part);
}

std::pair<std::size_t, std::size_t> TokenSequence::range() const
{
    const auto isText = [](TokenPart part) { return part != TokenPart::Padding; };
    const auto first = std::ranges::find_if(parts, isText);
    const auto last = std::find_if(parts.rbegin(), parts.rend(), isText);
    return {first - parts.begin(), first == parts.end() ? first - parts.begin() : last.base() - parts.begin()};
}

std::optional<TokenBatch> TokenBatch::of(const TensorDict& root)
{
    const TokenForm* const form = tokenFormOf(root);
    if (form == nullptr) {
        return {};
    }
    return TokenBatch(*form, form->within.empty() ? root : root.child(form->within));
}

TokenBatch::TokenBatch(const TokenForm& form, TensorDict level) : m_form(&form), m_level(std::move(level))
{
    m_count = std::max<int64_t>(elementCount(m_level.batchSize()), 0);
    m_hasIds = find(form.whole) || find(form.response);
    TokenForm::Paths known;
    for (const auto& [role, paths] : form.values) {
        const std::optional<KeyPath> path = find(paths);
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        const auto* listed = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
        const bool isUnset = listed != nullptr && (m_count == 0 || listed->first().as<PythonValue::None>() != nullptr);
        if (entry && !isUnset) {
            m_values.push_back({role, *path});
        }
    }
    for (const TokenForm::Paths* const paths : {&form.reward, &form.advantage, &form.group, &form.step, &form.status,
                                                &form.truncated, &form.responseLength, &form.length}) {
        known.insert(known.end(), paths->begin(), paths->end());
    }
    for (std::size_t i = 0; i < m_level.count(); ++i) {
        const KeyPath path{m_level.keyAt(i)};
        const Entry entry = m_level.entryAt(i);
        const auto* leaf = std::get_if<Leaf>(&entry);
        const bool isSingle = leaf != nullptr && !leaf->isRagged() && leaf->elementCount() == m_count
                           && (at::isFloatingType(leaf->dtype()) || leaf->dtype() == DType::Bool);
        if (isSingle && std::ranges::find(known, path) == known.end()) {
            m_components.push_back(path);
        }
    }
}

bool TokenBatch::isOfTokens(const KeyPath& key) const
{
    const auto isOneOf = [&](const TokenForm::Paths& paths) {
        return std::ranges::any_of(paths, [&](const KeyPath& path) { return m_form->within / path == key; });
    };
    return isOneOf(m_form->whole) || isOneOf(m_form->prompt) || isOneOf(m_form->response) || isOneOf(m_form->attention)
        || isOneOf(m_form->loss) || std::ranges::any_of(m_form->values, [&](const auto& values) { return isOneOf(values.second); });
}

TokenSequence TokenBatch::read(int64_t number) const
{
    const Reader reader(*this, number);
    TokenSequence sequence;
    const auto prompt = reader.ids(find(m_form->prompt)), response = reader.ids(find(m_form->response));
    auto whole = reader.ids(find(m_form->whole));
    if (!whole && response) {
        whole = prompt.value_or(std::vector<int64_t>());
        whole->insert(whole->end(), response->begin(), response->end());
    }
    sequence.ids = std::move(whole).value_or(std::vector<int64_t>());
    const std::size_t size = sequence.ids.size();

    const auto loss = reader.numbers(find(m_form->loss));
    const auto responseLength = reader.number(find(m_form->responseLength));
    const auto isAtEnd = [&](double length) { return length >= 0 && length <= static_cast<double>(size); };
    if (response && response->size() <= size) {
        sequence.responseAt = size - response->size();
    } else if (responseLength && isAtEnd(*responseLength)) {
        sequence.responseAt = size - static_cast<std::size_t>(*responseLength);
    } else if (loss && loss->size() == size) {
        sequence.responseAt = static_cast<std::size_t>(std::ranges::find_if(*loss, [](double one) { return one != 0; })
                                                       - loss->begin());
    }

    // Values are of the whole sequence, of the response, of the prompt, or of all tokens but the first.
    const std::size_t ofResponse = size - sequence.responseAt;
    const auto startOf = [&](std::size_t length, const KeyPath& path) {
        if (length == size) {
            return std::size_t{0};
        }
        if (length == ofResponse) {  // also if the prompt is as long
            return sequence.responseAt;
        }
        if (length != sequence.responseAt && length + 1 != size) {
            throw Error(ErrorKind::ValueError, "has {} values for a sequence of {} tokens, {} of them in the response", length,
                        size, ofResponse)
                .within(path);
        }
        return std::size_t{length == sequence.responseAt ? 0U : 1U};
    };
    const auto spread = [&](const std::vector<double>& numbers, const KeyPath& path) {
        std::vector<double> all(size, kNone);
        std::ranges::copy(numbers, all.begin() + static_cast<std::ptrdiff_t>(startOf(numbers.size(), path)));
        return all;
    };

    const std::optional<KeyPath> attentionPath = find(m_form->attention);
    const auto attention = reader.numbers(attentionPath);
    const std::vector<double> attended = attention ? spread(*attention, *attentionPath) : std::vector<double>(size, 1);
    const std::vector<double> trained = loss ? spread(*loss, *find(m_form->loss)) : std::vector<double>(size, 1);
    const auto length = reader.number(find(m_form->length));
    for (std::size_t i = 0; i < size; ++i) {
        if (loss) {
            sequence.trained.push_back(trained[i] != 0 && !std::isnan(trained[i]));
        }
        const bool isPadding = attended[i] == 0 || (length && static_cast<double>(i) >= *length);
        sequence.parts.push_back(isPadding                 ? TokenPart::Padding
                                 : i < sequence.responseAt ? TokenPart::Prompt
                                 : trained[i] == 0         ? TokenPart::Environment
                                                           : TokenPart::Response);
    }
    for (const Values& values : m_values) {
        const auto numbers = reader.numbers(values.path);
        sequence.values.push_back(numbers && size > 0 ? spread(*numbers, values.path) : std::vector<double>(size, kNone));
    }
    sequence.reward = reader.number(find(m_form->reward));
    for (const TokenRole role : {TokenRole::Score, TokenRole::Reward}) {
        const auto found = std::ranges::find(m_values, role, &Values::role);
        if (!sequence.reward && found != m_values.end()) {
            sequence.reward = sumOf(sequence.values[static_cast<std::size_t>(found - m_values.begin())]);
        }
    }
    sequence.advantage = reader.number(find(m_form->advantage));
    if (const auto step = reader.number(find(m_form->step))) {
        sequence.step = static_cast<int64_t>(*step);
    }
    if (const auto truncated = reader.number(find(m_form->truncated))) {
        sequence.truncated = *truncated != 0;
    }
    sequence.status = reader.text(find(m_form->status));
    if (!sequence.truncated && !sequence.status.empty()) {
        sequence.truncated = sequence.status == "truncated" || sequence.status == "length";
    }
    sequence.wholeText = reader.text(find(m_form->wholeText));
    sequence.promptText = reader.text(find(m_form->promptText));
    sequence.responseText = reader.text(find(m_form->responseText));
    sequence.group = reader.text(find(m_form->group));
    if (sequence.group.empty()) {
        sequence.group = sequence.promptText;
    }
    for (const KeyPath& path : m_components) {
        if (const auto component = reader.number(path)) {
            sequence.components.emplace_back(path.back().key(), *component);
        }
    }
    return sequence;
}

}  // namespace tensordesk
