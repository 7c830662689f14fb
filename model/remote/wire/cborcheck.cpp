// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/wire/cborcheck.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk::wire {
namespace {

constexpr std::size_t kMostLevels = 512;

enum class Major : unsigned char { Unsigned, Negative, Bytes, Text, List, Map, Tag, Simple };

struct Head {
    Major major = Major::Unsigned;
    unsigned char detail = 0;  ///< the lower five bits
    uint64_t number = 0;       ///< the value or the length
};

/// Takes the head of an item from the front. Empty if it is cut off or of indefinite length.
std::optional<Head> takeHead(std::string_view& bytes)
{
    if (bytes.empty())
        return std::nullopt;
    const auto first = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    Head head{static_cast<Major>(first >> 5), static_cast<unsigned char>(first & 0x1f), uint64_t{first} & 0x1f};
    if (head.detail < 24)
        return head;
    if (head.detail > 27)
        return std::nullopt;
    const std::size_t size = std::size_t{1} << (head.detail - 24);
    if (bytes.size() < size)
        return std::nullopt;
    head.number = 0;
    for (std::size_t i = 0; i < size; ++i)
        head.number = head.number << 8 | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(size);
    return head;
}

/// An open list or map.
struct Level {
    uint64_t left;  ///< items still to come; a map has two for each key
    bool isMap;
};

}  // namespace

bool isPlainCbor(std::string_view bytes)
{
    std::vector<Level> levels{{1, false}};
    while (!levels.empty()) {
        Level& level = levels.back();
        if (level.left == 0) {
            levels.pop_back();
            continue;
        }
        const bool isKey = level.isMap && level.left % 2 == 0;
        --level.left;
        const std::optional<Head> head = takeHead(bytes);
        if (!head || (isKey && head->major != Major::Text))
            return false;
        switch (head->major) {
        case Major::Unsigned:
        case Major::Negative: break;
        case Major::Bytes:
        case Major::Text:
            if (head->number > bytes.size())
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(head->number));
            break;
        case Major::List:
        case Major::Map: {
            const bool isMap = head->major == Major::Map;
            // Each item takes at least a byte.
            if (head->number > bytes.size() / (isMap ? 2 : 1) || levels.size() > kMostLevels)
                return false;
            levels.push_back({isMap ? head->number * 2 : head->number, isMap});
            break;
        }
        case Major::Tag: return false;
        case Major::Simple:
            // false, true and null
            if (head->detail < 20 || head->detail > 22)
                return false;
            break;
        }
    }
    return bytes.empty();
}

}  // namespace tensordesk::wire
