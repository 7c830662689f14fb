// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/interrupt.h"

namespace tensordesk {

namespace {

volatile std::sig_atomic_t requested = 0;
int alive = 0;  ///< the number of objects that live

void request(int)
{
    requested = 1;
}

}  // namespace

Interrupt::Interrupt()
{
    if (alive++ == 0) {
        requested = 0;
    }
    struct sigaction action{};
    action.sa_handler = request;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigemptyset(&action.sa_mask);
    for (std::size_t at = 0; at < kSignals.size(); ++at) {
        sigaction(kSignals[at], nullptr, &m_before[at]);
        if (m_before[at].sa_handler != SIG_IGN) {  // keeps the setting of `nohup`
            sigaction(kSignals[at], &action, nullptr);
        }
    }
}

Interrupt::~Interrupt()
{
    --alive;
    for (std::size_t at = 0; at < kSignals.size(); ++at) {
        sigaction(kSignals[at], &m_before[at], nullptr);
    }
}

bool Interrupt::isRequested() noexcept
{
    return requested != 0;
}

IgnoredPipe::IgnoredPipe()
{
    struct sigaction action{};
    action.sa_handler = SIG_IGN;
    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, &m_before);
}

IgnoredPipe::~IgnoredPipe()
{
    sigaction(SIGPIPE, &m_before, nullptr);
}

}  // namespace tensordesk
