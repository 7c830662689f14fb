// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenbatch.h"

#include "model/tensordict/base/error.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace tensordesk {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
/// The most tokens of a sequence: a damaged file may state any length.
constexpr int64_t kLongestSequence = int64_t{1} << 27;

/// Doubles below are exact integers, if they are integers.
constexpr double kMostExact = 9007199254740992;

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

/// Returns "user: 2 + 2?" for a message; empty for other values.
std::string messageText(const PythonValue& value)
{
    const auto* fields = value.as<PythonValue::Dict>();
    if (fields == nullptr) {
        return {};
    }
    const auto textIn = [&](std::string_view name) {
        const auto found = std::ranges::find(*fields, name, &PythonValue::Dict::value_type::first);
        const auto* text = found == fields->end() ? nullptr : found->second.as<std::string>();
        return text != nullptr ? *text : std::string();
    };
    const std::string content = textIn("content");
    return content.empty() ? std::string() : textIn("role") + ": " + content;
}

/// Appends the texts of nested lists: each text, an empty one for None, or all messages of a list as one.
void appendTexts(const PythonValue& value, std::vector<std::string>& texts, bool& isChat)
{
    const auto* list = value.as<PythonValue::List>();
    const auto* text = value.as<std::string>();
    if (text != nullptr || value.as<PythonValue::None>() != nullptr) {
        texts.push_back(text != nullptr ? *text : std::string());
    } else if (list != nullptr && !list->empty() && !messageText(list->front()).empty()) {
        isChat = true;
        std::string& all = texts.emplace_back();
        for (const PythonValue& message : *list) {
            all += (all.empty() ? "" : "\n") + messageText(message);
        }
    } else if (list != nullptr) {
        for (const PythonValue& item : *list) {
            appendTexts(item, texts, isChat);
        }
    }
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

    /// The numbers of an entry, in row-major order. Those of a leaf are read when they are copied.
    class Numbers {
    public:
        explicit Numbers(Leaf leaf) : m_leaf(std::move(leaf)), m_count(static_cast<std::size_t>(m_leaf->elementCount())) { }
        explicit Numbers(std::vector<double> listed) : m_listed(std::move(listed)), m_count(m_listed.size()) { }

        [[nodiscard]] std::size_t count() const noexcept { return m_count; }
        /// Converts them to the type of `to`. REQUIRES: it has room for them.
        template <typename T>
        void copy(T* to) const
        {
            if (!m_leaf) {
                std::ranges::transform(m_listed, to, [](double value) { return static_cast<T>(value); });
                return;
            }
            at::from_blob(to, m_leaf->sizes(), c10::CppTypeToScalarType<T>::value).copy_(m_leaf->tensor());
            m_leaf->checkIntact();
        }

        /// Returns 1 for those that are not 0.
        [[nodiscard]] std::vector<uint8_t> marks() const
        {
            std::vector<uint8_t> marks(m_count);
            if (!m_leaf) {
                std::ranges::transform(m_listed, marks.begin(), [](double value) { return value != 0 ? 1 : 0; });
                return marks;
            }
            at::from_blob(marks.data(), m_leaf->sizes(), at::kBool).copy_(m_leaf->tensor());
            m_leaf->checkIntact();
            return marks;
        }

    private:
        std::optional<Leaf> m_leaf;
        std::vector<double> m_listed;
        std::size_t m_count;
    };

    /// Returns the numbers of an entry; empty if it is missing or has none.
    [[nodiscard]] std::optional<Numbers> numbers(const std::optional<KeyPath>& path) const
    {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
            check(leaf->elementCount());
            return Numbers(*leaf);
        }
        const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
        std::vector<double> listed;
        return value != nullptr && appendNumbers(value->toPythonValue(), listed) ? std::optional(Numbers(std::move(listed)))
                                                                                 : std::nullopt;
    }

    /// Appends the token ids of an entry. Returns their number; empty if there are none.
    [[nodiscard]] std::optional<std::size_t> appendIds(const std::optional<KeyPath>& path, std::vector<int64_t>& ids) const
    {
        const std::optional<Numbers> found = numbers(path);
        if (!found) {
            return {};
        }
        const std::size_t before = ids.size();
        ids.resize(before + found->count());
        found->copy(ids.data() + before);
        return found->count();
    }

    [[nodiscard]] std::optional<double> number(const std::optional<KeyPath>& path) const
    {
        const std::optional<Numbers> found = numbers(path);
        double value = kNone;
        if (!found || found->count() != 1) {
            return {};
        }
        found->copy(&value);
        return value;
    }

    /// Returns the texts of an entry: those of its lists, or one of all messages. `isChat` becomes true for messages.
    [[nodiscard]] std::vector<std::string> texts(const std::optional<KeyPath>& path, bool& isChat) const
    {
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        std::vector<std::string> texts;
        if (const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr) {
            appendTexts(value->toPythonValue(), texts, isChat);
        } else if (const auto* history = entry ? std::get_if<TensorDict>(&*entry) : nullptr) {
            appendTexts(messagesOf(*history), texts, isChat);
        }
        return texts;
    }

    /// Returns the first text of an entry, or its number as text; empty if there is neither.
    [[nodiscard]] std::string text(const std::optional<KeyPath>& path, bool& isChat) const
    {
        const std::vector<std::string> found = texts(path, isChat);
        const auto filled = std::ranges::find_if(found, [](const std::string& text) { return !text.empty(); });
        if (filled != found.end()) {
            return *filled;
        }
        if (const std::optional<double> single = number(path)) {
            return std::trunc(*single) == *single && std::abs(*single) < kMostExact
                     ? PythonValue(static_cast<int64_t>(*single)).toPython()
                     : PythonValue(*single).toPython();
        }
        const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
        const auto* value = entry && found.empty() ? std::get_if<NonTensor>(&*entry) : nullptr;
        const PythonValue plain = value == nullptr ? PythonValue() : value->toPythonValue();
        return plain.as<PythonValue::None>() != nullptr || plain.as<PythonValue::List>() != nullptr ? std::string()
                                                                                                    : plain.toPython();
    }
    [[nodiscard]] std::string text(const std::optional<KeyPath>& path) const
    {
        bool isChat = false;
        return text(path, isChat);
    }

private:
    /// Returns the messages of a History: a list of dicts with its roles and contents.
    [[nodiscard]] static PythonValue messagesOf(const TensorDict& history)
    {
        const auto listOf = [&](const char* key) {
            const std::optional<Entry> entry = history.find(KeyPath{key});
            const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
            PythonValue plain = value == nullptr ? PythonValue() : value->toPythonValue();
            const auto* list = plain.as<PythonValue::List>();
            return list != nullptr ? *list : PythonValue::List{std::move(plain)};
        };
        const PythonValue::List roles = listOf("role"), contents = listOf("content");
        PythonValue::List messages;
        for (std::size_t i = 0; i < std::min(roles.size(), contents.size()); ++i) {
            messages.emplace_back(PythonValue::Dict{{"role", roles[i]}, {"content", contents[i]}});
        }
        return messages;
    }

    static void check(int64_t elements)
    {
        if (elements > kLongestSequence) {
            throw Error(ErrorKind::ValueError, "a sequence has {} tokens; at most {} are read", elements, kLongestSequence);
        }
    }

    TensorDict m_level;
};

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
        m_perRow = std::max<int64_t>(static_cast<int64_t>(Reader(*this, 0).texts(m_stored.samples, isChat).size()), 1);
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
    const Reader reader(*this, number / m_perRow);
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
        if (numbers && size > 0 && !isOther) {
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

void TokenBatch::readFigures(const Reader& reader, TokenSequence& sequence) const
{
    sequence.reward = reader.number(m_stored.reward);
    for (const TokenRole role : {TokenRole::Score, TokenRole::Reward}) {
        const auto found = std::ranges::find(m_values, role, &Values::role);
        if (!sequence.reward && found != m_values.end()) {
            sequence.reward = sumOf(sequence.values[static_cast<std::size_t>(found - m_values.begin())]);
        }
    }
    sequence.advantage = reader.number(m_stored.advantage);
    if (const auto step = reader.number(m_stored.step); step && std::abs(*step) < kMostExact) {
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
