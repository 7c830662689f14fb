// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Files whose names differ in one number, such as the checkpoints of one run: "step-100.pt", "step-200.pt".
struct NumberedFiles {
    std::string pattern;  ///< the name with * instead of the number; the name itself if it is the only one
    std::string dim;      ///< name of the dim that the number counts: "step", "epoch"
    std::vector<std::pair<int64_t, std::string>> files;  ///< number and name, in numerical order

    [[nodiscard]] bool isSeries() const noexcept { return files.size() > 1; }
};

/// Groups names that differ only in numbers, if one of the numbers distinguishes them all. If several numbers do, uses the first
/// that looks like a time step, otherwise the last. Other names form groups of their own. In natural order, so that "run 2"
/// precedes "run 10".
[[nodiscard]] std::vector<NumberedFiles> groupedByNumber(const std::vector<std::string>& names);

}  // namespace tensordesk
