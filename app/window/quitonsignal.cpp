// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quitonsignal.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <unistd.h>

namespace tensordesk {

namespace {

constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};

int writeEnd = -1;  // a handler may touch little else

void handle(int signal)
{
    std::signal(signal, SIG_DFL);
    const char byte = 0;
    static_cast<void>(::write(writeEnd, &byte, 1));
}

}  // namespace

QuitOnSignal::QuitOnSignal(QObject* parent) : QObject(parent)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        return;  // the program ends at once then, as it would without us
    }
    m_read = ends[0];
    writeEnd = ends[1];
    connect(new QSocketNotifier(m_read, QSocketNotifier::Read, this), &QSocketNotifier::activated, this,
            [] { QCoreApplication::exit(0); });
    for (const int signal : kSignals) {
        std::signal(signal, handle);
    }
}

QuitOnSignal::~QuitOnSignal()
{
    if (m_read < 0) {
        return;
    }
    for (const int signal : kSignals) {
        std::signal(signal, SIG_DFL);
    }
    ::close(m_read);
    ::close(writeEnd);
}

}  // namespace tensordesk
