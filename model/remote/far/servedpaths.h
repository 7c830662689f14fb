// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// The files and folders that a near end may open: those for which the program was started, and all below them.
class ServedPaths {
public:
    /// `roots`: relative to the current folder. Throws FileNotFoundError for one that does not exist.
    explicit ServedPaths(const std::vector<std::string>& roots);

    /// Returns the absolute path for one that the near end names: relative to the home folder, which `~` also is, unless it begins with a
    /// slash. Throws PermissionError if it, or a file that it matches as a pattern, is not below a root with links followed.
    [[nodiscard]] std::string resolved(const std::string& named) const;

private:
    void checkServed(const std::string& path) const;

    std::vector<std::string> m_roots;  ///< absolute, without links
};

}  // namespace tensordesk
