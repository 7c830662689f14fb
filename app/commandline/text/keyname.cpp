// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/keyname.h"

#include "model/expression/syntax/expression.h"

#include <optional>

namespace tensordesk {

namespace {

std::optional<KeyPath> separated(const TensorDict& td, std::string_view text)
{
    if (td.contains({Key(text)})) {
        return KeyPath{Key(text)};
    }
    for (std::size_t end = text.find_first_of("/."); end != std::string_view::npos; end = text.find_first_of("/.", end + 1)) {
        const Key key(text.substr(0, end));
        const auto entry = td.contains({key}) ? td.find({key}) : std::optional<Entry>();
        const auto* child = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
        if (child == nullptr) {
            continue;
        }
        if (auto rest = separated(*child, text.substr(end + 1))) {
            return KeyPath{key} / *rest;
        }
    }
    return {};
}

/// A str or a tuple of str as Python writes it.
std::optional<KeyPath> literal(const std::string& text)
{
    if (text.find_first_of("('\"") != 0) {
        return {};
    }
    const Value value = evaluate(text, {});
    if (const auto* key = value.as<std::string>()) {
        return KeyPath{*key};
    }
    const auto* tuple = value.as<Value::Tuple>();
    if (tuple == nullptr) {
        return {};
    }
    KeyPath path;
    for (const Value& item : tuple->items) {
        const auto* key = item.as<std::string>();
        if (key == nullptr) {
            return {};
        }
        path.push_back(*key);
    }
    return path;
}

}  // namespace

KeyPath keyNamed(const TensorDict& root, const std::string& text)
{
    if (auto path = separated(root, text)) {
        return *path;
    }
    const KeyPath path = literal(text).value_or(KeyPath{text});
    if (path.empty() || !root.contains(path)) {
        static_cast<void>(root.at(path.empty() ? KeyPath{text} : path));  // throws, naming the keys present
    }
    return path;
}

}  // namespace tensordesk
