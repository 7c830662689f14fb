// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <array>

namespace tensordesk {

/// While one lives, Ctrl+C, a termination request or a hang-up do not end the program but ask the work
/// to stop, so that it can clear up behind itself; a second one ends it. One at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] static bool isRequested() noexcept;

private:
    static constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
    std::array<struct sigaction, kSignals.size()> m_before{};
};

/// While one lives, writing to a pipe that nobody reads fails instead of ending the program: for
/// verbs that change files and must finish what they began.
class IgnoredPipe {
public:
    IgnoredPipe();
    ~IgnoredPipe();
    IgnoredPipe(const IgnoredPipe&) = delete;
    IgnoredPipe& operator=(const IgnoredPipe&) = delete;

private:
    struct sigaction m_before{};
};

}  // namespace tensordesk
