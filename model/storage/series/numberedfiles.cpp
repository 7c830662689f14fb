// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/numberedfiles.h"

#include "model/tensordict/base/digits.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace tensordesk {

namespace {

/// The maximum digits of a number without leading zeros, which certainly fits into 64 bits.
constexpr std::size_t kMostDigits = 18;

/// A name as the texts between its numbers, always one more than these.
struct NumberedName {
    std::vector<std::string> texts{std::string()};
    std::vector<int64_t> numbers;
    std::vector<std::string> digits;  ///< of the numbers, unchanged
    std::string name;

    explicit NumberedName(std::string text) : name(std::move(text))
    {
        for (std::size_t at = 0; at < name.size();) {
            if (!isDigit(name[at])) {
                texts.back() += name[at++];
                continue;
            }
            const std::size_t begin = at;
            int64_t number = 0;
            std::size_t counted = 0;
            for (; at < name.size() && isDigit(name[at]); ++at) {
                counted += counted > 0 || name[at] != '0' ? 1 : 0;
                if (counted <= kMostDigits) {
                    number = 10 * number + (name[at] - '0');
                }
            }
            if (counted > kMostDigits) {
                texts.back() += name.substr(begin, at - begin);
            } else {
                numbers.push_back(number);
                digits.push_back(name.substr(begin, at - begin));
                texts.emplace_back();
            }
        }
    }

    [[nodiscard]] friend bool operator<(const NumberedName& a, const NumberedName& b)
    {
        for (std::size_t i = 0; i < std::min(a.texts.size(), b.texts.size()); ++i) {
            if (a.texts[i] != b.texts[i]) {
                return a.texts[i] < b.texts[i];
            }
            if (i < a.numbers.size() && i < b.numbers.size() && a.numbers[i] != b.numbers[i]) {
                return a.numbers[i] < b.numbers[i];
            }
        }
        return a.texts.size() != b.texts.size() ? a.texts.size() < b.texts.size() : a.name < b.name;
    }
};

/// True for a number of a fixed width that counts no steps, such as a date or a time.
bool isTime(const std::vector<NumberedName>& names, std::size_t column)
{
    constexpr std::size_t least = 6;
    const std::size_t width = names.front().digits[column].size();
    return width >= least
        && std::ranges::all_of(names, [&](const NumberedName& name) { return name.digits[column].size() == width; });
}

/// The number that is another one in each name, if there is one: a time, with which names begin, or else the last.
std::optional<std::size_t> tellingNumber(const std::vector<NumberedName>& names)
{
    std::optional<std::size_t> telling;
    for (std::size_t column = names.front().numbers.size(); column-- > 0;) {
        std::set<int64_t> seen;
        if (std::ranges::all_of(names, [&](const NumberedName& name) { return seen.insert(name.numbers[column]).second; })) {
            telling = !telling || isTime(names, column) ? column : telling;
        }
    }
    return telling;
}

/// Returns the letters at the end of `text`, in lower case, without the separator to the number.
std::string lastWord(std::string_view text)
{
    while (!text.empty() && (text.back() == '-' || text.back() == '_' || text.back() == '=' || text.back() == ' ')) {
        text.remove_suffix(1);
    }
    std::string word;
    for (std::size_t at = text.size(); at-- > 0;) {
        const char lower = static_cast<char>(text[at] >= 'A' && text[at] <= 'Z' ? text[at] - 'A' + 'a' : text[at]);
        if (lower < 'a' || lower > 'z') {
            break;
        }
        word.insert(word.begin(), lower);
    }
    return word;
}

/// The name of one of the files with * for each number in which they differ.
std::string patternOf(const std::vector<NumberedName>& names)
{
    const NumberedName& first = names.front();
    std::string pattern = first.texts.front();
    for (std::size_t i = 0; i < first.digits.size(); ++i) {
        const bool isCommon = std::ranges::all_of(names,
                                                  [&](const NumberedName& name) { return name.digits[i] == first.digits[i]; });
        pattern += (isCommon ? first.digits[i] : "*") + first.texts[i + 1];
    }
    return pattern;
}

std::string dimOf(std::string_view before)
{
    static constexpr std::array<std::string_view, 8> kCounted{"env",  "episode", "epoch", "iteration",
                                                              "rank", "run",     "seed",  "worker"};
    std::string word = lastWord(before);
    return std::ranges::find(kCounted, word) != kCounted.end() ? word : "step";
}

}  // namespace

std::vector<NumberedFiles> groupedByNumber(const std::vector<std::string>& names)
{
    std::vector<NumberedName> sorted(names.begin(), names.end());
    std::ranges::sort(sorted, [](const NumberedName& a, const NumberedName& b) { return a < b; });
    std::map<std::vector<std::string>, std::vector<NumberedName>> alike;
    for (const NumberedName& name : sorted) {
        alike[name.texts].push_back(name);
    }
    std::vector<NumberedFiles> groups;
    std::set<std::vector<std::string>> done;
    for (const NumberedName& name : sorted) {
        const std::vector<NumberedName>& group = alike.at(name.texts);
        const auto column = group.size() > 1 ? tellingNumber(group) : std::nullopt;
        if (!column) {
            groups.push_back({name.name, {}, {{0, name.name}}});
        } else if (done.insert(name.texts).second) {
            NumberedFiles files{patternOf(group), dimOf(name.texts[*column]), {}};
            for (const NumberedName& member : group) {
                files.files.emplace_back(member.numbers[*column], member.name);
            }
            std::ranges::sort(files.files);
            groups.push_back(std::move(files));
        }
    }
    return groups;
}

}  // namespace tensordesk
