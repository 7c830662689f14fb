// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenbatch.h"

#include "model/analysis/tokens/sequencereader.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace tensordesk {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
/// Returns the sum of the values that there are.
double sumOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values) {
        sum += std::isnan(value) ? 0 : value;
    }
    return sum;
}

}  // namespace

std::vector<TokenRun> runsOf(const std::vector<TokenPart>& parts)
{
    std::vector<TokenRun> runs;
    for (std::size_t begin = 0, end = 0; begin < parts.size(); begin = end) {
        while (end < parts.size() && parts[end] == parts[begin]) {
            ++end;
        }
        runs.push_back({parts[begin], begin, end});
    }
    return runs;
}

TokenPart TokenSequence::partOf(std::size_t token) const
{
    return std::ranges::upper_bound(runs, token, {}, &TokenRun::end)->part;
}

int64_t TokenSequence::count(TokenPart part) const
{
    std::size_t tokens = 0;
    for (const TokenRun& run : runs) {
        tokens += run.part == part ? run.size() : 0;
    }
    return static_cast<int64_t>(tokens);
}

std::pair<std::size_t, std::size_t> TokenSequence::range() const
{
    const auto isText = [](const TokenRun& run) { return run.part != TokenPart::Padding; };
    const auto first = std::ranges::find_if(runs, isText);
    const auto last = std::find_if(runs.rbegin(), runs.rend(), isText);
    return first == runs.end() ? std::pair(ids.size(), ids.size()) : std::pair(first->begin, last->end);
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
    const auto find = [&](const TokenForm::Paths& paths) { return firstOf(paths, m_level); };
    m_stored = {find(form.whole),        find(form.prompt), find(form.response),  find(form.responseLength), find(form.length),
                find(form.attention),    find(form.loss),   find(form.reward),    find(form.advantage),      find(form.group),
                find(form.step),         find(form.status), find(form.truncated), find(form.wholeText),      find(form.promptText),
                find(form.responseText), find(form.samples)};
    const int64_t rows = std::max<int64_t>(elementCount(m_level.batchSize()), 0);
    if (m_stored.samples && rows > 0) {
        bool isChat = false;
        m_perRow = std::max<int64_t>(static_cast<int64_t>(SequenceReader(m_level, 0).texts(m_stored.samples, isChat).size()), 1);
    }
    if (__builtin_mul_overflow(rows, m_perRow, &m_count)) {  // a damaged file may state any number of rows
        m_perRow = 1;
        m_count = rows;
    }
    m_hasIds = m_stored.whole || m_stored.response;
    TokenForm::Paths known;
    for (const auto& [role, paths] : form.values) {
        const std::optional<KeyPath> path = find(paths);
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        const auto* listed = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
        const bool isUnset = listed != nullptr && (rows == 0 || listed->first().as<PythonValue::None>() != nullptr);
        if (entry && !isUnset) {
            m_values.push_back({role, *path});
        }
    }
    addOtherValues();
    for (const TokenForm::Paths* const paths : {&form.reward, &form.advantage, &form.group, &form.step, &form.status,
                                                &form.truncated, &form.responseLength, &form.length}) {
        known.insert(known.end(), paths->begin(), paths->end());
    }
    const auto addComponents = [&](const TensorDict& level, const KeyPath& above) {
        for (std::size_t i = 0; i < level.count(); ++i) {
            const KeyPath path = above / level.keyAt(i);
            const Entry entry = level.entryAt(i);
            const auto* leaf = std::get_if<Leaf>(&entry);
            const std::string& name = path.back().key();
            const bool isEnd = name == "done" || name == "terminated" || name == "truncated";
            const bool isSingle = leaf != nullptr && !leaf->isRagged() && leaf->elementCount() == rows
                               && (at::isFloatingType(leaf->dtype()) || leaf->dtype() == DType::Bool);
            if (isSingle && !isEnd && std::ranges::find(known, path) == known.end()) {
                m_components.push_back(path);
            }
        }
    };
    addComponents(m_level, {});
    for (const KeyPath& path : form.components) {
        if (const auto found = find({path})) {
            addComponents(m_level.child(*found), *found);
        }
    }
}

void TokenBatch::addOtherValues()
{
    std::vector<Shape> shapes;  // of the whole sequence, or of its response
    for (const auto& path : {m_stored.whole, m_stored.response}) {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
            shapes.push_back(leaf->shape());
        }
    }
    for (std::size_t i = 0; i < m_level.count(); ++i) {
        const KeyPath path{m_level.keyAt(i)};
        const Entry entry = m_level.entryAt(i);
        const auto* leaf = std::get_if<Leaf>(&entry);
        const bool isOfEachToken = leaf != nullptr && leaf->dim() == m_level.dim() + 1 && !at::isComplexType(leaf->dtype())
                                && std::ranges::find(shapes, leaf->shape()) != shapes.end();
        if (isOfEachToken && !isOfTokens(m_form->within / path)) {
            m_values.push_back({TokenRole::Other, path});
        }
    }
}

std::vector<std::string> TokenBatch::components() const
{
    std::vector<std::string> names;
    for (const KeyPath& path : m_components) {
        names.push_back(path.back().key());
    }
    return names;
}

bool TokenBatch::isOfTokens(const KeyPath& key) const
{
    const auto isOneOf = [&](const TokenForm::Paths& paths) {
        return std::ranges::any_of(paths, [&](const KeyPath& path) { return m_form->within / path == key; });
    };
    return isOneOf(m_form->whole) || isOneOf(m_form->prompt) || isOneOf(m_form->response) || isOneOf(m_form->attention)
        || isOneOf(m_form->loss) || std::ranges::any_of(m_form->values, [&](const auto& values) { return isOneOf(values.second); })
        || std::ranges::any_of(m_values, [&](const Values& values) { return m_form->within / values.path == key; });
}

TokenSequence TokenBatch::read(int64_t number) const
{
    const SequenceReader reader(m_level, number / m_perRow);
    TokenSequence sequence;
    std::optional<std::size_t> responseSize;
    if (reader.appendIds(m_stored.whole, sequence.ids)) {
        const auto response = reader.numbers(m_stored.response);
        responseSize = response ? std::optional(response->count()) : std::nullopt;
    } else {
        static_cast<void>(reader.appendIds(m_stored.prompt, sequence.ids));
        responseSize = reader.appendIds(m_stored.response, sequence.ids);
        if (!responseSize) {
            sequence.ids.clear();
        }
    }
    const std::size_t size = sequence.ids.size();

    const auto loss = reader.numbers(m_stored.loss);
    const std::vector<uint8_t> trained = loss ? loss->marks() : std::vector<uint8_t>();
    const auto responseLength = reader.number(m_stored.responseLength);
    const auto isAtEnd = [&](double length) { return length >= 0 && length <= static_cast<double>(size); };
    if (responseSize && *responseSize <= size) {
        sequence.responseAt = size - *responseSize;
    } else if (responseLength && isAtEnd(*responseLength)) {
        sequence.responseAt = size - static_cast<std::size_t>(*responseLength);
    } else if (loss && trained.size() == size) {
        sequence.responseAt = static_cast<std::size_t>(std::ranges::find(trained, 1) - trained.begin());
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
    std::vector<TokenPart> parts(size, TokenPart::Response);
    std::fill_n(parts.begin(), sequence.responseAt, TokenPart::Prompt);
    /// Gives a part to the tokens from `from` on that a mask leaves out.
    const auto leaveOut = [&](const std::vector<uint8_t>& mask, const KeyPath& path, std::size_t from, TokenPart part) {
        const std::size_t start = startOf(mask.size(), path);
        for (std::size_t i = std::max(start, from); i < start + mask.size(); ++i) {
            parts[i] = mask[i - start] == 0 ? part : parts[i];
        }
    };
    if (loss && size > 0) {
        leaveOut(trained, *m_stored.loss, sequence.responseAt, TokenPart::Environment);
    }
    if (const auto attention = reader.numbers(m_stored.attention); attention && size > 0) {
        leaveOut(attention->marks(), *m_stored.attention, 0, TokenPart::Padding);
    }
    if (const auto length = reader.number(m_stored.length); length && isAtEnd(*length)) {
        std::fill(parts.begin() + static_cast<std::ptrdiff_t>(std::ceil(*length)), parts.end(), TokenPart::Padding);
    }
    sequence.runs = runsOf(parts);
    if (loss && size > 0) {
        sequence.trained.assign(size, 0);
        std::ranges::copy(trained, sequence.trained.begin() + static_cast<std::ptrdiff_t>(startOf(trained.size(), *m_stored.loss)));
    }
    for (const Values& values : m_values) {
        std::vector<double>& spread = sequence.values.emplace_back(size, kNone);
        const auto numbers = reader.numbers(values.path);
        // Numbers of another length than the tokens are an error only if the form says that they are of tokens.
        const bool isOther = numbers && values.role == TokenRole::Other && numbers->count() != size
                          && numbers->count() != ofResponse;
        // An empty list is a sequence without these values.
        if (numbers && numbers->count() > 0 && size > 0 && !isOther) {
            numbers->copy(spread.data() + startOf(numbers->count(), values.path));
        }
    }
    readFigures(reader, sequence);
    if (m_stored.samples) {
        const std::vector<std::string> samples = reader.texts(m_stored.samples, sequence.isChat);
        const auto sample = static_cast<std::size_t>(number % m_perRow);
        sequence.responseText = sample < samples.size() ? samples[sample] : std::string();
    }
    return sequence;
}

void TokenBatch::readFigures(const SequenceReader& reader, TokenSequence& sequence) const
{
    sequence.reward = reader.number(m_stored.reward);
    for (const TokenRole role : {TokenRole::Score, TokenRole::Reward}) {
        const auto found = std::ranges::find(m_values, role, &Values::role);
        if (!sequence.reward && found != m_values.end()) {
            sequence.reward = sumOf(sequence.values[static_cast<std::size_t>(found - m_values.begin())]);
        }
    }
    sequence.advantage = reader.number(m_stored.advantage);
    if (const auto step = reader.number(m_stored.step); step && std::abs(*step) < kMostExactInteger) {
        sequence.step = static_cast<int64_t>(*step);
    }
    if (const auto truncated = reader.number(m_stored.truncated)) {
        sequence.truncated = *truncated != 0;
    }
    sequence.status = reader.text(m_stored.status);
    if (!sequence.truncated && !sequence.status.empty()) {
        sequence.truncated = sequence.status == "truncated" || sequence.status == "length";
    }
    sequence.wholeText = reader.text(m_stored.wholeText, sequence.isChat);
    sequence.promptText = reader.text(m_stored.promptText, sequence.isChat);
    sequence.responseText = reader.text(m_stored.responseText, sequence.isChat);
    sequence.group = reader.text(m_stored.group);
    if (sequence.group.empty()) {
        sequence.group = sequence.promptText;
    }
    for (const KeyPath& path : m_components) {
        if (const auto component = reader.number(path)) {
            sequence.components.emplace_back(path.back().key(), *component);
        }
    }
}

}  // namespace tensordesk
