// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tensordesk {

/// The tasks of a new LeRobot data set, numbered in the order in which they appear.
class NewTasks {
public:
    [[nodiscard]] int64_t numberOf(const std::string& task);
    [[nodiscard]] int64_t count() const noexcept { return std::ssize(m_tasks); }
    /// Writes `meta/tasks.parquet`, as pandas writes a table whose index is the text. Throws the errors of PlainTable.
    void write(const std::string& path, Progress& progress) const;

private:
    std::vector<std::string> m_tasks;
    std::map<std::string, int64_t> m_numbers;
};

}  // namespace tensordesk
