// SPDX-License-Identifier: BSD-3-Clause
#include "expression/indexing.h"
#include "expression/operations/owners.h"
#include "expression/registry.h"
#include "tensordict/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

const std::string& text(const Arguments& a) { return *a.self().as<std::string>(); }

const std::string& string(const Value& value, const char* parameter)
{
    if (const auto* text = value.as<std::string>())
        return *text;
    throw Error(ErrorKind::TypeError, std::string(parameter) + " must be a str, not " + value.typeName());
}

/// True if `fits` one str, or one of a tuple of them.
template <typename Fits>
Value fitsOne(const Value& wanted, Fits fits)
{
    const auto* tuple = wanted.as<Value::Tuple>();
    if (!tuple)
        return fits(string(wanted, "the text"));
    return std::any_of(tuple->items.begin(), tuple->items.end(), [&](const Value& item) { return fits(string(item, "the text")); });
}

Value startsWith(const Arguments& a)
{
    return fitsOne(a["prefix"], [&](const std::string& prefix) { return text(a).starts_with(prefix); });
}

Value endsWith(const Arguments& a)
{
    return fitsOne(a["suffix"], [&](const std::string& suffix) { return text(a).ends_with(suffix); });
}

Value split(const Arguments& a)
{
    const std::string& separator = string(a["sep"], "sep");
    if (separator.empty())
        throw Error(ErrorKind::ValueError, "empty separator");
    Value::List parts;
    std::size_t begin = 0;
    for (std::size_t end; (end = text(a).find(separator, begin)) != std::string::npos; begin = end + separator.size())
        parts.items.emplace_back(text(a).substr(begin, end - begin));
    parts.items.emplace_back(text(a).substr(begin));
    return parts;
}

Value join(const Arguments& a)
{
    std::string result;
    for (int64_t i = 0, count = lengthOf(a["items"]); i < count; ++i)
        result += (i ? text(a) : std::string()) + string(itemAt(a["items"], i), "an item");
    return result;
}

Value replace(const Arguments& a)
{
    const std::string &old = string(a["old"], "old"), &with = string(a["new"], "new");
    if (old.empty())
        throw Error(ErrorKind::ValueError, "old must not be empty");
    std::string result = text(a);
    for (std::size_t at = 0; (at = result.find(old, at)) != std::string::npos; at += with.size())
        result.replace(at, old.size(), with);
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
    Operation{kString, "startswith", "(prefix)", Metadata, "True if the text begins with this, or with one of a tuple.", startsWith},
    Operation{kString, "endswith", "(suffix)", Metadata, "True if the text ends with this, or with one of a tuple.", endsWith},
    Operation{kString, "split", "(sep)", Metadata, "The parts between the separators.", split},
    Operation{kString, "join", "(items)", Metadata, "The items with the text between them.", join},
    Operation{kString, "replace", "(old, new)", Metadata, "The text with one part in place of another.", replace},
    Operation{kString, "upper", "()", Metadata, "The text in capitals.", shifted<'a', 'z', -32>},
    Operation{kString, "lower", "()", Metadata, "The text in small letters.", shifted<'A', 'Z', 32>},
};

}  // namespace

std::span<const Operation> stringOperations() { return kStringOperations; }

}  // namespace tensordesk
