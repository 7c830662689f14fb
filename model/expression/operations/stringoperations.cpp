// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

const std::string& text(const Arguments& a)
{
    return *a.self().as<std::string>();
}

const std::string& asString(const Value& value, const Message& what)
{
    if (const auto* text = value.as<std::string>())
        return *text;
    throw Error(ErrorKind::TypeError, "{} must be a str, not {}", what, value.typeName());
}

const std::string& string(const Arguments& a, const char* parameter)
{
    return asString(a[parameter], Message::verbatim(parameter));
}

/// True if `fits` one str, or one of a tuple of them.
template <typename Fits>
Value fitsOne(const Value& wanted, Fits fits)
{
    const auto* tuple = wanted.as<Value::Tuple>();
    if (!tuple)
        return fits(asString(wanted, Message("the text")));
    return std::any_of(tuple->items.begin(), tuple->items.end(),
                       [&](const Value& item) { return fits(asString(item, Message("the text"))); });
}

Value startsWith(const Arguments& a)
{
    return fitsOne(a["prefix"], [&](const std::string& prefix) { return text(a).starts_with(prefix); });
}

Value endsWith(const Arguments& a)
{
    return fitsOne(a["suffix"], [&](const std::string& suffix) { return text(a).ends_with(suffix); });
}

constexpr std::string_view kBlanks = " \t\n\r\f\v";

Value splitText(const Arguments& a)
{
    const std::string& whole = text(a);
    const bool isAtBlanks = a["sep"].isNone();
    const std::string separator = isAtBlanks ? std::string() : string(a, "sep");
    if (!isAtBlanks && separator.empty())
        throw Error(ErrorKind::ValueError, "empty separator");
    constexpr std::size_t none = std::string::npos;
    Value::List parts;
    int64_t cuts = a["maxsplit"].isNone() ? -1 : a.integer("maxsplit");
    for (std::size_t begin = isAtBlanks ? whole.find_first_not_of(kBlanks) : 0; begin != none;) {
        const std::size_t end = cuts-- == 0 ? none
                              : isAtBlanks  ? whole.find_first_of(kBlanks, begin)
                                            : whole.find(separator, begin);
        parts.items.emplace_back(whole.substr(begin, end - begin));
        begin = end == none ? none : isAtBlanks ? whole.find_first_not_of(kBlanks, end) : end + separator.size();
    }
    return parts;
}

template <bool AtStart, bool AtEnd>
Value strippedText(const Arguments& a)
{
    const std::string letters = a["chars"].isNone() ? std::string(kBlanks) : string(a, "chars");
    const std::string& whole = text(a);
    const std::size_t begin = AtStart ? whole.find_first_not_of(letters) : 0;
    const std::size_t end = AtEnd ? whole.find_last_not_of(letters) + 1 : whole.size();
    return begin < end ? whole.substr(begin, end - begin) : std::string();
}

Value findText(const Arguments& a)
{
    const std::size_t at = text(a).find(string(a, "sub"));
    return at == std::string::npos ? int64_t{-1} : lengthOf(text(a).substr(0, at));
}

Value countText(const Arguments& a)
{
    const std::string& part = string(a, "sub");
    if (part.empty())
        return lengthOf(a.self()) + 1;
    int64_t found = 0;
    for (std::size_t at = 0; (at = text(a).find(part, at)) != std::string::npos; at += part.size())
        ++found;
    return found;
}

Value hasDigitsAlone(const Arguments& a)
{
    return !text(a).empty() && text(a).find_first_not_of("0123456789") == std::string::npos;
}

Value withoutPrefix(const Arguments& a)
{
    const std::string& prefix = string(a, "prefix");
    return text(a).starts_with(prefix) ? text(a).substr(prefix.size()) : text(a);
}

Value withoutSuffix(const Arguments& a)
{
    const std::string& suffix = string(a, "suffix");
    return text(a).ends_with(suffix) ? text(a).substr(0, text(a).size() - suffix.size()) : text(a);
}

Value join(const Arguments& a)
{
    std::string result;
    const Value items = itemsToVisit(a["items"]);
    for (int64_t i = 0, count = lengthOf(items); i < count; ++i) {
        result += (i ? text(a) : std::string()) + asString(itemAt(items, i), Message("an item"));
        checkItems(static_cast<int64_t>(result.size()));
    }
    return result;
}

Value replace(const Arguments& a)
{
    const std::string &old = string(a, "old"), &with = string(a, "new");
    if (old.empty())
        throw Error(ErrorKind::ValueError, "old must not be empty");
    const std::string& whole = text(a);
    std::string result;
    for (std::size_t begin = 0; begin != std::string::npos;) {
        const std::size_t end = whole.find(old, begin);
        result += whole.substr(begin, end - begin);
        if (end != std::string::npos)
            result += with;
        checkItems(static_cast<int64_t>(result.size()));
        begin = end == std::string::npos ? end : end + old.size();
    }
    return result;
}

/// Letters beyond ASCII stay as they are.
template <char First, char Last, int Shift>
Value shifted(const Arguments& a)
{
    std::string result = text(a);
    for (char& c : result)
        if (c >= First && c <= Last)
            c = static_cast<char>(c + Shift);
    return result;
}

constexpr std::array kStringOperations = {
    Operation{kString, "startswith", "(prefix)", Metadata, "True if the text begins with this, or with one of a tuple.",
              startsWith},
    Operation{kString, "endswith", "(suffix)", Metadata, "True if the text ends with this, or with one of a tuple.", endsWith},
    Operation{kString, "split", "(sep=None, maxsplit=None)", Metadata, "Splits at separators, or at blanks.", splitText},
    Operation{kString, "strip", "(chars=None)", Metadata, "The text without blanks, or some letters, at both ends.",
              strippedText<true, true>},
    Operation{kString, "lstrip", "(chars=None)", Metadata, "The text without blanks, or some letters, at its start.",
              strippedText<true, false>},
    Operation{kString, "rstrip", "(chars=None)", Metadata, "The text without blanks, or some letters, at its end.",
              strippedText<false, true>},
    Operation{kString, "find", "(sub)", Metadata, "The position of a substring; -1 if it is missing.", findText},
    Operation{kString, "count", "(sub)", Metadata, "The number of occurrences of a substring.", countText},
    Operation{kString, "isdigit", "()", Metadata, "True if all characters are digits.", hasDigitsAlone},
    Operation{kString, "removeprefix", "(prefix)", Metadata, "The text without this at its start.", withoutPrefix},
    Operation{kString, "removesuffix", "(suffix)", Metadata, "The text without this at its end.", withoutSuffix},
    Operation{kString, "join", "(items)", Metadata, "Joins the items, separated by the text.", join},
    Operation{kString, "replace", "(old, new)", Metadata, "Replaces a substring.", replace},
    Operation{kString, "upper", "()", Metadata, "The text in capitals.", shifted<'a', 'z', -32>},
    Operation{kString, "lower", "()", Metadata, "The text in small letters.", shifted<'A', 'Z', 32>},
};

}  // namespace

std::span<const Operation> stringOperations()
{
    return kStringOperations;
}

}  // namespace tensordesk
