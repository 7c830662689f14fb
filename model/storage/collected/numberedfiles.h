// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Files whose names differ in one number, such as the saves of one run: "step-100.pt", "step-200.pt".
struct NumberedFiles {
    std::string pattern;                                 ///< the name with * for the number; the name itself if it is the only one
    std::string dim;                                     ///< what the number counts, as a name of a dim: "step", "epoch"
    std::vector<std::pair<int64_t, std::string>> files;  ///< number and name, in the order of the numbers

    [[nodiscard]] bool isSeries() const noexcept { return files.size() > 1; }
};

/// Groups names: those that differ in numbers only belong together, if one of the numbers tells all of them apart:
/// of several the first that looks like a time, or else the last. All others stay by themselves. In natural order, so that "run 2" stands before "run 10".
[[nodiscard]] std::vector<NumberedFiles> groupedByNumber(const std::vector<std::string>& names);

}  // namespace tensordesk
