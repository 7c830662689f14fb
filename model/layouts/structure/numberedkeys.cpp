// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/numberedkeys.h"

#include "model/tensordict/base/digits.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

/// A name as its prefix and the digits behind it, without leading zeros.
std::pair<std::string_view, std::string_view> split(std::string_view name)
{
    std::size_t begin = name.size();
    while (begin > 0 && isDigit(name[begin - 1])) {
        --begin;
    }
    std::string_view digits = name.substr(begin);
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.empty() ? 0 : digits.size() - 1));
    return {name.substr(0, begin), digits};
}

bool isLess(std::string_view left, std::string_view right)
{
    return left.size() != right.size() ? left.size() < right.size() : left < right;
}

}  // namespace

bool areListKeys(const std::vector<Key>& keys)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (std::string_view(keys[i]) != std::to_string(i)) {
            return false;
        }
    }
    return !keys.empty();
}

std::optional<std::vector<Key>> numberedKeys(std::vector<Key> keys)
{
    const std::string prefix(keys.empty() ? std::string_view() : split(keys.front()).first);
    const bool areNumbered = std::ranges::all_of(keys, [&](const Key& key) {
        const auto [own, digits] = split(key);
        return own == prefix && !digits.empty();
    });
    if (!areNumbered || keys.empty()) {
        return std::nullopt;
    }
    std::ranges::stable_sort(keys,
                             [](const Key& left, const Key& right) { return isLess(split(left).second, split(right).second); });
    const auto isSame = [](const Key& left, const Key& right) { return split(left).second == split(right).second; };
    if (std::ranges::adjacent_find(keys, isSame) != keys.end() || (prefix.empty() && !areListKeys(keys))) {
        return std::nullopt;
    }
    return keys;
}

}  // namespace tensordesk
