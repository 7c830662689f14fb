// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/axes/zoomhistory.h"

namespace tensordesk {

namespace {

constexpr std::size_t kMostZooms = 200;

}  // namespace

void ZoomHistory::remember()
{
    const std::pair now(m_plot.xAxis->range(), m_plot.yAxis->range());
    if (m_before.empty() || m_before.back() != now) {
        m_before.push_back(now);
    }
    if (m_before.size() > kMostZooms) {
        m_before.erase(m_before.begin() + 1);  // the first one is that of everything
    }
}

bool ZoomHistory::goBack()
{
    const std::pair now(m_plot.xAxis->range(), m_plot.yAxis->range());
    while (!m_before.empty() && m_before.back() == now) {
        m_before.pop_back();  // a change without effect
    }
    if (m_before.size() <= 1) {
        m_before.clear();
        return false;
    }
    m_plot.xAxis->setRange(m_before.back().first);
    m_plot.yAxis->setRange(m_before.back().second);
    m_before.pop_back();
    return true;
}

}  // namespace tensordesk
