// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace tensordesk {

/// The relative error that two computations of one value may have, by the dtype last named in a text: processors, compilers and
/// numbers of threads add and multiply in another order. Values without a dtype come from float32.
inline double toleranceOf(std::string_view dtype, double before)
{
    static constexpr std::array<std::pair<std::string_view, double>, 6> kTolerances = {{{"torch.float64", 1e-12},
                                                                                        {"torch.complex128", 1e-12},
                                                                                        {"torch.float32", 4e-6},
                                                                                        {"torch.complex64", 4e-6},
                                                                                        {"torch.float16", 4e-3},
                                                                                        {"torch.bfloat16", 3e-2}}};
    for (const auto& [name, tolerance] : kTolerances)
        if (dtype == name)
            return tolerance;
    return before;
}

/// True if two texts are alike but for floats, which may differ by the rounding of their dtype. Words, integers, signs of
/// infinity and everything between must be the same.
inline bool agreeButForRounding(std::string_view one, std::string_view other)
{
    const auto tokenOf = [](std::string_view& text) {
        const auto isWord = [](char letter) {
            return std::isalnum(static_cast<unsigned char>(letter)) || letter == '.' || letter == '_';
        };
        std::size_t size = 1;
        if (isWord(text[0]))
            while (size < text.size()
                   && (isWord(text[size])
                       || ((text[size] == '-' || text[size] == '+') && text[size - 1] == 'e'
                           && std::isdigit(static_cast<unsigned char>(text[0])))))
                ++size;
        const std::string_view token = text.substr(0, size);
        text.remove_prefix(size);
        return token;
    };
    const auto isFloat = [](std::string_view token) {
        return std::isdigit(static_cast<unsigned char>(token[0])) && token.find_first_of(".e") != std::string_view::npos;
    };
    double tolerance = toleranceOf("torch.float32", 0), signOne = 1, signOther = 1;
    while (!one.empty() && !other.empty()) {
        std::string_view a = tokenOf(one), b = tokenOf(other);
        // A value that is rounded to zero may have either sign.
        signOne = signOther = 1;
        if (a == "-" && !one.empty() && b != "-")
            signOne = -1, a = tokenOf(one);
        else if (b == "-" && !other.empty() && a != "-")
            signOther = -1, b = tokenOf(other);
        if (isFloat(a) && isFloat(b)) {
            const double x = signOne * std::stod(std::string(a)), y = signOther * std::stod(std::string(b));
            if (std::abs(x - y) > tolerance * std::max(std::abs(x), std::abs(y)) + tolerance / 10)
                return false;
        } else if (a != b || signOne != signOther) {
            return false;
        } else {
            tolerance = toleranceOf(a, tolerance);
        }
    }
    return one.empty() && other.empty();
}

}  // namespace tensordesk
