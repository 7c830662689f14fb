// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/statistictext.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

std::string withDigits(double value, int digits)
{
    std::array<char, 64> text;
    const auto end = std::to_chars(text.begin(), text.end(), value, std::chars_format::general, digits).ptr;
    return {text.begin(), end};
}

std::string written(double value, int digits)
{
    // A count or an id with its last figures cut off is another one.
    constexpr double kLongestWhole = 1e10;
    constexpr int kWholeDigits = 10;
    if (std::isnan(value)) {
        return "nan";
    }
    const bool isWhole = std::abs(value) < kLongestWhole && value == std::trunc(value);
    return isWhole ? withDigits(value + 0.0, kWholeDigits) : withDigits(value, digits);
}

bool areToldApart(std::span<const double> values, const std::vector<std::string>& texts)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (texts[i] == texts[j] && values[i] != values[j] && !std::isnan(values[i])) {
                return false;
            }
        }
    }
    return true;
}

constexpr int kFewDigits = 6;

}  // namespace

std::string statisticText(double value)
{
    return written(value, kFewDigits);
}

std::vector<std::string> statisticTexts(std::span<const double> values)
{
    std::vector<std::string> texts;
    for (int digits = kFewDigits; digits <= std::numeric_limits<double>::max_digits10; ++digits) {
        texts.clear();
        for (const double value : values) {
            texts.push_back(written(value, digits));
        }
        if (areToldApart(values, texts)) {
            break;
        }
    }
    return texts;
}

SummaryText SummaryText::of(const Summary& summary)
{
    const std::array values{summary.min, summary.max, summary.mean};
    const std::vector<std::string> texts = statisticTexts(values);
    SummaryText text{texts[0], texts[1], texts[2], statisticText(summary.std)};
    if (summary.whole) {
        text.min = toString(summary.whole->least);
        text.max = toString(summary.whole->greatest);
    }
    return text;
}

}  // namespace tensordesk
