// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/interrupt.h"
#include "model/tensordict/base/progress.h"

#include <chrono>
#include <string>

namespace tensordesk {

/// Shows progress in a line on the terminal that disappears at the end; Ctrl+C requests the work to stop.
class ProgressBar final : public Progress {
public:
    /// `visible`: false shows nothing. `label`: the work, "Writing out.h5". `unit`: "frames"; bytes if empty.
    ProgressBar(std::string label, bool visible, std::string unit = {});
    ~ProgressBar() override;

    [[nodiscard]] bool isCancelled() const override { return Interrupt::isRequested(); }
    void report(int64_t done, int64_t total) override;

private:
    using Clock = std::chrono::steady_clock;

    Interrupt m_interrupt;
    std::string m_label;
    std::string m_unit;
    bool m_visible;
    bool m_drawn = false;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_last = m_start;
};

}  // namespace tensordesk
