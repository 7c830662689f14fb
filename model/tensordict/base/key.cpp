// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>
#include <utility>

namespace tensordesk {

std::string stringLiteral(std::string_view text)
{
    const bool useDouble = text.find('\'') != text.npos && text.find('"') == text.npos;
    const char quote = useDouble ? '"' : '\'';
    std::string out(1, quote);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == quote || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\r') {
            out += "\\r";
        } else if (c == '\t') {
            out += "\\t";
        } else if (byte < 0x20 || byte == 0x7f) {
            char escape[5];
            std::snprintf(escape, sizeof escape, "\\x%02x", byte);
            out += escape;
        } else {
            out += c;
        }
    }
    return out + quote;
}

namespace {

/// Longer keys are not worth the square cost.
constexpr std::size_t kLongest = 64;

/// Letters added, left out, replaced, or swapped with their neighbour. The texts have at most kLongest letters.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    using Row = std::array<std::size_t, kLongest + 1>;
    std::array<Row, 3> rows;
    Row *beforeLast = &rows[0], *last = &rows[1], *row = &rows[2];
    std::iota(row->begin(), row->end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::swap(beforeLast, last);
        std::swap(last, row);
        (*row)[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            std::size_t& distance = (*row)[j + 1];
            distance = std::min({(*last)[j] + (a[i] == b[j] ? 0 : 1), (*row)[j] + 1, (*last)[j + 1] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                distance = std::min(distance, (*beforeLast)[j - 1] + 1);
        }
    }
    return (*row)[b.size()];
}

}  // namespace

Key nearestKey(std::string_view missing, const std::vector<Key>& present)
{
    // Beyond a third of the letters wrong it is another word.
    std::size_t best = std::max<std::size_t>(1, missing.size() / 3) + 1;
    Key nearest;
    for (const Key& key : present) {
        const std::size_t fewest = std::max(key.size(), missing.size()) - std::min(key.size(), missing.size());
        if (fewest >= best || std::max(key.size(), missing.size()) > kLongest)
            continue;
        if (const std::size_t distance = editDistance(missing, key); distance < best) {
            best = distance;
            nearest = key;
        }
    }
    return nearest;
}

}  // namespace tensordesk
