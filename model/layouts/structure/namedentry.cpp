// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/namedentry.h"

namespace tensordesk {

std::optional<KeyPath> pathNamed(const TensorDict& level, std::string_view name)
{
    if (KeyPath key{Key(name)}; level.contains(key)) {
        return key;
    }
    KeyPath path;
    for (std::size_t begin = 0, end = 0; end != std::string_view::npos; begin = end + 1) {
        end = name.find('/', begin);
        path.push_back(Key(name.substr(begin, end - begin)));
    }
    return level.contains(path) ? std::optional(path) : std::nullopt;
}

std::optional<Entry> entryNamed(const TensorDict& level, std::string_view name)
{
    const auto path = pathNamed(level, name);
    return path ? level.find(*path) : std::nullopt;
}

}  // namespace tensordesk
