// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/layout.h"

#include "model/tensordict/base/digits.h"

#include <algorithm>
#include <limits>

namespace tensordesk {
namespace {

bool dropEnding(std::string_view& name, std::string_view ending)
{
    const bool isThere = name.size() > ending.size() && name.ends_with(ending);
    name.remove_suffix(isThere ? ending.size() : 0);
    return isThere;
}

}  // namespace

KeyPath LayoutKey::shownHere(std::string_view name) const
{
    if (isAny() && name.starts_with(std::string_view(stored.front()).substr(0, stored.front().size() - 1))) {
        name.remove_prefix(stored.front().size() - 1);
    }
    KeyPath path;
    for (std::size_t i = isShownNext() ? 1 : 0; i < shown.size(); ++i) {
        path.push_back(shown[i].key() == "*" ? Key(name) : shown[i].key());
    }
    return path;
}

KeyPath LayoutKey::shownNext(std::string_view name) const
{
    return KeyPath{"next"} / shownHere(name);
}

int Layout::rankOf(const LayoutKey& row, std::string_view name) const
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), lowerCase);
    const auto rank = [&](std::string_view wanted) {
        const auto found = std::ranges::find(row.stored, wanted);
        return found == row.stored.end() ? -1 : static_cast<int>(found - row.stored.begin());
    };
    std::string_view stem = lower;
    int found = rank(name);
    found = found < 0 ? rank(stem) : found;
    for (const std::string& suffix : suffixes) {
        if (found < 0 && dropEnding(stem, suffix)) {
            found = rank(stem);
            break;
        }
    }
    if (found < 0 && dropEnding(stem, "s")) {
        found = rank(stem);
    }
    const bool isAny = row.isAny()
                    && name.starts_with(std::string_view(row.stored.front()).substr(0, row.stored.front().size() - 1));
    return found < 0 && isAny ? std::numeric_limits<int>::max() : found;
}

}  // namespace tensordesk
