// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// Tells a program whether one before it was killed or crashed: a small file in the user's runtime folder lies there as
/// long as a program with a window runs.
class RunMark {
public:
    RunMark();
    ~RunMark();
    RunMark(const RunMark&) = delete;
    RunMark& operator=(const RunMark&) = delete;

    /// Whether the mark of a program was there that no longer runs. It is told once.
    [[nodiscard]] bool lastWasKilled() const noexcept { return m_lastWasKilled; }

private:
    QString m_file;
    bool m_lastWasKilled = false;
};

}  // namespace tensordesk
