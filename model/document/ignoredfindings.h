// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

/// The findings of health checks that users accept for their data: checks and the keys at which their findings are ignored. Stored
/// in a small file beside the data, `rollout.h5.health.json`: `{"value-range": [["next", "reward"]]}`. A value type.
class IgnoredFindings {
public:
    /// Returns the path of the file for data at `path`.
    [[nodiscard]] static std::string fileFor(const std::string& path);
    /// Reads the file for data at `path`, of at most 1 MiB; none if there is no file. Throws ValueError for other JSON, KeyError for
    /// an unknown check, and the errors of reading; they name the file.
    [[nodiscard]] static IgnoredFindings of(const std::string& path);
    /// Writes the file for data at `path`, or removes it if there are none. Throws the errors of writing.
    void save(const std::string& path) const;

    /// Sets if the findings of a check at a key are ignored.
    void set(std::string_view check, const KeyPath& key, bool ignored);
    /// Moves symptoms to CheckResult::ignored, and others back from there.
    void applyTo(std::vector<CheckResult>& results) const;

private:
    using Row = std::pair<std::string, std::vector<std::string>>;  ///< a check, and the elements of a key

    [[nodiscard]] static Row rowOf(std::string_view check, const KeyPath& key);

    std::vector<Row> m_rows;
};

}  // namespace tensordesk
