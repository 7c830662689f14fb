// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// Detects if an earlier program was killed or crashed: a small file in the user's runtime folder exists as long as a program with
/// a window runs.
class RunMark {
public:
    RunMark();
    ~RunMark();
    RunMark(const RunMark&) = delete;
    RunMark& operator=(const RunMark&) = delete;

    /// True if there was the mark of a program that no longer runs. Only the first program after it reports this.
    [[nodiscard]] bool lastWasKilled() const noexcept { return m_lastWasKilled; }

private:
    QString m_file;
    bool m_lastWasKilled = false;
};

}  // namespace tensordesk
