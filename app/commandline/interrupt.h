// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <array>

namespace tensordesk {

/// While it lives, Ctrl+C, a termination request or a hang-up do not end the program but request the work to stop, so that it can
/// clean up; a second one ends it. Objects may be nested: a request stays until the outermost one ends.
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

/// While it lives, writing to a closed pipe fails instead of ending the program, for verbs that change files and must finish.
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
