// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/sequencereader.h"

#include "model/tensordict/base/error.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>
#include <variant>

namespace tensordesk {
namespace {

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

/// Returns the messages of a History: a list of dicts with its roles and contents.
PythonValue messagesOf(const TensorDict& history)
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

void checkSize(int64_t elements)
{
    if (elements > kLongestSequence) {
        throw Error(ErrorKind::ValueError, "a sequence has {} tokens; at most {} are read", elements, kLongestSequence);
    }
}

/// Copies listed numbers or the elements of a leaf as T.
template <typename T>
void copyAs(const std::optional<Leaf>& leaf, const std::vector<double>& listed, T* to)
{
    if (!leaf) {
        std::ranges::transform(listed, to, [](double value) { return static_cast<T>(value); });
        return;
    }
    at::from_blob(to, leaf->sizes(), c10::CppTypeToScalarType<T>::value).copy_(leaf->tensor());
    leaf->checkIntact();
}

}  // namespace

Index indexOfRow(int64_t row, c10::IntArrayRef sizes)
{
    Index index(sizes.size());
    for (std::size_t dim = sizes.size(); dim-- > 0;) {
        index[dim] = row % sizes[dim];
        row /= sizes[dim];
    }
    return index;
}

SequenceReader::SequenceReader(const TensorDict& level, int64_t row)
    : m_level(level.batchSize().empty() ? level : level.at(indexOfRow(row, level.batchSize())))
{
}

SequenceReader::Numbers::Numbers(Leaf leaf) : m_leaf(std::move(leaf)), m_count(static_cast<std::size_t>(m_leaf->elementCount())) { }

SequenceReader::Numbers::Numbers(std::vector<double> listed) : m_listed(std::move(listed)), m_count(m_listed.size()) { }

void SequenceReader::Numbers::copy(double* to) const
{
    copyAs(m_leaf, m_listed, to);
}

void SequenceReader::Numbers::copy(int64_t* to) const
{
    copyAs(m_leaf, m_listed, to);
}

std::vector<uint8_t> SequenceReader::Numbers::marks() const
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

std::optional<SequenceReader::Numbers> SequenceReader::numbers(const std::optional<KeyPath>& path) const
{
    const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
    if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
        checkSize(leaf->elementCount());
        return Numbers(*leaf);
    }
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    std::vector<double> listed;
    return value != nullptr && appendNumbers(value->toPythonValue(), listed) ? std::optional(Numbers(std::move(listed)))
                                                                             : std::nullopt;
}

std::optional<std::size_t> SequenceReader::appendIds(const std::optional<KeyPath>& path, std::vector<int64_t>& ids) const
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

std::optional<double> SequenceReader::number(const std::optional<KeyPath>& path) const
{
    const std::optional<Numbers> found = numbers(path);
    double value = 0;
    if (!found || found->count() != 1) {
        return {};
    }
    found->copy(&value);
    return value;
}

std::vector<std::string> SequenceReader::texts(const std::optional<KeyPath>& path, bool& isChat) const
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

std::string SequenceReader::text(const std::optional<KeyPath>& path, bool& isChat) const
{
    const std::vector<std::string> found = texts(path, isChat);
    const auto filled = std::ranges::find_if(found, [](const std::string& text) { return !text.empty(); });
    if (filled != found.end()) {
        return *filled;
    }
    if (const std::optional<double> single = number(path)) {
        return std::trunc(*single) == *single && std::abs(*single) < kMostExactInteger
                 ? PythonValue(static_cast<int64_t>(*single)).toPython()
                 : PythonValue(*single).toPython();
    }
    const std::optional<Entry> entry = path ? m_level.find(*path) : std::nullopt;
    const auto* value = entry && found.empty() ? std::get_if<NonTensor>(&*entry) : nullptr;
    const PythonValue plain = value == nullptr ? PythonValue() : value->toPythonValue();
    return plain.as<PythonValue::None>() != nullptr || plain.as<PythonValue::List>() != nullptr ? std::string() : plain.toPython();
}

}  // namespace tensordesk
