// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/progressbar.h"

#include "app/commandline/text/terminaltext.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tensordesk {

namespace {

constexpr auto kInterval = std::chrono::milliseconds(100);
constexpr int kCells = 20;

std::string bar(double share)
{
    const int full = std::clamp(static_cast<int>(std::lround(share * kCells)), 0, kCells);
    return "[" + std::string(static_cast<std::size_t>(full), '#') + std::string(static_cast<std::size_t>(kCells - full), '.') + "]";
}

std::string rateText(double rate, const std::string& unit)
{
    if (unit.empty()) {
        return byteText(static_cast<int64_t>(rate)) + "/s";
    }
    char text[32];
    std::snprintf(text, sizeof text, "%.3g ", rate);
    return text + unit + "/s";
}

std::string durationText(double seconds)
{
    char text[32];
    const auto whole = std::llround(std::clamp(seconds, 0.0, 1e9));
    if (whole < 60) {
        std::snprintf(text, sizeof text, "%lld s", whole);
    } else {
        std::snprintf(text, sizeof text, "%lld:%02lld min", whole / 60, whole % 60);
    }
    return text;
}

}  // namespace

ProgressBar::ProgressBar(std::string label, bool visible, std::string unit)
    : m_label(elided(printableRow(label), 30)), m_unit(std::move(unit)), m_visible(visible)
{
}

ProgressBar::~ProgressBar()
{
    if (m_drawn) {
        std::fputs("\r\x1b[K", stderr);
    }
}

void ProgressBar::report(int64_t done, int64_t total)
{
    const auto now = Clock::now();
    if (!m_visible || total <= 0 || now - m_last < kInterval) {
        return;
    }
    m_last = now;
    m_drawn = true;
    const double elapsed = std::chrono::duration<double>(now - m_start).count();
    const double share = static_cast<double>(done) / static_cast<double>(total);
    char percent[16];
    std::snprintf(percent, sizeof percent, "%3.0f %%", share * 100);
    std::string line = m_label + " " + bar(share) + " " + percent + "  " + rateText(static_cast<double>(done) / elapsed, m_unit);
    if (done > 0) {
        line += "  " + durationText(elapsed * (1 - share) / share) + " left";
    }
    std::fprintf(stderr, "\r%s\x1b[K", line.c_str());
    std::fflush(stderr);
}

}  // namespace tensordesk
