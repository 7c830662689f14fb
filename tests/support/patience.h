// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QTest>

#include <algorithm>

namespace tensordesk {

/// The longest time that a test waits for a signal or a state, in milliseconds: far longer than anything takes that ends, also
/// on a machine that is busy with other work. Only a test that fails waits that long.
inline constexpr int kPatienceMs = 60'000;

}  // namespace tensordesk

// QTRY_VERIFY, QTRY_COMPARE and their variants wait that long for a state, where Qt waits five seconds. They check every five
// milliseconds, where Qt checks every 50.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeoutValue)                                                                                              \
    for (const QDeadlineTimer deadline(std::max(tensordesk::kPatienceMs, int(timeoutValue))); !(expr) && !deadline.hasExpired();)  \
        QTest::qWait(5);
