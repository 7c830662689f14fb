// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/key.h"

#include <algorithm>
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

/// Letters added, left out, replaced, or swapped with their neighbour.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast, last, row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        beforeLast = std::exchange(last, row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            row[j + 1] = std::min({last[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]) {
                row[j + 1] = std::min(row[j + 1], beforeLast[j - 1] + 1);
            }
        }
    }
    return row.back();
}

}  // namespace

Key nearestKey(std::string_view missing, const std::vector<Key>& present)
{
    // Beyond a third of the letters wrong it is another word; long keys are not worth the square cost.
    constexpr std::size_t longest = 64;
    std::size_t best = std::max<std::size_t>(1, missing.size() / 3) + 1;
    Key nearest;
    for (const Key& key : present) {
        if (key.size() > longest || missing.size() > longest) {
            continue;
        }
        const std::size_t distance = editDistance(missing, key);
        if (distance < best) {
            best = distance;
            nearest = key;
        }
    }
    return nearest;
}

}  // namespace tensordesk
