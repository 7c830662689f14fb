// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonparser.h"

#include <algorithm>
#include <string>

namespace tensordesk {
namespace {

/// As for parseJson().
constexpr std::size_t kDeepestNesting = 500;

}  // namespace

JsonParsers::Lease::~Lease()
{
    const std::lock_guard lock(m_owner.m_mutex);
    m_owner.m_free.push_back(std::move(m_parser));
}

JsonParsers::Lease JsonParsers::lease()
{
    const std::lock_guard lock(m_mutex);
    std::unique_ptr<simdjson::dom::parser> parser;
    if (m_free.empty()) {
        parser = std::make_unique<simdjson::dom::parser>();
    } else {
        parser = std::move(m_free.back());
        m_free.pop_back();
    }
    return {*this, std::move(parser)};
}

std::optional<simdjson::dom::element> parse(simdjson::dom::parser& parser, std::string_view text)
{
    if (parser.capacity() < text.size() || parser.max_depth() != kDeepestNesting) {
        const std::size_t capacity = std::max({text.size(), 2 * parser.capacity(), std::size_t{1} << 14});
        if (parser.allocate(capacity, kDeepestNesting) != simdjson::SUCCESS) {
            return std::nullopt;
        }
    }
    simdjson::dom::element value;
    // It reads beyond the end, so it copies the text.
    if (parser.parse(text.data(), text.size(), true).get(value) != simdjson::SUCCESS) {
        return std::nullopt;
    }
    return value;
}

std::optional<simdjson::dom::element> below(simdjson::dom::element value, const KeyPath& path)
{
    for (const PathElement& element : path) {
        simdjson::dom::object object;
        if (value.get(object) != simdjson::SUCCESS) {
            return std::nullopt;
        }
        bool isFound = false;
        for (const simdjson::dom::key_value_pair item : object) {
            if (item.key == element.key()) {
                value = item.value;
                isFound = true;
            }
        }
        if (!isFound) {
            return std::nullopt;
        }
    }
    return value;
}

PythonValue toPythonValue(simdjson::dom::element value)
{
    using Type = simdjson::dom::element_type;
    switch (value.type()) {
    case Type::ARRAY: {
        PythonValue::List list;
        for (const simdjson::dom::element item : simdjson::dom::array(value)) {
            list.push_back(toPythonValue(item));
        }
        return list;
    }
    case Type::OBJECT: {
        PythonValue::Dict dict;
        for (const simdjson::dom::key_value_pair item : simdjson::dom::object(value)) {
            std::string key(item.key);
            // The last of equal keys wins, in the place of the first. Objects with many keys are rare in rows.
            const auto known = std::ranges::find(dict, key, &PythonValue::Dict::value_type::first);
            if (known == dict.end()) {
                dict.emplace_back(std::move(key), toPythonValue(item.value));
            } else {
                known->second = toPythonValue(item.value);
            }
        }
        return dict;
    }
    case Type::INT64: return int64_t(value);
    case Type::UINT64: return PythonValue::BigInt{std::to_string(uint64_t(value))};
    case Type::DOUBLE: return double(value);
    case Type::STRING: return std::string(std::string_view(value));
    case Type::BOOL: return bool(value);
    case Type::NULL_VALUE: break;
    }
    return {};
}

}  // namespace tensordesk
